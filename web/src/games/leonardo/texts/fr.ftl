parts = Parties de la table
city = La ville
act = À choisir
act_tab = Choisir
home = Vos laboratoires
home_of = Laboratoires : { $name }
home_tab = À vous
asked = Inventions demandées
asked_tab = Demandées
others = Les autres
others_tab = Autres
scores_tab = Scores
turns = Tours
turn = Tour { $turn } sur { $last }
turn_zero = Avant le premier tour
read_phase = Lire ce qui concerne cette phase : { $title }
purses = Florins et ouvriers de chacun
florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
free = apprentis libres : { $free } sur { $all }
master_free = maître d’œuvre libre
master_away = maître d’œuvre au travail
has_leonardo = a Léonard
passed = a passé
academy = { $academy ->
    [one] { $academy } apprenti encore à l’Académie
   *[other] { $academy } apprentis encore à l’Académie
}
stack = encore { $count } × { $component }
purse = { florins } au Conseil
lord_here = Le Seigneur de la Ville est ici
price_here = prix : { florins }
empty_line = Personne ici
place_told = { $letter }, { $place }
line = depuis la flèche : { $workers }
group = { $name } : { $workers }
group_served = { $name }, en train de choisir : { $workers }
apprentices = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
masters = { $count ->
    [one] { $count } maître d’œuvre
   *[other] { $count } maîtres d’œuvre
}
men = { $count ->
    [one] { $count } automate
   *[other] { $count } automates
}
space_taken = { $space } : { $name }
space_free = { $space } : libre
lab_none = Pas encore pris
lab_places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
idle = au repos
week_of = semaine { $week } sur { $weeks }
week = semaine { $week }
secret_work = une invention secrète
shown_work = montrée à tous
workers_here = ouvriers ici : { $workers }
hand = En main
hand_of = Composants
owned = Possédés, en main ou sous un laboratoire
none = aucun
built = Réalisées
built_card = { $invention }, avec la carte
built_only = { $invention }, sans la carte
deck = { $cards ->
    [one] Pioche : { $cards } invention
   *[other] Pioche : { $cards } inventions
}
deck_seen = Vues dans la pioche
deck_seen_at = { deck_seen }, { $depth } : { $invention }
numbered = { $number }. { $invention }
also = Pas encore demandées, mais vous pourriez les commencer
completed_all = Déjà réalisées : on ne peut plus les commencer
boxed = Hors du jeu
card_told = { $weeks ->
    [one] { $number }. { $invention } : { $rank }, { $type }, { $weeks } semaine, demande { $components }, rapporte { $first }, puis { $later }
   *[other] { $number }. { $invention } : { $rank }, { $type }, { $weeks } semaines, demande { $components }, rapporte { $first }, puis { $later }
}
hint_send = Choisissez un lieu qui brille.
hint_start = Choisissez une invention ou un laboratoire qui brille.
hint_shift = Choisissez la zone où prendre un apprenti.
hint_shift_to = Maintenant, la zone où il va.
send = Envoyer { $count }
send_master = Envoyer le maître d’œuvre
from_labs = dont { $count } de vos laboratoires
from_lab = de votre laboratoire
call = { $small } du petit laboratoire, { $large } du grand
fewer = Un de moins
more = Un de plus
back = Retour
bid_field = Votre mise en florins
bid_range = de { $least } à { $most }
lower = Un florin de moins
higher = Un florin de plus
order_first = Touchez les cartes dans l’ordre voulu, celle du dessus d’abord.
order_next = { $done } sur { $all } en ordre
order_say = Les remettre ainsi
order_again = Recommencer
locked = impossible : { $why }
leonardo_with = Léonard est chez { $name }.
