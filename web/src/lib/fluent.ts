// Reads texts in the format of Project Fluent (`.ftl`): messages by their ids, with arguments and plurals.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "./catalogue";

export type Args = Record<string, string | number>;

const STRICT = import.meta.env.DEV; // in tests and on the workbench a mistake is an error; a player sees the id

/** The messages of one text in one language. */
export class Fluent {
  private readonly bundle: FluentBundle;

  constructor(
    ftl: string,
    readonly lang: Lang,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.complain(this.bundle.addResource(new FluentResource(ftl)));
  }

  has(id: string, attribute?: string): boolean {
    return this.pattern(id, attribute) !== null;
  }

  /** A message as a sentence, or one of its attributes. */
  say(id: string, args: Args = {}, attribute?: string): string {
    const pattern = this.pattern(id, attribute);
    const name = attribute ? `${id}.${attribute}` : id;
    if (pattern === null) {
      this.complain([new Error(`no message ${name}`)]);
      return name;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    this.complain(errors.map((error) => new Error(`${name}: ${error.message}`)));
    return errors.length ? name : said;
  }

  private pattern(id: string, attribute?: string) {
    const message = this.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private complain(errors: Error[]): void {
    if (STRICT && errors.length)
      throw new Error(errors.map(({ message }) => `${this.lang}: ${message}`).join("\n"));
  }
}
