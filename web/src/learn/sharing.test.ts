import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../net/me.svelte";
import { ask, Refused } from "../net/rest";
import { progressIn, reach } from "./progress";
import { shareProgress } from "./sharing";

// The real ones need a window.
vi.mock("../net/me.svelte", () => ({ me: { known: false } }));
vi.mock("../net/rest", () => ({ ask: vi.fn(), Refused: class extends Error {} }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.mocked(ask).mockReset();
  me.known = true;
  reach("codex", "lay", 2, true);
});

test("what was done here is told, and what was done elsewhere is noted here", async () => {
  vi.mocked(ask).mockResolvedValue({ done: { codex: ["lay", "gold"] } });
  await shareProgress();
  expect(ask).toHaveBeenCalledExactlyOnceWith("POST", "/me/lessons", { done: { codex: ["lay"] } });
  expect(progressIn("codex")["gold"]).toEqual({ step: 0, done: true });
});

test("who is nobody tells nothing", async () => {
  me.known = false;
  await shareProgress();
  expect(ask).not.toHaveBeenCalled();
});

test("a server that does not answer takes nothing away", async () => {
  vi.mocked(ask).mockRejectedValue(new Refused("away", ""));
  await shareProgress();
  expect(progressIn("codex")["lay"]?.done).toBe(true);
});
