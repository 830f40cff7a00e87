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

  /** Whether a passkey or a confirmed address leads back to this name, as far as this browser was told. */
  leadsBack: boolean = $state(kept("leads_back") === "yes");

  /** The name to sit down with. */
  get title(): string {
    return this.name.trim() || words(settings.lang)("guest");
  }

  /** Makes sure that the server knows us, by the name we have now. */
  async enter(): Promise<string> {
    const title = this.title;
    const before = kept("entered_as");
    if (this.known && before === title) return title;
    if (!this.known && kept("leads_back")) {
      this.remember(false); // who tries once more goes on as a guest
      throw new Refused("enter_first", "");
    }
    const found = await rest.enter(title);
    const fresh = !this.known;
    this.known = true;
    keep("entered", "yes");
    keep("entered_as", found.name);
    keep("name", this.name.trim());
    if (fresh) wire.renew();
    return found.name;
  }

  /** This browser is somebody from now on: a passkey or a mailed link said so. */
  become(name: string): void {
    this.name = name;
    this.known = true;
    keep("entered", "yes");
    keep("entered_as", name);
    keep("name", name);
    wire.renew();
  }

  /** Whether a passkey or an address leads back to this name: then nobody new is made in its place, unasked. */
  remember(leadsBack: boolean): void {
    this.leadsBack = leadsBack;
    keep("leads_back", leadsBack ? "yes" : "");
  }

  /** This browser is nobody from now on. */
  leave(): void {
    this.name = "";
    keep("name", "");
    this.remember(false);
    this.forget();
    wire.renew();
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
  const name = await me.enter();
  try {
    return await act(name);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "enter_first") throw error;
    me.forget();
    return await act(await me.enter());
  }
}
