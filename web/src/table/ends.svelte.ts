// The parts of the page that come when a match is over.

import { untrack } from "svelte";

export type Ends = Awaited<ReturnType<typeof fetchEnds>>;

/** They are fetched before, so that they come with the scores and move nothing; call it while a component is made. */
export function endsFor(result: () => unknown): { readonly now: Ends | null } {
  let ends = $state.raw<Ends | null>(null);
  $effect(() => {
    void result(); // without a network before, it is tried again at the end
    if (!untrack(() => ends))
      fetchEnds().then(
        (found) => (ends = found),
        () => undefined,
      );
  });
  return {
    get now() {
      return ends;
    },
  };
}

async function fetchEnds() {
  const [again, decided, onward, change] = await Promise.all([
    import("./Again.svelte"),
    import("./Decided.svelte"),
    import("./Onward.svelte"),
    import("./RatingChange.svelte"),
  ]);
  return {
    Again: again.default,
    Decided: decided.default,
    Onward: onward.default,
    RatingChange: change.default,
  };
}
