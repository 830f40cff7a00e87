// Lines, moves, questions and refusals as sentences: the same words as kit/book.py says.

import type { Catalogue, Field, Json, Lang, Table } from "./catalogue";
import { fill, plural } from "./fill";
import type { Line } from "./moment";

export interface Rule {
  paragraph: string;
  title: string;
  text: string;
}

export const UNSAID = "…"; // stands for a field that is still to be chosen

/** The words of one game in one language. */
export class Texts {
  private readonly tables: Table;

  constructor(
    readonly catalogue: Catalogue,
    readonly lang: Lang,
  ) {
    this.tables = catalogue.texts[lang] ?? catalogue.texts.en ?? {};
  }

  /** The text at a path of keys. */
  get(...path: string[]): string {
    const found = this.find(path);
    if (typeof found !== "string") throw new Error(`${this.lang}: no text ${path.join(".")}`);
    return found;
  }

  /** The text at a path of keys, if there is one. */
  seek(...path: string[]): string | undefined {
    const found = this.find(path);
    return typeof found === "string" ? found : undefined;
  }

  /** The name of a thing; numbers and spots are their own names. */
  name(range: string, value: string): string {
    return this.seek("names", range, value) ?? value;
  }

  /** A line as a sentence; `form` picks among the forms of a question. */
  say(line: Line, players: string[], form?: "you" | "others"): string {
    const [section = "", id = ""] = line.id.split(".");
    const fields = new Map(this.fields(section, id));
    const template = form ? this.get(section, id, form) : this.get(section, id);
    return fill(template, (name, forms) => {
      const value = line.args[name];
      if (value === undefined) return UNSAID;
      if (forms) return `${value} ${plural(value, forms, this.lang)}`;
      if (fields.get(name) === "seat" && /^\d+$/.test(value)) return players[Number(value)] ?? value;
      return this.name(fields.get(name) ?? "", value);
    });
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

  /** Why a bot moved, or would. */
  reason(name: string): string {
    const { reasons } = this.catalogue;
    return reasons[this.lang][name] ?? reasons[this.lang]["later"] ?? name;
  }

  /** The fields of a phrase. */
  fields(section: string, id: string): Field[] {
    const fields = this.catalogue.phrases[section]?.[id];
    if (!fields) throw new Error(`${this.catalogue.game} has no phrase ${section}.${id}`);
    return fields;
  }

  /** The rules in short, paragraph by paragraph. */
  rules(): Rule[] {
    const rules = this.tables["rules"];
    return Array.isArray(rules) ? rules.map(readRule) : [];
  }

  private find(path: string[]): Json | undefined {
    let here: Json | undefined = this.tables;
    for (const key of path) {
      if (typeof here !== "object" || here === null || Array.isArray(here)) return undefined;
      here = here[key];
    }
    return here;
  }
}

function readRule(rule: Json): Rule {
  const table = typeof rule === "object" && rule !== null && !Array.isArray(rule) ? rule : {};
  return {
    paragraph: String(table["paragraph"]),
    title: String(table["title"]),
    text: String(table["text"]).trim(),
  };
}
