your_codex = Votre codex
codex_of = Codex : { $name }
back_to_yours = Revenir au vôtre
back_to = Revenir à { $name }
hand = Votre main
parts = Parties de la table
hand_tab = Main
take = Cartes à prendre
take_tab = Prendre
objectives = Objectifs
objectives_tab = Objectifs
others = Les autres
others_tab = Autres
scores_tab = Scores
all_codices = Tous les codex
flip = Retourner
flip_key = Retourner la carte (F)
front_up = recto visible
back_up = verso visible
choose_card = Choisir { $card }, { $face }
choose_first = Choisissez une carte, puis un emplacement qui brille.
spot_hint = Choisissez un emplacement.
flip_hint = F retourne la carte.
turn_it = Retournez-la pour la poser verso visible.
common = commun
secret = secret
secret_of = secret, { $name }
to_choose = au choix
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
so_far = pour l’instant : { points-counted }
deck = pioche { $deck }
left = { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
empty = vide
top = dessus : { $card }
track = Piste de score
points = { $name } : { points-counted }
symbols = Symboles visibles
symbol_count = { $symbol } : { $count }
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
open_codex = Voir ce codex : { $name }, { points-counted }, { cards }
start_side = Commencer de ce côté
waiting_start = Rien n’est encore posé.
last_round = La fin s’annonce
scores = Scores
corner = { $where } : { $what }
nw = en haut à gauche
ne = en haut à droite
sw = en bas à gauche
se = en bas à droite
blank = vierge
missing = manquant
covered = recouvert
always = toujours : { $symbols }
flat = { points-counted }
per_corner = { points-counted } par coin recouvert
per_symbol = { points-counted } par { $symbol }
asks = demande { $symbols }
laid_card = { $spot } : { $card }, { $face }. { $corners }
open_spots = Emplacements libres : { $spots }.
no_open = Aucun emplacement libre.
card_told = { $card } : { $told }.
objective_told = { $objective } : { points-counted } pour l’instant.
objective_of = { $objective }, { $whose }
hand_of = { $name } tient : { $cards }.
score_told = { $name } : { points-counted }.
no_symbols = aucun symbole
