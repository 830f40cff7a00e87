## Iniziarne uno, rivedendo una partita

what_if = E se?
what_if_from = E se? Dalla mossa { $ply } in poi
about = Continui da qui a un tavolo tuo. Non vale mai per la classifica, e chi può vedere questa partita può vedere la prova.
seats = Chi continua
me = Tu
bot = Bot: { $name }
nobody_plays = Prendi tu almeno un posto.
deal = Che cosa si sa
known = Tutto: la distribuzione è quella di allora
as_seat = Come { $name }: ciò che questo posto non poteva sapere è estratto di nuovo
name = Nome della prova, se vuoi
begin = Continua
close = Chiudi

## Le prove di una partita

tries = E se ({ $count })
tries_title = Gli «e se» di questa partita
no_tries = Nessuno ha ancora provato nulla.
root = La partita come è stata giocata
unnamed = Una prova senza nome
from = di { $by }, dalla mossa { $ply }
state-playing = in corso
state-over = finita
state-abandoned = abbandonata
knows-known = tutto è noto
knows-seat = come il posto sapeva
instead = invece di: { $move }
difference = alla fine { $difference } ({ $score } invece di { $before })
scored = alla fine { $score }
here = stai guardando questa
open = Apri
link = Copia il suo link
copied = Copiato
rename = Dai un nome
save = Salva

## Al suo tavolo

marked = e se
marked_from = Un «e se» dalla mossa { $ply }, { $knows }. Non vale mai per la classifica.
look_back = Rivedi la partita di partenza
again = Prova altro
