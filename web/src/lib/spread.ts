// Keeps marks on a line from lying over each other.

interface Heap {
  sum: number;
  members: number[];
}

/**
 * The places moved apart so that neighbours are at least `gap` from each other, each as near its own as may be,
 * and none beyond `low` or `high`.
 */
export function spread(places: number[], gap: number, low = -Infinity, high = Infinity): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  let heaps: Heap[] = [];
  const left = ({ sum, members }: Heap) => {
    const wide = (members.length - 1) * gap;
    return Math.max(low, Math.min(high - wide, sum / members.length - wide / 2));
  };
  for (const index of order) {
    heaps.push({ sum: places[index] ?? 0, members: [index] });
    for (;;) {
      const [before, last] = heaps.slice(-2);
      if (!before || !last || left(before) + before.members.length * gap <= left(last)) break;
      heaps = [
        ...heaps.slice(0, -2),
        { sum: before.sum + last.sum, members: [...before.members, ...last.members] },
      ];
    }
  }
  const moved = [...places];
  for (const heap of heaps) heap.members.forEach((index, place) => (moved[index] = left(heap) + place * gap));
  return moved;
}
