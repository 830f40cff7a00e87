import { expect, test } from "vitest";
import { poorAnswers } from "../../dev/asking";
import { catalogueOf, faceOf, momentsOf, textsOf } from "../../dev/fixtures";
import { ready } from "../../lib/area";
import { tellAll } from "../../dev/telling";
import { LANGUAGES } from "../../lib/catalogue";
import type { Moment } from "../../lib/moment";
import { about, EVENTS } from "./about";
import { cardOf, CLASSES, DISCIPLINES, ERA_NAMES, printOf } from "./cards";
import { Paths, type Thing } from "./choosing";
import { describe } from "./describe";
import { EMBLEMS } from "./emblems";
import { explain } from "./explain";
import { PICTURES } from "./pictures";
import { readTable, type Table } from "./table";
import { bestOf, shortName } from "./telling";
import { comingOf, inMindOf, trialOf } from "./trial";
import { whyRefused } from "./wishes";

await Promise.all(LANGUAGES.map(ready));

const catalogue = catalogueOf("inventors-four");
const fifteen = momentsOf("inventors-fifteen"); // cubes are counted
const moments = [...fifteen, ...["four", "two", "feast"].flatMap((seed) => momentsOf(`inventors-${seed}`))];
const asked = moments.filter(({ offers }) => offers.length > 0);
const tableOf = ({ picture }: Moment) => readTable(picture, catalogue);

/** Everything on the board that can be tapped. */
function thingsOn(table: Table, viewer: number): Thing[] {
  const side = table.sides[viewer];
  return [
    ...table.teams.map(({ id }) => `team ${id}`),
    ...table.inventions.filter(({ gone }) => !gone).map(({ card }) => `invention ${card.id}`),
    ...(side?.tokens ?? []).map(([id]) => `token ${id}`),
    ...(side?.minds ?? []).flatMap(({ card: { id } }) => [
      `inventor ${id}`,
      ...DISCIPLINES.map((discipline) => `level ${id} ${discipline}`),
    ]),
    ...(table.now.putting ? DISCIPLINES.map((discipline) => `slot ${discipline}`) : []),
  ];
}

/** Everything on the board that can be asked what it is. */
function whatIsOn(moment: Moment): string[] {
  const table = tableOf(moment);
  const { sides, teams, inventions, now } = table;
  const minds = [...sides, ...teams].flatMap(({ minds }) => minds).map(({ card }) => card.id);
  return [
    ...["ahead", "taken", "legend", "then", "wild", "unrun", "gains"],
    ...(table.statuette === null ? [] : ["statuette"]),
    ...ERA_NAMES.map((_, place) => `era ${place + 1}`),
    ...CLASSES.map((_, number) => `number ${number}`),
    ...DISCIPLINES.flatMap((one) => [`discipline ${one}`, `slot ${one}`]),
    ...Object.keys(sides[0]?.score.parts ?? {}).map((part) => `part ${part}`),
    ...sides.flatMap(({ seat, runs, patents, tokens }) => [
      ...["standing", "side", "score", "cubes", "tokens"].map((kind) => `${kind} ${seat}`),
      ...runs.map((_, place) => `run ${place} ${seat}`),
      ...patents.map(({ id }) => `patent ${id}`),
      ...tokens.map(([id]) => `token ${id} ${seat}`),
    ]),
    ...teams.map(({ id }) => `team ${id}`),
    ...minds.flatMap((id) => [
      `inventor ${id}`,
      `goal ${id}`,
      ...DISCIPLINES.map((one) => `level ${id} ${one}`),
    ]),
    ...inventions.flatMap(({ card: { id }, gone, shares, tokens }) => [
      ...(gone ? [`gone ${id}`] : ["invention", "worth", "order"].map((kind) => `${kind} ${id}`)),
      ...DISCIPLINES.map((one) => `slots ${id} ${one}`),
      ...shares.map(([seat]) => `cube ${id} ${seat}`),
      ...tokens.flatMap((token) => (token ? [`token ${token} ${id}`] : [])),
    ]),
    ...Object.entries(table.own.brings).flatMap(([who, works]) =>
      Object.keys(works).map((where) => `brought ${who} ${where}`),
    ),
    ...(now.sharing
      ? []
      : moment.offers.filter((offer) => !/^(put|choose) /.test(offer)).map((offer) => `move ${offer}`)),
  ];
}

const pathsOf = (moment: Moment) => new Paths(moment.offers, tableOf(moment).now.sharing?.invention ?? null);

test("all cards are read from the catalogue", () => {
  const { inventions, inventors, teams } = printOf(catalogue);
  expect([inventions.size, inventors.size, teams.length]).toEqual([36, 20, 5]);
  expect(inventions.get("bow")).toMatchObject({ era: 1, number: 0, points: 1 });
  expect(inventors.get("archimedes")).toMatchObject({ points: 7 });
  for (const id of inventions.keys()) expect(PICTURES[id]).toBeTruthy();
  expect(new Set([...inventors.keys()].map((id) => EMBLEMS[id])).size).toBe(inventors.size);
  for (const { number } of inventions.values()) expect(CLASSES[number]).toBeTruthy();
});

test("a picture is read whole, with the cards it names", () => {
  for (const moment of moments) {
    const { now, inventions, sides, teams } = tableOf(moment);
    expect(inventions.length).toBe(now.era > 0 ? sides.length + 3 : 0);
    expect(teams.length).toBe(now.era > 0 ? 0 : 5);
    for (const { minds } of teams) expect(minds.length).toBe(4);
    for (const { gone, cubes, shares } of inventions) {
      const lying = shares.reduce((sum, [, count]) => sum + count, 0);
      expect(cubes.flat().length).toBe(gone ? 0 : lying);
      for (const [seat, count] of shares)
        expect(cubes.flat().filter((one) => one === seat).length).toBe(count);
    }
    for (const side of sides) {
      expect(side.minds.length).toBe(side.team ? 4 : 0);
      expect(side.cubes === null).toBe(!fifteen.includes(moment));
    }
    const counted = [
      ...inventions.flatMap(({ cubes }) => cubes.flat().length),
      ...sides.map((side) => side.cubes ?? 0),
    ];
    if (fifteen.includes(moment))
      expect(counted.reduce((sum, cubes) => sum + cubes, 0)).toBe(15 * sides.length);
    if (moment.result) expect(moment.result.scores).toEqual(sides.map(({ score }) => score.total));
  }
});

test("of other games nothing is drawn", () => {
  expect(() => readTable({ schema: "codex/1", common: {}, own: null }, catalogue)).toThrow("inventors/1");
  expect(() => cardOf(printOf(catalogue).inventions, "moon")).toThrow("moon");
});

test("fixtures ask every question there is", () => {
  const questions = new Set(asked.map((moment) => moment.awaited[0]?.question.id));
  expect(questions.size).toBe(Object.keys(catalogue.phrases["questions"] ?? {}).length);
  const verbs = new Set(asked.flatMap(({ offers }) => offers.map((offer) => offer.split(" ")[0])));
  expect(verbs.size).toBe(Object.keys(catalogue.phrases["moves"] ?? {}).length);
});

test("every offer can be said by tapping what glows and then what is listed", () => {
  for (const moment of asked) {
    const paths = pathsOf(moment);
    const things = thingsOn(tableOf(moment), moment.viewer);
    const said = new Set<string>();
    const seen = new Set<string>();
    const walk = (tapped: Thing[]) => {
      const here = [...tapped].sort().join();
      if (seen.has(here)) return;
      seen.add(here);
      for (const offer of paths.listed(tapped)) said.add(offer);
      for (const thing of things.filter((one) => paths.leadsOn(tapped, one))) {
        const after = paths.tap(tapped, thing);
        if (after.said) said.add(after.said);
        else walk(after.tapped);
      }
    };
    walk([]);
    expect([...said].sort()).toEqual([...moment.offers].sort());
  }
});

test("whoever goes on tapping what glows has soon said a move, whichever it is", () => {
  for (const moment of asked) {
    const paths = pathsOf(moment);
    const things = thingsOn(tableOf(moment), moment.viewer);
    const walk = (tapped: Thing[], depth: number): void => {
      expect(depth).toBeLessThan(6);
      const glowing = things.filter((one) => paths.leadsOn(tapped, one));
      expect(glowing.length + paths.listed(tapped).length).toBeGreaterThan(0);
      for (const thing of glowing) {
        const after = paths.tap(tapped, thing);
        if (!after.said) walk(after.tapped, depth + 1);
      }
    };
    walk([], 0);
  }
});

test("what was tapped can be let go of, and another put in its place", () => {
  const offers = ["work curie radio", "work tesla radio", "work tesla piano", "boost tesla piano 1", "rest"];
  const paths = new Paths(offers, null);
  expect(paths.tap([], "inventor curie").tapped).toEqual(["inventor curie"]);
  expect(paths.tap(["inventor curie"], "inventor curie").tapped).toEqual([]);
  expect(paths.tap(["inventor curie"], "inventor tesla").tapped).toEqual(["inventor tesla"]);
  expect(paths.tap(["inventor curie"], "invention piano").tapped).toEqual(["invention piano"]);
  expect(paths.tap(["invention radio"], "inventor curie").said).toBe("work curie radio");
  expect(paths.tap([], "invention moon").tapped).toEqual([]);
  const both = ["inventor tesla", "invention piano"];
  expect(paths.tap(["inventor tesla"], "invention piano")).toEqual({ tapped: both, said: null });
  expect(paths.listed(both)).toEqual(["work tesla piano", "boost tesla piano 1"]);
  expect(paths.tap(both, "token knowledge").said).toBe("boost tesla piano 1");
  expect(paths.listed([])).toEqual(["rest"]);
});

test("a token is never spent by a tap that did not name it", () => {
  const paths = new Paths(["boost curie radio 1"], null);
  const after = paths.tap(["inventor curie"], "invention radio");
  expect(after.said).toBe(null);
  expect(paths.listed(after.tapped)).toEqual(["boost curie radio 1"]);
});

test("what does not glow says why, wherever the rules do", () => {
  for (const moment of asked) {
    const table = tableOf(moment);
    const why = (thing: Thing, tapped: Thing[] = []) =>
      whyRefused(moment.refusals, thing, tapped, table.now.sharing?.invention ?? null);
    const acting = moment.offers.some((offer) => offer.startsWith("work "));
    for (const { card, busy } of table.sides[moment.viewer]?.minds ?? [])
      if (busy && acting) expect(why(`inventor ${card.id}`).length).toBe(1);
    for (const side of table.sides)
      if (table.now.era === 0 && side.team) expect(why(`team ${side.team}`).length).toBe(1);
  }
});

test("a move that waits is drawn as if it were done", () => {
  const moment = asked.find(({ offers }) => offers.some((offer) => offer.startsWith("put ")));
  if (!moment) throw new Error("no moment asks for cubes");
  const table = tableOf(moment);
  const there = table.now.putting?.invention ?? "";
  expect(comingOf(table, there, [], moment.offers[0] ?? "")?.cubes).toHaveLength(4);
  expect(comingOf(table, there, ["slot physics", "slot physics"], null)?.cubes).toEqual([2, 0, 0, 0]);
  const mind = table.sides[moment.viewer]?.minds[0];
  if (!mind) throw new Error("nobody there");
  const id = mind.card.id;
  expect(trialOf(mind, `work ${id} radio`).busy).toBe(true);
  expect(trialOf({ ...mind, busy: true }, "rest").busy).toBe(false);
  const unlearned = { ...mind, levels: [0, 0, 0, 0], missing: [0, 2, 0, 0] };
  const learned = trialOf(unlearned, `turn ${id} chemistry number`);
  expect([learned.levels, learned.missing]).toEqual([
    [0, 1, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect(inMindOf([], `boost ${id} radio 2`)).toEqual([`inventor ${id}`, "invention radio"]);
});

test("whoever is in mind shows what they would place, and where it would be most", () => {
  const turns = asked.filter(({ offers }) => offers.some((offer) => offer.startsWith("work ")));
  for (const moment of turns) {
    const table = tableOf(moment);
    for (const [who, works] of Object.entries(table.own.brings)) {
      const best = bestOf(table, who);
      for (const [where, [cubes, slots]] of Object.entries(works)) {
        const coming = comingOf(table, where, [`inventor ${who}`], null);
        expect(coming?.work?.[0]).toBe(cubes);
        expect(cubes).toBeLessThanOrEqual(best?.work[0] ?? 0);
        const room = slots.reduce((sum, fit) => sum + fit, 0);
        expect(coming?.cubes).toEqual(room === cubes ? slots : []);
        const elsewhere = comingOf(table, where, [`inventor ${who}`, "invention moon"], null);
        expect(elsewhere).toBe(null);
      }
    }
  }
});

test("a line of every event is about something that can be asked what it is", () => {
  const events = catalogue.phrases["events"] ?? {};
  expect(Object.keys(EVENTS).sort()).toEqual(Object.keys(events).sort());
  const kindOf = (what: string) => what.split(" ")[0] ?? "";
  const answered = new Set(moments.flatMap(whatIsOn).map(kindOf));
  for (const moment of moments) {
    const props = faceOf(moment, "en");
    for (const { line } of moment.lines)
      for (const what of about(line, props)) expect(answered).toContain(kindOf(what));
  }
});

test("everything drawn says what it is, in every language", () => {
  const some = moments.filter(({ ply }) => ply % 9 === 0);
  expect(poorAnswers(explain, some, whatIsOn)).toEqual([]);
  expect(explain(["moon"], faceOf(moments[0] as Moment, "en"))).toBe(null);
});

test("short names tell inventors of a team apart", () => {
  const choosing = moments.map(tableOf).find(({ teams }) => teams.length > 0);
  if (!choosing) throw new Error("no moment shows the teams");
  for (const lang of LANGUAGES) {
    const texts = textsOf("inventors-four", lang);
    for (const { minds } of choosing.teams)
      expect(new Set(minds.map(({ card }) => shortName(texts.name("inventor", card.id)))).size).toBe(4);
  }
  expect(shortName("Hildegard of Bingen")).toBe("Hildegard");
  expect(shortName("Marie Curie")).toBe("Curie");
});

test("the table can be told in every language at every moment", () => {
  tellAll(describe, "inventors-four", moments, (told, { players }) =>
    expect(told.length).toBe(players.length + 2),
  );
});
