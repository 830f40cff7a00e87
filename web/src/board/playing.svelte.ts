// What every board keeps while one plays on it: why something was refused, and whether one plays by keys.

import { tick } from "svelte";
import type { Refusal } from "../lib/moment";

export class Playing {
  /** Why what was touched last is not offered. */
  told: Refusal[] = $state.raw([]);
  root: HTMLElement | undefined = $state();
  byKeys = false;

  tell = (why: Refusal[]): void => {
    this.told = why;
  };

  focus(selector: string): void {
    this.root?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Leads whoever plays by keys to what comes next. */
  goOn(next = "[data-offered]"): void {
    if (this.byKeys) void tick().then(() => this.focus(next));
  }
}
