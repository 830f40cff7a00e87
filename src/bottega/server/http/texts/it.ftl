### Le pagine che la casa scrive da sé, in italiano.

## Per chi chiede troppo spesso

title = Troppo in una volta
why = Nell’ultimo minuto, dalla tua rete sono arrivate più richieste di quante questo sito ne accetti. Nulla è perduto: i tuoi tavoli ti aspettano.
when = Questa pagina riprova da sola fra un minuto.
now = Riprova ora

## Quando la casa non si raggiunge

offline-title = Nessuna connessione
offline-why = Bottega non si raggiunge. Nulla è perduto: i tuoi tavoli ti aspettano.
offline-now = Riprova

## Link previews

preview-front = Quattro giochi da tavolo su inventori e codici, con amici, sconosciuti o bot: senza account, niente da installare.
preview-new = Un tavolo per { $game }
preview-learn = Imparare: { $game }
preview-rules = Regole: { $game }
preview-ladder = La classifica di { $game }
preview-puzzles = Problemi: { $game }
preview-puzzle = Problema { $number }: { $game }
preview-puzzles_about = Posizioni di vere partite in cui una mossa è nettamente la migliore.
preview-daily = La partita del giorno
preview-daily_of = La partita del { DATETIME($day, dateStyle: "long") }
preview-daily_deal = La partita del { DATETIME($day, dateStyle: "long") }: { $game }
preview-daily_about = Ogni giorno tutti giocano la stessa partita di ogni gioco, contro lo stesso bot.
preview-table = Un tavolo: { $game }
preview-gathering = { $free ->
    [0] in attesa: tutti i posti sono occupati
    [one] in attesa di giocatori: { $free } posto libero
   *[other] in attesa di giocatori: { $free } posti liberi
}
preview-playing = in corso
preview-over = finita
preview-bots = bot
preview-some_table = Un tavolo su Bottega
preview-replay = Replica: { $game }
preview-some_match = Una partita su Bottega
preview-groups_about = Ogni posto si confronta con lo stesso posto degli altri gruppi.
preview-groups = La stessa distribuzione per più gruppi
preview-player = Classifiche, giochi preferiti e ultime partite di { $name }.
