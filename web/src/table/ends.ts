// The parts of the page that come when a match is over.

export async function fetchEnds() {
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
