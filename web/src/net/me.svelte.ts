// Whom the server takes this browser for. Nobody needs a name to look; whoever sits down is given one.

import { settings } from "../lib/settings.svelte";
import { keep, kept } from "./kept";
import { Refused, rest } from "./rest";
import { wire } from "./wire.svelte";
import { words } from "./words";

class Me {
  name: string = $state(kept("name") ?? "");
  /** Whether the server knows this browser. */
  known: boolean = $state(kept("entered") === "yes");

  /** The name to sit down with. */
  get title(): string {
    return this.name.trim() || words(settings.lang)("guest");
  }

  /** Makes sure that the server knows us, by the name we have now. */
  async enter(): Promise<string> {
    const title = this.title;
    const before = kept("entered_as");
    if (this.known && before === title) return title;
    const found = await rest.enter(title);
    const fresh = !this.known;
    this.known = true;
    keep("entered", "yes");
    keep("entered_as", found.name);
    keep("name", this.name.trim());
    if (fresh) wire.renew();
    return found.name;
  }

  /** The cookie is gone: start anew. */
  forget(): void {
    this.known = false;
    keep("entered", "");
    keep("entered_as", "");
  }
}

export const me = new Me();

/** Does something that only a known guest may do, with the name to do it by. */
export async function asMe<T>(act: (name: string) => Promise<T>): Promise<T> {
  try {
    return await act(await me.enter());
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "enter_first") throw error;
    me.forget();
    return await act(await me.enter());
  }
}
