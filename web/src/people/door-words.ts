// The way to the page about oneself, in few words: the front page says no more of it.

import { phrasebook } from "../lib/phrasebook";

export const words = phrasebook({
  en: { sign_in: "Sign in with a passkey", keep: "Your name and passkeys" },
  fr: { sign_in: "Se connecter avec une clé d’accès", keep: "Votre nom et vos clés" },
  it: { sign_in: "Accedi con una passkey", keep: "Il tuo nome e le passkey" },
});
