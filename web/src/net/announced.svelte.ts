// What the hosts have to say to everybody: asked once when the page opens, and heard over the socket.

import type { Announced } from "../gen/protocol";

class News {
  text: string = $state("");
  readOnly: boolean = $state(false);
  /** What was read and dismissed. */
  private seen: string = $state("");
  readonly shown: boolean = $derived(this.readOnly || (this.text !== "" && this.text !== this.seen));

  hear({ text, read_only }: Pick<Announced, "text" | "read_only">): void {
    this.text = text;
    this.readOnly = read_only;
  }

  dismiss(): void {
    this.seen = this.text;
    this.readOnly = false;
  }
}

export const announced = new News();
