// What every board keeps while one plays on it: why something was refused, and whether one plays by keys.

import { tick } from "svelte";
import type { Refusal } from "../lib/moment";

let byKeys = false; // for the whole page: boards come and go

export class Playing {
  set byKeys(now: boolean) {
    byKeys = now;
  }

  /** Why what was touched last is not offered. */
  told: Refusal[] = $state.raw([]);
  root: HTMLElement | undefined = $state();

  tell = (why: Refusal[]): void => {
    this.told = why;
  };

  focus(selector: string): void {
    this.root?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Takes the focus of whoever plays by keys up where it was lost: to what comes next, or to the board. */
  keepFocus(isAsked: boolean, next = "[data-offered]"): void {
    const at = document.activeElement;
    const isLost = at === document.body || at === this.root || at?.matches(":disabled");
    if (!byKeys || !isLost) return;
    if (isAsked) this.focus(next);
    if (document.activeElement === document.body || at?.matches(":disabled")) this.root?.focus();
  }

  /** Leads whoever plays by keys to what comes next. */
  goOn(next = "[data-offered]"): void {
    if (byKeys) void tick().then(() => this.focus(next));
  }
}
