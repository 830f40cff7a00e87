import { expect, test } from "vitest";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import { catalogueOf, momentsOf } from "../../dev/fixtures";
import { tellAll } from "../../dev/telling";
import { printOf, spelled } from "./cards";
import { describe } from "./describe";
import { cornerOf, planOf, tallest, widthOf } from "./layout";
import { plainOnes, shopOf } from "./offers";
import { readTable, type Group } from "./table";
import { words } from "./words";

await Promise.all(LANGUAGES.map(ready));

const catalogue = catalogueOf("leonardo-three");
const moments = momentsOf("leonardo-three");

test("all inventions are read from the catalogue", () => {
  const { inventions, ends } = printOf(catalogue, "example");
  expect(inventions.size).toBe(25);
  expect(inventions.get("1")).toMatchObject({
    rank: "bronze",
    type: "metalwork",
    weeks: 4,
    first: 5,
    later: 3,
  });
  expect(spelled(inventions.get("8")?.needs ?? {})).toEqual(["rope", "rope", "brick"]);
  expect(ends.map(({ weeks }) => weeks)).toEqual([4, 7, 11, 15]);
});

test("two inventions are printed otherwise when ranks go by number", () => {
  expect(printOf(catalogue, "number").inventions.get("8")).toMatchObject({ rank: "copper", weeks: 7 });
  expect(printOf(catalogue, "example").inventions.get("8")).toMatchObject({ rank: "silver", weeks: 11 });
});

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

test("a picture is read whole: all inventions and all components are somewhere", () => {
  for (const { picture } of moments) {
    const city = readTable(picture, catalogue);
    expect(city.places.map(({ letter }) => letter).join("")).toBe("ABCDEFGH");
    expect(city.deck + city.requested.length + city.completed.length + city.boxed.length).toBe(25);
    const shops = sum(city.places.map(({ left }) => left ?? 0));
    expect(shops + sum(city.sides.flatMap((side) => Object.values(side.components ?? {})))).toBe(60);
  }
});

test("one knows one's own hand, and not that of somebody who works in secret", () => {
  for (const { picture, viewer } of moments) {
    readTable(picture, catalogue).sides.forEach((side) => {
      expect(side.labs.map(({ id }) => id)).toEqual(["small", "large"]);
      const secret = side.labs.some((lab) => lab.week !== null && lab.invention === null);
      if (side.seat === viewer) expect(secret).toBe(false);
      expect(side.hand === null).toBe(secret);
      for (const held of Object.values(side.hand ?? {})) expect(held).toBeGreaterThanOrEqual(0);
    });
  }
});

test("hidden florins and components are drawn and told of one's own side only, until the match is over", () => {
  const hidden = momentsOf("leonardo-expert");
  expect(hidden.some(({ picture }) => readTable(picture, catalogue).now.phase === "")).toBe(true);
  for (const moment of hidden) {
    const city = readTable(moment.picture, catalogue);
    const isOpen = city.now.phase === "";
    for (const { seat, florins, components, score } of city.sides) {
      const known = isOpen || seat === moment.viewer;
      expect([florins, components, score].map((one) => one !== null)).toEqual([known, known, known]);
    }
  }
  const closed = LANGUAGES.map((lang) => words(lang)("florins_hidden"));
  tellAll(describe, "leonardo-expert", hidden, (told, { picture }) => {
    const said = JSON.stringify(told);
    const isOpen = readTable(picture, catalogue).now.phase === "";
    expect(closed.some((words) => said.includes(words))).toBe(!isOpen);
  });
});

test("the Lord of the City stands where something is offered", () => {
  for (const { picture, awaited } of moments) {
    const asked = awaited[0]?.question;
    const here = readTable(picture, catalogue).now.place;
    expect(here).toBe(asked?.id === "questions.buy_good" ? asked.args["place"] : null);
  }
});

test("every offer is on the board or a plain button", () => {
  const first = moments[0];
  if (!first) throw new Error("no moment");
  const city = readTable(first.picture, catalogue);
  const offers = [
    "send 2 council",
    "master small",
    "pass",
    "start small 3",
    "bid 4",
    "dance slowly",
    "send 1 moon",
    "worker 3",
    "call 1",
  ];
  expect(plainOnes(offers, city)).toEqual(["pass", "dance slowly", "send 1 moon"]);
  expect(shopOf("pick glass", city)).toBe("glazier");
});

test("places lie inside the map and lines of workers fit their place", () => {
  for (const [width, height] of [
    [850, 400],
    [374, 390],
  ] as const) {
    const plan = planOf(width, height);
    const last = cornerOf(plan, 7);
    expect(last.x + plan.cell.width).toBeLessThanOrEqual(width);
    expect(last.y + plan.cell.height).toBeLessThanOrEqual(height);
    const crowd = [0, 1, 2, 3, 4].map((seat): Group => [seat, 4, true, 6, false, 1]);
    expect(widthOf(crowd, tallest(crowd, 180, 32))).toBeLessThanOrEqual(230);
  }
});

test("the table can be told in every language at every moment", () => {
  tellAll(describe, "leonardo-three", moments, (told, { players }) =>
    expect(told.length).toBe(players.length + 3),
  );
});
