// The one socket of a browser: does what `wire.ts` wants done.

import { untrack } from "svelte";
import type { FromServer, Present, Remark, Table, Update } from "../gen/protocol";
import { announced } from "./announced.svelte";
import { withNames } from "./gone";
import { Wire, type Answer, type Command, type Effect, type Follower as Following, type News } from "./wire";

/** One who is told of a table. */
export interface Follower extends Following {
  onTable(table: Table): void;
  onUpdate(update: Update): void;
  onPresent?(present: Present): void;
  onRemark?(remark: Remark): void;
  /** The server is asked for the table, for the first time or again: much may have been missed. */
  onWatching?(): void;
  /** The table may not be watched, or no longer. */
  onGone(code: string): void;
}

function tell(follower: Follower, news: News): void {
  switch (news.is) {
    case "table":
      return follower.onTable(news);
    case "update":
      return follower.onUpdate(withNames(news));
    case "present":
      return follower.onPresent?.(news);
    case "remark":
      return follower.onRemark?.(news);
    case "gone":
      return follower.onGone(news.code);
  }
}

class OpenWire {
  state: Wire<Follower>["state"] = $state("new");
  /** Whom the server takes this socket for: an id, "" for nobody, null before it said so. */
  guest: string | null = $state(null);

  private readonly wire = new Wire<Follower>(Math.random);
  private socket: WebSocket | null = null;

  constructor(private readonly address: string) {
    const hurry = () => this.perform(this.wire.hurry());
    addEventListener("online", hurry);
    addEventListener("offline", () => this.perform(this.wire.close()));
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && hurry());
  }

  /** Tells a follower of its table until the end that is given back is called. */
  follow(follower: Follower): () => void {
    // What the follower has seen is read here, and changed by what it is told: an effect that follows must
    // not begin anew for that.
    untrack(() => this.perform(this.wire.follow(follower)));
    return () => this.perform(this.wire.leave(follower));
  }

  /** Opens the socket for a table that one will soon be at. */
  expect(): void {
    this.perform(this.wire.expect());
  }

  /** Says a command; the answer may come after the line was cut and came back. */
  ask(message: Command): Promise<Answer> {
    return new Promise((to) => this.perform(this.wire.ask(message, to)));
  }

  /** Opens the socket anew: the server must learn who we are now. */
  renew(): void {
    this.perform(this.wire.renew());
  }

  private perform(effects: Effect<Follower>[]): void {
    this.state = this.wire.state;
    for (const effect of effects) this.act(effect);
  }

  private act(effect: Effect<Follower>): void {
    switch (effect.do) {
      case "open":
        this.socket = this.dial(effect.table, () => this.wire.opened());
        return;
      case "move":
        return this.move(effect.table);
      case "close":
        return this.socket?.close();
      case "send":
        return this.socket?.send(JSON.stringify(effect.message));
      case "wait":
        setTimeout(() => this.perform(this.wire.rang(effect.alarm)), effect.time);
        return;
      case "watching":
        return effect.follower.onWatching?.();
      case "tell":
        return tell(effect.follower, effect.news);
      case "announce":
        return announced.hear(effect.news);
      case "answer":
        return effect.to(effect.answer);
    }
  }

  private dial(table: string, opened: () => Effect<Follower>[]): WebSocket {
    const socket = new WebSocket(`${this.address}${table && `/${table}`}?changes`);
    socket.onopen = () => this.perform(opened());
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.is === "hello") this.guest = message.guest;
      this.perform(this.wire.heard(message));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.perform(this.wire.closed(code));
    return socket;
  }

  /** The socket that is open serves until another one is: nobody waits. If none comes, it stays. */
  private move(table: string): void {
    const before = this.socket;
    const next = this.dial(table, () => {
      if (this.socket !== before || !this.wire.isOpen) {
        next.close(); // the line was cut meanwhile, and comes back by itself
        return [];
      }
      this.socket = next;
      before?.close();
      return this.wire.moved();
    });
  }
}

export const wire = new OpenWire(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
);

/** A key that was never used. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
