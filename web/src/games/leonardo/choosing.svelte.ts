// What is in mind but not yet said: a place, an invention, an apprentice to be moved.

import { find, wordsAt } from "../../lib/moves";
import type { Texts } from "../../lib/words";
import type { City, Group } from "./table";

/** What a part of the board with places is given to be tapped. */
export interface Tapping {
  city: City;
  texts: Texts;
  offered: (place: string) => boolean;
  chosen: string | null;
  /** What a tap does, or why it does nothing, in words. */
  told: (place: string) => string;
  /** Workers on their way, drawn as if they were there. */
  coming: { place: string; group: Group } | null;
  tap: (place: string) => void;
}

export class Choosing {
  place: string | null = $state(null); // of the city, or a laboratory
  invention: string | null = $state(null);
  whose: string | null = $state(null); // apprentice to be moved, with the place as his origin

  takePlace(place: string): void {
    [this.place, this.invention, this.whose] = [this.place === place ? null : place, null, null];
  }

  takeInvention(invention: string): void {
    [this.place, this.invention, this.whose] = [null, this.invention === invention ? null : invention, null];
  }

  takeWorker(whose: string, origin: string): void {
    [this.place, this.invention, this.whose] = [origin, null, whose];
  }

  nothing(): void {
    [this.place, this.invention, this.whose] = [null, null, null];
  }

  /** Whether what is in mind can still become one of these. */
  fits(offers: string[]): boolean {
    if (this.invention) return find(offers, "start", "*", this.invention).length > 0;
    if (!this.place) return true;
    return offersAt(offers, this.place).length > 0 || find(offers, "shift", "*", this.place).length > 0;
  }
}

/** What is offered in a place or a laboratory: to send there, to start, stop or reveal. */
export function offersAt(offers: string[], place: string): string[] {
  return [
    ...find(offers, "send", "*", place),
    ...["master", "start", "stop", "reveal"].flatMap((verb) => find(offers, verb, place)),
  ];
}

/** How many apprentices may be sent to a place. */
export function countsTo(offers: string[], place: string): number[] {
  return wordsAt(find(offers, "send", "*", place), 1)
    .map(Number)
    .sort((a, b) => a - b);
}
