### Les mots de Codex Naturalis en français. Les mêmes clés que dans en.ftl et it.ftl.

## Ce qu’on compte

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Le jeu

game-name = Codex Naturalis
game-tagline = Carte sur carte, coin sur coin, faites grandir votre codex dans toutes les directions.

## Les coups : ce qu’on peut choisir

moves-start = Commencer { $face } visible
moves-keep = Garder { $objective }
moves-place = Poser { $card }, { $face } visible, en { $spot }
moves-pass = Passer : vous n’avez aucun emplacement libre
moves-take = Prendre { $card }
moves-draw = Piocher dans la pioche { $deck }

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-turned_up = { $card } est maintenant face visible.
events-started = { $seat } { has } commencé avec { $card }, { $face } visible.
events-got_hand =
    { $you ->
        [yes] { $seat } avez pris votre main : { $first }, { $second }, { $third }.
       *[no] { $seat } a pris sa main : { $first }, { $second }, { $third }.
    }
events-shared = Objectif commun : { $objective }.
events-got_objectives = { $seat } { has } reçu { $one } et { $other }.
events-kept = { $seat } { has } gardé { $objective }.
events-goes_first =
    { $you ->
        [yes] { $seat } commencez.
       *[no] { $seat } commence.
    }
events-placed = { $seat } { has } posé { $card }, { $face } visible, en { $spot } : { points }.
events-passed =
    { $you ->
        [yes] { $seat } n’aviez aucun emplacement libre et avez passé votre tour.
       *[no] { $seat } n’avait aucun emplacement libre et a passé son tour.
    }
events-took = { $seat } { has } pris { $card }.
events-drew = { $seat } { has } pioché { $card } dans la pioche { $deck }.
events-reached_twenty = { $seat } { has } { points } : fin de partie déclenchée. On termine ce tour de table, puis chacun joue encore une fois.
events-nothing_left = Il n’y a plus de carte à prendre : fin de partie déclenchée. On termine ce tour de table, puis chacun joue encore une fois.
events-last_round = Le dernier tour de table commence : chacun joue encore une fois.
events-counted = { $seat } : { points } pour { $objective }.

## Titres des cartes qui montrent ce qui s’est passé

highlights-ending = Fin de partie déclenchée
highlights-last_round = Dernier tour de table

## Les questions : .you pour qui choisit, .others pour qui attend

questions-choose_side =
    .you = De quel côté posez-vous { $card } pour commencer ?
    .others = { $seat } choisit un côté de { $card }.
    .more = Les symboles du milieu restent pour toujours ; ceux des coins seront recouverts. Plus de coins laissent plus d’espace.

questions-choose_objective =
    .you = Quel objectif gardez-vous ? Il ne comptera que pour vous.
    .others = { $seat } choisit un objectif secret.
    .more = Il compte à la fin, chaque fois qu’il est atteint. Gardez celui qui va avec les cartes de votre main.

questions-play_a_card =
    .you =
        { $round ->
            [last] C’est le dernier tour de table : posez votre dernière carte.
           *[usual] Posez une de vos cartes.
        }
    .others =
        { $round ->
            [last] C’est le dernier tour de table : { $seat } pose une dernière carte.
           *[usual] { $seat } pose une carte.
        }
    .more = Choisissez une carte, recto ou verso visible, puis un emplacement qui brille. Avant de recouvrir un symbole, voyez si une carte dorure de votre main le demande.

questions-take_a_card =
    .you =
        { $round ->
            [last] C’est le dernier tour de table : prenez une carte pour finir votre tour.
           *[usual] Prenez une carte.
        }
    .others =
        { $round ->
            [last] C’est le dernier tour de table : { $seat } prend une carte.
           *[usual] { $seat } prend une carte.
        }
    .more = Une des cartes visibles, ou le dessus d’une pioche. De bons choix : une carte dorure dont vous montrez presque les ressources, une carte ressource qui les complète.

## Les refus : pourquoi ce n’est pas possible

refusals-too_few = { $card } demande { $needed } × { $symbol } ; votre codex en montre { $visible }.
refusals-shut_spot = Aucune carte ne peut aller en { $spot } : une carte voisine n’y a pas de coin.
refusals-no_spot = Votre codex n’a plus aucun emplacement libre : vous ne pouvez que passer.
refusals-empty_deck = La pioche { $deck } est vide.

## Les parties du score

parts-cards = cartes
parts-common = objectifs communs
parts-secret = objectif secret

## Ce qui départage

ties-objectives = plus de points d’objectifs

## Les noms : face

names-face-front = recto
names-face-back = verso

## Les noms : deck

names-deck-resource = ressource
names-deck-gold = dorure

## Les noms : symbol

names-symbol-fungi = champignon
names-symbol-plant = plante
names-symbol-animal = animal
names-symbol-insect = insecte
names-symbol-quill = plume
names-symbol-inkwell = encrier
names-symbol-manuscript = manuscrit

## Les noms : objective

names-objective-hidden = un objectif
names-objective-O01 = trois cartes champignon montant vers la droite (2 points par reproduction)
names-objective-O02 = trois cartes plante montant vers la gauche (2 points par reproduction)
names-objective-O03 = trois cartes animal montant vers la droite (2 points par reproduction)
names-objective-O04 = trois cartes insecte montant vers la gauche (2 points par reproduction)
names-objective-O05 = deux cartes champignon en colonne, une carte plante en bas à droite (3 points par reproduction)
names-objective-O06 = deux cartes plante en colonne, une carte insecte en bas à gauche (3 points par reproduction)
names-objective-O07 = deux cartes animal en colonne, une carte champignon en haut à droite (3 points par reproduction)
names-objective-O08 = deux cartes insecte en colonne, une carte animal en haut à gauche (3 points par reproduction)
names-objective-O09 = trois symboles champignon (2 points par série)
names-objective-O10 = trois symboles plante (2 points par série)
names-objective-O11 = trois symboles animal (2 points par série)
names-objective-O12 = trois symboles insecte (2 points par série)
names-objective-O13 = une plume, un encrier et un manuscrit (3 points par série)
names-objective-O14 = deux manuscrits (2 points par série)
names-objective-O15 = deux encriers (2 points par série)
names-objective-O16 = deux plumes (2 points par série)

## Les noms : card

names-card-hidden = une carte
names-card-R01 = R01 (champignon)
names-card-R02 = R02 (champignon)
names-card-R03 = R03 (champignon)
names-card-R04 = R04 (champignon)
names-card-R05 = R05 (champignon)
names-card-R06 = R06 (champignon)
names-card-R07 = R07 (champignon)
names-card-R08 = R08 (champignon)
names-card-R09 = R09 (champignon)
names-card-R10 = R10 (champignon)
names-card-R11 = R11 (plante)
names-card-R12 = R12 (plante)
names-card-R13 = R13 (plante)
names-card-R14 = R14 (plante)
names-card-R15 = R15 (plante)
names-card-R16 = R16 (plante)
names-card-R17 = R17 (plante)
names-card-R18 = R18 (plante)
names-card-R19 = R19 (plante)
names-card-R20 = R20 (plante)
names-card-R21 = R21 (animal)
names-card-R22 = R22 (animal)
names-card-R23 = R23 (animal)
names-card-R24 = R24 (animal)
names-card-R25 = R25 (animal)
names-card-R26 = R26 (animal)
names-card-R27 = R27 (animal)
names-card-R28 = R28 (animal)
names-card-R29 = R29 (animal)
names-card-R30 = R30 (animal)
names-card-R31 = R31 (insecte)
names-card-R32 = R32 (insecte)
names-card-R33 = R33 (insecte)
names-card-R34 = R34 (insecte)
names-card-R35 = R35 (insecte)
names-card-R36 = R36 (insecte)
names-card-R37 = R37 (insecte)
names-card-R38 = R38 (insecte)
names-card-R39 = R39 (insecte)
names-card-R40 = R40 (insecte)
names-card-G01 = G01 (dorure, champignon)
names-card-G02 = G02 (dorure, champignon)
names-card-G03 = G03 (dorure, champignon)
names-card-G04 = G04 (dorure, champignon)
names-card-G05 = G05 (dorure, champignon)
names-card-G06 = G06 (dorure, champignon)
names-card-G07 = G07 (dorure, champignon)
names-card-G08 = G08 (dorure, champignon)
names-card-G09 = G09 (dorure, champignon)
names-card-G10 = G10 (dorure, champignon)
names-card-G11 = G11 (dorure, plante)
names-card-G12 = G12 (dorure, plante)
names-card-G13 = G13 (dorure, plante)
names-card-G14 = G14 (dorure, plante)
names-card-G15 = G15 (dorure, plante)
names-card-G16 = G16 (dorure, plante)
names-card-G17 = G17 (dorure, plante)
names-card-G18 = G18 (dorure, plante)
names-card-G19 = G19 (dorure, plante)
names-card-G20 = G20 (dorure, plante)
names-card-G21 = G21 (dorure, animal)
names-card-G22 = G22 (dorure, animal)
names-card-G23 = G23 (dorure, animal)
names-card-G24 = G24 (dorure, animal)
names-card-G25 = G25 (dorure, animal)
names-card-G26 = G26 (dorure, animal)
names-card-G27 = G27 (dorure, animal)
names-card-G28 = G28 (dorure, animal)
names-card-G29 = G29 (dorure, animal)
names-card-G30 = G30 (dorure, animal)
names-card-G31 = G31 (dorure, insecte)
names-card-G32 = G32 (dorure, insecte)
names-card-G33 = G33 (dorure, insecte)
names-card-G34 = G34 (dorure, insecte)
names-card-G35 = G35 (dorure, insecte)
names-card-G36 = G36 (dorure, insecte)
names-card-G37 = G37 (dorure, insecte)
names-card-G38 = G38 (dorure, insecte)
names-card-G39 = G39 (dorure, insecte)
names-card-G40 = G40 (dorure, insecte)
names-card-S1 = S1 (départ)
names-card-S2 = S2 (départ)
names-card-S3 = S3 (départ)
names-card-S4 = S4 (départ)
names-card-S5 = S5 (départ)
names-card-S6 = S6 (départ)
names-card-R-fungi = une carte ressource champignon
names-card-R-plant = une carte ressource plante
names-card-R-animal = une carte ressource animal
names-card-R-insect = une carte ressource insecte
names-card-G-fungi = une carte dorure champignon
names-card-G-plant = une carte dorure plante
names-card-G-animal = une carte dorure animal
names-card-G-insect = une carte dorure insecte

## Les raisons des bots : ce qu’un coup change

reasons-scores =
    { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
reasons-counts =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } à la fin pour un objectif : { $objective }.
reasons-ready = { $card } a tout ce qu’elle demande et peut être posée au prochain tour.
reasons-lacks =
    Il ne manque plus à { $card } que { $count ->
        [one] 1 symbole
       *[other] { $count } symboles
    }.
reasons-begins = Encore une carte, et un objectif est rempli : { $objective }.
reasons-gathers = { $count } symboles sur { $needed } pour un objectif : { $objective }.
reasons-supplies = Ce symbole manque justement à { $card } : { $symbol }.
reasons-worth =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } quand { $card } est posée recto visible.
reasons-fits =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de votre main peuvent y servir : { $objective }.
reasons-shows =
    { $count ->
        [one] 1 symbole visible de plus
       *[other] { $count } symboles visibles de plus
    } : { $symbol }.
reasons-opens =
    { $count ->
        [one] 1 emplacement libre de plus
       *[other] { $count } emplacements libres de plus
    }.

## Thèmes des problèmes : ce qui décide

themes-points = Points
themes-objectives = Objectifs
themes-payable = Cartes dorure en main
themes-symbols = Symboles visibles
themes-room = Espace dans le codex

## Ce que demandent les problèmes exacts

tasks-plan = Vous avez { $turns } tours, personne d’autre ne joue, et vous ne prenez que des cartes visibles. Après quel coup pouvez-vous avoir le plus de points, objectifs compris ?
tasks-last = Vous posez encore { $turns } cartes et ne prenez que des cartes visibles. Après quel coup pouvez-vous avoir le plus de points, objectifs compris ?
tasks-ending = Le dernier tour de table : vous posez une carte, puis votre adversaire. Après quel coup gagnez-vous, quels que soient ses cartes et son objectif ?

## Les règles en bref, par paragraphe

rules-1 = Ce qu’il y a sur la table
    .text =
        Il y a 40 cartes ressource, 40 cartes dorure, 6 cartes de départ et 16 cartes objectif.
        Chaque carte ressource ou dorure appartient à l’un des quatre règnes : champignon, plante, animal ou insecte.
        Un coin est présent, vierge ou avec un symbole, ou bien il manque. Les symboles sont les quatre règnes (les ressources) et la plume, l’encrier et le manuscrit (les objets).
        Un symbole compte aussi longtemps qu’aucune carte ne le recouvre.
        Au verso des cartes ressource et dorure, il y a quatre coins vierges et, au milieu, le symbole du règne, que rien ne pourra jamais recouvrir.

rules-2 = Le but du jeu
    .text =
        Marquez des points en posant vos cartes, puis d’autres à la fin grâce à vos objectifs. Le plus grand total l’emporte.
        Pour grandir, il faut souvent recouvrir ses propres symboles : cela fait partie du jeu. Le premier joueur qui atteint 20 points déclenche la fin de partie.

rules-3 = La mise en place
    .text = Tout est préparé dans l’ordre des six paragraphes qui suivent.

rules-3-1 = La piste de score
    .text = Chacun part de 0 point. Ici, la piste n’a pas de limite.

rules-3-2 = Les deux pioches
    .text = On mélange séparément les cartes ressource et les cartes dorure : deux pioches, faces cachées. On retourne deux cartes de chacune. Le verso de la carte du dessus se voit : son règne est donc connu.

rules-3-3 = Carte de départ et main
    .text = Vous recevez une carte de départ au hasard et décidez du côté visible ; tout le monde choisit en même temps. Ensuite, vous prenez sur les pioches deux cartes ressource et une carte dorure.

rules-3-4 = Les objectifs communs
    .text = Deux objectifs sont révélés. À la fin, tout le monde pourra en tirer des points.

rules-3-5 = L’objectif secret
    .text = On vous donne deux objectifs ; vous en gardez un, sans le montrer. Tout le monde choisit en même temps. À la fin, il ne compte que pour vous.

rules-3-6 = Le premier joueur
    .text = Le premier joueur est tiré au sort. On joue ensuite dans le sens des aiguilles d’une montre.

rules-4 = Votre tour
    .text = Posez d’abord une carte de votre main, puis prenez-en une nouvelle.

rules-4-1 = Poser une carte
    .text = Choisissez une de vos trois cartes et posez-la à l’endroit dans votre codex, recto ou verso visible. S’il ne vous reste aucun emplacement libre, vous passez sans prendre de carte.

rules-4-1-1 = Où la poser
    .text =
        La carte doit recouvrir au moins un coin des cartes en place ; elle peut en recouvrir plusieurs, mais un seul par carte.
        Chaque coin qu’elle recouvrirait doit exister : un coin manquant ferme l’emplacement pour toujours.
        Peu importent les coins de la carte que vous posez.

rules-4-1-2 = Ce que demande une carte dorure
    .text = Pour poser une carte dorure recto visible, il faut que votre codex montre les ressources qu’elle demande avant la pose. Elles ne sont pas dépensées, et la carte peut même en recouvrir. Posée verso visible, une carte ne demande rien.

rules-4-1-3 = Les points de la carte
    .text = Les points d’une carte posée recto visible sont marqués aussitôt. Posée verso visible, elle n’en rapporte aucun.

rules-4-2 = Prendre une carte
    .text =
        Prenez une des cartes face visible, ou celle du dessus d’une pioche. Une carte visible prise est aussitôt remplacée par une carte de sa pioche ; si celle-ci est vide, de l’autre ; si les deux le sont, la place reste vide.
        Quand il n’y a plus rien à prendre, on ne prend rien.

rules-5 = La fin
    .text =
        La fin de partie est déclenchée quand un joueur a 20 points ou plus, ou quand il n’y a plus de carte à prendre. On termine le tour de table, pour que chacun ait joué autant de fois, puis tout le monde joue encore une fois.
        Si, à la fin d’un tour de table, plus personne n’a d’emplacement libre, la partie s’arrête là.
        On montre alors les objectifs secrets. Chacun ajoute les points des deux objectifs communs et du sien. Le plus grand total gagne ; s’il y a égalité, le plus de points d’objectifs ; si elle demeure, la victoire est partagée.

rules-6 = Le détail des cartes
    .text =
        Une carte ressource vaut 0 ou 1 point. Une carte dorure vaut 3 ou 5 points ; ou 1 point pour chaque objet du type indiqué, le sien compris ; ou 2 points pour chaque coin qu’elle recouvre. Les objets ajoutés plus tard ne rapportent plus rien.
        Les objectifs d’objets ou de ressources comptent pour chaque série complète et visible. Les objectifs de schéma comptent pour chaque reproduction du schéma : règnes et directions doivent correspondre, et le schéma ne se tourne jamais. Une carte compte avec son règne, quel que soit le côté visible ; les cartes de départ ne comptent dans aucun schéma.
        Pour un même objectif, une carte ne sert qu’une fois ; la meilleure répartition est trouvée pour vous.

## Quelles valeurs sont publiées, et lesquelles sont de nous

cards-resource = Cartes ressource
    .published = Les coins et les points des 40 cartes, d’après des listes publiques, comparées entre elles.
    .ours = Rien.

cards-gold = Cartes dorure
    .published = Les coins, les points et les ressources demandées des 40 cartes, d’après les mêmes listes.
    .ours = Rien.

cards-starter = Cartes de départ
    .published = Les deux faces des 6 cartes, d’après les mêmes listes.
    .ours = Rien.

cards-objective = Cartes objectif
    .published = Les dispositions, les séries et les points des 16 cartes, d’après les mêmes listes.
    .ours = Rien.

## Exemples des règles, pas à pas

examples-corners = Deux coins à la fois
    .step1 = Anna a une carte en haut à gauche et une en haut à droite de sa carte de départ. L’emplacement entre les deux les touche toutes deux.
    .step2 = Sa carte dorure recouvre un coin de chacune. Celle-ci rapporte 2 points par coin recouvert : 4 points.

examples-gold = Trois plantes visibles
    .step1 = Bruno veut poser une carte dorure qui demande trois plantes. Toutes les trois doivent être visibles avant.
    .step2 = Elles le sont : il la pose recto visible et marque aussitôt ses 3 points. Les plantes ne sont pas dépensées.

examples-points = Un point par encrier
    .step1 = Le codex d’Anna montre un encrier. Sa carte dorure rapporte 1 point par encrier, et en porte un elle-même.
    .step2 = Le sien compte aussi : 2 points. Les encriers à venir n’ajoutent rien à cette carte.
