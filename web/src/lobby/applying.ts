// Which options of a game matter for a match: those that need others, or another number of players, are not shown.

import type { Option } from "../lib/catalogue";

type Chosen = Record<string, string>;

/** Whether an option changes anything, for so many players and with these other options. */
export function applies(option: Option, options: Option[], chosen: Chosen, seats: number): boolean {
  if (option.seats.length > 0 && !option.seats.includes(seats)) return false;
  return Object.entries(option.needs).every(([id, value]) => {
    const printed = options.find((other) => other.id === id)?.values[0];
    return (chosen[id] ?? printed) === value;
  });
}

/** The options with one of them set; those that need something else than it are as printed again. */
export function choose(options: Option[], chosen: Chosen, id: string, value: string): Chosen {
  const unfit = options.filter(({ needs }) => (needs[id] ?? value) !== value).map((option) => option.id);
  const kept = Object.entries(chosen).filter(([other]) => !unfit.includes(other));
  return { ...Object.fromEntries(kept), [id]: value };
}
