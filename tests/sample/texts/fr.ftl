### Les mots de L'Étal en français. Les mêmes clés que dans en.ftl et it.ftl.

## Ce qu’on compte

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Le jeu

game-name = L'Étal
game-tagline = Deux objets sont vendus, et nul ne sait ce que les autres paieront.

## Les coups : ce qu’on peut choisir

moves-peek = Payer une pièce et regarder ce qui vient ensuite
moves-skip = Garder la pièce
moves-bid = Miser { coins }

## Les événements : ce qui s’est passé

events-turned_up = À vendre : { $lot }.
events-peeked = { $seat } a payé une pièce pour voir ce qui vient ensuite : { $lot }.
events-won = { $seat } a acheté { $lot } pour { coins }.
events-tied = Les plus hautes mises sont égales : personne n'achète.

## Les questions : .you pour qui choisit, .others pour qui attend

questions-may_peek =
    .you = Payez-vous une pièce pour voir ce qui vient ensuite ?
    .others = { $seat } peut regarder ce qui vient ensuite.

questions-how_much =
    .you = Que misez-vous pour { $lot } ?
    .others = { $seat } mise pour { $lot }.

## Les refus : pourquoi ce n’est pas possible

refusals-too_poor = Vous n'avez pas { coins }.

## Les parties du score

parts-lots = lots
parts-coins = pièces

## Ce qui départage

ties-coins = plus de pièces restantes

## Les options et leurs valeurs

options-purse = Bourse
    .about = Combien de pièces chacun a au début.

options-purse-3 = 3 pièces
options-purse-5 = 5 pièces

options-peeking = Coup d'œil
    .about = Avant les premières mises, chacun peut payer une pièce pour voir ce qui vient ensuite.

## Les options toutes faites

presets-rich = Riches et curieux
    .about = Cinq pièces, et le coup d'œil.

## Les noms : lot

names-lot-hidden = un lot
names-lot-spoon = la cuillère
names-lot-lute = le luth
names-lot-globe = le globe
names-lot-clock = l'horloge
names-lot-mirror = le miroir

## Les règles en bref, par paragraphe

rules-1 = Les lots
    .text = Cinq lots, qui valent de 1 à 5 points, sont mélangés et posés face cachée.

rules-2 = À vendre
    .text = Deux fois, le lot suivant est retourné et vendu.

rules-3 = Les mises
    .text = Chacun mise en secret, au plus ce qu'il a. La plus haute mise est payée et prend le lot ; si les plus hautes sont égales, personne ne le prend.

rules-4 = La fin
    .text = Chacun compte la valeur de ses lots et un point par pièce restante ; à égalité, les pièces décident.

rules-5 = Le coup d'œil
    .text = En option, avant les premières mises, chacun à son tour peut payer une pièce et regarder le lot qui vient ensuite.
