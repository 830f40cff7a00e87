your_codex = Il tuo codice
codex_of = Il codice di { $name }
back_to_yours = Torna al tuo
back_to = Indietro: { $name }
hand = La tua mano
parts = Parti del tavolo
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
flip_hint = F gira la carta.
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
symbol_count = { $symbol }: { $count }
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
open_codex = Guarda il codice di { $name }: { points-counted }, { cards }
start_side = Comincia con questo lato
waiting_start = Non c’è ancora nessuna carta.
last_round = Comincia la fine
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
