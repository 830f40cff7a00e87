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
