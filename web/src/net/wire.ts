// What the one socket of a browser has to do: come back by itself, ask for what was missed, say again what had no
// answer. No I/O: every method answers with the effects it wants, in order; `wire.svelte.ts` performs them.

import type {
  Announced,
  FromClient,
  FromServer,
  Gone,
  Heard,
  No,
  Present,
  Remark,
  Said,
  Say,
  Table,
  Talk,
  Undo,
  Update,
} from "../gen/protocol";
import { Updates } from "./changes";

export const FIRST_WAIT = 250; // milliseconds before the first try to come back; doubled after each
export const LONGEST_WAIT = 8000;
export const NO_ANSWER = 8000; // a command without an answer for so long: the line is dead, though nobody said so
export const TRY_AGAIN = 1200; // after the server said that its store is away
export const TRIES = 5; // of a command that the server cannot take just now
export const TOO_LARGE = 1009; // the code with which a socket is closed for a frame that is too large
const PASSING = ["unavailable", "not_watching", "too_many_commands"];

export type Command = Say | Undo | Talk;
export type Answer = Said | Heard | No;
export type News = Table | Update | Present | Remark | Gone;

/** One who wants to be told of a table. */
export interface Follower {
  readonly id: string;
  readonly invite: string;
  /** Follows the match only, and is not at the table. */
  readonly afar?: boolean;
  /** The match and ply that were seen last. */
  seen(): { match: string; ply: number } | null;
}

/** What a clock is set for. What it was set for on an earlier socket is forgotten. */
export type Alarm = { is: "reopen" | "silence"; socket: number; key: string } | { is: "again"; key: string };

type To = (answer: Answer) => void;

export type Effect<F extends Follower> =
  /** A socket whose address names a table, so that a balancer may bring its players together; or none. */
  | { do: "open"; table: string }
  /** Another socket, that names this table, is to take the place of the open one as soon as it is open itself. */
  | { do: "move"; table: string }
  | { do: "close" }
  | { do: "send"; message: FromClient }
  | { do: "wait"; time: number; alarm: Alarm }
  /** The server is asked for the table, for the first time or again: much may have been missed. */
  | { do: "watching"; follower: F }
  | { do: "tell"; follower: F; news: News }
  | { do: "announce"; news: Announced }
  | { do: "answer"; to: To; answer: Answer };

interface Waiting {
  message: Command;
  to: To;
  tries: number;
}

export class Wire<F extends Follower> {
  /** `new` until it was open once; `away` while it tries to come back. */
  state: "new" | "open" | "away" = "new";

  private socket: "none" | "opening" | "open" | "closing" = "none";
  private sockets = 0; // that were opened
  private named = ""; // the table in the address of the last one
  private unheard = false; // that one did not open: a server of an earlier version knows no such address
  private readonly followers = new Map<string, F>();
  private readonly updates = new Updates();
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;

  constructor(private readonly random: () => number) {}

  get isOpen(): boolean {
    return this.socket === "open";
  }

  // --- what we want -------------------------------------------------------------------------------

  follow(follower: F): Effect<F>[] {
    const { id } = follower;
    this.followers.set(id, follower);
    if (this.socket !== "open") return this.open();
    if (this.followers.has(this.named)) return this.watch(follower);
    this.named = id;
    return [...this.watch(follower), { do: "move", table: id }];
  }

  /** Opens the socket before anybody follows: somebody soon will. */
  expect(): Effect<F>[] {
    return this.open();
  }

  leave(follower: F): Effect<F>[] {
    if (this.followers.get(follower.id) !== follower) return []; // another follows that table by now
    this.followers.delete(follower.id);
    this.updates.forget(follower.id);
    return this.send({ is: "leave", table: follower.id });
  }

  /** Says a command; the answer may come after the line was cut and came back. */
  ask(message: Command, to: To): Effect<F>[] {
    this.waiting.set(message.key, { message, to, tries: 0 });
    return this.put(message.key);
  }

  /** Opens the socket anew: the server must learn who we are now. */
  renew(): Effect<F>[] {
    this.wait = FIRST_WAIT;
    return this.close();
  }

  /** Tries at once, if it is away. */
  hurry(): Effect<F>[] {
    this.wait = FIRST_WAIT;
    return this.followers.size > 0 ? this.open() : [];
  }

  close(): Effect<F>[] {
    if (this.socket === "none" || this.socket === "closing") return [];
    this.socket = "closing";
    return [{ do: "close" }];
  }

  // --- what happens -------------------------------------------------------------------------------

  opened(): Effect<F>[] {
    if (this.socket !== "opening") return [];
    this.socket = "open";
    this.state = "open";
    this.wait = FIRST_WAIT;
    return this.resume();
  }

  /** Another socket has taken the place of the open one. */
  moved(): Effect<F>[] {
    this.sockets += 1;
    return this.resume();
  }

  closed(code: number): Effect<F>[] {
    this.unheard = this.socket === "opening" && this.named !== "";
    this.socket = "none";
    this.state = "away";
    const time = this.wait * (0.75 + this.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    const alarm: Alarm = { is: "reopen", socket: this.sockets, key: "" };
    return [...(code === TOO_LARGE ? this.dropLongest() : []), { do: "wait", time, alarm }];
  }

  rang(alarm: Alarm): Effect<F>[] {
    if (alarm.is === "again") return this.put(alarm.key);
    if (alarm.socket !== this.sockets) return [];
    if (alarm.is === "reopen") return this.open();
    return this.waiting.has(alarm.key) ? this.close() : [];
  }

  heard(message: FromServer): Effect<F>[] {
    switch (message.is) {
      case "hello":
        return [];
      case "announced":
        return [{ do: "announce", news: message }];
      case "said":
      case "heard":
        return this.settle(message);
      case "no":
        if (message.key) return this.settle(message);
        return this.tell({ is: "gone", table: message.about, code: message.code });
      case "update":
        return this.update(message);
      default:
        return this.tell(message);
    }
  }

  // --- how it is done -----------------------------------------------------------------------------

  private open(): Effect<F>[] {
    if (this.socket !== "none") return [];
    this.socket = "opening";
    this.sockets += 1;
    this.named = this.unheard ? "" : (this.followers.keys().next().value ?? "");
    return [{ do: "open", table: this.named }];
  }

  /** On a new socket everything is asked for that is followed, and said that has no answer yet. */
  private resume(): Effect<F>[] {
    const watched = [...this.followers.values()].flatMap((follower) => this.watch(follower));
    return [...watched, ...[...this.waiting.keys()].flatMap((key) => this.put(key))];
  }

  private send(message: FromClient): Effect<F>[] {
    return this.socket === "open" ? [{ do: "send", message }] : [];
  }

  private watch(follower: F): Effect<F>[] {
    const { id: table, invite, afar } = follower;
    const message = { is: "watch" as const, table, invite, ...follower.seen(), ...(afar && { afar }) };
    return [...this.send(message), { do: "watching", follower }];
  }

  private put(key: string): Effect<F>[] {
    const waiting = this.waiting.get(key);
    if (!waiting || this.socket !== "open") return [];
    const alarm: Alarm = { is: "silence", socket: this.sockets, key };
    return [...this.send(waiting.message), { do: "wait", time: NO_ANSWER, alarm }];
  }

  private tell(news: News): Effect<F>[] {
    const follower = this.followers.get(news.table);
    return follower ? [{ do: "tell", follower, news }] : [];
  }

  /** Where we lack what was before, the table is asked for again. */
  private update(message: Update): Effect<F>[] {
    const follower = this.followers.get(message.table);
    if (!follower) return [];
    const update = this.updates.whole(message);
    if (update === null) return this.watch(follower);
    return update === "late" ? [] : this.tell(update);
  }

  private settle(answer: Answer): Effect<F>[] {
    const waiting = this.waiting.get(answer.key);
    if (!waiting) return [];
    if (answer.is === "no" && PASSING.includes(answer.code) && waiting.tries < TRIES) {
      waiting.tries += 1;
      return [{ do: "wait", time: TRY_AGAIN, alarm: { is: "again", key: answer.key } }];
    }
    this.waiting.delete(answer.key);
    return [{ do: "answer", to: waiting.to, answer }];
  }

  /** A frame was too large for the server. Said again, it would cut the line again: the longest command is given up. */
  private dropLongest(): Effect<F>[] {
    const length = ({ message }: Waiting) => JSON.stringify(message).length;
    const longest = [...this.waiting.values()].sort((a, b) => length(b) - length(a))[0];
    if (!longest) return [];
    const { key } = longest.message;
    return this.settle({ is: "no", code: "too_large", about: "", match: "", key });
  }
}
