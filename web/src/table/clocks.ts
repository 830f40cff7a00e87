// Clocks between two messages of the server: what is left now, and how it is written.

import type { ClockFace } from "../gen/protocol";

/** Whether the time counts now. A pause is over when what is left fits exactly before the deadline. */
export function isRunning(face: ClockFace, now: number): boolean {
  return face.running || (face.paused && face.due !== null && now >= face.due - face.left);
}

/**
 * Seconds left at `now`, on a clock that was told at `at`. Both are seconds of this browser, so that it does not
 * matter whether its clock is right.
 */
export function leftAt(face: ClockFace, at: number, now: number): number {
  if (face.running) return Math.max(0, face.left - Math.max(0, now - at));
  return isRunning(face, now) && face.due !== null ? Math.max(0, face.due - now) : face.left;
}

/** `4:05`, or `1:04:05`. */
export function showLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}
