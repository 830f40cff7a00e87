import { expect, test } from "vitest";
import { catalogueOf } from "../dev/fixtures";
import type { Told } from "../gen/protocol";
import type { Catalogue } from "../lib/catalogue";
import { Cards, cardsIn, LASTS } from "./highlights";

const told = (ply: number, id: string, args: Record<string, string> = {}): Told => ({
  ply,
  by: "",
  why: false,
  forced: false,
  line: { id: `events.${id}`, args },
});

const LEONARDO = catalogueOf("leonardo-three");
const CODEX = catalogueOf("codex-two");
const shown = (log: Told[], catalogue: Catalogue) =>
  cardsIn(log, catalogue).map((card) => [card.id, ...card.told.map(({ line }) => line.id.split(".")[1])]);

/** So many cards of Codex Naturalis. */
const some = (count: number) =>
  cardsIn(
    Array.from({ length: count }, (_, ply) => told(ply, "last_round")),
    CODEX,
  );

test("an auction stands on one card: the bids, and who keeps the card", () => {
  const log = [
    told(7, "worked"),
    told(8, "auctioned"),
    told(9, "bid_shown", { seat: "0", florins: "3" }),
    told(9, "bid_shown", { seat: "1", florins: "5" }),
    told(9, "owned", { seat: "1" }),
    told(10, "owned", { seat: "0" }),
  ];
  expect(shown(log, LEONARDO)).toEqual([["auction", "bid_shown", "bid_shown", "owned"]]);
  expect(cardsIn(log, LEONARDO)[0]).toMatchObject({ place: 2, compares: "florins" });
});

test("what is completed at once stands on one card, and at another ply on another", () => {
  const log = [told(3, "completed"), told(3, "completed"), told(3, "owned"), told(4, "completed")];
  expect(shown(log, LEONARDO)).toEqual([
    ["completed", "completed", "completed", "owned"],
    ["completed", "completed"],
  ]);
});

test("a game that declares nothing has no cards", () => {
  expect(shown([told(1, "last_round")], { ...CODEX, highlights: undefined })).toEqual([]);
});

test("what was told before is on no card that comes by itself", () => {
  const cards = new Cards(some(2));
  cards.hear(some(2), 0);
  expect([cards.at, cards.wait(0)]).toEqual([null, null]);
});

test("a card leaves after four seconds, and the next one comes", () => {
  const cards = new Cards([]);
  cards.hear(some(2), 1000);
  expect([cards.at, cards.wait(1000)]).toEqual([0, LASTS]);
  cards.look(1000 + LASTS - 1);
  expect(cards.at).toBe(0);
  cards.look(1000 + LASTS);
  expect(cards.at).toBe(1);
  cards.hear(some(2), 1500 + LASTS); // the clocks were told anew
  cards.look(1000 + 2 * LASTS);
  expect([cards.at, cards.wait(9999)]).toEqual([null, null]);
});

test("a tap ends all that waits", () => {
  const cards = new Cards([]);
  cards.hear(some(3), 0);
  cards.shut();
  cards.look(LASTS);
  expect(cards.at).toBe(null);
  cards.hear(some(4), LASTS);
  expect(cards.at).toBe(3);
});

test("who missed many sees the newest only", () => {
  const cards = new Cards([]);
  cards.hear(some(9), 0);
  expect(cards.at).toBe(6);
});

test("one can step back; a card that was asked for stays, and new ones come after it", () => {
  const cards = new Cards(some(3));
  cards.go(1);
  cards.look(99 * LASTS);
  expect([cards.at, cards.wait(0)]).toEqual([1, null]);
  cards.go(0);
  cards.go(-1);
  cards.hear(some(4), 0);
  expect(cards.at).toBe(0);
  cards.go(3);
  expect(cards.at).toBe(3);
  cards.shut();
  cards.hear(some(4), 1);
  expect(cards.at).toBe(null);
});

test("a card that was taken back is gone", () => {
  const cards = new Cards([]);
  cards.hear(some(1), 0);
  cards.hear(some(0), 10);
  expect(cards.at).toBe(null);
  cards.hear(some(1), 20);
  expect(cards.at).toBe(0);
});
