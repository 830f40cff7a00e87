your_codex = Votre codex
codex_of = Codex : { $name }
back_to_yours = Revenir au vôtre
back_to = Revenir à { $name }
hand = Votre main
parts = Sections du plateau
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
flip_hint = F retourne la carte, Entrée mène aux emplacements.
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
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
open_codex = Voir ce codex : { $name }, { points-counted }, { cards }
start_side = Commencer de ce côté
waiting_start = Rien n’est encore posé.
last_round = Fin de partie déclenchée
last = Le dernier tour de table
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
covers = Elle recouvrirait : { $corners }.
gain = Points : { $before } + { $points }.
side_always = Jamais recouvert : { $symbols }.
side_corners = Coins : { $corners }.

## Qu’est-ce que c’est ?

name-end = La marque des { points-counted }
name-hand = Main : { $name }
name-blank = Coin vierge
name-missing = Coin manquant
name-points = Points : { $card }
name-asks = Ce que demande { $card }
name-lock = Ce côté ne peut pas être posé maintenant
name-spot = Emplacement libre { $spot }
name-shut = Emplacement fermé { $spot }
name-gap = Un endroit vide

what-track = Les points des cartes posées ; les objectifs s’ajoutent à la fin. { $ends } points déclenchent la fin de partie.
what-end = Le joueur qui l’atteint déclenche la fin de partie : ce tour de table, puis chacun joue encore une fois.
what-score = { points-counted } pour les cartes jusqu’ici. Les objectifs s’ajoutent à la fin.
open-counted = { $open ->
    [one] { $open } emplacement libre
   *[other] { $open } emplacements libres
}
what-codex = { cards }, { open-counted }. Une nouvelle carte recouvre des coins de celles qui sont là.
what-hand = { $cards }. Des cartes des autres, on ne voit que la pioche et le règne.
what-hand_open = { $cards }. Après la partie, les mains de tous sont visibles.
what-hand_own = À chaque tour, vous posez une de ces cartes, puis vous en prenez une autre.
what-count_resource = Visibles dans ce codex : { $count }. Les cartes dorure demandent des ressources ; des objectifs les comptent.
what-count_object = Visibles dans ce codex : { $count }. Des cartes dorure et des objectifs comptent les objets.
what-corner = Compte tant qu’aucune carte ne le recouvre. On peut poser une carte sur ce coin.
what-blank = On peut poser une carte dessus sans recouvrir de symbole.
what-missing = Aucune carte ne peut recouvrir ce coin : l’emplacement voisin est fermé.
what-centre = Au milieu d’une carte : rien ne peut jamais le recouvrir.
what-starter = La première carte d’un codex. Elle n’a pas de règne et ne compte dans aucun schéma.
what-card_laid = { $name } l’a posée, { $face }. Ses symboles comptent tant qu’aucune carte ne les recouvre.
what-asks = Recto visible, elle demande { $symbols }.
what-asks_shown = Recto visible, elle demande { $symbols } : votre codex les montre.
what-asks_lacks = Recto visible, elle demande { $symbols } ; il manque encore { $lacking }.
what-unspent = Ces ressources doivent être visibles avant la pose ; elles ne sont pas dépensées.
what-worth = Recto visible, elle rapporte { $told }.
what-worthless = Elle ne rapporte rien ; ses symboles comptent tant qu’aucune carte ne les recouvre.
what-take_now = Touchez-la pour la prendre.
what-draw_now = Touchez-la pour piocher cette carte.
what-take_later = On prend une carte après en avoir posé une.
what-points_flat = { points-counted } aussitôt, si elle est posée recto visible.
what-points_corner = { points-counted } par coin qu’elle recouvre, posée recto visible.
what-points_symbol = { points-counted } par { $symbol } visible, le sien compris. Ceux d’après ne comptent plus.
what-label = Le nom de la carte, comme dans le journal.
what-flip = Retourne la carte. Verso visible, elle ne demande rien, a quatre coins et ne rapporte rien.
corners-counted = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
what-spot = Une carte posée ici recouvrirait { corners-counted } : { $corners }.
what-spot_points = Recto visible ici : { $cards }.
what-shut = Une carte voisine n’a pas de coin ici : aucune carte ne pourra jamais y aller.
what-deck = { left } ; sur le dessus : { $card }.
what-deck_empty = Vide : les cartes visibles sont remplacées par l’autre pioche.
what-gap = Il n’y a plus de carte à mettre ici.
what-pattern = Chaque reproduction exacte dans un codex rapporte { points-counted } à la fin ; on ne la tourne pas.
what-set = Chaque série complète de symboles visibles rapporte { points-counted } à la fin.
what-so_far = Pour l’instant : { $list }.
what-pass = Vous n’avez plus d’emplacement libre. Vous ne prenez pas de carte non plus.
