// What one waits for goes before what is merely beautiful: on a slow line, fonts and pictures come when nothing else does.

const SLOW = 300; // milliseconds for an answer
const LULL = 1_500; // milliseconds in which nobody waited for anything
const LOOK = 50; // milliseconds between looks

let waitedFor = 0;
let slowest = 0;
let last = 0;

/** Notes that somebody waits for this. */
export async function awaited<T>(work: Promise<T>): Promise<T> {
  const began = performance.now();
  waitedFor += 1;
  try {
    return await work;
  } finally {
    waitedFor -= 1;
    last = performance.now();
    slowest = Math.max(slowest, last - began);
  }
}

const isCalm = () => waitedFor === 0 && (slowest < SLOW || performance.now() - last > LULL);

/** Whether an answer took so long that pictures should wait for what is needed. */
export const isSlow = () => slowest >= SLOW;

/** Once nobody waits for anything; on a slow line, once nobody has for a moment. */
export async function calm(): Promise<void> {
  do await new Promise((go) => setTimeout(go, LOOK));
  while (!isCalm());
}
