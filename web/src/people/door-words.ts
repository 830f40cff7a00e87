// The way to the page about oneself, in few words: the front page says no more of it.

import { phrasebook } from "../lib/phrasebook";

export const words = phrasebook({
  en: { sign_in: "Sign in with a passkey", keep: "Your name and passkeys" },
  fr: { sign_in: "Entrer avec une clé d’accès", keep: "Votre nom et vos clés" },
  it: { sign_in: "Entra con una passkey", keep: "Il tuo nome e le passkey" },
});
