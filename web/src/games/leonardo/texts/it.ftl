parts = Parti del tavolo
city = La città
act = Da scegliere
act_tab = Scegli
home = I tuoi laboratori
home_of = I laboratori di { $name }
home_tab = Tuoi
asked = Invenzioni richieste
asked_tab = Richieste
others = Gli altri
others_tab = Altri
scores_tab = Punti
turns = Turni
turn = Turno { $turn } di { $last }
turn_zero = Prima del primo turno
read_phase = Leggi di questa fase: { $title }
purses = Fiorini e lavoranti di ciascuno
florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
free = apprendisti liberi: { $free } su { $all }
master_free = maestro libero
master_away = maestro al lavoro
has_leonardo = ha Leonardo
passed = ha passato
academy = { $academy ->
    [one] { $academy } apprendista ancora all’Accademia
   *[other] { $academy } apprendisti ancora all’Accademia
}
stack = ancora { $count } × { $component }
purse = { florins } al Consiglio
lord_here = Il Signore della Città è qui
price_here = prezzo: { florins }
empty_line = Qui non c’è nessuno
place_told = { $letter }, { $place }
line = dalla freccia: { $workers }
group = { $name }: { $workers }
group_served = { $name }, sta scegliendo: { $workers }
apprentices = { $count ->
    [one] { $count } apprendista
   *[other] { $count } apprendisti
}
masters = { $count ->
    [one] { $count } maestro
   *[other] { $count } maestri
}
men = { $count ->
    [one] { $count } automa
   *[other] { $count } automi
}
space_taken = { $space }: { $name }
space_free = { $space }: libera
lab_none = Non ancora preso
lab_places = { $places ->
    [one] { $places } posto
   *[other] { $places } posti
}
idle = fermo
week_of = settimana { $week } di { $weeks }
week = settimana { $week }
secret_work = un’invenzione segreta
shown_work = mostrata a tutti
workers_here = lavoranti qui: { $workers }
hand = In mano
hand_of = Componenti
owned = Posseduti, in mano o sotto un laboratorio
none = nessuno
built = Realizzate
built_card = { $invention }, con la carta
built_only = { $invention }, senza la carta
deck = { $cards ->
    [one] Mazzo: { $cards } invenzione
   *[other] Mazzo: { $cards } invenzioni
}
deck_seen = Viste nel mazzo
deck_seen_at = { deck_seen }, { $depth }: { $invention }
numbered = { $number }. { $invention }
also = Non ancora richieste, ma potresti iniziarle
completed_all = Già realizzate: non si possono più iniziare
boxed = Fuori dal gioco
card_told = { $weeks ->
    [one] { $number }. { $invention }: { $rank }, { $type }, { $weeks } settimana, richiede { $components }, rende { $first }, poi { $later }
   *[other] { $number }. { $invention }: { $rank }, { $type }, { $weeks } settimane, richiede { $components }, rende { $first }, poi { $later }
}
hint_send = Scegli un luogo che brilla.
hint_start = Scegli un’invenzione o un laboratorio che brilla.
hint_shift = Scegli la zona da cui prendere un apprendista.
hint_shift_to = Ora la zona dove va.
send = Manda { $count }
send_master = Manda il maestro
from_labs = di cui { $count } dai tuoi laboratori
from_lab = dal tuo laboratorio
call = { $small } dal laboratorio piccolo, { $large } dal grande
fewer = Uno di meno
more = Uno di più
back = Indietro
bid_field = La tua offerta in fiorini
bid_range = da { $least } a { $most }
lower = Un fiorino di meno
higher = Un fiorino di più
order_first = Tocca le carte nell’ordine voluto, prima quella in cima.
order_next = { $done } di { $all } in ordine
order_say = Rimettile così
order_again = Ricomincia
locked = non si può: { $why }
leonardo_with = Leonardo è con { $name }.
