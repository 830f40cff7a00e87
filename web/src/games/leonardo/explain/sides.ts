// What lies before the players explained: florins, workers, components, laboratories and their work.

import { answer, inSentences } from "../../../lib/answers";
import { labelled, listed } from "../../../lib/listed";
import { COMPONENTS } from "../cards";
import type { Lab } from "../table";
import { florinsTold, numbered, purseFacts } from "../telling";
import { sideOf, type Asking, type Tell } from "./asking";

const labIn = (asking: Asking, seat?: string, id?: string) =>
  sideOf(asking, seat)?.labs.find((lab) => lab.id === id);

/** How far the work is: weeks still to go, and what this turn adds. */
function progress({ t }: Asking, lab: Lab): string {
  const adds = lab.adds > 0 && t("adds", { weeks: lab.adds });
  if (!lab.work) return inSentences(`${t("week", { week: lab.week ?? 0 })}.`, adds);
  const { left, discount } = lab.work;
  return inSentences(t("weeks_left", { weeks: left }), discount > 0 && t("saved", { weeks: discount }), adds);
}

export const SIDES = {
  player: ({ city, players, t }, seat = "") => {
    const facts = purseFacts(city, Number(seat), t);
    return facts.length > 0
      ? answer(players[Number(seat)] ?? "", `${listed(facts, t.lang, "unit")}.`, "2")
      : null;
  },
  leonardo: ({ city, players, t }) =>
    answer(
      t("name-leonardo"),
      inSentences(
        t(city.ways.auctions ? "what-leonardo" : "what-leonardo_first", {
          name: players[city.leonardo] ?? "",
        }),
        t(city.ways.gives_leonardo ? "leonardo_council" : "leonardo_round"),
      ),
      "8.A",
    ),
  florins: (asking, seat) => {
    const { city, t } = asking;
    const side = sideOf(asking, seat);
    if (!side) return null;
    const { total = 0, parts = {} } = side.score ?? {};
    const more = city.ways.points
      ? side.score !== null && t("score_points", { points: total })
      : (parts["diversity"] ?? 0) > 0 && t("score_florins", { florins: total });
    return answer(
      florinsTold(side, t),
      inSentences(
        t(city.ways.points ? "what-florins_points" : "what-florins"),
        side.florins === null && t("what-hidden"),
        more,
      ),
      side.florins === null ? "6.1" : "11",
    );
  },
  apprentices: (asking, seat) => {
    const { t } = asking;
    const side = sideOf(asking, seat);
    if (!side) return null;
    const { free, of } = side.apprentices;
    return answer(t("apprentices", { count: of }), t("what-apprentices", { free }), "7");
  },
  master: (asking, seat) => {
    const { t } = asking;
    const side = sideOf(asking, seat);
    return side
      ? answer(
          t("name-master"),
          inSentences(`${t(side.master ? "master_free" : "master_away")}.`, t("what-master")),
          "7",
        )
      : null;
  },
  man: ({ t }) => answer(t("name-man"), t("what-man"), "8.L"),
  components: (asking, seat, id = "") => {
    const { city, texts, t } = asking;
    const side = sideOf(asking, seat);
    if (side?.components === null) return answer(t("components_hidden"), t("what-hidden"), "6.1");
    const shop = city.places.find(({ gives }) => gives.includes(id));
    if (!side || !shop || !COMPONENTS.some((one) => one === id)) return null;
    const own = Number(seat) === asking.seat;
    const count = ((own && side.hand) || side.components)[id] ?? 0;
    const where = texts.get("labels", "place", shop.id);
    return answer(
      texts.name("component", id),
      inSentences(
        t(own ? "what-hand" : "what-owned", { count }),
        own && t("sold_by", { place: where, left: shop.left ?? 0 }),
      ),
      own ? "6" : "6.1",
    );
  },
  home: ({ t }) => answer(t("home"), t("what-home"), "1"),
  lab: (asking, seat, id = "") => {
    const { texts, t } = asking;
    const found = labIn(asking, seat, id);
    if (!found) return null;
    const name = texts.get("labels", "place", id);
    if (found.places === 0) return answer(name, t("what-lab_none"), "8.B");
    const places = `${labelled(name, t("lab_places", { places: found.places }), t.lang)}`;
    if (found.week === null) return answer(places, t("what-lab_idle"), "6");
    return answer(places, inSentences(t("what-lab_works"), progress(asking, found)), "8.L");
  },
  weeks: (asking, seat, id) => {
    const { city, t } = asking;
    const found = labIn(asking, seat, id);
    if (!found) return null;
    const ends = listed(
      city.print.ends.map(({ weeks }) => String(weeks)),
      t.lang,
    );
    return answer(
      t("name-weeks"),
      found.week === null ? t("what-weeks", { ends }) : progress(asking, found),
      "8.L",
    );
  },
  work: (asking, seat, id) => {
    const { city, texts, t } = asking;
    const found = labIn(asking, seat, id);
    if (!found) return null;
    if (found.week === null) return answer(t("idle"), t("what-lab_idle"), "6");
    const card = city.print.inventions.get(found.invention ?? "");
    if (!card) return answer(t("secret_work"), t("what-secret"), "6.1");
    const late = city.completed.includes(card.id);
    const pays = late
      ? t("pays_late", { florins: card.later })
      : t("pays", { first: card.first, later: card.later });
    return answer(
      numbered(card.id, texts, t),
      inSentences(progress(asking, found), pays),
      late ? "9.2" : "9",
    );
  },
  built: (asking, seat, id = "") => {
    const { texts, t } = asking;
    const side = sideOf(asking, seat);
    if (!side?.completed.includes(id)) return null;
    return answer(
      numbered(id, texts, t),
      t(side.cards.includes(id) ? "what-built_card" : "what-built"),
      side.cards.includes(id) ? "9.1" : "9",
    );
  },
} satisfies Record<string, Tell>;
