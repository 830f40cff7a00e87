// Making a passkey and using one, with the browser's own dialogues.

import type { Ceremony, KnownCredential, NewCredential } from "../gen/protocol";
import { toBytes, toText } from "./bytes";

interface Described {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

type Creation = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: Described[];
};
type Asking = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
};

/** Browsers have passkeys at a name reached by TLS, and on their own machine; never at a bare number. */
export function canHavePasskeys(): boolean {
  return "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** A credential as the server reads it, with what making or using it adds to the response. */
const told = <More>({ id, rawId, type, response }: PublicKeyCredential, more: More) => ({
  ...{ id, rawId: toText(rawId), type },
  response: { clientDataJSON: toText(response.clientDataJSON), ...more },
});

/** Null if the person thought better of it. */
export async function make({ options }: Ceremony): Promise<NewCredential | null> {
  const asked = options as Creation;
  const made = await gently(() =>
    navigator.credentials.create({
      publicKey: {
        ...asked,
        challenge: toBytes(asked.challenge),
        user: { ...asked.user, id: toBytes(asked.user.id) },
        excludeCredentials: asked.excludeCredentials.map((one) => ({ ...one, id: toBytes(one.id) })),
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return told(made, {
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports(),
  });
}

/** Null if the person thought better of it. */
export async function use({ options }: Ceremony): Promise<KnownCredential | null> {
  const asked = options as Asking;
  const used = await gently(() =>
    navigator.credentials.get({
      publicKey: { ...asked, challenge: toBytes(asked.challenge), allowCredentials: [] },
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return told(used, {
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : null,
  });
}

/** A dialogue that was shut, or ran out of time, is no error; one that found its passkey taken is. */
async function gently(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}

/** What to call a passkey made here. */
export function thisDevice(): string {
  const found = /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";
  const browser = /Firefox|Edg|Chrome|Safari/.exec(navigator.userAgent)?.[0] ?? "";
  const names: Record<string, string> = { Macintosh: "Mac", CrOS: "ChromeOS", Edg: "Edge" };
  return [browser, found].map((word) => names[word] ?? word).join(" · ");
}
