// Small things that this browser keeps: a browser that keeps nothing forgets them, and all still works.

const MOST = 60; // of each kind; the oldest are forgotten

type Entries<T> = [key: string, value: T][];

/** A small collection by id, such as the links of tables or the plies that were seen. */
export class Drawer<T> {
  constructor(private readonly name: string) {}

  get(id: string): T | undefined {
    return this.all().find(([key]) => key === id)?.[1];
  }

  put(id: string, value: T): void {
    const others = this.all().filter(([key]) => key !== id);
    keep(this.name, JSON.stringify([[id, value], ...others].slice(0, MOST)));
  }

  /** All that is kept, the newest first. */
  all(): Entries<T> {
    try {
      return JSON.parse(kept(this.name) ?? "[]") as Entries<T>;
    } catch {
      return [];
    }
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`bottega.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`bottega.${name}`, value);
  } catch {
    // nothing can be kept here
  }
}

/** The secret that lets others into a table, as far as this browser was told. */
export const invites = new Drawer<string>("invites");
/** The ply of a match that was seen last. */
export const seenPlies = new Drawer<number>("seen");
/** The number of the remark that was read last at a table. */
export const readRemarks = new Drawer<number>("read");
/** Tables at which a coach sits with us. */
export const coached = new Drawer<boolean>("coached");
/** Games of which this browser has begun a match against bots. */
export const begun = new Drawer<boolean>("begun");
/** The bot that one played a game against last. */
export const rivals = new Drawer<string>("rivals");
