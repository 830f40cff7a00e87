// A table as this browser knows it: who sits there, the match through each of our eyes, what happened, what we said.

import type { Present, Remark, Table, Told, Update } from "../gen/protocol";
import { NOBODY, type Moment, type View } from "../lib/moment";
import { settings } from "../lib/settings.svelte";
import { seenPlies } from "../net/kept";
import { Refused, rest } from "../net/rest";
import { wordProblem } from "../net/words";
import { newKey, wire, type Follower } from "../net/wire.svelte";
import { Talk } from "./talk.svelte";

export interface Seen extends Moment {
  match: string;
  undo: boolean;
}

interface Log {
  ply: number;
  lines: Told[];
}

/** An update of the server, as a board reads it. */
export function toSeen(update: Update): Seen {
  return { ...update, view: update.view as View };
}

export class Sitting implements Follower {
  table: Table | null = $state.raw(null);
  seen_: Record<number, Seen> = $state.raw({});
  logs: Record<number, Log> = $state.raw({});
  /** Who is at the table, as far as we were told. */
  present: Present | null = $state.raw(null);
  /** Through whose eyes the page looks. */
  eyes: number = $state(NOBODY);
  gone: string = $state("");
  problem: string = $state("");
  /** A move that waits to be confirmed. */
  pending: string | null = $state(null);
  /** A command is under way. */
  sending: boolean = $state(false);
  /** What happened while nobody looked. */
  digest: Told[] = $state.raw([]);

  readonly now: Seen | null = $derived(this.seen_[this.eyes] ?? null);
  readonly lines: Told[] = $derived(this.logs[this.eyes]?.lines ?? []);
  readonly mySeats: number[] = $derived(
    (this.table?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : [])),
  );
  readonly allEyes: number[] = $derived(Object.keys(this.seen_).map(Number));

  readonly talk: Talk;
  private readonly asked = new Set<string>();
  private coming = true;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.talk = new Talk(id, invite);
  }

  // --- what the server tells ----------------------------------------------------------------------

  seen(): { match: string; ply: number } | null {
    const last = this.now;
    return last ? { match: last.match, ply: last.ply } : null;
  }

  onTable(table: Table): void {
    if (this.coming) void this.talk.catchUp(); // we hear what is said from now on: what was, is read
    this.coming = false;
    if (this.table && table.version < this.table.version) return;
    this.table = table;
    this.gone = "";
  }

  onWatching(): void {
    this.coming = true;
    this.present = null;
  }

  onPresent(present: Present): void {
    this.present = present;
  }

  onRemark(remark: Remark): void {
    this.talk.hear(remark);
  }

  onUpdate(update: Update): void {
    const before = this.seen_[update.eyes];
    const fresh = before?.match !== update.match;
    if (!fresh && before && update.ply < before.ply) return;
    const others = Object.values(this.seen_).filter(({ match }) => match === update.match);
    this.seen_ = Object.fromEntries([...others, toSeen(update)].map((seen) => [seen.eyes, seen]));
    if (others.length === 0) this.logs = {};
    this.turnEyes(update);
    if (update.eyes === this.eyes) this.pending = null;
    this.note(update);
  }

  onGone(code: string): void {
    this.gone = code;
  }

  /** With several seats on one device, the page looks through the eyes of the one who must choose. */
  private turnEyes(update: Update): void {
    if (!(this.eyes in this.seen_)) this.eyes = update.eyes;
    if (this.mySeats.length < 2) return;
    const awaited = update.awaited.map(({ seat }) => seat).filter((seat) => this.mySeats.includes(seat));
    if (awaited.length > 0 && !awaited.includes(this.eyes) && (awaited[0] ?? NOBODY) in this.seen_)
      this.eyes = awaited[0] ?? this.eyes;
  }

  // --- what happened ------------------------------------------------------------------------------

  private note(update: Update): void {
    const log = this.logs[update.eyes];
    const first = update.lines[0]?.ply ?? update.ply;
    if (!log || first > log.ply + 1) {
      void this.tellAll(update.match, update.eyes);
      return;
    }
    const news = update.lines.filter(({ ply }) => ply > log.ply);
    this.logs = { ...this.logs, [update.eyes]: { ply: update.ply, lines: [...log.lines, ...news] } };
    this.look();
  }

  private async tellAll(match: string, eyes: number): Promise<void> {
    try {
      const story = await rest.story(match, eyes, this.invite);
      if (this.seen_[eyes]?.match !== match) return;
      this.logs = { ...this.logs, [eyes]: { ply: story.ply, lines: story.lines } };
      if (!this.asked.has(match)) this.recall(match, story.lines);
      this.look();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the log stays short; the match goes on
    }
  }

  /** Once a visit: what happened after the ply that was seen last. */
  private recall(match: string, lines: Told[]): void {
    this.asked.add(match);
    const last = seenPlies.get(match);
    if (last !== undefined) this.digest = lines.filter(({ ply }) => ply > last);
  }

  /** What is on the page now has been seen, if somebody looks at the page. */
  look(): void {
    const { now } = this;
    if (now && document.visibilityState === "visible") seenPlies.put(now.match, now.ply);
  }

  // --- what we say --------------------------------------------------------------------------------

  say = (text: string): void => {
    if (this.sending) return;
    if (settings.confirm && this.pending !== text) this.pending = text;
    else void this.send(text);
  };

  async send(text: string): Promise<void> {
    const { now } = this;
    if (!now) return;
    const { match, eyes: seat, ply } = now;
    await this.command({ is: "say", match, seat, ply, text, key: newKey() });
  }

  async undo(): Promise<void> {
    const { now } = this;
    if (now) await this.command({ is: "undo", match: now.match, ply: now.ply, key: newKey() });
  }

  private async command(message: Parameters<typeof wire.ask>[0]): Promise<void> {
    this.sending = true;
    this.problem = "";
    this.digest = [];
    const answer = await wire.ask(message);
    this.pending = null;
    this.sending = false;
    if (answer.is === "no") this.problem = wordProblem(new Refused(answer.code, answer.about));
  }
}
