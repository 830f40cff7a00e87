import { expect, test } from "vitest";
import { poorAnswers } from "../../dev/asking";
import { catalogueOf, faceOf, momentsOf } from "../../dev/fixtures";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import type { Moment } from "../../lib/moment";
import { about } from "./about";
import { COMPONENTS } from "./cards";
import { explain } from "./explain";
import { LABS, readTable } from "./table";

await Promise.all(LANGUAGES.map(ready));

const MATCHES = ["leonardo-three", "leonardo-pietrocupo", "leonardo-expert"];
const catalogue = catalogueOf("leonardo-three");

/** Everything that can be drawn at a moment, as its `data-what` says. */
function things({ picture, offers, refusals }: Moment): string[] {
  const city = readTable(picture, catalogue);
  const cards = [...city.print.inventions.keys()];
  const moves = [...offers, ...refusals.map(({ about }) => about)].filter(
    (move) => !/\*|^(bid|order|shift) /.test(move),
  );
  return [
    ...Array.from({ length: city.now.turns }, (_, place) => `turn ${place + 1}`),
    ...["A", "B", "C", "D", ...(city.now.phase ? [""] : [])].map((letter) => `phase ${letter}`),
    ...city.places.flatMap(({ id, left, line }) => [
      ...["place", "prices", "arrow", ...(left === null ? [] : ["stock"])].map((kind) => `${kind} ${id}`),
      ...line.map(([seat]) => `group ${id} ${seat}`),
    ]),
    ...city.spaces.map(([id]) => `space ${id}`),
    ...(city.now.place ? ["lord"] : []),
    ...city.sides.flatMap(({ seat, completed }) => [
      ...["player", "florins", "apprentices", "master"].map((kind) => `${kind} ${seat}`),
      ...COMPONENTS.map((component) => `components ${seat} ${component}`),
      ...LABS.flatMap((lab) => ["lab", "weeks", "work"].map((kind) => `${kind} ${seat} ${lab}`)),
      ...completed.map((id) => `built ${seat} ${id}`),
    ]),
    ...["invention", "metal", "type", "needs", "duration", "pays"].flatMap((kind) =>
      cards.map((id) => `${kind} ${id}`),
    ),
    ...moves.map((move) => `choice ${move}`),
    ...["leonardo", "purse", "man", "city", "home", "others", "act", "bid", "order", "scores"],
    ...["asked", "early", "deck", "seen", "done", "boxed"],
  ];
}

test.each(MATCHES)("%s: everything drawn has an answer in every language", (match) => {
  expect(poorAnswers(explain, momentsOf(match), things)).toEqual([]);
});

test("what is not there has no answer", () => {
  const [moment] = momentsOf("leonardo-three");
  if (!moment) throw new Error("no moment");
  const props = faceOf(moment, "en");
  expect(
    ["moon 1", "place moon", "built 0 25", "lab 9 small"].map((it) => explain(it.split(" "), props)),
  ).toEqual([null, null, null, null]);
});

test("every event is about something that can be explained", () => {
  const [moment] = momentsOf("leonardo-three");
  if (!moment) throw new Error("no moment");
  const props = faceOf(moment, "en");
  const value: Record<string, string> = {
    seat: "0",
    place: "smith",
    lab: "small",
    component: "iron",
    good: "apprentice",
    favour: "man-small",
    invention: "1",
    space: "move",
  };
  for (const [id, fields] of Object.entries(catalogue.phrases["events"] ?? {})) {
    const args = Object.fromEntries(fields.map(([name, range]) => [name, value[range] ?? "1"]));
    const found = about({ id: `events.${id}`, args }, props);
    expect(found.length, id).toBeGreaterThan(0);
    for (const thing of found) {
      expect(thing, id).not.toMatch(/undefined/);
      if (!/^(group|built)/.test(thing))
        expect(explain(thing.split(" "), props), `${id} ${thing}`).not.toBeNull();
    }
  }
});
