// The fixtures that tools/fixtures.py wrote, for tests.

import { LANGUAGES, type Catalogue, type Lang } from "../lib/catalogue";
import { boardProps, type BoardProps, type Moment } from "../lib/moment";
import { once } from "../lib/once";
import { gameOf } from "../lib/picture";
import { Texts } from "../lib/words";
import type { Example } from "../rules/examples";

export interface Sentences {
  players: string[];
  languages: Partial<Record<Lang, { told: Record<string, string>; moves: Record<string, string> }>>;
}

const FILES = import.meta.glob<unknown>("../../fixtures/*.json", { eager: true, import: "default" });

const WORDS = import.meta.glob<string>("../../fixtures/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

function read(name: string): unknown {
  const found = FILES[`../../fixtures/${name}.json`];
  if (!found) throw new Error(`no fixtures/${name}.json: run npm run fixtures`);
  return found;
}

const named = (kind: RegExp) => Object.keys(FILES).flatMap((path) => kind.exec(path)?.[1] ?? []);

/** The matches there are fixtures of: `codex-four`. Not every one has its sentences written down. */
export const MATCHES = named(/([\w-]+)\.moments\.json$/);
export const WORDED = named(/([\w-]+)\.sentences\.json$/);

export const catalogueOf = (match: string) => read(`${match.split("-")[0] ?? ""}.catalogue`) as Catalogue;
export const textsOf = (match: string, lang: Lang) =>
  new Texts(catalogueOf(match), lang, WORDS[`../../fixtures/${match.split("-")[0] ?? ""}.${lang}.ftl`] ?? "");
export const momentsOf = (match: string) => read(`${match}.moments`) as Moment[];
export const sentencesOf = (match: string) => read(`${match}.sentences`) as Sentences;
export const examplesOf = (game: string) => read(`${game}.examples`) as Example[];

/** The moment that a viewer sees at a ply. */
export function momentAt(match: string, ply: number, viewer: number): Moment {
  const found = momentsOf(match).find((moment) => moment.ply === ply && moment.viewer === viewer);
  if (!found) throw new Error(`${match} has no moment at ply ${ply} for viewer ${viewer}`);
  return found;
}

const worded = once(
  ({ game }: Catalogue) =>
    Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(game, lang)])) as Record<Lang, Texts>,
);

/** What a board of a game is given at a moment. */
export const faceOf = (moment: Moment, lang: Lang): BoardProps =>
  boardProps(moment, { texts: worded(catalogueOf(gameOf(moment.picture)))[lang], say: () => undefined });
