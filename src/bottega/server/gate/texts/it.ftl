### La pagina per chi chiede troppo spesso, in italiano.

title = Troppo in una volta
why = Nell’ultimo minuto, dalla tua rete sono arrivate più richieste di quante questo sito ne accetti. Nulla è perduto: i tuoi tavoli ti aspettano.
when = Questa pagina riprova da sola fra un minuto.
now = Riprova ora
