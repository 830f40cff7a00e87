// The answer to “What is this?” for everything drawn on this board.

import type { Answer, BoardProps, What } from "../../lib/moment";
import { answer, inSentences } from "../../lib/answers";
import { asking, type Tell } from "./explain/asking";
import { CHOICES } from "./explain/choices";
import { CITY } from "./explain/city";
import { INVENTIONS } from "./explain/inventions";
import { SIDES } from "./explain/sides";

/** The paragraph of each phase. */
export const PHASES = { A: "6", B: "7", C: "8", D: "9" } as const;

const turn: Tell = ({ city, t }, id) => {
  const { turns, city_turns } = city.now;
  const late = Number(id) > city_turns;
  return answer(
    t("turn", { turn: Number(id), last: turns }),
    t(late ? "what-turn_late" : "what-turn"),
    late ? "10" : "5",
  );
};

const phase: Tell = ({ city, texts, t }, id) => {
  const titled = (paragraph: string) =>
    texts.rules().find((rule) => rule.paragraph === paragraph)?.title ?? "";
  const letter = (["A", "B", "C", "D"] as const).find((one) => one === id);
  if (!letter) return answer(titled(city.now.paragraph), t("what-favour"), city.now.paragraph);
  const title = titled(PHASES[letter]);
  const otherwise =
    (letter === "B" && city.ways.labs_first && t("what-phase_b_labs_first")) ||
    (letter === "C" && city.now.turn > city.now.city_turns && t("what-phase_c_late")) ||
    (letter === "D" && !city.ways.auctions && t("what-phase_d_in_order"));
  return answer(
    title,
    inSentences(otherwise || t(`what-phase-${letter}`), city.now.letter === letter && t("is_now")),
    PHASES[letter],
  );
};

const TELLS: Record<string, Tell> = { turn, phase, ...CITY, ...SIDES, ...INVENTIONS, ...CHOICES };

export function explain([kind = "", ...ids]: What, props: BoardProps): Answer | null {
  return TELLS[kind]?.(asking(props), ...ids) ?? null;
}
