// What comes of all that is heard and done at a table. No I/O: every method answers with the effects it wants, in
// order; `sitting.svelte.ts` performs them and shows what is known.

import type { Chair, Hint, Present, Say, Story, Table, Told, Undo, Update } from "../gen/protocol";
import { NOBODY } from "../lib/moment";
import type { Answer } from "../net/wire";
import {
  isSending,
  NOTHING,
  nowOf,
  seatsOf,
  stoodInAt,
  type Known,
  type Log,
  type Seen,
  type Trouble,
} from "./known";

export type Effect =
  | { do: "ask"; message: Say | Undo }
  /** All that happened, through a viewer. */
  | { do: "story"; match: string; viewer: number }
  /** The ply that was seen last, here or, if one sits there, from another browser of ours. */
  | { do: "since"; match: string; anywhere: boolean; lines: Told[] }
  /** This ply is on the page; it has been seen, if somebody looks. */
  | { do: "shown"; match: string; ply: number }
  | { do: "remarks" }
  | { do: "hint"; asked: Seen }
  | { do: "back"; seats: number[] };

export class Sitting {
  private readonly asked = new Set<string>(); // matches of which we know what was seen last
  private coming = true;

  constructor(
    public known: Known = NOTHING,
    private readonly newKey: () => string,
  ) {}

  private learn(news: Partial<Known>): Effect[] {
    this.known = { ...this.known, ...news };
    return [];
  }

  // --- what the server tells ----------------------------------------------------------------------

  watching(): Effect[] {
    this.coming = true;
    return this.learn({ present: null });
  }

  toldTable(table: Table): Effect[] {
    const effects: Effect[] = this.coming ? [{ do: "remarks" }] : []; // from now on we hear them: what was, is read
    this.coming = false;
    const { table: before, askedFor } = this.known;
    if (before && table.version < before.version) return effects;
    const { bot } = stoodInAt(before);
    if (bot && !stoodInAt(table).bot && table.phase === "playing") this.learn({ playedForUs: bot });
    this.learn({ table, askedFor: askedFor.filter((seat) => table.chairs[seat]?.votes), gone: "" });
    return effects;
  }

  toldPresent(present: Present): Effect[] {
    return this.learn({ present });
  }

  toldGone(code: string): Effect[] {
    return this.learn({ gone: code });
  }

  toldUpdate(update: Update, at: number): Effect[] {
    const before = this.known.seen[update.viewer];
    const fresh = before?.match !== update.match;
    if (!fresh && before && update.ply < before.ply) return [];
    const others = Object.values(this.known.seen).filter(({ match }) => match === update.match);
    const all: Seen[] = [...others, { ...update, at }];
    this.learn({ seen: Object.fromEntries(all.map((seen) => [seen.viewer, seen])) });
    if (others.length === 0) this.learn({ logs: {} });
    this.turnViewer(update);
    const same = !fresh && before?.ply === update.ply; // only the clocks are new
    if (update.viewer === this.known.viewer && !same) this.learn({ pending: null });
    return this.note(update);
  }

  /** With several seats on one device, the page looks seen as the one who must choose. */
  private turnViewer(update: Update): void {
    const { seen, table } = this.known;
    if (!(this.known.viewer in seen)) this.learn({ viewer: update.viewer });
    const mine = seatsOf(table);
    if (mine.length < 2) return;
    const awaited = update.awaited.map(({ seat }) => seat).filter((seat) => mine.includes(seat));
    const first = awaited[0] ?? NOBODY;
    if (awaited.length > 0 && !awaited.includes(this.known.viewer) && first in seen)
      this.learn({ viewer: first });
  }

  // --- what happened ------------------------------------------------------------------------------

  private note(update: Update): Effect[] {
    const log = this.known.logs[update.viewer];
    const first = update.lines[0]?.ply ?? update.ply;
    if (!log || first > log.ply + 1) return [{ do: "story", match: update.match, viewer: update.viewer }];
    const news = update.lines.filter(({ ply }) => ply > log.ply);
    this.write(update.viewer, { ply: update.ply, lines: [...log.lines, ...news] });
    return this.look();
  }

  private write(viewer: number, log: Log): void {
    this.learn({ logs: { ...this.known.logs, [viewer]: log } });
  }

  toldStory(match: string, viewer: number, { ply, lines }: Story): Effect[] {
    if (this.known.seen[viewer]?.match !== match) return [];
    this.write(viewer, { ply, lines });
    if (this.asked.has(match)) return this.look();
    this.asked.add(match);
    const anywhere = seatsOf(this.known.table).length > 0;
    return [{ do: "since", match, anywhere, lines }, ...this.look()];
  }

  /** Once a visit: which of these lines were told after the ply that was seen last. */
  toldSince(last: number, lines: Told[]): Effect[] {
    return last >= 0 ? this.learn({ digest: lines.filter(({ ply }) => ply > last) }) : [];
  }

  /** What is on the page now has been seen, if somebody looks at the page. */
  look(): Effect[] {
    const now = nowOf(this.known);
    return now ? [{ do: "shown", match: now.match, ply: now.ply }] : [];
  }

  /** What happened meanwhile need not be told any longer. */
  understood(): Effect[] {
    return this.learn({ digest: [], playedForUs: "" });
  }

  // --- what we say --------------------------------------------------------------------------------

  /** A move was tapped; with `confirm` it is sent when it is tapped again. */
  say(text: string, confirm: boolean): Effect[] {
    if (isSending(this.known)) return [];
    if (confirm && this.known.pending !== text) return this.learn({ pending: text });
    return this.send(text);
  }

  send(text: string): Effect[] {
    return this.sayNow(text, this.newKey());
  }

  /** Says what nobody tapped; two pages of the same player send it with the same key, and it is played once. */
  sendUnasked(text: string): Effect[] {
    return isSending(this.known) ? [] : this.sayNow(text, `unasked-${nowOf(this.known)?.ply}`);
  }

  private sayNow(text: string, key: string): Effect[] {
    const now = nowOf(this.known);
    if (!now) return [];
    const { match, viewer: seat, ply } = now;
    return this.command({ is: "say", match, seat, ply, text, key });
  }

  undo(): Effect[] {
    const now = nowOf(this.known);
    return now ? this.command({ is: "undo", match: now.match, ply: now.ply, key: this.newKey() }) : [];
  }

  dismiss(): Effect[] {
    return this.learn({ pending: null });
  }

  private command(message: Say | Undo): Effect[] {
    this.learn({ asking: true, unanswered: message.is === "say" ? message.text : null, trouble: null });
    this.understood();
    return [{ do: "ask", message }];
  }

  answered(answer: Answer): Effect[] {
    this.learn({ asking: false, unanswered: null });
    if (answer.is === "said") this.learn({ done: answer });
    if (answer.is === "no") this.learn({ pending: null, trouble: answer });
    return [];
  }

  failed(trouble: Trouble): Effect[] {
    return this.learn({ trouble });
  }

  lookThrough(viewer: number): Effect[] {
    return this.learn({ viewer });
  }

  // --- bots ---------------------------------------------------------------------------------------

  /** Ask a bot what it would do; its move is drawn as if it were done, and waits to be sent. */
  askHint(): Effect[] {
    const asked = nowOf(this.known);
    if (!asked) return [];
    this.learn({ trouble: null });
    return [{ do: "hint", asked }];
  }

  /** The reply to `askHint`. If somebody else chose meanwhile and the question is still the same, it is asked again. */
  hintTold(asked: Seen, hint: Hint): Effect[] {
    const now = nowOf(this.known);
    const isSame = now?.viewer === asked.viewer && now.offers.join() === asked.offers.join();
    return isSame && now.match === asked.match && now.ply > asked.ply
      ? this.askHint()
      : this.hinted(asked, hint);
  }

  hinted(asked: Seen, hint: Hint): Effect[] {
    if (nowOf(this.known)?.ply !== asked.ply || !asked.offers.includes(hint.text)) return [];
    return this.learn({ hint, pending: hint.text });
  }

  /** We asked that a bot stand in for somebody who is away. */
  askedFor(seat: number, chairs: Chair[]): Effect[] {
    return chairs[seat]?.votes ? this.learn({ askedFor: [...this.known.askedFor, seat] }) : [];
  }

  /** We are here again: whoever plays for us leaves, and nobody need ask for it any more. */
  back(): Effect[] {
    const { table } = this.known;
    const away = seatsOf(table).filter((seat) => {
      const chair = table?.chairs[seat];
      return chair && (chair.stand_in || chair.votes > 0);
    });
    return [{ do: "back", seats: away }];
  }
}
