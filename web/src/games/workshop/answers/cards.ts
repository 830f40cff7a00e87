// What cards are and what they would bring: those of the middle, those in hand, those laid in columns, those gathered.

import { answer, inSentences, sentence } from "../../../lib/answers";
import { listed } from "../../../lib/listed";
import type { Answer } from "../../../lib/moment";
import { wordWhy } from "../../../lib/telling";
import { readCard, type Card } from "../cards";
import { idsOf, placeOf, withinReach } from "../table";
import { disciplineTold, lackingOf, lackingTold, lowerTold, riseTold, worthTold } from "../telling";
import { whyThing } from "../why";
import { areaAt, type Answers, type Asked } from "./asked";

const EFFECTS = {
  victory_points: "5.1",
  practice: "5.2",
  draw_two: "5.3",
  draw_one_rested: "5.4",
  look_and_play: "5.5",
} as const;
type Effect = keyof typeof EFFECTS;
const isEffect = (id: string): id is Effect => id in EFFECTS;

/** Why a card of the middle cannot be taken now; when it can, if nobody is asked. */
function takenWhen({ table, home, props, texts, t }: Asked, id: string): string {
  const { offers, refusals, players } = props;
  if (offers.length === 0) return t(isEffect(id) ? "when-effect" : "when-work");
  const cards = table.seen.length > 0 ? table.seen : (table.areas[home]?.known ?? []);
  return wordWhy(whyThing({ is: "target", word: id }, null, cards, table, refusals), texts, players);
}

function levelOf(asked: Asked, place: string, discipline: string): number {
  return areaAt(asked, place)?.columns.find((one) => one.discipline === discipline)?.level ?? 0;
}

function lower(asked: Asked, card: Card): Answer {
  const { table, home, texts, t } = asked;
  if (card.action === "practise") {
    const rises = card.shows.flatMap((discipline) => {
      const rise = table.outlook?.practice[discipline];
      return rise ? [riseTold(discipline, rise, texts, t)] : [];
    });
    const told = rises.length
      ? t("what-practise", { rises: listed(rises, t.lang, "disjunction") })
      : t("what-practise-none", { levels: table.print.practice });
    return answer(t("practise"), told, "4.2");
  }
  if (card.action === "visit") {
    const there = table.rows.filter(({ id }) => id === "leonardo").flatMap(idsOf);
    const effects = listed(
      [...new Set(there)].map((id) => texts.name("effect", id)),
      t.lang,
      "disjunction",
    );
    return answer(t("visit"), effects ? t("what-visit", { effects }) : t("what-visit-none"), "4.3");
  }
  const near = withinReach(table, home).map(({ id }) => texts.name("work", id));
  const works = listed(near, t.lang, "disjunction");
  return answer(t("work"), works ? t("what-work", { works }) : t("what-work-none"), "4.4");
}

export const CARDS: Answers = {
  effect: (asked, id = "") => {
    if (!isEffect(id)) return null;
    const { texts, t } = asked;
    return answer(
      sentence(texts.name("effect", id)),
      inSentences(t(`what-effect-${id}`), takenWhen(asked, id)),
      EFFECTS[id],
    );
  },
  work: (asked, id = "") => {
    const { table, home, texts, t } = asked;
    const work = table.print.works.get(id);
    const place = placeOf(table, id);
    if (!work || !place) return null;
    const [, missing, gains] = place;
    const levels = sentence(lackingTold(lackingOf(missing, home), texts, t));
    const points = gains[home] ?? 0;
    const told = work.design
      ? t("what-unfinished", { points, set: worthTold(work, table, t), levels })
      : t("what-patron", { points, levels });
    const when = asked.props.offers.length === 0 ? takenWhen(asked, id) : "";
    return answer(texts.name("work", id), inSentences(told, when), work.design ? "1.4" : "1.3");
  },
  ask: (asked, id = "", discipline = "") => {
    const { table, home, texts, t } = asked;
    const level = table.print.works.get(id)?.asks.find((one) => one.discipline === discipline)?.level;
    if (level === undefined) return null;
    const reached = levelOf(asked, String(home), discipline);
    const told = t("what-ask", { work: texts.name("work", id), level, reached });
    return answer(sentence(disciplineTold(texts, discipline)), told, "4.4");
  },
  worth: ({ table, home, t }, id = "") => {
    const work = table.print.works.get(id);
    const points = placeOf(table, id)?.[2][home] ?? 0;
    if (!work) return null;
    const values = listed(table.print.sets.map(String), t.lang, "unit");
    return work.design
      ? answer(t("name-worth"), t("what-worth-unfinished", { values, points }), "1.4")
      : answer(t("name-worth"), t("what-worth-patron", { points }), "1.3");
  },
  card: ({ texts, t }, id = "") => {
    const told = t("what-card", { lower: lowerTold(readCard(id), texts, t) });
    return answer(sentence(texts.name("card", id)), told, "1.1");
  },
  upper: ({ table, props, texts, t }, id = "") => {
    const { study } = readCard(id);
    const rise = table.outlook?.study[study];
    if (!rise) return null;
    return answer(
      t("name-upper", { discipline: disciplineTold(texts, study) }),
      inSentences(
        t("what-upper", { rise: riseTold(study, rise, texts, t) }),
        props.offers.length > 0 ? "" : t("when-card"),
      ),
      "4.1",
    );
  },
  lower: (asked, id = "") => lower(asked, readCard(id)),
  column: (asked, place = "", discipline = "") => {
    const { table, home, texts, t } = asked;
    const column = areaAt(asked, place)?.columns.find((one) => one.discipline === discipline);
    if (!column) return null;
    const found = Number(place) === home ? table.outlook?.study[column.discipline] : undefined;
    const rise = found && riseTold(discipline, found, texts, t);
    const { level, study, turned } = column;
    const none = rise ? t("what-column-none-own", { rise }) : t("what-column-none");
    const some = rise
      ? t("what-column-own", { level, study, turned, rise })
      : t("what-column", { level, study, turned });
    return answer(sentence(disciplineTold(texts, discipline)), level === 0 ? none : some, "4.1");
  },
  studied: ({ texts, t }, _place, discipline = "") =>
    answer(t("name-studied"), t("what-studied", { discipline: disciplineTold(texts, discipline) }), "4.1"),
  practised: ({ table, texts, t }, _place, discipline = "") => {
    const told = { levels: table.print.practice, discipline: disciplineTold(texts, discipline) };
    return answer(t("name-practised"), t("what-practised", told), "4.2");
  },
  gathered: ({ table, texts, t }, _place, id = "") => {
    const work = table.print.works.get(id);
    return work
      ? answer(texts.name("work", id), t("what-gathered-work", { worth: worthTold(work, table, t) }), "6.2")
      : answer(sentence(texts.name("effect", id)), t("what-gathered-effect"), "6.2");
  },
};
