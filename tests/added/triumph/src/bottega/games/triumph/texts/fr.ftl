### Les mots du Triomphe en français. Les mêmes clés que dans en.ftl et it.ftl.

## Le jeu

game-name = Le Triomphe
game-tagline = Trois plis, et nul ne sait qui peut encore fournir.

## Les coups : ce qu’on peut choisir

moves-play = Jouer { $card }

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-played = { $seat } { has } joué { $card }.
events-took =
    { $points ->
        [one] { $seat } { has } pris le pli : { $points } point.
       *[other] { $seat } { has } pris le pli : { $points } points.
    }

## Les questions : .you pour qui choisit, .others pour qui attend

questions-which_card =
    .you = Quelle carte jouez-vous ?
    .others = { $seat } joue une carte.

## Les refus : pourquoi ce n’est pas possible

refusals-must_follow = Il faut fournir : vous avez une carte de la couleur { $suit }.

## Les parties du score

parts-tricks = plis
parts-cards = cartes

## Ce qui départage

ties-last = a pris le dernier pli

## Les options et leurs valeurs

options-trump = Atout
    .about = Un denier bat toute carte d'une autre couleur.

## Les noms : suit

names-suit-cups = coupe
names-suit-coins = denier
names-suit-swords = épée

## Les noms : card

names-card-cups1 = le 1 de coupe
names-card-cups2 = le 2 de coupe
names-card-cups3 = le 3 de coupe
names-card-cups4 = le 4 de coupe
names-card-cups5 = le 5 de coupe
names-card-coins1 = le 1 de denier
names-card-coins2 = le 2 de denier
names-card-coins3 = le 3 de denier
names-card-coins4 = le 4 de denier
names-card-coins5 = le 5 de denier
names-card-swords1 = le 1 d'épée
names-card-swords2 = le 2 d'épée
names-card-swords3 = le 3 d'épée
names-card-swords4 = le 4 d'épée
names-card-swords5 = le 5 d'épée

## Les règles en bref, par paragraphe

rules-1 = Les cartes
    .text = Quinze cartes, de trois couleurs et de 1 à 5, sont mélangées. Chacun en tient trois en secret ; nul ne voit les autres.

rules-2 = Un pli
    .text = Chacun joue une carte à son tour. Le joueur qui a pris le dernier pli entame ; la première place entame le premier.

rules-3 = Fournir
    .text = Le joueur qui a une carte de la couleur entamée doit en jouer une ; celui qui n'en a pas joue ce qu'il veut.

rules-4 = Qui le prend
    .text = La plus haute carte de la couleur entamée prend le pli.

rules-5 = La fin
    .text = Après trois plis, chacun compte un point par pli, 1 pour chaque 4 et 2 pour chaque 5 qu'il a pris ; à égalité, le dernier pli décide.

rules-6 = Atout
    .text = En option, les deniers sont atout : le plus haut denier d'un pli le prend.
