// Lines, moves, questions and refusals as sentences: the same words as kit/texts.py says.

import type { Catalogue, Field, Lang } from "./catalogue";
import { Fluent, type Args } from "./fluent";
import { NOBODY, type Line } from "./moment";
import { words } from "./own-words";

export interface Rule {
  paragraph: string;
  title: string;
  text: string;
}

export const UNSAID = "…"; // stands for a field that is still to be chosen
const RULE = /^rules-([\w-]+) *=/gm;
const NUMBER = /^\d+$/;

/** The id of the text at a path: `names-card-hidden`; a last piece `.about` is an attribute. */
function textId(path: string[]): [id: string, attribute?: string] {
  const last = path.at(-1) ?? "";
  if (last.startsWith(".")) return [textId(path.slice(0, -1))[0], last.slice(1)];
  return [path.map((piece) => (piece === "?" ? "hidden" : piece.replace(/[^\w-]/g, "-"))).join("-")];
}

/** The words of one game in one language. */
export class Texts {
  constructor(
    readonly catalogue: Catalogue,
    readonly lang: Lang,
    private readonly ftl: string,
    private readonly reader = NOBODY,
    private readonly book = new Fluent(ftl, lang),
  ) {}

  /** The same words, with events told to whoever has this seat: *You took a card.* */
  to(seat: number): Texts {
    return new Texts(this.catalogue, this.lang, this.ftl, seat, this.book);
  }

  /** The text at a path: ("options", "start") is its name, ("options", "start", ".about") a sentence. */
  get(...path: string[]): string {
    const [id, attribute] = textId(path);
    return this.book.say(id, {}, attribute);
  }

  /** The text at a path, if there is one. */
  seek(...path: string[]): string | undefined {
    return this.book.has(...textId(path)) ? this.get(...path) : undefined;
  }

  /** The name of a thing; numbers and spots are their own names. */
  name(range: string, value: string): string {
    return this.seek("names", range, value) ?? value;
  }

  /** A line as a sentence; `form` picks among the forms of a question. */
  say(line: Line, players: string[], form?: "you" | "others" | "more"): string {
    const [section = "", id = ""] = line.id.split(".");
    if (section === "server") return sayServer(id, players[Number(line.args["seat"])] ?? "", this.lang);
    const own = String(section === "events" ? this.reader : NOBODY);
    const args: Args = { you: line.args["seat"] === own ? "yes" : "no" };
    for (const [name, range] of this.fields(section, id)) {
      const value = line.args[name] ?? UNSAID;
      args[name] =
        range === "seat" && value === own
          ? words(this.lang)(name === "seat" ? "reader" : "reader-other")
          : this.word(range, value, players);
    }
    const said = this.book.say(`${section}-${id}`, args, form);
    return args["you"] === "yes" ? said.charAt(0).toLocaleUpperCase(this.lang) + said.slice(1) : said;
  }

  /** What else the one who chooses may want to know; nothing if the question says it all. */
  more(line: Line, players: string[]): string {
    const [section = "", id = ""] = line.id.split(".");
    return this.book.has(`${section}-${id}`, "more") ? this.say(line, players, "more") : "";
  }

  /** A move, or the beginning of one, as a sentence: what is not said yet stays open. */
  sayMove(text: string, players: string[]): string {
    const [verb = "", ...words] = text.split(" ");
    const args: Record<string, string> = {};
    this.fields("moves", verb).forEach(([name], place) => {
      const word = words[place];
      if (word !== undefined && word !== "*") args[name] = word;
    });
    return this.say({ id: `moves.${verb}`, args }, players);
  }

  /** Why a bot moved, or would: `scores 5`; nothing if there is nothing to tell. */
  reason(text: string, players: string[]): string {
    const [name = "", ...words] = text.split(" ");
    if (name === "secret") return this.get("reasons", name);
    if (name === "soon") {
      const reason = this.reason(words.join(" "), players);
      return reason && this.book.say("reasons-soon", { reason });
    }
    const fields = this.catalogue.phrases["reasons"]?.[name];
    if (fields?.length !== words.length) return ""; // of a match that was analysed before
    const args = Object.fromEntries(fields.map(([field], place) => [field, words[place] ?? UNSAID]));
    return this.say({ id: `reasons.${name}`, args }, players);
  }

  /** What an exact puzzle asks. */
  task(form: string, turns: number): string {
    return this.book.say(`tasks-${form}`, { turns });
  }

  /** The fields of a phrase. */
  fields(section: string, id: string): Field[] {
    const fields = this.catalogue.phrases[section]?.[id];
    if (!fields) throw new Error(`${this.catalogue.game} has no phrase ${section}.${id}`);
    return fields;
  }

  /** The rules in short, paragraph by paragraph. */
  rules(): Rule[] {
    return [...this.ftl.matchAll(RULE)].map(([, number = ""]) => ({
      paragraph: number.replaceAll("-", "."),
      title: this.get("rules", number),
      text: this.get("rules", number, ".text"),
    }));
  }

  /** What stands for a value in a sentence: who sits there, a number to be counted, or a name. */
  private word(range: string, value: string, players: string[]): string | number {
    if (range === "seat" && NUMBER.test(value)) return players[Number(value)] ?? value;
    const named = this.name(range, value);
    return NUMBER.test(named) ? Number(named) : named;
  }
}

/** What the server tells beside the game. */
function sayServer(id: string, player: string, lang: Lang): string {
  if (id === "cancelled") return words(lang)("server-cancelled");
  return words(lang)(id === "resigned" ? "server-resigned" : "server-abandoned", { player });
}
