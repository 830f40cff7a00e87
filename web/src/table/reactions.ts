// A few things that are said without writing: a remark like any other, of one word between colons.

import laugh from "sign:laugh";
import thanks from "sign:thanks";
import surprise from "sign:surprise";
import think from "sign:think";
import bravo from "sign:bravo";
import type { Remark } from "../gen/protocol";

export const REACTIONS = { bravo, thanks, laugh, surprise, think };
export type Reaction = keyof typeof REACTIONS;

export const ALL = Object.keys(REACTIONS) as Reaction[];
export const SHOWN = 6_000; // milliseconds at the seat

export const written = (reaction: Reaction) => `:${reaction}:`;

/** The reaction that a remark is, if it is nothing else. */
export const reactionOf = ({ text }: Pick<Remark, "text">): Reaction | undefined =>
  ALL.find((reaction) => written(reaction) === text);
