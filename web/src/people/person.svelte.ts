// What the server stores about the person at this browser, and what the page shows of it.

import type { BlockedPerson, BrowserInfo, MyMail, PasskeyInfo, Wishes } from "../gen/protocol";
import { settings } from "../lib/settings.svelte";
import { me } from "../net/me.svelte";
import { Refused } from "../net/rest";
import { wire } from "../net/wire.svelte";
import { calls } from "./calls";
import { canHavePasskeys, make, thisDevice, use } from "./passkey";
import { turnOff, turnOnAgain } from "./push";
import { words, wordTrouble } from "./words";

const SHOWN_FOR = 8000; // milliseconds: what went well needs no answer

export class Person {
  passkeys: PasskeyInfo[] = $state([]);
  browsers: BrowserInfo[] = $state([]);
  blocks: BlockedPerson[] = $state([]);
  mail: MyMail = $state({ mail: "", confirmed: false, possible: false });
  wishes: Wishes | null = $state(null);
  busy: boolean = $state(false);
  problem: string = $state("");
  /** What went well, for those who see it and those who hear it. */
  done: string = $state("");

  /** Whether anything leads back to this name. */
  readonly kept: boolean = $derived(this.passkeys.length > 0 || this.mail.confirmed);

  async load(): Promise<void> {
    if (!me.known) return;
    try {
      const [passkeys, browsers, blocks, mail, wishes] = await Promise.all([
        calls.passkeys(),
        calls.browsers(),
        calls.blocks(),
        calls.mail(),
        calls.wishes(),
      ]);
      this.passkeys = passkeys.passkeys;
      this.browsers = browsers.browsers;
      this.blocks = blocks.blocks;
      this.mail = mail;
      me.remember(this.kept);
      this.wishes = wishes.zone ? wishes : { ...wishes, zone: ownZone(), language: settings.lang };
    } catch (error) {
      if (error instanceof Refused && error.code === "enter_first") me.forget();
      else this.problem = wordTrouble(error);
    }
  }

  /** Does something and says how it went; whether it went well. */
  async try(act: () => Promise<string | null>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = "";
    try {
      return await this.provenIfAsked(act);
    } catch (error) {
      if (error instanceof Refused && error.code === "enter_first") me.forget();
      this.problem = wordTrouble(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Changes something, reads everything anew, and says so. */
  change(act: () => Promise<unknown>, said: string): void {
    void this.try(async () => {
      await act();
      await this.load();
      return said;
    });
  }

  /** A cookie might be stolen: where the server wants to see more, a passkey does at once, a mail later. */
  private async provenIfAsked(act: () => Promise<string | null>): Promise<boolean> {
    try {
      return this.say(await act());
    } catch (error) {
      if (!(error instanceof Refused) || !["prove_first", "show_passkey"].includes(error.code)) throw error;
      if (await this.showPasskey()) return this.say(await act());
      if (!this.mail.confirmed || error.code === "show_passkey") throw error;
      await calls.askToProve();
      this.say(words(settings.lang)("prove_sent", { mail: this.mail.mail }));
      return false;
    }
  }

  private say(done: string | null): true {
    this.done = done ?? "";
    setTimeout(() => this.done === done && (this.done = ""), SHOWN_FOR);
    return true;
  }

  private async showPasskey(): Promise<boolean> {
    if (this.passkeys.length === 0 || !canHavePasskeys()) return false;
    const ceremony = await calls.askToSignIn();
    const credential = await use(ceremony);
    if (!credential) return false;
    await calls.prove(ceremony.ceremony, credential);
    await this.takeNewCookie();
    return true;
  }

  /** A mailed link was followed here. */
  async prove(secret: string): Promise<void> {
    await calls.followProof(secret);
    await this.takeNewCookie();
  }

  /** The one before is worth nothing: the socket that was opened with it ends. */
  private async takeNewCookie(): Promise<void> {
    wire.renew();
    await turnOnAgain();
  }

  makePasskey(): Promise<boolean> {
    return this.try(async () => {
      const ceremony = await calls.offer();
      const credential = await make(ceremony);
      if (!credential) return null;
      await calls.keep(ceremony.ceremony, thisDevice().slice(0, 40), credential);
      await this.load();
      return words(settings.lang)("made");
    });
  }

  signIn(bring: boolean): Promise<boolean> {
    return this.try(async () => {
      const ceremony = await calls.askToSignIn();
      const credential = await use(ceremony);
      if (!credential) return null;
      return await this.become((await calls.signIn(ceremony.ceremony, credential, bring)).name);
    });
  }

  /** What a page does after somebody signed in on it. */
  becameSomebody: () => void = () => undefined;

  async become(name: string): Promise<string> {
    me.become(name);
    void import("../learn/sharing").then(({ shareProgress }) => shareProgress()); // lessons done here as well
    await this.load();
    await turnOnAgain();
    this.becameSomebody();
    return words(settings.lang)("signed_in", { name });
  }

  /** Signed out; `tell` informs the server. */
  leave(tell: () => Promise<unknown>, said: string | null = null): Promise<boolean> {
    return this.try(async () => {
      await tell();
      await turnOff();
      me.leave();
      this.passkeys = [];
      this.browsers = [];
      this.wishes = null;
      this.mail = { ...this.mail, mail: "", confirmed: false };
      return said;
    });
  }
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
