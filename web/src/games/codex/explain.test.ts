import { expect, test } from "vitest";
import { poorAnswers } from "../../dev/asking";
import { catalogueOf, faceOf, momentAt, momentsOf } from "../../dev/fixtures";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import type { BoardProps, Moment } from "../../lib/moment";
import { about } from "./about";
import { SYMBOLS } from "./cards";
import { explain } from "./explain";
import { readTable } from "./table";

await Promise.all(LANGUAGES.map(ready));

const catalogue = catalogueOf("codex-four");
const moments = [...momentsOf("codex-four"), ...momentsOf("codex-two")];
const ask = (what: string, props: BoardProps) => explain(what.split(" "), props);

/** Everything that may be drawn at a moment. */
function drawn({ picture, players, refusals }: Moment): string[] {
  const table = readTable(picture, catalogue);
  const seats = players.map((_, seat) => seat);
  const laid = table.codices.flatMap((codex) => codex.laid);
  const held = table.hands.flat().filter(({ id }) => id !== "");
  const cards = [...laid.map(({ card }) => card), ...held, ...table.shown.flatMap((card) => card ?? [])];
  return [
    ...["track", "end", "flip", "gap", "pass", "side front", "side back", "deck resource", "deck gold"],
    ...seats.flatMap((seat) => [`score ${seat}`, `codex ${seat}`, `hand ${seat}`]),
    ...SYMBOLS.flatMap((symbol) => [`corner ${symbol}`, `centre ${symbol}`, `count ${symbol} 0`]),
    ...["corner empty", "corner none"],
    ...cards.flatMap(({ id }) => [`card ${id}`, `points ${id}`, `asks ${id}`, `label ${id}`, `lock ${id}`]),
    ...table.prospects.map(({ spot }) => `spot ${spot}`),
    ...table.codices.flatMap((codex) => codex.shut.map((spot) => `shut ${spot.name}`)),
    ...[...table.common, ...table.goals.flat()].map(({ id }) => `objective ${id}`),
    ...refusals.flatMap(({ about: said }) =>
      said.startsWith("draw ") ? [said.replace("draw", "deck")] : [],
    ),
  ];
}

test("everything drawn answers what it is, in every language, with a paragraph that there is", () => {
  expect(poorAnswers(explain, moments, drawn)).toEqual([]);
});

test("what is not drawn has no answer", () => {
  const props = faceOf(moments[0] as Moment, "en");
  expect(ask("card X99", props)).toBeNull();
  expect(ask("nothing", props)).toBeNull();
});

test("an answer says what holds here and now", () => {
  const props = faceOf(momentAt("codex-two", 30, 0), "en");
  const table = readTable(props.picture, catalogue);
  const [wanting] = Object.keys(table.lacking);
  expect(ask(`card ${wanting}`, props)?.text).toMatch(/still missing: \d × /);
  const spot = table.prospects[0];
  expect(ask(`spot ${spot?.spot}`, props)?.text).toMatch(/would cover \d corners?: \d × /);
  expect(ask("deck gold", props)?.text).toContain(`${table.decks[1]?.left} cards left`);
  const [shared] = table.common;
  expect(ask(`objective ${shared?.id}`, props)?.text).toContain(`Anna: ${shared?.earned[0]} point`);
});

test("every event is about something", () => {
  const props = faceOf(moments[0] as Moment, "en");
  for (const [id, fields] of Object.entries(catalogue.phrases["events"] ?? {})) {
    const args = Object.fromEntries(fields.map(([name, range]) => [name, range === "seat" ? "1" : "2"]));
    const things = about({ id: `events.${id}`, args }, props);
    expect(things.length, id).toBeGreaterThan(0);
    for (const thing of things) expect(thing, id).toMatch(/^[a-z]+( \S+)*$/);
  }
});
