parts = Parties de la table
middle = Le centre
leonardo = Léonard
patrons = Mécènes
unfinished = Œuvres inachevées
unfinished_short = Inachevées
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
gathered = Réuni
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
looked = Les cartes que vous regardez
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
locked = impossible : { $why }
