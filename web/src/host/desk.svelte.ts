// What hosts see and do: all of it is read anew after each act.

import type { AdminOverview, LiftRuling, PeopleFound, Rule } from "../gen/protocol";
import { settings } from "../lib/settings.svelte";
import { ask, Refused } from "../net/rest";
import { Person } from "../people/person.svelte";
import { words } from "./words";

const CODES = [
  "is_admin",
  "bad_range",
  "range_too_wide",
  "own_address",
  "no_such_ruling",
  "no_such_report",
] as const;

export class Desk {
  readonly person = new Person();
  overview: AdminOverview | null = $state.raw(null);
  /** Who asks, if they are no host. */
  stranger: string = $state("");

  /** Asks for everything; the passkey is shown on the way, if it must be. */
  async open(): Promise<void> {
    await this.person.load();
    await this.act(() => Promise.resolve(), "");
  }

  /** Does something, reads everything anew, and says so; whether it went well. */
  act(what: () => Promise<unknown>, said: string): Promise<boolean> {
    return this.person.try(async () => {
      try {
        await what();
        this.overview = await ask<AdminOverview>("GET", "/admin");
        return said;
      } catch (error) {
        return this.explain(error);
      }
    });
  }

  rule(rule: Partial<Rule> & Pick<Rule, "kind">): Promise<boolean> {
    return this.act(() => ask("POST", "/admin/rulings", rule), words(settings.lang)("ruled"));
  }

  lift(lift: LiftRuling): Promise<boolean> {
    return this.act(() => ask("POST", "/admin/rulings/lift", lift), words(settings.lang)("lifted"));
  }

  close(report: number): Promise<boolean> {
    return this.act(() => ask("POST", `/admin/reports/${report}/close`), words(settings.lang)("closed"));
  }

  find(like: string): Promise<PeopleFound> {
    return ask<PeopleFound>("GET", `/admin/people?${new URLSearchParams({ like })}`);
  }

  /** What only hosts are refused has its words here. */
  private explain(error: unknown): string {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "not_admin") this.stranger = error.about;
    const code = CODES.find((known) => known === error.code);
    if (!code) throw error.code === "not_admin" ? new Refused("not_here", "") : error;
    this.person.problem = words(settings.lang)(code);
    return "";
  }
}
