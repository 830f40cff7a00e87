// The card one has in mind, which way up each card of the hand is held, and what a tap leads to. No rule is known here,
// only offers looked through. The board and the test that counts taps use the same functions.

import { find } from "../../lib/moves";

export type Face = 0 | 1;

export interface Held {
  card: string | null;
  /** The sides that are up, where it is not the front. */
  faces: Record<string, Face>;
}

export const NOTHING: Held = { card: null, faces: {} };

export const faceOf = ({ faces }: Held, id: string): Face => faces[id] ?? 0;

/** What one would say with a card held so; only the spot is left open. */
export const wish = (id: string, face: Face): string => `place ${id} ${face === 0 ? "front" : "back"}`;

const mayLay = (id: string, face: Face, offers: string[]): boolean =>
  find(offers, ...wish(id, face).split(" ")).length > 0;

/** The other way up. */
export function turned(held: Held, id: string): Held {
  const { [id]: face = 0, ...others } = held.faces;
  return { ...held, faces: face === 0 ? { ...others, [id]: 1 } : others };
}

/** Takes a card up; if only its other side may be laid, it is turned over on the way. */
export function takenUp(held: Held, id: string, offers: string[]): Held {
  const face = faceOf(held, id);
  const other = face === 0 ? 1 : 0;
  const turns = held.card !== id && !mayLay(id, face, offers) && mayLay(id, other, offers);
  return { ...(turns ? turned(held, id) : held), card: id };
}

/** The moves that lay the card in mind as it is held: one a spot. */
export const layings = (held: Held, offers: string[]): string[] =>
  held.card ? find(offers, ...wish(held.card, faceOf(held, held.card)).split(" ")) : [];

/** Without a card that is no longer in the hand. */
export function without({ card, faces }: Held, id: string): Held {
  const left = Object.entries(faces).filter(([one]) => one !== id);
  return { card: card === id ? null : card, faces: Object.fromEntries(left) };
}
