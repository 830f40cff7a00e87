parts = Parti del tavolo
inventions = Invenzioni
team = La tua squadra
team_of = La squadra di { $name }
team_tab = Squadra
gains = Le tue ricompense
gains_of = Le ricompense di { $name }
gains_tab = Ricompense
others = Gli altri
others_tab = Altri
scores_tab = Punti
standings = Punti di ciascuno
eras = L’epoca
era = Epoca { $era } di III
era_left = da completare prima della fine dell’epoca: { $left } su { $all }
no_era = Prima della prima epoca
tokens-counted = { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
}
bag = Nel sacchetto: { tokens-counted }
tokens_boxed = Fuori dal gioco: { tokens-counted }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points_so_far = { points } finora
cubes-counted = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}
cubes = { cubes-counted } in riserva
has_statuette = ha la statuetta
card_told = { $invention }: numero { $number } ({ $class }), { points }
slots_told = { $discipline } { $filled } di { $all }
given = cubi: { $seats }
nobody = di nessuno
none = nessuno
tokens_on_it = gettoni sopra
completed = Completata
boxed = fuori dal gioco
gone_to = { $invention }: acquisita da { $name }.
gone_boxed = { $invention }: fuori dal gioco.
sharing = Si spartiscono le ricompense di «{ $invention }». Devono ancora scegliere: { $seats }.
would_place = Metterebbe { cubes-counted }.
busy = occupato
available = disponibile
mind_told = { $name } (stato: { $state }): { $levels }. Obiettivo da { points }: { $goal }.
goal_lacks = ancora da raggiungere: { $levels }
goal_reached = raggiunto
level_told = { $name }, { $discipline }: livello { $level }.
level_lacks = { $name }, { $discipline }: livello { $level }, obiettivo { $goal }.
tokens = Gettoni
no_tokens = Ancora nessun gettone
token_told = { $count } × { $token }
places = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
can_learn = va in { places }
can_turn = girato: { places }
can_rouse = rende tutti disponibili
can_boost = 2 cubi in più
total = finora
runs = Sequenze
no_runs = Ancora nessuna: una sequenza comincia da 0.
no_run = In nessuna sequenza:
run_told = Sequenza { $run }: { points }
wild = { $number } (a scelta)
patents = Invenzioni acquisite
no_patents = Ancora nessuna
no_team = Ancora nessuna squadra
hint_work = Scegli un inventore, poi un’invenzione.
hint_where = { $name }: ora scegli un’invenzione che brilla.
hint_who = «{ $name }»: ora scegli chi ci lavora.
hint_token = { $token }: { $can }. Scegli dove, tra ciò che brilla.
hint_level = Scegli il gettone da posarvi.
hint_put = Cubi messi: { $done } di { $all }. Scegli una disciplina.
hint_team = Scegli una squadra che brilla.
rest = Rendi tutti disponibili
work_plain = Lavora senza gettone
work_boost = Lavora con { tokens-counted }
back = Indietro
then = Poi:
locked = Non si può: { $why }
