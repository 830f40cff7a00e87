// What a page shows of a match, by the clock of the browser: does what `showing.ts` says.

import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Seen } from "./known";
import { Showing, type Caption } from "./showing";

interface Shown {
  drawn: Seen;
  captions: Caption[];
  since: Caption[];
  missed: number | null;
}

export class OpenShowing {
  private readonly showing: Showing;
  private timer: ReturnType<typeof setTimeout> | undefined;
  shown: Shown = $state.raw({} as Shown);

  constructor(first: Seen) {
    this.showing = new Showing(first, settings.pace);
    this.refresh();
  }

  hear(seen: Seen, seats: number[]): void {
    // Nobody looks at a page that is hidden: it does not lag behind.
    this.showing.pace = document.visibilityState === "visible" ? settings.pace : "none";
    this.showing.hear(seen, seats, performance.now());
    this.refresh();
  }

  skip = (): void => {
    this.showing.skip();
    this.refresh();
  };

  understood(): void {
    this.showing.understood();
    this.refresh();
  }

  stop = (): void => clearTimeout(this.timer);

  private refresh(): void {
    const { drawn, captions, since, missed } = this.showing;
    const isNew = captions !== this.shown.captions && captions.length > 0;
    this.shown = { drawn, captions, since, missed };
    if (isNew) void tick().then(() => this.cameInSight(captions));
    this.wait();
  }

  private cameInSight(captions: Caption[]): void {
    if (captions !== this.showing.captions) return;
    this.showing.cameInSight(performance.now());
    this.wait();
  }

  private wait(): void {
    this.stop();
    const wait = this.showing.wait(performance.now());
    if (wait !== null) this.timer = setTimeout(() => this.look(), wait);
  }

  private look(): void {
    this.showing.look(performance.now());
    this.refresh();
  }
}
