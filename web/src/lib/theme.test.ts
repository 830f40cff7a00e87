import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = Record<string, string>;

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf-8");

/** The custom properties of a block; by night, those of the day that are not said anew. */
function tokens(selector: string): Theme {
  const block = css.split(`${selector} {`)[1]?.split("\n}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const day = tokens(":root");
const night = { ...day, ...tokens(':root[data-theme="dark"]') };

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["--page", "--panel", "--surface", "--accent-soft"];
const GAMES = ["codex", "leonardo", "inventors", "workshop"];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`);

/** What stands on what, and how much contrast it needs: 4.5 for words, 3 for signs. */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ["--ink", ground, 7],
    ["--ink-soft", ground, 4.5],
    ["--rubric", ground, 4.5],
    ["--glow", ground, 3],
    ["--refused", ground, 3],
    ["--focus", ground, 4.5],
    ["--line-strong", ground, 3],
    ["--accent", ground, 4.5],
    ...SEATS.map((seat): [string, string, number] => [seat, ground, 3]),
  ]),
  ["--button-ink", "--button", 4.5],
  ["--strong-ink", "--strong", 4.5],
  ["--accent-ink", "--accent", 4.5],
  ["--card-ink", "--card", 7],
  ["--card-ink", "--card-edge", 7],
  ...SEATS.map((seat): [string, string, number] => ["--seat-ink", seat, 4.5]),
  ...["--fungi", "--plant", "--animal", "--insect", "--object", "--starter"].flatMap(
    (colour): [string, string, number][] => [
      [colour, "--card", 4],
      ["--card-edge", colour, 4.5],
    ],
  ),
];

/** The colour of a token, also of one that is said by another. */
function colour(theme: Theme, token: string): string {
  const value = theme[token] ?? "";
  const other = /^var\((.+)\)$/.exec(value)?.[1];
  return other ? colour(theme, other) : value;
}

const LIGHTS: [string, Theme][] = [
  ["the site by day", day],
  ["the site by night", night],
  ...GAMES.flatMap((game): [string, Theme][] => [
    [`${game} by day`, { ...day, ...tokens(`[data-game="${game}"]`) }],
    [`${game} by night`, { ...night, ...tokens(`:root[data-theme="dark"] [data-game="${game}"]`) }],
  ]),
];

for (const [name, theme] of LIGHTS) {
  test(`in ${name}, everything can be read`, () => {
    const poor = PAIRS.map(([on, ground, least]) => {
      const found = contrast(colour(theme, on), colour(theme, ground));
      return found >= least ? "" : `${on} on ${ground}: ${found.toFixed(2)}, not ${least}`;
    });
    expect(poor.filter(Boolean)).toEqual([]);
  });
}

test("no two games have the same light", () => {
  for (const token of ["--accent", "--accent-soft"]) {
    expect(new Set(LIGHTS.map(([, theme]) => colour(theme, token))).size).toBe(LIGHTS.length);
  }
});
