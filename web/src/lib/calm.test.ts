import { beforeEach, expect, test, vi } from "vitest";

const after = <T>(time: number, value: T) =>
  new Promise<T>((done) => {
    setTimeout(() => done(value), time);
  });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
});

/** How long it takes until it is calm, if somebody waits so long for an answer. */
async function calmAfter(answer: number): Promise<number> {
  const { awaited, calm } = await import("./calm");
  const began = performance.now();
  const answered = awaited(after(answer, "there"));
  let found = 0;
  void calm().then(() => (found = performance.now() - began));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answered).toBe("there");
  return found;
}

test("on a quick line it is calm as soon as nobody waits", async () => {
  expect(await calmAfter(80)).toBe(100);
});

test("on a slow line it is calm when nobody has waited for a moment", async () => {
  expect(await calmAfter(450)).toBe(2_000);
});
