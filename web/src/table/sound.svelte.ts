// A small bell when it is one's turn; silent unless switched on.

import { keep, kept } from "../net/kept";

class Bell {
  on: boolean = $state(kept("bell") === "on");

  set(on: boolean): void {
    this.on = on;
    keep("bell", on ? "on" : "off");
    if (on) this.ring();
  }

  ring(): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    const context = new AudioContext();
    const gain = context.createGain();
    gain.connect(context.destination);
    for (const [tone, start] of [
      [659, 0],
      [880, 0.14],
    ] as const) {
      const bell = context.createOscillator();
      bell.frequency.value = tone;
      bell.connect(gain);
      bell.start(context.currentTime + start);
      bell.stop(context.currentTime + start + 0.5);
    }
    gain.gain.setValueAtTime(0.12, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.65);
    setTimeout(() => void context.close(), 900);
  }
}

export const bell = new Bell();
