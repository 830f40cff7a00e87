parts = Sections du plateau
middle = Le centre
leonardo = Léonard
patrons = Mécènes
unfinished = Œuvres inachevées
pile = { $count } dans la pile
taken = vide jusqu’à l’entretien
hand = Votre main
hand_tab = Main
yours = Votre aire
area_of = Aire : { $name }
hand_number = Main { $hand }
area_number = L’aire de la main { $hand }
back_to_yours = Retour à la vôtre
back_to = Retour à { $name }
others = Les autres
others_tab = Autres
every = Toutes les aires
scores_tab = Scores
standing = Tous d’un coup d’œil
table = La partie
round = Manche { $round }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck = { cards } dans la pioche
pile_alone = { cards } dans la pile de cette main
discarded = { $count } en défausse
under = Sous la pioche, en partant du haut
ending = La pioche est vide : encore une manche après celle-ci
ending_short = pioche vide
last = Dernière manche
sum = { $sum } points sur { $goal }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points_so_far = { points } pour l’instant
set = une série de 1, 2, 3 vaut { $values }
in_hand = { cards } en main
known = connues : { $cards }
tired = a la carte Fatigue
rested = repos
gathered = Acquis
gathered_count = { $count } en tout
nothing = rien encore
studies = { $study ->
    [one] { $study } carte d’étude
   *[other] { $study } cartes d’étude
}
practices = { $turned ->
    [one] { $turned } carte de pratique
   *[other] { $turned } cartes de pratique
}
column_told = { $discipline } : niveau { $level }, { studies }, { practices }
column_empty = { $discipline } : pas en jeu
columns = Disciplines
asks = demande { $levels }
missing_of = il manque encore : { $levels }
all_reached = tous les niveaux sont atteints
practise = Pratique
visit = Visite
work = Travail
any = au choix
practise_in = Pratiquer : { $disciplines }
visit_for = Visite de Léonard
work_for = Travailler pour un mécène ou à une œuvre inachevée
with = { $what }, avec { $card }
looked = Cartes révélées pour vous
looked_others = { $count ->
    [one] { $count } carte regardée
   *[other] { $count } cartes regardées
}
waiting = Celles-ci iront sous la pioche plus tard
hint_play = En haut : étudier. En bas : ce que fait la carte.
hint_practise = Maintenant, la colonne où la glisser.
hint_visit = Maintenant, la carte Léonard à prendre.
hint_work = Maintenant, le mécène ou l’œuvre inachevée.
hint_card = Maintenant, la carte à jouer pour cela.
hint_teach = Choisissez une de vos colonnes.
hint_return = Choisissez la carte qui va d’abord sous la pioche.
hint_give = Choisissez qui reçoit la carte Fatigue.
back = Retour
locked = Impossible : { $why }
rise = { $discipline } au niveau { $level }
gain = +{ points }
opens = alors à portée : { $works }
study = Étude
takes = prend au choix :
reach_none = rien à portée encore
none_left = aucune pour l’instant
maintenance = Entretien
finish = La fin

## Qu’est-ce que c’est ?

turn-now = C’est son tour.
turn-had = Son tour est passé dans cette manche.
turn-later = Son tour vient plus tard dans cette manche.
when-effect = Elle se prend à votre tour, avec une carte Apprenti marquée Visite.
when-work = Cette carte se prend à votre tour, avec une carte de travail.
when-card = Elle se joue à votre tour.
what-round = Chacun joue une fois, puis vient l’entretien. Après ce tour : { $next }.
what-maintenance = Après la manche, on remplace les cartes prises au centre. Puis la carte Fatigue peut changer de mains.
what-maintenance-alone = Après chaque tour, on remplace les cartes prises au centre.
what-finish = Après cette manche, on compte les points. Le plus de points l’emporte.
name-deck = La pioche
what-deck = Reste : { cards }. Quand elle est vide, on finit la manche et on en joue une dernière.
what-deck-alone = Reste pour cette main : { cards }. Sans carte à piocher, la fin approche.
name-discarded = La défausse
what-discarded = { cards } Apprenti, pour une visite ou un travail. Elles ne reviennent jamais.
what-under = { $cards }. Personne d’autre ne les connaît.
what-ending-round = La pioche est vide : plus personne ne pioche dans cette manche. Puis vient une dernière manche.
what-ending-last = Plus personne ne pioche. Après cette manche, on compte les points.
name-goal = Le but
what-goal = Vos quatre mains ont { $sum } points ensemble. Avec { $goal }, le solitaire est gagné.
what-standing = { $told }. { $when }
name-fatigue = La carte Fatigue
what-fatigue = { $name } joue en dernier. Après la manche, la carte Fatigue va au joueur qui a acquis le plus de cartes, s’il en a plus de { $count }.
name-rested = Repos
what-rested = { $name } ne peut plus jamais avoir la carte Fatigue.
name-hand = Cartes en main
what-hand = { $name } : { cards }. Les effets « 2 cartes de plus » et « 1 carte de plus » de Léonard agrandissent la main jusqu’à la fin de la partie.
what-hand-own = Jouez une carte à votre tour, pour sa moitié haute ou basse. Puis vous en piochez une.
name-points = Points pour l’instant
what-points = { $parts }. Les cartes en main ne rapportent rien.
what-part-disciplines = 2 points par discipline en jeu.
what-part-high_levels = 3 points par discipline au niveau 4 ou plus.
what-part-all_six = 3 points si les six disciplines sont en jeu.
what-part-leonardo = Les points des cartes Léonard acquises.
what-part-patrons = Les points des mécènes acquis.
what-part-unfinished = Points par séries : plus il y en a d’un sujet, plus chacune vaut.
what-row-leonardo = Une visite prend une de ces cartes ; chacune a son effet. Reste dans la pile : { $count }.
what-row-patrons = Le travail en prend un, si vos niveaux suffisent ; chacun rapporte des points fixes. Reste dans la pile : { $count }.
what-row-unfinished = Le travail en prend une, si vos niveaux suffisent ; elles rapportent par séries d’un sujet. Reste dans la pile : { $count }.
name-pile = La pile d’une rangée
what-pile = Reste : { cards }. À l’entretien, elles remplacent ce qui a été pris.
name-gap = Une place vide
what-gap = Sa carte a été prise. À l’entretien, une autre vient de la pile.
what-gap-last = Sa carte a été prise, et aucune autre ne vient.
what-effect-victory_points = Ses points comptent à la fin.
what-effect-practice = Elle se glisse sous une de vos colonnes, comme une carte de pratique au choix.
what-effect-draw_two = Vous piochez aussitôt deux cartes : votre main reste plus grande de deux.
what-effect-draw_one_rested = Vous piochez aussitôt une carte. Vous ne pouvez plus jamais avoir la carte Fatigue.
what-effect-look_and_play = Vous regardez les premières cartes de la pioche et en jouez une aussitôt. Les autres vont sous la pioche.
what-patron = { points } à la fin. { $levels }.
what-unfinished = Elle rapporterait { points } : { $set }. { $levels }.
what-ask = { $work } demande le niveau { $level } ; atteint jusqu’ici : { $reached }.
name-worth = Ce que cela rapporte
what-worth-patron = { points } à la fin, quoi que vous ayez d’autre.
what-worth-unfinished = Une, deux ou trois cartes de ce sujet : { $values }. Celle-ci rapporterait { points }.
what-card = En haut, une discipline à étudier. En bas : { $lower }.
name-upper = Étudier : { $discipline }
what-upper = La carte rejoint sa colonne : { $rise }.
what-practise = Glissez-la sous une de vos colonnes : { $rises }.
what-practise-none = Elle va sous une colonne qu’elle montre, pour { $levels } niveaux. Aucune n’est en jeu : étudiez-en une d’abord.
what-visit = Défaussez-la et prenez une carte Léonard : { $effects }.
what-visit-none = Défaussez-la et prenez une carte Léonard. Il n’y en a pas au centre pour l’instant.
what-work = Défaussez-la et prenez ce que vos niveaux permettent : { $works }.
what-work-none = Défaussez-la et prenez un mécène ou une œuvre inachevée. Vos niveaux n’en permettent aucun encore.
what-column = Niveau { $level } : { studies }, { practices }.
what-column-own = Niveau { $level } : { studies }, { practices }. Une carte d’étude de plus : { $rise }.
what-column-none = Pas en jeu.
what-column-none-own = Pas en jeu. En l’étudiant : { $rise }.
name-studied = Carte d’étude
what-studied = Un niveau : { $discipline }.
name-practised = Carte de pratique, ou leçon de Léonard
what-practised = { $levels } niveaux : { $discipline }.
what-gathered-effect = Acquise lors d’une visite. Elle compte pour la carte Fatigue.
what-gathered-work = Acquis : { $worth }. Compte aussi pour la carte Fatigue.
what-looked = Jouez-en une maintenant, pour l’une ou l’autre moitié. Les autres vont sous la pioche.
what-waiting = Cartes regardées plus tôt. Elles vont sous la pioche quand ce regard est fini.
name-glow = Ce qui brille
what-glow = Un cadre en tirets marque ce que vous pouvez choisir maintenant.
