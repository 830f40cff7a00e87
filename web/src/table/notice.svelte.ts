// The title and the sounds of a match, for people who look elsewhere.

import { untrack } from "svelte";
import { titled } from "../lib/route.svelte";
import type { Texts } from "../lib/words";
import type { OpenShowing } from "./showing.svelte";
import { soundOf, sounds } from "./sound.svelte";

interface Noticed {
  mine: boolean;
  name: string;
  shown: OpenShowing["shown"]["drawn"];
  texts: Texts;
}

/** Call it while a component is made. */
export function notice(now: () => Noticed): void {
  titled(() => `${now().mine ? "✦ " : ""}${now().name}`);
  $effect(() => {
    if (now().mine) untrack(() => sounds.play("turn")); // switching it on is no turn
  });
  let heard = untrack(() => now().shown.ply);
  $effect(() => {
    const { shown, texts } = now();
    const what = shown.ply <= heard ? null : shown.result ? "end" : soundOf(shown.lines, texts.catalogue);
    heard = shown.ply;
    if (what) untrack(() => sounds.play(what));
  });
}
