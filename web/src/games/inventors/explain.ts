// What something drawn is, and what it does here and now.

import { answer, ofCard, sentence } from "../../lib/answers";
import { listed } from "../../lib/listed";
import type { Explain } from "../../lib/moment";
import { CLASSES, DISCIPLINES, ERA_NAMES } from "./cards";
import { seen, type Laid, type Mind, type Seen, type Table } from "./table";
import {
  bestOf,
  cardTold,
  goalTold,
  goneTold,
  kindOf,
  playsLike,
  runTold,
  sideTold,
  standingTold,
  workTold,
} from "./telling";

type Told = [name: string, text: string, paragraph: string];
type Tell = (seen: Seen, one: string, two: string, three: string, four: string) => Told;

const TOKENS = { progress: "9.1", points: "9.2", availability: "9.3", knowledge: "9.4", number: "9.5" };
const PARTS = { inventions: "3.1", tokens: "3.2", goals: "3.3", runs: "3.4" };
const MOVES = {
  rest: ["what-rest", "4.2"],
  done: ["what-done", "9.7"],
  pass: ["what-pass", "4.3"],
  rouse: ["what-token-availability", "9.3"],
  work: ["what-work", "4.1"],
  boost: ["what-token-knowledge", "9.4"],
} as const;

const KINDS: Record<string, Tell> = {
  era: ({ table, t }, one) => {
    const { era: now, ahead: left } = table.now;
    const when = Number(one) === now ? "now" : Number(one) < now ? "past" : "coming";
    return [t("era", { era: ERA_NAMES[Number(one) - 1] ?? "" }), t(`what-era_${when}`, { left }), "7"];
  },
  ahead: ({ table, t }) => [t("name-ahead"), t("what-ahead", { left: table.now.ahead }), "7.1"],
  standing: ({ table, players, awaited, t }, one) => {
    const side = sideOf(table, one);
    const chooses = awaited.includes(side.seat) ? ` ${t("what-awaited")}` : "";
    return [players[side.seat] ?? "", `${standingTold(table, side, players, t)}.${chooses}`, "3"];
  },
  side: ({ table, players, texts, t }, one) => {
    const side = sideOf(table, one);
    return [players[side.seat] ?? "", sideTold(table, side, players, texts, t), "2.1"];
  },
  score: ({ table, texts, t }, one) => {
    const parts = Object.entries(sideOf(table, one).score.parts);
    const told = parts.map(([part, points]) => `${texts.get("parts", part)} ${points}`);
    return [t("name-score"), t("what-score", { parts: listed(told, t.lang, "unit") }), "3"];
  },
  statuette: ({ table, players, t }) => [
    t("name-statuette"),
    t("what-statuette", { name: players[table.statuette ?? 0] ?? "" }),
    "6.1",
  ],
  cubes: ({ table, players, t }, one) => {
    const cubes = sideOf(table, one).cubes ?? 0;
    return [t("name-cubes"), t("what-cubes", { name: players[Number(one)] ?? "", cubes }), "4.1"];
  },
  invention: (seen, one) => [
    seen.texts.name("invention", one),
    inventionNow(seen, laidOf(seen.table, one)),
    "5",
  ],
  gone: ({ table, players, texts, t }, one) => [
    texts.name("invention", one),
    goneTold(laidOf(table, one), players, texts, t),
    "6.3",
  ],
  number: ({ table, texts, t }, one) => {
    const name = texts.name("class", CLASSES[Number(one)] ?? "");
    const points = table.own.runs[Number(one)] ?? 0;
    return [t("name-number", { number: one, class: name }), t("what-number", { points }), "3.4"];
  },
  worth: ({ table, t }, one) => [
    t("name-worth"),
    t("what-worth", { points: laidOf(table, one).card.points }),
    "3.1",
  ],
  slots: ({ table, texts, t }, one, two) => {
    const [laid, place] = [laidOf(table, one), placeOf(two)];
    const filled = laid.cubes[place]?.length ?? 0;
    const discipline = texts.name("discipline", two);
    return [
      discipline,
      t("what-slots", { filled, all: filled + (laid.empty[place] ?? 0), discipline }),
      "4.1",
    ];
  },
  cube: ({ table, players, t }, one, two) => {
    const cubes = laidOf(table, one).shares.find(([seat]) => seat === Number(two))?.[1] ?? 0;
    return [players[Number(two)] ?? "", t("what-cube", { cubes }), "6.1"];
  },
  order: ({ table, players, t }, one) => {
    const { shares } = laidOf(table, one);
    const seats = shares.map(([seat, cubes]) => `${players[seat] ?? ""} ${cubes}`);
    const told =
      seats.length > 0 ? t("what-order", { seats: listed(seats, t.lang, "unit") }) : t("what-no_order");
    return [t("name-order"), told, "6.1"];
  },
  token: ({ table, texts, t }, one) => {
    const kind = kindOf(one);
    const text = t(`what-token-${kind}`, { count: table.own.fits[one] ?? 0 });
    return [texts.name("token", one), text, TOKENS[kind]];
  },
  tokens: ({ t }) => [t("tokens"), t("what-tokens"), "9"],
  taken: ({ t }) => [t("name-taken"), t("what-taken"), "6.2"],
  brought: ({ table, texts, t }, one, two) => {
    const work = table.own.brings[one]?.[two];
    const name = t("name-brought", {
      inventor: texts.name("inventor", one),
      invention: texts.name("invention", two),
    });
    return [name, work ? workTold(work, t) : "", "4.1"];
  },
  inventor: (seen, one) => [seen.texts.name("inventor", one), inventorNow(seen, one), "4.1"],
  level: ({ table, texts, t }, one, two) => {
    const [mind, place] = [mindOf(table, one), placeOf(two)];
    const [level, missing] = [mind.levels[place] ?? 0, mind.missing[place] ?? 0];
    const discipline = texts.name("discipline", two);
    const text = [t("what-level", { level, discipline })];
    if (missing > 0) text.push(t("what-level_goal", { goal: level + missing }));
    return [t("name-level", { name: texts.name("inventor", one), discipline }), text.join(" "), "1.1"];
  },
  goal: ({ table, texts, t }, one) => {
    const mind = mindOf(table, one);
    const text = t("what-goal", { points: mind.card.points, goal: goalTold(mind, texts, t) });
    return [t("name-goal", { name: texts.name("inventor", one) }), text, "3.3"];
  },
  discipline: ({ table, texts, t }, one) => {
    const empty = table.inventions.reduce((sum, laid) => sum + (laid.empty[placeOf(one)] ?? 0), 0);
    return [texts.name("discipline", one), t("what-discipline", { empty }), "1.1"];
  },
  legend: ({ t }) => [t("name-legend"), t("what-legend"), "1.1"],
  team: ({ table, players, texts, t }, one) => {
    const leader = table.teams.find(({ id }) => id === one)?.leader ?? null;
    const led = leader === null ? "" : ` ${t("what-leads", { name: players[leader] ?? "" })}`;
    return [texts.name("team", one), playsLike(one, t) + led, "2.1"];
  },
  move: ({ table, players, texts, seat, t }, ...said) => {
    const offer = said.filter((word) => word).join(" ");
    const [message, paragraph] = MOVES[said[0] as keyof typeof MOVES] ?? MOVES.done;
    const busy = (table.sides[seat]?.minds ?? []).filter((mind) => mind.busy).length;
    return [texts.sayMove(offer, players), t(message, { busy }), paragraph];
  },
  slot: ({ table, texts, t }, one) => [
    texts.name("discipline", one),
    t("what-slot", { cubes: table.now.putting?.cubes ?? 0 }),
    "9.4",
  ],
  then: ({ t }) => [t("then"), t("what-then"), "6.1"],
  part: ({ texts, t }, one) => {
    const part = one as keyof typeof PARTS;
    return [texts.get("parts", one), t(`what-part-${part}`), PARTS[part]];
  },
  run: ({ table, t }, one, two) => {
    const run = sideOf(table, two).runs[Number(one)] ?? [0, []];
    return [runTold(run, t), t("what-run", { points: run[0] }), "3.4"];
  },
  wild: ({ texts, t }) => [texts.name("token", "number"), t("what-wild"), "9.5"],
  unrun: ({ t }) => [t("runs"), t("what-unrun"), "3.4"],
  patent: ({ table, texts, t }, one) => {
    const card = table.sides.flatMap(({ patents }) => patents).find(({ id }) => id === one);
    return [texts.name("invention", one), card ? `${cardTold(card, texts, t)}.` : "", "3.1"];
  },
  gains: ({ t }) => [t("gains"), t("what-gains"), "3"],
};

/** The cards whose values an answer tells. */
const FILES: Record<string, string> = {
  invention: "inventions.toml",
  gone: "inventions.toml",
  patent: "inventions.toml",
  slots: "inventions.toml",
  inventor: "inventors.toml",
  level: "inventors.toml",
  goal: "inventors.toml",
};

export const explain: Explain = ([kind = "", one = "", two = "", three = "", four = ""], props) => {
  const tell = KINDS[kind];
  if (!tell) return null;
  const [name, text, paragraph] = tell(seen(props), one, two, three, four);
  const told = answer(sentence(name), text, paragraph);
  const file = FILES[kind];
  return file ? ofCard(told, props.texts, file, one) : told;
};

function inventionNow({ table, texts, t }: Seen, laid: Laid): string {
  if (table.now.sharing?.invention === laid.card.id) return t("what-shared");
  const empty = laid.empty.reduce((sum, slots) => sum + slots, 0);
  const told = t("what-invention", { empty });
  const works = Object.entries(table.own.brings).map(([name, where]) => ({
    name,
    cubes: where[laid.card.id]?.[0] ?? 0,
  }));
  const [best] = works.sort((one, other) => other.cubes - one.cubes);
  if (table.own.seat < 0) return told;
  if (!best?.cubes) return `${told} ${t("what-no_best")}`;
  return `${told} ${t("what-your_best", { name: texts.name("inventor", best.name), cubes: best.cubes })}`;
}

function inventorNow({ table, players, texts, t }: Seen, id: string): string {
  const mind = mindOf(table, id);
  const leader = table.sides.find(({ minds }) => minds.some(({ card }) => card.id === id))?.seat ?? null;
  const told = [t(mind.busy ? "what-busy" : "what-available")];
  const best = bestOf(table, id);
  if (best)
    told.push(t("what-best", { invention: texts.name("invention", best.invention), cubes: best.work[0] }));
  else if (leader !== null && leader !== table.own.seat)
    told.push(t("what-leads", { name: players[leader] ?? "" }));
  return told.join(" ");
}

const placeOf = (discipline: string) => DISCIPLINES.findIndex((one) => one === discipline);

function found<F>(one: F | undefined, what: string): F {
  if (!one) throw new Error(`nothing on the table is ${what}`);
  return one;
}

const sideOf = (table: Table, seat: string) => found(table.sides[Number(seat)], `seat ${seat}`);
const laidOf = (table: Table, id: string): Laid =>
  found(
    table.inventions.find(({ card }) => card.id === id),
    id,
  );

const mindOf = (table: Table, id: string): Mind =>
  found(
    [...table.sides, ...table.teams].flatMap(({ minds }) => minds).find(({ card }) => card.id === id),
    id,
  );
