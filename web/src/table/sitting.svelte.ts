// A table as this browser knows it: who sits there, the match through each of our eyes, what happened, what we said.

import type { ClockFace, Hint, Present, Remark, Said, Table, Told, Update } from "../gen/protocol";
import { called } from "../lib/levels";
import { NOBODY, type Moment } from "../lib/moment";
import { settings } from "../lib/settings.svelte";
import { seenPlies } from "../net/kept";
import { Refused, rest } from "../net/rest";
import { wordProblem } from "../net/words";
import { newKey, wire, type Follower } from "../net/wire.svelte";
import { Talk } from "./talk.svelte";

export interface Seen extends Moment {
  match: string;
  undo: boolean;
  clocks: ClockFace[];
  /** When it was told, in seconds of this browser's clock. */
  at: number;
}

interface Log {
  ply: number;
  lines: Told[];
}

/** An update of the server, as a board reads it. */
export function toSeen(update: Update): Seen {
  return { ...update, at: Date.now() / 1000 };
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
  /** What a bot would do here, once it was asked. */
  hint: Hint | null = $state.raw(null);
  /** What happened while nobody looked. */
  digest: Told[] = $state.raw([]);
  /** The bot that played for us until just now. */
  playedForUs: string = $state("");
  /** Seats for which we asked that a bot stand in. */
  askedFor: number[] = $state.raw([]);

  readonly now: Seen | null = $derived.by(() => {
    const seen = this.seen_[this.eyes];
    const isBot = (seat: number) => Boolean(this.table?.chairs[seat]?.bot);
    return seen ? { ...seen, players: called(seen.players, settings.lang, isBot) } : null;
  });
  readonly lines: Told[] = $derived(this.logs[this.eyes]?.lines ?? []);
  readonly mySeats: number[] = $derived(
    (this.table?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : [])),
  );
  /** Who plays for us now, and how many want that somebody does. */
  readonly stoodIn: { bot: string; votes: number } = $derived.by(() => {
    const mine = this.mySeats.flatMap((seat) => this.table?.chairs[seat] ?? []);
    const bot = mine.find((chair) => chair.stand_in)?.stand_in ?? "";
    return { bot, votes: Math.max(0, ...mine.map((chair) => chair.votes)) };
  });
  readonly allEyes: number[] = $derived(Object.keys(this.seen_).map(Number));

  /** A command is under way: until the board shows what came of it, for what was offered before is no longer. */
  readonly sending: boolean = $derived.by(() => {
    const { asking, done, now } = this;
    return asking || (done !== null && done.match === now?.match && now.ply < done.ply);
  });

  readonly talk: Talk;
  private asking: boolean = $state(false);
  private done: Said | null = $state.raw(null);
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
    const before = this.mySeats.map((seat) => this.table?.chairs[seat]?.stand_in).find(Boolean);
    this.table = table;
    this.askedFor = this.askedFor.filter((seat) => table.chairs[seat]?.votes);
    if (before && !this.stoodIn.bot && table.phase === "playing") this.playedForUs = before;
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
    const same = !fresh && before?.ply === update.ply; // only the clocks are new
    if (update.eyes === this.eyes && !same) this.pending = null;
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
      if (!this.asked.has(match)) await this.recall(match, story.lines);
      this.look();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the log stays short; the match goes on
    }
  }

  /** Once a visit: what happened after the ply that was seen last, here or from another browser of ours. */
  private async recall(match: string, lines: Told[]): Promise<void> {
    this.asked.add(match);
    const here = seenPlies.get(match);
    const anywhere = this.mySeats.length > 0 ? (await rest.since(match)).ply : null;
    const last = Math.max(here ?? -1, anywhere ?? -1);
    if (last >= 0) this.digest = lines.filter(({ ply }) => ply > last);
  }

  /** What is on the page now has been seen, if somebody looks at the page. */
  look(): void {
    const { now } = this;
    if (now && document.visibilityState === "visible") seenPlies.put(now.match, now.ply);
  }

  /** What happened meanwhile need not be told any longer. */
  understood(): void {
    this.digest = [];
    this.playedForUs = "";
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

  /** Ask a bot what it would do; its move is drawn as if it were done, and waits to be sent. */
  async askHint(): Promise<void> {
    const { now } = this;
    if (!now) return;
    this.problem = "";
    try {
      const hint = await rest.hint(now.match, now.eyes);
      if (this.now?.ply !== now.ply || !now.offers.includes(hint.text)) return;
      this.hint = hint;
      this.pending = hint.text;
    } catch (error) {
      this.problem = wordProblem(error);
    }
  }

  /** Ask that a bot stand in for somebody who is away. */
  async askFor(seat: number): Promise<void> {
    const { chairs } = await rest.standIn(this.id, seat);
    if (chairs[seat]?.votes) this.askedFor = [...this.askedFor, seat];
  }

  /** We are here again: whoever plays for us leaves, and nobody need ask for it any more. */
  async back(): Promise<void> {
    const away = this.mySeats.filter((seat) => {
      const chair = this.table?.chairs[seat];
      return chair && (chair.stand_in || chair.votes > 0);
    });
    try {
      for (const seat of away) await rest.back(this.id, seat);
    } catch (error) {
      this.problem = wordProblem(error);
    }
  }

  private async command(message: Parameters<typeof wire.ask>[0]): Promise<void> {
    this.asking = true;
    this.problem = "";
    this.understood();
    const answer = await wire.ask(message);
    this.asking = false;
    if (answer.is === "said") this.done = answer;
    if (answer.is !== "no") return;
    this.pending = null;
    this.problem = wordProblem(new Refused(answer.code, answer.about));
  }
}
