parts = Sezioni del tabellone
middle = Il centro
leonardo = Leonardo
patrons = Mecenati
unfinished = Opere incompiute
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
gathered = Ottenuto
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
looked = Carte svelate a te
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
locked = Non si può: { $why }
rise = { $discipline } al livello { $level }
gain = +{ points }
opens = poi alla portata: { $works }
study = Studio
takes = prende a scelta:
reach_none = ancora niente alla portata
none_left = nessuna per ora
maintenance = Riordino
finish = La fine

## Che cos’è?

turn-now = È il suo turno.
turn-had = Ha già giocato in questo giro.
turn-later = Il suo turno viene più tardi in questo giro.
when-effect = La prendi nel tuo turno, con una carta apprendista Visita.
when-work = Questa carta si prende nel tuo turno, con una carta di lavoro.
when-card = La giochi nel tuo turno.
what-round = Tutti giocano una volta, poi viene il riordino. Dopo questo turno: { $next }.
what-maintenance = Dopo il giro si sostituiscono le carte prese dal centro. Poi la carta fatica può cambiare mano.
what-maintenance-alone = Dopo ogni turno si sostituiscono le carte prese dal centro.
what-finish = Dopo questo giro si contano i punti. Vince chi ne ha di più.
name-deck = Il mazzo
what-deck = Ancora: { cards }. Quando è vuoto, si finisce il giro e se ne gioca un ultimo.
what-deck-alone = Ancora per questa mano: { cards }. Senza carte da pescare la fine si avvicina.
name-discarded = Gli scarti
what-discarded = { cards } apprendista, per una visita o un lavoro. Non tornano mai.
what-under = { $cards }. Le conosci solo tu.
what-ending-round = Il mazzo è vuoto: in questo giro nessuno pesca più. Poi viene un ultimo giro.
what-ending-last = Nessuno pesca più. Dopo questo giro si contano i punti.
name-goal = L’obiettivo
what-goal = Le tue quattro mani hanno insieme { $sum } punti. Con { $goal } il solitario è vinto.
what-standing = { $told }. { $when }
name-fatigue = La carta fatica
what-fatigue = { $name } gioca per ultimo. Dopo il giro la carta fatica va al giocatore che ha ottenuto più carte, se sono più di { $count }.
name-rested = Riposo
what-rested = { $name } non può più avere la carta fatica.
name-hand = Carte in mano
what-hand = { $name }: { cards }. Gli effetti «2 carte in più» e «1 carta in più» di Leonardo ingrandiscono la mano fino a fine partita.
what-hand-own = Nel tuo turno gioca una carta, per la metà in alto o per quella in basso. Poi ne peschi una.
name-points = Punti finora
what-points = { $parts }. Le carte in mano non valgono punti.
what-part-disciplines = 2 punti per ogni disciplina in gioco.
what-part-high_levels = 3 punti per ogni disciplina al livello 4 o più.
what-part-all_six = 3 punti se tutte e sei le discipline sono in gioco.
what-part-leonardo = I punti delle carte Leonardo ottenute.
what-part-patrons = I punti dei mecenati ottenuti.
what-part-unfinished = Punti per serie: più ce n’è di un soggetto, più ognuna vale.
what-row-leonardo = Una visita prende una di queste carte; ognuna ha un suo effetto. Nel mazzetto: { $count }.
what-row-patrons = Il lavoro ne prende uno, se i tuoi livelli bastano; ognuno dà punti fissi. Nel mazzetto: { $count }.
what-row-unfinished = Il lavoro ne prende una, se i tuoi livelli bastano; danno punti per serie di un soggetto. Nel mazzetto: { $count }.
name-pile = Il mazzetto di una fila
what-pile = Ancora: { cards }. Nel riordino sostituiscono ciò che è stato preso.
name-gap = Un posto vuoto
what-gap = La sua carta è stata presa. Nel riordino ne viene un’altra dal mazzetto.
what-gap-last = La sua carta è stata presa, e non ne viene un’altra.
what-effect-victory_points = I suoi punti contano alla fine.
what-effect-practice = Va sotto una delle tue colonne, come una carta di pratica a scelta.
what-effect-draw_two = Peschi subito due carte: la tua mano resta più grande di due.
what-effect-draw_one_rested = Peschi subito una carta. Non puoi più avere la carta fatica.
what-effect-look_and_play = Guardi le prime carte del mazzo e ne giochi subito una. Le altre vanno sotto il mazzo.
what-patron = { points } alla fine. { $levels }.
what-unfinished = Porterebbe { points }: { $set }. { $levels }.
what-ask = { $work } richiede il livello { $level }; raggiunto finora: { $reached }.
name-worth = Quanto vale
what-worth-patron = { points } alla fine, qualunque altra cosa tu abbia.
what-worth-unfinished = Una, due o tre di questo soggetto: { $values }. Questa carta porterebbe { points }.
what-card = In alto, una disciplina da studiare. In basso: { $lower }.
name-upper = Studiare: { $discipline }
what-upper = La carta va nella sua colonna: { $rise }.
what-practise = Mettila sotto una delle tue colonne: { $rises }.
what-practise-none = Va sotto una colonna che mostra, per { $levels } livelli. Nessuna è in gioco: prima studiane una.
what-visit = Scartala e prendi una carta Leonardo: { $effects }.
what-visit-none = Scartala e prendi una carta Leonardo. Ora al centro non ce n’è.
what-work = Scartala e prendi ciò che i tuoi livelli permettono: { $works }.
what-work-none = Scartala e prendi un mecenate o un’opera incompiuta. I tuoi livelli non ne permettono ancora nessuno.
what-column = Livello { $level }: { studies }, { practices }.
what-column-own = Livello { $level }: { studies }, { practices }. Un’altra carta di studio: { $rise }.
what-column-none = Non in gioco.
what-column-none-own = Non in gioco. Studiandola: { $rise }.
name-studied = Carta di studio
what-studied = Un livello: { $discipline }.
name-practised = Carta di pratica, o lezione di Leonardo
what-practised = { $levels } livelli: { $discipline }.
what-gathered-effect = Ottenuta in una visita. Conta per la carta fatica.
what-gathered-work = Ottenuto: { $worth }. Conta anche per la carta fatica.
what-looked = Giocane una adesso, per una metà o per l’altra. Le altre vanno sotto il mazzo.
what-waiting = Carte guardate prima. Vanno sotto il mazzo quando questo sguardo è finito.
name-glow = Ciò che brilla
what-glow = Una cornice tratteggiata segna ciò che puoi scegliere adesso.
