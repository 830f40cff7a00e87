import { describe, expect, it } from "vitest";
import { Fluent } from "./fluent";

const FRENCH = `
coups = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
delayed = Vous avez { coups } de retard.
academy = l’Académie
    .to = à l’Académie
`;

describe("a text in Fluent", () => {
  const french = new Fluent(FRENCH, "fr");

  it("says a message with its arguments, counted as the language counts", () => {
    expect(french.say("delayed", { count: 0 })).toBe("Vous avez 0 coup de retard.");
    expect(french.say("delayed", { count: 2 })).toBe("Vous avez 2 coups de retard.");
  });

  it("puts no invisible marks around an argument", () => {
    expect(new Fluent("won = { $name } wins.", "en").say("won", { name: "Anna" })).toBe("Anna wins.");
  });

  it("says an attribute of a message", () => {
    expect(french.say("academy", {}, "to")).toBe("à l’Académie");
    expect([french.has("academy", "to"), french.has("academy", "from"), french.has("nothing")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is strict about ids, attributes, arguments and ids that are there twice", () => {
    expect(() => french.say("nothing")).toThrow("fr: no message nothing");
    expect(() => french.say("academy", {}, "from")).toThrow("fr: no message academy.from");
    expect(() => french.say("delayed")).toThrow("fr: delayed: Unknown variable: $count");
    expect(() => new Fluent("a = A\na = B\n", "en")).toThrow("a");
  });
});
