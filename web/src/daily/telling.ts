// A try in a sentence.

import type { DailyDeal } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { words } from "./words";

/** What I came to in a deal, whose day may be over. */
export function tellAttempt({ mine, seats }: DailyDeal, isOver: boolean, lang: Lang): string {
  const t = words(lang);
  if (!mine) return isOver ? t("untried") : "";
  switch (mine.outcome) {
    case "":
      return isOver ? t("unfinished") : "";
    case "given_up":
    case "forged":
      return t(mine.outcome);
    case "late":
    case "counted": {
      const [lead, score] = [mine.lead ?? 0, mine.score ?? 0];
      const came =
        seats === 1
          ? t("score", { count: score })
          : lead === 0
            ? t("level")
            : t(lead > 0 ? "lead" : "behind", { count: Math.abs(lead) });
      return mine.outcome === "late" ? `${came} ${t("late")}` : came;
    }
  }
}

/** What a deal is called: its game, and whether it is played alone. */
export const dealName = (seats: number, game: string, lang: Lang): string =>
  seats === 1 ? words(lang)("alone", { game }) : game;
