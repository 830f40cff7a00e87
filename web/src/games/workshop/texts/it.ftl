parts = Parti del tavolo
middle = Il centro
leonardo = Leonardo
patrons = Mecenati
unfinished = Opere incompiute
unfinished_short = Incompiute
pile = { $count } nel mazzetto
taken = vuoto fino al riordino
hand = La tua mano
hand_tab = Mano
yours = La tua area
area_of = L’area di { $name }
hand_number = Mano { $hand }
area_number = L’area della mano { $hand }
back_to_yours = Torna alla tua
back_to = Indietro: { $name }
others = Gli altri
others_tab = Altri
every = Tutte le aree
scores_tab = Punti
standing = Tutti in uno sguardo
table = La partita
round = Giro { $round }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
deck = { cards } nel mazzo
pile_alone = { cards } nel mazzetto di questa mano
discarded = scarti: { $count }
under = Sotto il mazzo, dall’alto
ending = Il mazzo è vuoto: dopo questo c’è ancora un giro
ending_short = mazzo vuoto
last = Ultimo giro
sum = { $sum } punti su { $goal }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points_so_far = { points } finora
set = una serie di 1, 2, 3 vale { $values }
in_hand = { cards } in mano
known = note: { $cards }
tired = ha la carta fatica
rested = riposo
gathered = Raccolto
gathered_count = { $count } in tutto
nothing = ancora niente
studies = { $study ->
    [one] { $study } carta di studio
   *[other] { $study } carte di studio
}
practices = { $turned ->
    [one] { $turned } carta di pratica
   *[other] { $turned } carte di pratica
}
column_told = { $discipline }: livello { $level }, { studies }, { practices }
column_empty = { $discipline }: non in gioco
columns = Discipline
asks = richiede { $levels }
missing_of = livelli mancanti: { $levels }
all_reached = tutti i livelli sono raggiunti
practise = Pratica
visit = Visita
work = Lavoro
any = a scelta
practise_in = Pratica: { $disciplines }
visit_for = Visita di Leonardo
work_for = Lavora per un mecenate o a un’opera incompiuta
with = { $what }, con { $card }
looked = Le carte che guardi
looked_others = { $count ->
    [one] { $count } carta guardata
   *[other] { $count } carte guardate
}
waiting = Queste andranno sotto il mazzo più tardi
hint_play = Sopra: studiare. Sotto: ciò che fa la carta.
hint_practise = Ora la colonna sotto cui va.
hint_visit = Ora la carta Leonardo da prendere.
hint_work = Ora il mecenate o l’opera incompiuta.
hint_card = Ora la carta da giocare per questo.
hint_teach = Scegli una delle tue colonne.
hint_return = Scegli la carta che va per prima sotto il mazzo.
hint_give = Scegli chi riceve la carta fatica.
back = Indietro
locked = non si può: { $why }
