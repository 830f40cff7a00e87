// The city explained: its areas, what they give and cost, who stands there, the spaces of the Council.

import { answer, inSentences } from "../../../lib/answers";
import { listed } from "../../../lib/listed";
import { COUNCIL, type Place } from "../table";
import { groupTold } from "../telling";
import type { Asking, Tell } from "./asking";

const placeOf = ({ city }: Asking, id = "") => city.places.find((place) => place.id === id);

const isShop = (place: Place) => place.left !== null;

const paragraphOf = (id: string) => (id === COUNCIL ? "8.A" : "8.B");

const priceTold = ({ t }: Asking, florins: number) =>
  florins > 0 ? t("next_price", { florins }) : t("next_free");

/** What an area gives here and now. */
function gift(asking: Asking, place: Place): string {
  const { city, mine, texts, t } = asking;
  if (place.id === COUNCIL) return t(city.ways.gives_leonardo ? "what-council" : "what-council_round");
  if (isShop(place))
    return t("what-shop", {
      component: texts.name("component", place.gives[0] ?? ""),
      left: place.left ?? 0,
    });
  const useful = place.gives.filter((good) => mine?.useful.includes(good));
  const goods = listed(
    useful.map((good) => texts.name("good", good)),
    t.lang,
  );
  if (place.gives.length === 1) {
    const left = mine?.apprentices.academy ?? 0;
    return mine ? t("what-academy", { left }) : t("what-academy_all");
  }
  if (!mine) return t("what-workshop_all");
  return useful.length > 0 ? t("what-workshop", { goods }) : t("what-workshop_none");
}

/** Whether it is settled now, was, or will be, and at which price; where one's own workers stand. */
function standing(asking: Asking, place: Place): string {
  const { city, seat, t } = asking;
  const { now } = city;
  if (now.turn > now.city_turns) return t("city_closed", { turn: now.city_turns + 1 });
  const at = city.places.findIndex(({ id }) => id === now.place);
  const here = city.places.indexOf(place);
  if (now.letter === "D" || here < at) return t("settled");
  const [first = 0] = city.prices;
  const price = here === at ? now.price : place.id === COUNCIL ? null : first;
  const mine = place.line.find(([whose]) => whose === seat);
  const full = city.ways.leaves_out && new Set(place.line.map(([whose]) => whose)).size === city.sides.length;
  return inSentences(
    price !== null && priceTold(asking, price),
    mine && t("you_rank", { rank: mine[5], of: place.line.length }),
    place.id === COUNCIL && full && t("council_full"),
    !mine && (now.letter ?? "A") === "A" && t("send_in_b"),
  );
}

export const CITY = {
  place: (asking, id = "") => {
    const found = placeOf(asking, id);
    if (!found) return null;
    const name = asking.texts.get("labels", "place", id);
    return answer(name, inSentences(gift(asking, found), standing(asking, found)), paragraphOf(id));
  },
  city: ({ t }) => answer(t("city"), t("what-city"), "8"),
  lord: ({ city, texts, t }) =>
    city.now.place
      ? answer(t("name-lord"), t("what-lord", { place: texts.get("labels", "place", city.now.place) }), "8")
      : null,
  stock: (asking, id) => {
    const found = placeOf(asking, id);
    if (!found || found.left === null) return null;
    const { t, texts } = asking;
    const component = texts.name("component", found.gives[0] ?? "");
    return answer(
      t("stack", { count: found.left, component }),
      t(found.left > 0 ? "what-stock" : "what-stock_none"),
      "8.B",
    );
  },
  prices: (asking, id) => {
    const { city, t } = asking;
    const list = listed(city.prices.map(String), t.lang);
    const now = city.now.place === id && city.now.price !== null ? city.now.price : null;
    return answer(
      t("name-prices"),
      inSentences(t("what-prices", { prices: list }), now !== null && priceTold(asking, now)),
      "8.B",
    );
  },
  arrow: ({ city, t }) =>
    answer(
      t("name-arrow"),
      t(city.ways.stays ? "what-arrow" : "what-arrow_line"),
      city.ways.stays ? "8" : "P.6",
    ),
  group: (asking, id = "", seat = "") => {
    const { players, t } = asking;
    const line = placeOf(asking, id)?.line ?? [];
    const found = line.find(([whose]) => whose === Number(seat));
    if (!found) return null;
    const [, , , strength, asked, rank] = found;
    return answer(
      groupTold(found, players, t),
      inSentences(t("what-group", { strength, rank, of: line.length }), asked && t("choosing_now")),
      paragraphOf(id),
    );
  },
  space: ({ city, players, texts, t }, id = "") => {
    const found = city.spaces.find(([one]) => one === id);
    if (!found) return null;
    const [, price, seat, given] = found;
    const taken = seat !== null && t("taken_by", { name: players[seat] ?? "" });
    return answer(
      texts.name("space", id),
      inSentences(
        t(`what-space-${given}`, { florins: city.purse }),
        taken || (price > 0 && t("costs", { florins: price })),
      ),
      "8.A",
    );
  },
  purse: ({ city, t }) => answer(t("purse", { florins: city.purse }), t("what-purse"), "8.A"),
} satisfies Record<string, Tell>;
