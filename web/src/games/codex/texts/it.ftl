your_codex = Il tuo codice
codex_of = Il codice di { $name }
back_to_yours = Torna al tuo
back_to = Indietro: { $name }
hand = La tua mano
parts = Sezioni del tabellone
hand_tab = Mano
take = Carte da prendere
take_tab = Prendi
objectives = Obiettivi
objectives_tab = Obiettivi
others = Gli altri
others_tab = Altri
scores_tab = Punti
all_codices = Tutti i codici
flip = Gira
flip_key = Gira la carta (F)
front_up = fronte in vista
back_up = retro in vista
choose_card = Scegli { $card }, { $face }
choose_first = Scegli una carta, poi uno spazio che brilla.
spot_hint = Ora scegli uno spazio.
flip_hint = F gira la carta, Invio porta agli spazi.
turn_it = Girala per giocarla con il retro in vista.
common = comune
secret = segreto
secret_of = segreto, { $name }
to_choose = a scelta
points-counted = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
so_far = finora: { points-counted }
deck = mazzo { $deck }
left = { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}
empty = vuoto
top = in cima: { $card }
track = Segnapunti
points = { $name }: { points-counted }
symbols = Simboli visibili
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
open_codex = Guarda il codice di { $name }: { points-counted }, { cards }
start_side = Comincia con questo lato
waiting_start = Non c’è ancora nessuna carta.
last_round = Fine della partita
last = L’ultimo giro
scores = Punteggi
corner = { $where }: { $what }
nw = in alto a sinistra
ne = in alto a destra
sw = in basso a sinistra
se = in basso a destra
blank = vuoto
missing = mancante
covered = coperto
always = sempre: { $symbols }
flat = { points-counted }
per_corner = { points-counted } per ogni angolo coperto
per_symbol = { points-counted } per ogni { $symbol }
asks = richiede { $symbols }
laid_card = { $spot }: { $card }, { $face }. { $corners }
open_spots = Spazi liberi: { $spots }.
no_open = Nessuno spazio libero.
card_told = { $card }: { $told }.
objective_told = { $objective }: { points-counted } finora.
objective_of = { $objective }, { $whose }
hand_of = { $name } ha in mano: { $cards }.
score_told = { $name }: { points-counted }.
no_symbols = nessun simbolo
covers = Coprirebbe: { $corners }.
gain = Punti: { $before } + { $points }.
side_always = Mai coperti: { $symbols }.
side_corners = Angoli: { $corners }.

## Che cos’è?

name-end = Il segno dei { points-counted }
name-hand = Mano: { $name }
name-blank = Angolo vuoto
name-missing = Angolo mancante
name-points = Punti: { $card }
name-asks = Che cosa richiede { $card }
name-lock = Questo lato non si può giocare ora
name-spot = Spazio libero { $spot }
name-shut = Spazio chiuso { $spot }
name-gap = Uno spazio vuoto

what-track = I punti delle carte giocate; gli obiettivi si aggiungono alla fine. Con { $ends } punti scatta la fine della partita.
what-end = Il giocatore che lo raggiunge fa scattare la fine della partita: questo giro, poi ancora un turno a testa.
what-score = { points-counted } dalle carte finora. Gli obiettivi si aggiungono alla fine.
open-counted = { $open ->
    [one] { $open } spazio libero
   *[other] { $open } spazi liberi
}
what-codex = { cards }, { open-counted }. Una nuova carta copre angoli di quelle che ci sono.
what-hand = { $cards }. Delle carte degli altri si vedono solo mazzo e regno.
what-hand_open = { $cards }. Dopo la partita le mani di tutti sono scoperte.
what-hand_own = A ogni turno giochi una di queste carte, poi ne prendi un’altra.
what-count_resource = Visibili in questo codice: { $count }. Le carte oro richiedono risorse; alcuni obiettivi le contano.
what-count_object = Visibili in questo codice: { $count }. Alcune carte oro e alcuni obiettivi contano gli oggetti.
what-corner = Conta finché nessuna carta lo copre. Su questo angolo si può giocare una carta.
what-blank = Ci si può giocare sopra senza coprire simboli.
what-missing = Nessuna carta può coprire questo angolo: lo spazio accanto è chiuso.
what-centre = In mezzo a una carta: niente potrà mai coprirlo.
what-starter = La prima carta di un codice. Non ha regno e non conta in nessuno schema.
what-card_laid = { $name } l’ha giocata, { $face }. I suoi simboli contano finché nessuna carta li copre.
what-asks = Con il fronte in vista richiede { $symbols }.
what-asks_shown = Con il fronte in vista richiede { $symbols }: il tuo codice li mostra.
what-asks_lacks = Con il fronte in vista richiede { $symbols }; mancano ancora { $lacking }.
what-unspent = Devono essere visibili prima di giocarla, e non si spendono.
what-worth = Con il fronte in vista vale { $told }.
what-worthless = Non vale punti; i suoi simboli contano finché nessuna carta li copre.
what-take_now = Toccala per prenderla.
what-draw_now = Toccalo per pescare quella carta.
what-take_later = Si prende una carta dopo averne giocata una.
what-points_flat = { points-counted } subito, se è giocata con il fronte in vista.
what-points_corner = { points-counted } per ogni angolo che copre, giocata con il fronte in vista.
what-points_symbol = { points-counted } per ogni { $symbol } visibile, compreso il suo. Quelli successivi non contano più.
what-label = Il nome della carta, come nel diario.
what-flip = Gira la carta. Con il retro in vista non richiede nulla, ha quattro angoli e non vale punti.
corners-counted = { $count ->
    [one] { $count } angolo
   *[other] { $count } angoli
}
what-spot = Una carta qui coprirebbe { corners-counted }: { $corners }.
what-spot_points = Qui con il fronte in vista: { $cards }.
what-shut = Una carta accanto non ha un angolo qui: nessuna carta potrà mai andarci.
what-deck = { left }; in cima: { $card }.
what-deck_empty = Vuoto: le carte scoperte si sostituiscono dall’altro mazzo.
what-gap = Non ci sono più carte da scoprire qui.
what-pattern = Ogni copia esatta in un codice vale { points-counted } alla fine; non si gira mai.
what-set = Ogni serie completa di simboli visibili vale { points-counted } alla fine.
what-so_far = Finora: { $list }.
what-pass = Non hai più spazi liberi. Non prendi nemmeno una carta.
