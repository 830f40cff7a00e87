// Where the cards of a hand lie: each stays in its place while others are laid, and a new one takes a free place.

/** The cards of a hand by their places, after these; empty where none lies. */
export function placesOf(before: string[], held: string[]): string[] {
  const places = before.map((id) => (held.includes(id) ? id : ""));
  for (const id of held.filter((one) => !before.includes(one))) {
    const free = places.indexOf("");
    if (free < 0) places.push(id);
    else places[free] = id;
  }
  return places;
}
