// Words for what the house does not grant, and for one who has said no name.

import { settings } from "../lib/settings.svelte";
import { phrasebook } from "../lib/phrasebook";
import { Refused } from "./rest";

export const words = phrasebook({
  en: {
    guest: "Guest",
    away: "The house cannot be reached. Try again in a moment.",
    unavailable: "The house is busy with itself. Try again in a moment.",
    no_such_table: "There is no such table, or it is not for your eyes. Ask for its link.",
    no_such_match: "There is no such match, or it is not for your eyes.",
    no_spectators: "Nobody may watch at this table.",
    seat_taken: "Somebody was faster: that seat is taken.",
    already_sitting: "You sit at this table already.",
    dead_link: "This link was used already, or a newer one was made.",
    not_host: "Only the one who opened the table may do that.",
    free_seats: "Some seats are still free.",
    bad_name: "That name cannot be used.",
    cannot_be_played: "This cannot be played: {about}",
    too_many_requests: "Too much at once. Wait a minute.",
    stale: "Something happened meanwhile. Choose again.",
    not_offered: "That is not possible any more. Choose again.",
    not_awaited: "It is not your turn any more.",
    cannot_undo: "That cannot be taken back any more.",
    not_over: "The match is not over yet.",
    other: "That did not work ({code}).",
  },
  fr: {
    guest: "Invité",
    away: "La maison ne répond pas. Réessayez dans un instant.",
    unavailable: "La maison est occupée. Réessayez dans un instant.",
    no_such_table: "Cette table n’existe pas, ou n’est pas pour vos yeux. Demandez son lien.",
    no_such_match: "Cette partie n’existe pas, ou n’est pas pour vos yeux.",
    no_spectators: "Personne ne peut regarder à cette table.",
    seat_taken: "Quelqu’un a été plus rapide : la place est prise.",
    already_sitting: "Vous êtes déjà à cette table.",
    dead_link: "Ce lien a déjà servi, ou un autre l’a remplacé.",
    not_host: "Seule la personne qui a ouvert la table peut le faire.",
    free_seats: "Des places sont encore libres.",
    bad_name: "Ce nom ne convient pas.",
    cannot_be_played: "Cela ne se joue pas ainsi : {about}",
    too_many_requests: "Trop à la fois. Attendez une minute.",
    stale: "Quelque chose s’est passé entre-temps. Choisissez à nouveau.",
    not_offered: "Ce n’est plus possible. Choisissez à nouveau.",
    not_awaited: "Ce n’est plus à vous.",
    cannot_undo: "On ne peut plus revenir là-dessus.",
    not_over: "La partie n’est pas finie.",
    other: "Cela n’a pas marché ({code}).",
  },
  it: {
    guest: "Ospite",
    away: "La casa non risponde. Riprova tra un momento.",
    unavailable: "La casa è occupata. Riprova tra un momento.",
    no_such_table: "Questo tavolo non c’è, o non è per i tuoi occhi. Chiedi il suo link.",
    no_such_match: "Questa partita non c’è, o non è per i tuoi occhi.",
    no_spectators: "A questo tavolo nessuno può guardare.",
    seat_taken: "Qualcuno è stato più veloce: il posto è preso.",
    already_sitting: "Sei già a questo tavolo.",
    dead_link: "Questo link è già stato usato, o ce n’è uno più nuovo.",
    not_host: "Può farlo solo chi ha aperto il tavolo.",
    free_seats: "Ci sono ancora posti liberi.",
    bad_name: "Questo nome non va bene.",
    cannot_be_played: "Così non si può giocare: {about}",
    too_many_requests: "Troppo in una volta. Aspetta un minuto.",
    stale: "Nel frattempo è successo qualcosa. Scegli di nuovo.",
    not_offered: "Non è più possibile. Scegli di nuovo.",
    not_awaited: "Non tocca più a te.",
    cannot_undo: "Non si può più tornare indietro.",
    not_over: "La partita non è finita.",
    other: "Non ha funzionato ({code}).",
  },
});

const CODES = [
  "away",
  "unavailable",
  "no_such_table",
  "no_such_match",
  "no_spectators",
  "seat_taken",
  "already_sitting",
  "dead_link",
  "not_host",
  "free_seats",
  "bad_name",
  "cannot_be_played",
  "too_many_requests",
  "stale",
  "not_offered",
  "not_awaited",
  "cannot_undo",
  "not_over",
] as const;

/** Why something is not granted, as a sentence. */
export function wordProblem(error: unknown): string {
  const t = words(settings.lang);
  if (!(error instanceof Refused)) return t("other", { code: String(error) });
  const code = CODES.find((known) => known === error.code);
  return code ? t(code, { about: error.about }) : t("other", { code: error.code });
}
