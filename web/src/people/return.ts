// Where to go after signing in: the page that sent somebody to `/me`. It is kept for the link that is mailed, which opens
// in a new tab.

import { keep, kept } from "../net/kept";

const NAME = "return_to";
const GOOD_FOR = 30 * 60 * 1000; // milliseconds: as long as a mailed link

/** A page of this site, or nothing: what stands in an address may come from anywhere. */
export function readReturn(hash: string): string {
  const to = new URLSearchParams(hash.replace(/^#/, "")).get("to") ?? "";
  return /^\/(table|replay|groups|new|ladder)\/[\w-]+$/.test(to) ? to : "";
}

/** Takes what the address says, or what it said a while ago. */
export function takeReturn(now: number = Date.now()): string {
  const said = readReturn(location.hash);
  if (said) {
    keep(NAME, `${now} ${said}`);
    return said; // `takeLink` empties the address
  }
  const [at, to] = (kept(NAME) ?? "").split(" ");
  return now - Number(at) < GOOD_FOR ? (to ?? "") : "";
}

/** It was used. */
export function forgetReturn(): void {
  keep(NAME, "");
}
