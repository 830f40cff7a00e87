// What is asked of the server about oneself.

import type {
  Ceremony,
  Link,
  Me,
  MyBlocks,
  MyBrowsers,
  MyMail,
  MyPasskeys,
  NewCredential,
  KnownCredential,
  PushKey,
  Wishes,
} from "../gen/protocol";
import { ask } from "../net/rest";

export const calls = {
  passkeys: () => ask<MyPasskeys>("GET", "/me/passkeys"),
  offer: () => ask<Ceremony>("POST", "/me/passkeys/options"),
  keep: (ceremony: string, name: string, credential: NewCredential) =>
    ask<Me>("POST", "/me/passkeys", { ceremony, name, credential }),
  drop: (passkey: string) => ask<null>("DELETE", `/me/passkeys/${passkey}`),
  askToSignIn: () => ask<Ceremony>("POST", "/sign-in/options"),
  signIn: (ceremony: string, credential: KnownCredential, bring: boolean) =>
    ask<Me>("POST", "/sign-in", { ceremony, credential, bring }),
  signOut: () => ask<null>("POST", "/sign-out"),
  browsers: () => ask<MyBrowsers>("GET", "/me/browsers"),
  signOutBrowser: (browser: string) => ask<null>("DELETE", `/me/browsers/${browser}`),
  blocks: () => ask<MyBlocks>("GET", "/me/blocks"),
  unblock: (guest: string) => ask<null>("DELETE", `/me/blocks/${guest}`),
  prove: (ceremony: string, credential: KnownCredential) =>
    ask<Me>("POST", "/me/proof", { ceremony, credential }),
  askToProve: () => ask<null>("POST", "/me/proof/letter"),
  followProof: (secret: string) => ask<Me>("POST", "/me/proof/follow", { secret }),
  signOutEverywhere: () => ask<Me>("POST", "/me/renew"),
  mail: () => ask<MyMail>("GET", "/me/mail"),
  giveMail: (mail: string) => ask<MyMail>("PUT", "/me/mail", { mail }),
  dropMail: () => ask<null>("DELETE", "/me/mail"),
  confirm: (secret: string) => ask<null>("POST", "/confirm", { secret }),
  askToRecover: (mail: string) => ask<null>("POST", "/recover", { mail }),
  recover: (secret: string) => ask<Me>("POST", "/recover/follow", { secret }),
  linkDevice: () => ask<Link>("POST", "/me/device-link"),
  followDevice: (secret: string) => ask<Me>("POST", "/device-link/follow", { secret }),
  stopMails: (word: string) => ask<null>("POST", `/unsubscribe/${encodeURIComponent(word)}`),
  wishes: () => ask<Wishes>("GET", "/me/wishes"),
  wish: (wishes: Wishes) => ask<null>("PUT", "/me/wishes", wishes),
  pushKey: () => ask<PushKey>("GET", "/push/key"),
  subscribe: (endpoint: string, keys: { p256dh: string; auth: string }) =>
    ask<null>("POST", "/me/pushes", { endpoint, keys }),
  unsubscribe: (endpoint: string) => ask<null>("DELETE", "/me/pushes", { endpoint }),
  leave: () => ask<null>("DELETE", "/me"),
};
