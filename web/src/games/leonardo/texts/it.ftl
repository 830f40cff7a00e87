parts = Sezioni del tabellone
city = La città
act = Le tue scelte
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
florins_hidden = fiorini nascosti
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
hidden = nascosti
components_hidden = Componenti nascosti
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
closed = chiuso
later = poi { $florins }
to_go = { $weeks ->
    [0] abbastanza settimane
    [one] ancora { weeks }
   *[other] ancora { weeks }
}
this_turn = +{ $weeks } questo turno
phase_A = Iniziare
phase_B = Mandare
phase_C = Città
phase_D = Realizzare
phase_work = Laboratori
hint_send = Tocca una zona: ci vanno quelli disegnati lì. O scegli chi va.
hint_send_both = Tocca una zona o un laboratorio: ci vanno quelli disegnati lì. O scegli chi va.
hint_start = Tocca un’invenzione che brilla: ne hai i componenti.
hint_shift = Scegli l’apprendista, poi tocca la zona dove va.
from_labs = dai laboratori: { $count }
call = { $small } dal laboratorio piccolo, { $large } dal grande
for_price = { $florins ->
    [0] { $what }, gratis
    [one] { $what }: { florins }
   *[other] { $what }: { florins }
}
who_goes = Chi va
who_moves = Quale apprendista si sposta
and_stay = { $what }, e aspettarne un altro: { florins }
leave = Vai via senza comprare
give = Leonardo a { $name }
space = Casella { $number }: { $what }
gives-move-own = spostare un tuo apprendista
gives-move-any = spostare un apprendista qualsiasi
gives-move-last = spostare un apprendista qualsiasi in fondo a una fila
gives-purse = prendere { florins }
gives-two-florins = prendere due fiorini
gives-look = guardare le prossime quattro invenzioni
gives-turn-up = guardare le prossime quattro invenzioni e scoprirne una
gives-component = prendere un componente a scelta
stop = Interrompere { $invention }: perdere { weeks }
surely = Sì. { $move }
back = Indietro
bid_field = La tua offerta in fiorini
bid_range = da { $least } a { $most }
lower = Un fiorino di meno
higher = Un fiorino di più
order_first = Tocca le carte nell’ordine voluto, prima quella in cima.
order_next = { $done } di { $all } in ordine
order_again = Ricomincia
locked = Non si può: { $why }
leonardo_with = Leonardo è con { $name }.
weeks = { $weeks ->
    [one] { $weeks } settimana
   *[other] { $weeks } settimane
}

## Che cos’è?

is_now = È adesso.
city_closed = Chiusa dal turno { $turn } in poi.
settled = Risolta per questo turno.
next_free = Il prossimo è gratis.
next_price = Prossimo prezzo: { florins }.
costs = Prezzo: { florins }.
you_rank = Il tuo posto in graduatoria: { $rank } di { $of }.
council_full = Tutti i giocatori sono qui: l’ultimo in graduatoria non ha nulla.
send_in_b = I lavoranti si mandano nella fase B.
taken_by = Presa: { $name }.
choosing_now = Sta scegliendo.
leonardo_council = Il primo in graduatoria al Consiglio dice chi lo avrà dopo.
leonardo_round = Dopo ogni turno passa al giocatore seguente.
score_florins = Con la varietà: { florins }.
score_points = Punti finora: { $points }.
sold_by = { $place }: ancora { $left }.
adds = Chi è al lavoro ora aggiunge { weeks }.
weeks_left = { $weeks ->
    [0] Ha abbastanza settimane: si realizza nella fase D, appena è richiesta.
    [one] Ancora { weeks }.
   *[other] Ancora { weeks }.
}
saved = Le tue carte di questo tipo risparmiano { weeks }.
save_later = Ogni carta di questo tipo che tieni risparmia due settimane.
pays = Rende { $first } fiorini nel primo turno in cui qualcuno la realizza, { $later } dopo.
pays_late = Già realizzata: rende { florins }, senza la carta.
can_start = Puoi iniziarla adesso.
you_lack = Ti mancano: { $components }.
have_all = Hai i suoi componenti in mano; iniziala nella fase A.

what-turn = I lavoranti vanno in città e nei laboratori. La partita finisce dopo l’ultimo turno.
what-turn_late = Niente più città: i lavoranti vanno solo nei laboratori, e nulla di nuovo è richiesto.
what-phase-A = Ogni laboratorio fermo può iniziare un’invenzione, in segreto.
what-phase-B = A turno ciascuno manda apprendisti o il maestro in un luogo, o passa.
what-phase-C = Le zone si risolvono dalla A alla H, poi i laboratori lavorano.
what-phase-D = Le invenzioni finite rendono. Chi la finisce da solo tiene la carta; se siete in più d’uno, si va all’asta.
what-phase_b_labs_first = I laboratori ricevono prima i loro lavoranti; poi si va in città.
what-phase_c_late = I laboratori lavorano. La città non c’è più.
what-phase_d_in_order = A turno ciascuno rivela un’invenzione finita. Il primo ha la carta e la somma più alta.
name-leonardo = Leonardo
what-leonardo = { $name } ha Leonardo, comincia e vince in caso di parità.
what-leonardo_first = { $name } ha Leonardo e comincia.
what-florins = Si spendono in città. Alla fine vince il più ricco.
what-florins_points = Vincono i punti, non i fiorini. I fiorini si spendono in città.
what-hidden = Non li vedi. Quello che è stato ricevuto e pagato è nel diario, e alla fine si mostra tutto.
what-apprentices = Liberi ora: { $free }. Ognuno ha forza 1 in città e fa una settimana in laboratorio.
name-master = Maestro
what-master = Ha forza 2 in città e fa due settimane in laboratorio.
name-man = Automa
what-man = Fa due settimane ogni turno finché il suo laboratorio è al lavoro, anche da solo. Non se ne va mai.
what-hand = Nella tua mano: { $count }.
what-owned = Posseduti: { $count }. Quanti stanno sotto un laboratorio è segreto.
what-home = I tuoi componenti e fiorini, i tuoi laboratori e ciò che hai realizzato.
what-lab_none = Non ancora preso. Lo dà l’Officina.
what-lab_idle = Fermo: può iniziare un’invenzione nella fase A. Solo un laboratorio fermo si può migliorare.
what-lab_works = I lavoranti mandati qui aggiungono settimane.
name-weeks = Scala delle settimane
what-weeks = Settimane di lavoro. Bronzo, rame, argento e oro sono finiti a { $ends }.
what-secret = Qualcosa di segreto. Si scopre quando è realizzata o mostrata.
what-built_card = Realizzata, con la carta: risparmia settimane per il suo tipo e conta per la varietà.
what-built = Realizzata senza la carta: ha reso fiorini, e non dà sconto.
what-city = Otto zone. Ci si mandano lavoranti nella fase B; nella fase C si risolvono dalla A alla H.
name-lord = Signore della Città
what-lord = Mostra la zona che si risolve: { $place }.
what-council = In ordine di graduatoria ciascuno prende una delle quattro caselle. Il primo dice anche chi ha Leonardo.
what-council_round = In ordine di graduatoria ciascuno prende una delle quattro caselle.
what-shop = Ricevi un componente: { $component } (ancora { $left }).
what-academy = Un apprendista si unisce a te dal prossimo turno (ancora { $left } per te).
what-academy_all = Un apprendista si unisce a chi compra dal prossimo turno.
what-workshop = Un miglioramento per un laboratorio. Utile per te adesso: { $goods }.
what-workshop_all = Un miglioramento per un laboratorio, o un automa.
what-workshop_none = Miglioramenti per i laboratori. Nessuno ti serve adesso.
what-stock = Quanti ne restano. I componenti delle invenzioni realizzate tornano.
what-stock_none = Non resta nulla finché non tornano componenti di invenzioni realizzate.
name-prices = Prezzi
what-prices = Le vendite di un turno costano { $prices } fiorini, in quest’ordine. Dopo l’ultima la zona è finita.
name-arrow = Freccia
what-arrow = I lavoranti si mettono in fila da qui. A forza pari, chi è più vicino è servito prima.
what-arrow_line = I lavoranti si mettono in fila da qui, i maestri davanti. Chi arriva prima è servito prima, una volta ciascuno.
what-group = Forza { $strength }. In graduatoria: { $rank } di { $of }.
what-space-move-own = Sposta un tuo apprendista in un’altra zona, ma non al Consiglio.
what-space-move-any = Sposta un apprendista di chiunque in un’altra zona, ma non al Consiglio.
what-space-move-last = Sposta un apprendista di chiunque in fondo a un’altra fila, ma non al Consiglio.
what-space-purse = Prendi tutti i fiorini del Consiglio: ora { $florins }.
what-space-two-florins = Prendi due fiorini dalla banca.
what-space-look = Guarda le prossime quattro invenzioni del mazzo e rimettile nell’ordine che vuoi.
what-space-turn-up = Guarda le prossime quattro invenzioni, ordinale e scopri la prima.
what-space-component = Prendi un componente qualsiasi fra quelli rimasti.
what-purse = Chi sceglie la casella 2 li prende tutti. Se ne aggiunge uno dopo ogni turno con la città.
what-invention = Richiede { weeks }. Rende { $first } fiorini prima, { $later } poi.
what-metal = { $count ->
    [one] { weeks } di lavoro e { $count } componente. Più nobile il metallo, più rende.
   *[other] { weeks } di lavoro e { $count } componenti. Più nobile il metallo, più rende.
}
what-type = Carte di molti tipi rendono alla fine.
what-needs = Esattamente questi vanno sotto il laboratorio.
what-duration = Un apprendista fa una settimana a turno, un maestro e un automa due.
name-pays = { $first } fiorini, poi { $later }
what-asked = La città le richiede adesso. Nella fase A, iniziane una di cui hai i componenti.
what-early = Sono ancora nel mazzo. Puoi iniziarle; si realizzano una volta scoperte.
what-deck = Le invenzioni che verranno. Dopo ogni turno con la città ne sono richieste di nuove.
what-seen = Le hai viste al Consiglio. Gli altri non le conoscono.
what-done = Nessuno può più iniziarle. Chi ne fa una può finirla.
what-boxed = Non sono in questa partita.
what-improvement = Più posti, più lavoranti. Il lato con 5 o 6 posti ha posto per gli automi.
what-new_apprentice = Un apprendista in più, dal prossimo turno.
what-favour = Un favore per cominciare.
what-stop = I componenti tornano in mano, le settimane sono perse.
what-done_choosing = Lasci i tuoi laboratori come sono.
what-pass = Sei fuori da questa fase. I lavoranti che tieni non fanno nulla in questo turno.
what-call = Lasciano il laboratorio e vanno in città.
what-stay = Tutti i lavoranti restano dove sono.
what-worker = I posti si contano dalla freccia.
what-decline = I tuoi lavoranti tornano a casa; non paghi nulla.
what-auction = L’asta scelta si tiene per prima, quando hai ancora tutti i fiorini.
what-reveal = Rende adesso. Il primo che rivela un’invenzione ha la carta.
what-chip = Poi tocca una zona: ci vanno loro. Senza scelta, ci vanno quelli disegnati lì.
what-send = In un luogo si mandano apprendisti una volta sola per turno: scegli ora quanti.
what-send_line = I lavoranti si mandano uno alla volta e stanno in fila come arrivano.
what-bid = Chi offre di più paga e tiene la carta. A offerte pari vince il più vicino a Leonardo.
name-order = Invenzioni del mazzo
what-act = Si può scegliere ciò che brilla.
what-act_waiting = Ora scelgono altri.
what-others = Ciò che hanno gli altri, i loro laboratori e ciò che hanno realizzato.
what-scores = I fiorini, e di più per tre, quattro o cinque tipi fra le carte.
