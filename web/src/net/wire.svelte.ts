// The one socket of a browser. It opens itself again, asks for what was missed, and says again what had no answer.

import { untrack } from "svelte";
import type {
  FromClient,
  FromServer,
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
import { withNames } from "./gone";

const FIRST_WAIT = 250; // milliseconds before the first try to come back; doubled after each
const LONGEST_WAIT = 8000;
const NO_ANSWER = 8000; // a command without an answer for so long: the line is dead, though nobody said so
const TRY_AGAIN = 1200; // after the house said that its store is away
const PASSING = ["unavailable", "not_watching", "too_many_commands"];

export type Command = Say | Undo | Talk;
export type Answer = Said | Heard | No;

/** One who wants to be told of a table. */
export interface Follower {
  readonly id: string;
  readonly invite: string;
  /** Follows the match only, and is not at the table. */
  readonly afar?: boolean;
  /** The match and ply that were seen last. */
  seen(): { match: string; ply: number } | null;
  onTable(table: Table): void;
  onUpdate(update: Update): void;
  onPresent?(present: Present): void;
  onRemark?(remark: Remark): void;
  /** The house is asked for the table, for the first time or again: much may have been missed. */
  onWatching?(): void;
  /** The table may not be watched, or no longer. */
  onGone(code: string): void;
}

interface Waiting {
  message: Command;
  answer: (answer: Answer) => void;
  tries: number;
}

export class Wire {
  /** `new` until it was open once; `away` while it tries to come back. */
  state: "new" | "open" | "away" = $state("new");

  private socket: WebSocket | null = null;
  private readonly followers = new Map<string, Follower>();
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: string) {
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.socket?.close());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.now());
  }

  /** Tells a follower of its table until the end that is given back is called. */
  follow(follower: Follower): () => void {
    // What the follower has seen is read here, and changed by what it is told: an effect that follows must
    // not begin anew for that.
    untrack(() => this.begin(follower));
    return () => {
      if (this.followers.get(follower.id) !== follower) return;
      this.followers.delete(follower.id);
      this.send({ is: "leave", table: follower.id });
    };
  }

  private begin(follower: Follower): void {
    this.followers.set(follower.id, follower);
    if (this.socket?.readyState === WebSocket.OPEN) this.watch(follower);
    else this.open();
  }

  /** Says a command; the answer may come after the line was cut and came back. */
  ask(message: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.set(message.key, { message, answer, tries: 0 });
      this.put(message.key);
    });
  }

  /** Opens the socket anew: the house must learn who we are now. */
  renew(): void {
    this.wait = FIRST_WAIT;
    if (this.socket) this.socket.close();
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.state = "open";
      this.wait = FIRST_WAIT;
      for (const follower of this.followers.values()) this.watch(follower);
      for (const key of this.waiting.keys()) this.put(key);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.state = "away";
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** Tries at once, if it is away. */
  private now(): void {
    this.wait = FIRST_WAIT;
    if (!this.socket && this.followers.size > 0) this.open();
  }

  private watch(follower: Follower): void {
    const seen = follower.seen();
    const since = seen ? { match: seen.match, ply: seen.ply } : {};
    const afar = follower.afar ? { afar: true } : {};
    this.send({ is: "watch", table: follower.id, invite: follower.invite, ...since, ...afar });
    follower.onWatching?.();
  }

  private put(key: string): void {
    const waiting = this.waiting.get(key);
    if (!waiting || !this.send(waiting.message)) return;
    const socket = this.socket;
    setTimeout(() => {
      if (this.waiting.get(key) === waiting && this.socket === socket) socket?.close();
    }, NO_ANSWER);
  }

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(message: FromServer): void {
    switch (message.is) {
      case "table":
        this.followers.get(message.table)?.onTable(message);
        break;
      case "update":
        this.followers.get(message.table)?.onUpdate(withNames(message));
        break;
      case "present":
        this.followers.get(message.table)?.onPresent?.(message);
        break;
      case "remark":
        this.followers.get(message.table)?.onRemark?.(message);
        break;
      case "gone":
        this.followers.get(message.table)?.onGone(message.code);
        break;
      case "said":
      case "heard":
        this.settle(message);
        break;
      case "no":
        if (message.key) this.settle(message);
        else this.followers.get(message.about)?.onGone(message.code);
        break;
      case "hello":
        break;
    }
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.key);
    if (!waiting) return;
    if (answer.is === "no" && PASSING.includes(answer.code) && waiting.tries < 5) {
      waiting.tries += 1;
      setTimeout(() => this.put(answer.key), TRY_AGAIN);
      return;
    }
    this.waiting.delete(answer.key);
    waiting.answer(answer);
  }
}

export const wire = new Wire(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
);

/** A key that was never used. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
