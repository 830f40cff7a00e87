### Quello che dice l’allenatore di una prima partita.

coach = Allenatore
here = Qui farei così: { $move }.
show = Mostra
understood = Capito
gave_away = Questa mossa concede molto. Capita a tutti.
rather = Avrei fatto piuttosto così: { $move }.
take_back = Annulla la mossa
leave = Tieni la mia mossa
