### Les mots de Nim en français. Les mêmes clés que dans en.ftl et it.ftl.

## Le jeu

game-name = Nim
game-tagline = Trois tas, et la dernière pierre gagne.

## Les coups : ce qu’on peut choisir

moves-take = Prendre { $stones } dans { $heap }

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-took = { $seat } en { has } pris { $stones } dans { $heap }.

## Les questions : .you pour qui choisit, .others pour qui attend

questions-how_many =
    .you = Combien de pierres prenez-vous, et dans quel tas ?
    .others = { $seat } prend des pierres.

## Les refus : pourquoi ce n’est pas possible

refusals-empty = Il ne reste aucune pierre dans { $heap }.

## Les parties du score

parts-last = dernière pierre

## Les noms : heap

names-heap-left = le tas de gauche
names-heap-middle = le tas du milieu
names-heap-right = le tas de droite

## Les règles en bref, par paragraphe

rules-1 = Les tas
    .text = Trois tas ont 3, 4 et 5 pierres.

rules-2 = Un tour
    .text = Chacun joue à son tour. Il prend au moins une pierre, et toutes dans le même tas.

rules-3 = La fin
    .text = Le joueur qui prend la dernière pierre gagne.
