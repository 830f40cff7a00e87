// What is said at a table beside the game: heard live, read back when something was missed.

import type { Remark } from "../gen/protocol";
import { readRemarks } from "../net/kept";
import { asMe } from "../net/me.svelte";
import { Refused, rest } from "../net/rest";
import { wordProblem } from "../net/problems";
import { newKey, wire } from "../net/wire.svelte";
import { reactionOf, SHOWN, type Reaction } from "./reactions";
import { lacksSome, merged } from "./remarks";

export class Talk {
  remarks: Remark[] = $state.raw([]);
  sending: boolean = $state(false);
  problem: string = $state("");

  /** Those of this moment, by seat. */
  reactions: Partial<Record<number, { reaction: Reaction; number: number }>> = $state.raw({});

  /** Without those whom one blocked. */
  readonly heard: Remark[] = $derived(this.remarks.filter(({ hidden }) => !hidden));
  /** What came of a report or a block. */
  done: "" | "reported" | "blocked" = $state("");

  private lastRead: number = $state(0);
  readonly unread: Remark[] = $derived(this.heard.filter(({ number }) => number > this.lastRead));

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {
    this.lastRead = readRemarks.get(table) ?? 0;
  }

  hear(remark: Remark): void {
    this.remarks = merged(this.remarks, [remark]);
    this.react(remark);
    if (lacksSome(this.remarks)) void this.catchUp();
  }

  /** A reaction is shown at the seat of who sent it, for a moment. */
  private react(remark: Remark): void {
    const reaction = reactionOf(remark);
    if (!reaction) return;
    this.reactions = { ...this.reactions, [remark.seat]: { reaction, number: remark.number } };
    setTimeout(() => {
      if (this.reactions[remark.seat]?.number === remark.number)
        this.reactions = { ...this.reactions, [remark.seat]: undefined };
    }, SHOWN);
  }

  async catchUp(): Promise<void> {
    try {
      const { remarks } = await rest.remarks(this.table, this.invite);
      // What the server has forgotten is forgotten here too, or it would look like something missed for ever.
      const first = remarks[0]?.number ?? 0;
      this.remarks = merged(
        this.remarks.filter(({ number }) => number >= first),
        remarks,
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the talk stays short; the match goes on
    }
  }

  /** Somebody looks at the remarks. */
  look(): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    if (last <= this.lastRead || document.visibilityState !== "visible") return;
    this.lastRead = last;
    readRemarks.put(this.table, last);
  }

  /** Shows a remark to the hosts, or hears no more of whoever said it. */
  async answer(what: "reported" | "blocked", { number }: Remark): Promise<void> {
    this.problem = this.done = "";
    try {
      await asMe(() => rest[what === "reported" ? "report" : "block"](this.table, number, this.invite));
      if (what === "blocked") await this.catchUp(); // it is said once it is so
      this.done = what;
    } catch (error) {
      this.problem = wordProblem(error);
    }
  }

  /** Whether it was heard; if not, `problem` says why. */
  async say(text: string): Promise<boolean> {
    this.sending = true;
    this.problem = "";
    try {
      const answer = await asMe(() => wire.ask({ is: "talk", table: this.table, text, key: newKey() }));
      if (answer.is === "no") throw new Refused(answer.code, answer.about);
      return true;
    } catch (error) {
      this.problem = wordProblem(error);
      return false;
    } finally {
      this.sending = false;
    }
  }
}
