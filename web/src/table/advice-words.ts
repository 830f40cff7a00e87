// The words for hints, and for why bots moved.

import { phrasebook } from "../lib/phrasebook";

export const words = phrasebook({
  en: {
    why: "why?",
    thinking: "One moment…",
    reason: "{bot}: {reason}",
    hint: "Hint",
    hint_about: "What a journeyman would do in your place",
    would: "A journeyman would do this:",
    hints: "Hints allowed",
    hints_about: "Whoever is to choose may ask a bot.",
  },
  fr: {
    why: "pourquoi ?",
    thinking: "Un instant…",
    reason: "{bot} : {reason}",
    hint: "Conseil",
    hint_about: "Ce qu’un compagnon ferait à votre place",
    would: "Un compagnon ferait ceci :",
    hints: "Conseils permis",
    hints_about: "Qui doit choisir peut demander l’avis d’un bot.",
  },
  it: {
    why: "perché?",
    thinking: "Un momento…",
    reason: "{bot}: {reason}",
    hint: "Consiglio",
    hint_about: "Che cosa farebbe un artigiano al tuo posto",
    would: "Un artigiano farebbe così:",
    hints: "Consigli permessi",
    hints_about: "Chi deve scegliere può chiedere a un bot.",
  },
});
