// A table as a page shows it: does what `sitting.ts` wants done.

import type { Hint, Present, Remark, Said, Table, Told, Update } from "../gen/protocol";
import { called } from "../lib/levels";
import { settings } from "../lib/settings.svelte";
import type { Texts } from "../lib/words";
import { seenPlies } from "../net/kept";
import { Refused, rest } from "../net/rest";
import { wordProblem } from "../net/problems";
import { newKey, wire, type Follower } from "../net/wire.svelte";
import { isSending, NOTHING, nowOf, seatsOf, stoodInAt, type Known, type Seen } from "./known";
import { Sitting, type Effect } from "./sitting";
import { Talk } from "./talk.svelte";

/** What a part of a page needs that lets one act at a table. */
export interface AtTable {
  sitting: OpenSitting;
  table: Table;
  players: string[];
  texts: Texts;
}

export class OpenSitting implements Follower {
  private readonly sitting: Sitting;
  private known: Known = $state.raw(NOTHING);
  readonly talk: Talk;

  readonly table: Table | null = $derived(this.known.table);
  readonly present: Present | null = $derived(this.known.present);
  readonly gone: string = $derived(this.known.gone);
  readonly pending: string | null = $derived(this.known.pending);
  readonly hint: Hint | null = $derived(this.known.hint);
  readonly done: Said | null = $derived(this.known.done);
  readonly digest: Told[] = $derived(this.known.digest);
  readonly playedForUs: string = $derived(this.known.playedForUs);
  readonly askedFor: number[] = $derived(this.known.askedFor);
  readonly sending: boolean = $derived(isSending(this.known));
  readonly unanswered: string | null = $derived(this.known.unanswered);
  readonly mySeats: number[] = $derived(seatsOf(this.table));
  readonly stoodIn: { bot: string; votes: number } = $derived(stoodInAt(this.table));
  readonly problem: string = $derived.by(() => {
    const { trouble } = this.known;
    return trouble ? wordProblem(new Refused(trouble.code, trouble.about)) : "";
  });

  private readonly seenNow: Seen | null = $derived(nowOf(this.known));
  readonly now: Seen | null = $derived.by(() => {
    const seen = this.seenNow;
    const isBot = (seat: number) => Boolean(this.table?.chairs[seat]?.bot);
    return seen ? { ...seen, players: called(seen.players, isBot) } : null;
  });
  private readonly log: Told[] | undefined = $derived(this.known.logs[this.viewer]?.lines);
  readonly lines: Told[] = $derived(this.log ?? []);
  private readonly seenBy: Record<number, Seen> = $derived(this.known.seen);
  readonly allViewers: number[] = $derived(Object.keys(this.seenBy).map(Number));

  constructor(
    readonly id: string,
    readonly invite: string,
    known: Known = NOTHING,
  ) {
    this.sitting = new Sitting(known, newKey);
    this.known = known;
    this.talk = new Talk(id, invite);
  }

  /** The viewer that the page shows. */
  get viewer(): number {
    return this.known.viewer;
  }

  set viewer(viewer: number) {
    void this.perform(this.sitting.lookThrough(viewer));
  }

  // --- what the server tells ----------------------------------------------------------------------

  seen(): { match: string; ply: number } | null {
    const last = nowOf(this.sitting.known);
    return last ? { match: last.match, ply: last.ply } : null;
  }

  onWatching = (): void => void this.perform(this.sitting.watching());
  onTable = (table: Table): void => void this.perform(this.sitting.toldTable(table));
  onPresent = (present: Present): void => void this.perform(this.sitting.toldPresent(present));
  onUpdate = (update: Update): void => void this.perform(this.sitting.toldUpdate(update, Date.now() / 1000));
  onGone = (code: string): void => void this.perform(this.sitting.toldGone(code));
  onRemark = (remark: Remark): void => this.talk.hear(remark);

  // --- what we do ---------------------------------------------------------------------------------

  say = (text: string): void => void this.perform(this.sitting.say(text, settings.confirm));
  send = (text: string): void => void this.perform(this.sitting.send(text));
  sendUnasked = (text: string): void => void this.perform(this.sitting.sendUnasked(text));
  undo = (): void => void this.perform(this.sitting.undo());
  dismiss = (): void => void this.perform(this.sitting.dismiss());
  understood = (): void => void this.perform(this.sitting.understood());
  look = (): void => void this.perform(this.sitting.look());
  back = (): void => void this.perform(this.sitting.back());
  askHint = (): Promise<void> => this.perform(this.sitting.askHint());

  /** Somebody knows what a bot would do here: it is drawn as a hint. */
  showHint = (asked: Seen, hint: Hint): Promise<void> => this.perform(this.sitting.hinted(asked, hint));

  /** Ask that a bot stand in for somebody who is away. */
  async askFor(seat: number): Promise<void> {
    const { chairs } = await rest.standIn(this.id, seat);
    await this.perform(this.sitting.askedFor(seat, chairs));
  }

  failed(error: unknown): void {
    const trouble = error instanceof Refused ? error : { code: String(error), about: "" };
    void this.perform(this.sitting.failed(trouble));
  }

  // --- how it is done -----------------------------------------------------------------------------

  private async perform(effects: Effect[]): Promise<void> {
    this.known = this.sitting.known;
    await Promise.all(effects.map((effect) => this.act(effect)));
  }

  private async act(effect: Effect): Promise<void> {
    switch (effect.do) {
      case "ask":
        return this.perform(this.sitting.answered(await wire.ask(effect.message)));
      case "shown":
        if (document.visibilityState === "visible") seenPlies.put(effect.match, effect.ply);
        return;
      case "remarks":
        return this.talk.catchUp();
      case "story":
      case "since":
        return this.read(effect).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error; // the log stays short; the match goes on
        });
      case "hint":
      case "back":
        return this.call(effect).catch((error: unknown) => this.failed(error));
    }
  }

  private async read(effect: Effect & { do: "story" | "since" }): Promise<void> {
    if (effect.do === "story") {
      const story = await rest.story(effect.match, effect.viewer, this.invite);
      return this.perform(this.sitting.toldStory(effect.match, effect.viewer, story));
    }
    const here = seenPlies.get(effect.match) ?? -1;
    const anywhere = effect.anywhere ? ((await rest.since(effect.match)).ply ?? -1) : -1;
    return this.perform(this.sitting.toldSince(Math.max(here, anywhere), effect.lines));
  }

  private async call(effect: Effect & { do: "hint" | "back" }): Promise<void> {
    if (effect.do === "hint") {
      const { asked } = effect;
      return this.perform(this.sitting.hintTold(asked, await rest.hint(asked.match, asked.viewer)));
    }
    for (const seat of effect.seats) await rest.back(this.id, seat);
  }
}
