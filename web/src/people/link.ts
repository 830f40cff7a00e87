// A mailed link, or one to another device: what stands behind the `#`, taken away at once so that it is in no history.

const KINDS = ["recover", "confirm", "prove", "stop", "device"] as const;

export interface MailedLink {
  kind: (typeof KINDS)[number];
  secret: string;
}

export function readLink(hash: string): MailedLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  for (const kind of KINDS) {
    const secret = given.get(kind);
    if (secret) return { kind, secret };
  }
  return null;
}

export function takeLink(): MailedLink | null {
  const link = readLink(location.hash);
  if (location.hash) history.replaceState(null, "", location.pathname);
  return link;
}
