// What a button or a tile says: what it brings, at which price, and what is lost.

import type { Texts } from "../../lib/words";
import type { Asked } from "./choosing";
import type { T } from "./words";

/** A move with its price and its effect. */
export function moveTold(move: string, asked: Asked, texts: Texts, players: string[], t: T): string {
  const [verb = "", word = ""] = move.split(" ");
  const { city, seat, question } = asked;
  const of = (field: string) => question?.args[field] ?? "";
  switch (verb) {
    case "buy":
      return t("for_price", { what: texts.name("good", word), florins: Number(of("florins")) });
    case "decline":
      return question?.args["florins"] === undefined ? texts.sayMove(move, players) : t("leave");
    case "choose":
      return spaceTold(word, asked, t) ?? texts.sayMove(move, players);
    case "stop": {
      const lab = city.sides[seat]?.labs.find(({ id }) => id === word);
      const invention = lab?.invention ? texts.name("invention", lab.invention) : "";
      return t("stop", { invention, weeks: lab?.week ?? 0 });
    }
    case "call":
      return t("call", { small: word, large: Number(of("count")) - Number(word) });
    case "give":
      return t("give", { name: players[Number(word)] ?? word });
    case "favour":
    case "pick":
    case "auction":
    case "reveal":
      return texts.name(texts.fields("moves", verb)[0]?.[1] ?? "", word);
    default:
      return texts.sayMove(move, players);
  }
}

/** What a space of the Council gives, and its price. */
function spaceTold(id: string, { city }: Asked, t: T): string | null {
  const at = city.spaces.findIndex(([one]) => one === id);
  const space = city.spaces[at];
  if (!space) return null;
  const [, florins, , given] = space;
  const what = t("space", { number: at + 1, what: t(`gives-${given}`, { florins: city.purse }) });
  return florins > 0 ? t("for_price", { what, florins }) : what;
}
