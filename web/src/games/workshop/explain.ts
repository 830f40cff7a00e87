// What something drawn is, what it does here and now, and the paragraph that says so.

import { asked } from "./answers/asked";
import { CARDS } from "./answers/cards";
import { TABLE } from "./answers/table";
import { ofCard } from "../../lib/answers";
import type { Explain } from "../../lib/moment";

const ANSWERS = { ...TABLE, ...CARDS };

const WORKS = ["work", "ask", "worth"];
const APPRENTICES = ["card", "upper", "lower"];

export const explain: Explain = ([kind = "", ...ids], props) => {
  const found = asked(props);
  const told = ANSWERS[kind]?.(found, ...ids) ?? null;
  const [id = ""] = ids;
  const design = found.table.print.works.get(id)?.design;
  const works = design ? "unfinished.toml" : "patrons.toml";
  const file = WORKS.includes(kind) ? works : APPRENTICES.includes(kind) ? "apprentices.toml" : null;
  return told && file ? ofCard(told, props.texts, file, id) : told;
};
