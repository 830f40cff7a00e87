## I problemi di un gioco

title = Problemi: { $game }
about = Posizioni di vere partite. Alcune chiedono più punti possibile o una vittoria sicura, e la risposta è dimostrata; le altre, dopo quale mossa si vince più spesso.
none = Non ci sono ancora problemi per questo gioco.
number = Problema { $number }
hardness-easy = facile
hardness-medium = medio
hardness-hard = difficile
solved_by = risolto da { $solved } su { $tries }
mine-right = risolto
mine-wrong = non risolto
streak = { $count } risolti di seguito
today = Problema del giorno: { $game }

## Un problema

all = Tutti i problemi
puzzle = Il problema
you = Tu
rival = Avversario
rival_number = Avversario { $number }
task = Tocca a te. Dopo quale mossa si vince più spesso? Una sola è nettamente la migliore, e non è quella che lo sembra a prima vista.
trying = Un momento…
right = Giusto!
wrong = C’è di meglio.
best = La migliore:
also = Altrettanto buona:
made = La tua scelta:
looks_best = A prima vista la migliore:
chance = Probabilità di vittoria: { $chance }% (± { $doubt }).
comes_to = Così fanno { $points }; se ne possono avere { $most }.
reaches = Così fanno { $points }: di più non si può avere.
certain = Vinci, qualunque cosa faccia il tuo avversario.
prevented = Il tuo avversario può ancora impedire la tua vittoria; una mossa la rende sicura.
wins = Così si vince il { $chance }% delle volte; si può avere il { $most }%.
points = { $points } punti.
then = La migliore per intero:
decides = Che cosa decide: { $theme }.
practice = Conta solo il primo tentativo; questo era per esercizio.
again = Riprova
show_best = Mostra la mossa migliore
show_question = Torna alla domanda
next = Problema successivo
