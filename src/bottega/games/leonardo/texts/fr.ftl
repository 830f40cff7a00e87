### Les mots de Léonard de Vinci en français. Les mêmes clés que dans en.ftl et it.ftl.

## Ce qu’on compte

apprentices =
    { $count ->
        [one] { $count } apprenti
       *[other] { $count } apprentis
    }
florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
components =
    { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }

## Le jeu

game-name = Léonard de Vinci
game-tagline = Envoyez vos ouvriers, remplissez vos laboratoires et inventez avant les autres.

## Les coups : ce qu’on peut choisir

moves-favour = Prendre { $favour }
moves-pick = Prendre un composant : { $component }
moves-start = Commencer « { $invention } » dans le { $lab }
moves-stop = Interrompre le travail dans le { $lab }
moves-done = Terminé
moves-send = Envoyer { apprentices } { $place }
moves-master = Envoyer le maître d’œuvre { $place }
moves-call = Prendre { apprentices } dans le petit laboratoire, les autres dans le grand
moves-pass = Passer jusqu’à la fin de la phase
moves-give = Donner Léonard à { $to }
moves-choose = Choisir la case { $space }
moves-shift = Déplacer un apprenti ({ $whose }) : { $origin } → { $target }
moves-stay = Ne déplacer personne
moves-worker = Celui qui est à la place { $at }
moves-order = Du dessus vers le bas : { $one }, { $two }, { $three }, { $four }
moves-buy = Prendre { $good }
moves-decline = Décliner l’offre
moves-auction = Commencer par l’enchère pour « { $invention } »
moves-bid = Miser { florins }
moves-reveal = Révéler le travail dans le { $lab }

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-requested = Nouvelle demande : { $invention }.
events-boxed = Hors du jeu : { $invention }.
events-got_component = { $seat } { has } pris un composant : { $component }.
events-was_dealt = { $seat } { has } reçu un composant au hasard : { $component }.
events-took_favour = { $seat } { has } pris une faveur : { $favour }.
events-turn_began = Le tour { $turn } commence. Léonard est chez { $seat }.
events-last_turn = Le tour { $turn } est le dernier.
events-started = { $seat } { has } commencé un travail dans le { $lab } ({ $invention }).
events-stopped = { $seat } { has } interrompu le travail dans le { $lab } ({ $invention }).
events-sent = { $seat } { has } envoyé { apprentices } { $place }.
events-sent_master = { $seat } { has } envoyé le maître d’œuvre { $place }.
events-called = { $seat } { has } rappelé { apprentices } du { $lab }.
events-called_master = { $seat } { has } rappelé le maître d’œuvre du { $lab }.
events-passed = { $seat } { has } passé.
events-left_out = Tout le monde est au Conseil : pas de privilège pour { $seat }, dernier du classement.
events-gave_leonardo = { $seat } { has } choisi qui prend Léonard : { $to }.
events-leonardo_passed = Léonard va chez { $to }.
events-chose_space = { $seat } { has } choisi la case { $space }.
events-declined = { $seat } { has } décliné l’offre { $place }.
events-could_not_pay =
    { $you ->
        [yes] { $seat } ne pouviez pas payer { florins } { $place }.
       *[no] { $seat } ne pouvait pas payer { florins } { $place }.
    }
events-could_not_use =
    { $you ->
        [yes] { $seat } n’aviez rien à gagner { $place }.
       *[no] { $seat } n’avait rien à gagner { $place }.
    }
events-shifted = { $seat } { has } envoyé { $target } un apprenti ({ $whose }) qui était { $origin }.
events-stayed =
    { $you ->
        [yes] { $seat } n’avez déplacé personne.
       *[no] { $seat } n’a déplacé personne.
    }
events-took_florins = { $seat } { has } pris { florins } au Conseil.
events-looked = Dessus de la pioche, montré à { $seat } seulement : { $one }, { $two }, { $three }, { $four }.
events-ordered =
    { $you ->
        [yes] { $seat } avez remis les inventions sur la pioche, dans l’ordre de votre choix.
       *[no] { $seat } a remis les inventions sur la pioche, dans l’ordre de son choix.
    }
events-paid = { $seat } { has } payé { florins } à la banque.
events-bought = { $seat } { has } pris { $place }, pour { florins } : { $good }.
events-got_free = { $seat } { has } pris { $place }, gratuitement : { $good }.
events-worked =
    { $count ->
        [one] { $seat } : { $count } semaine en tout dans le { $lab }.
       *[other] { $seat } : { $count } semaines en tout dans le { $lab }.
    }
events-none_revealed = Aucune invention n’est révélée.
events-revealed_none =
    { $you ->
        [yes] { $seat } n’avez pas d’invention à révéler.
       *[no] { $seat } n’a pas d’invention à révéler.
    }
events-completed = { $seat } { has } réalisé « { $invention } » dans le { $lab } : { florins }.
events-owned =
    { $you ->
        [yes] { $seat } gardez la carte « { $invention } ».
       *[no] { $seat } garde la carte « { $invention } ».
    }
events-showed =
    { $you ->
        [yes] { $seat } travaillez aussi à « { $invention } » dans le { $lab } et le montrez.
       *[no] { $seat } travaille aussi à « { $invention } » dans le { $lab } et le montre.
    }
events-auctioned = Réalisée par plusieurs : « { $invention } ». On mise pour la carte.
events-bid_shown = { $seat } { has } misé { florins } pour « { $invention } ».
events-unclaimed = Personne n’a misé de florin pour « { $invention } » : la carte quitte le jeu.
events-diversity =
    { $count ->
        [one] { $seat } { has } reçu { florins } pour { $count } type d’inventions.
       *[other] { $seat } { has } reçu { florins } pour { $count } types d’inventions.
    }
events-showed_florins = { $seat } { has } montré { florins }.

## Titres des cartes qui montrent ce qui s’est passé

highlights-completed = Inventions réalisées
highlights-auction = Enchère
highlights-last_turn = Dernier tour

## Les questions : .you pour qui choisit, .others pour qui attend

questions-take_favour =
    .you = Quelle faveur prenez-vous ?
    .others = { $seat } choisit une faveur.
    .more = Florins, composants, un apprenti ou une amélioration. Un apprenti travaille pendant les neuf tours : prenez-en un tôt.

questions-take_half_favour =
    .you = Quelle demi-faveur prenez-vous ?
    .others = { $seat } choisit une demi-faveur.
    .more = Un composant ou deux florins, avant les faveurs. Un composant demandé épargne une visite à une boutique.

questions-pick_component =
    .you = Choisissez un composant (reste : { $count })
    .others = { $seat } a { components } à choisir.
    .more = Tout ce qu’une boutique a encore. Regardez les inventions demandées et comptez ce qui vous manque.

questions-start_work =
    .you = Commencez ou interrompez des inventions en secret.
    .others = { $seat } commence ou interrompt des inventions.
    .more = Chaque laboratoire au repos peut commencer une invention dont vous avez les composants exacts en main. Un laboratoire au repos ne rapporte rien. Si vous interrompez, vous reprenez les composants mais perdez les semaines.

questions-assign_workers =
    .you = Envoyez d’abord des ouvriers dans vos laboratoires.
    .others = { $seat } envoie des ouvriers dans ses laboratoires.
    .more = Personne ne va encore en ville, et personne ne rejoint un laboratoire plus tard dans ce tour. Donnez ce qui termine une invention maintenant.

questions-place_workers =
    .you = Envoyez apprentis ou maître d’œuvre, ou passez.
    .others = { $seat } envoie des ouvriers ou passe.
    .more = Un lieu à la fois. Dans un laboratoire, un apprenti fait une semaine, le maître d’œuvre deux : comptez les semaines qui manquent avant d’aller en ville. Le premier du classement d’une zone est servi d’abord.

questions-place_or_call =
    .you = Envoyez des ouvriers en ville, ou passez.
    .others = { $seat } envoie des ouvriers en ville ou passe.
    .more = Quand plus personne n’est libre, les ouvriers viennent de vos laboratoires. Ceux qui y restent font le travail.

questions-call_apprentices =
    .you = Combien viennent du petit laboratoire, sur { $count } ?
    .others = { $seat } rappelle { apprentices } de ses laboratoires.
    .more = Ils doivent venir de vos laboratoires ; le reste vient du grand.

questions-give_leonardo =
    .you = Qui prend Léonard ?
    .others = { $seat } décide qui prend Léonard.
    .more = Le joueur qui a Léonard commence désormais et gagne les mises égales. Prenez-le, sauf pour décider en dernier.

questions-choose_privilege =
    .you = Choisissez une case du Conseil, ou déclinez l’offre.
    .others = { $seat } choisit une case du Conseil.
    .more = 1 déplace un apprenti, 2 donne des florins, 3 montre les quatre prochaines inventions, 4 donne un composant. Prenez ce qui vous manque.

questions-shift_apprentice =
    .you = Quel apprenti déplacez-vous, et vers où ?
    .others = { $seat } peut déplacer un apprenti.
    .more = Il va dans une autre zone, sauf le Conseil. Il peut y départager une égalité.

questions-which_apprentice =
    .you = Quel apprenti ({ $whose }) déplacez-vous ?
    .others = { $seat } choisit un apprenti ({ $whose }) dans la file, { $origin }.
    .more = Plusieurs font la queue { $origin }. On compte les places depuis la flèche.

questions-order_deck =
    .you = Dans quel ordre remettez-vous les inventions ?
    .others = { $seat } regarde le dessus de la pioche et le met en ordre.
    .more = Vous seul les voyez. La première touchée sera sur le dessus de la pioche et viendra ensuite : mettez-y ce que vous pouvez faire.

questions-buy_good =
    .you =
        { $florins ->
            [0] Prendre gratuitement { $place } ?
            [one] Acheter { $place } pour { florins } ?
           *[other] Acheter { $place } pour { florins } ?
        }
    .others = { $seat } peut acheter { $place } pour { florins }.
    .more = Le prix monte à chaque vente. Si vous déclinez, vos ouvriers rentrent. Prenez ce qui est gratuit ; pesez le reste.

questions-order_auctions =
    .you = Vous misez dans deux enchères. Laquelle vient en premier ?
    .others = { $seat } décide quelle enchère vient en premier.
    .more = Commencez par la carte que vous voulez le plus, tant que vous avez le plus de florins.

questions-make_bid =
    .you = Combien misez-vous pour « { $invention } » ?
    .others = { $seat } mise en secret pour « { $invention } ».
    .more = Le plus offrant paie sa mise et prend la carte ; à mises égales, c’est le plus proche de Léonard. Une carte épargne deux semaines pour chaque autre invention de son type.

questions-reveal_work =
    .you = Révélez une invention terminée, si vous en avez une.
    .others = { $seat } cherche une invention terminée.
    .more = Le premier à révéler une invention a la carte et le montant le plus haut. Révélez d’abord ce que d’autres peuvent avoir.

## Les refus : pourquoi ce n’est pas possible

refusals-favour_limit = Vous avez pris ce genre de faveur autant de fois que permis ({ $count } ×) : { $favour }.
refusals-no_large_lab = Pas encore possible : { $favour }. Prenez d’abord ce laboratoire.
refusals-no_free_man_place = Pas encore possible : { $favour }. Aucune place libre n’est faite pour lui : le petit laboratoire en a une quand il a 5 places, le grand en a deux quand il en a 6.
refusals-already_done = Vous avez déjà cela : { $favour }.
refusals-component_limit = Avec cette faveur, on prend au plus { $count } × { $component }.
refusals-lab_busy = Une invention est en cours dans le { $lab }.
refusals-components_missing = « { $invention } » demande { $needed } × { $component } ; vous en avez { $held } en main.
refusals-completed_by_another = Déjà réalisée : « { $invention } ». Personne ne peut plus la commencer.
refusals-same_in_other_lab = Vous travaillez déjà à « { $invention } ».
refusals-already_sent = Vous avez déjà envoyé des apprentis { $place } pendant cette phase ; d’autres ne peuvent pas suivre.
refusals-no_free_place = Il n’y a plus de place libre { $place }.
refusals-lab_not_taken = Vous n’avez pas encore le { $lab }.
refusals-lab_not_working = Aucune invention n’est en cours { $place } : les ouvriers n’y ont rien à faire.
refusals-master_sent = Votre maître d’œuvre est déjà au travail pour ce tour.
refusals-city_closed = Aux tours 8 et 9, personne ne va { $place } : les ouvriers ne vont que dans les laboratoires au travail.
refusals-labs_assigned = Personne ne va { $place } pendant cette phase : les laboratoires ont reçu leurs ouvriers au début du tour.
refusals-space_taken = La case { $space } est déjà prise.
refusals-no_components_left = La case { $space } n’a rien à donner : il n’y a plus de composants dans les boutiques.
refusals-not_enough_florins = Cela coûte { florins } ; vous en avez { $held }.
refusals-good_busy = Pas maintenant : { $good }. On ne touche pas à un laboratoire où une invention est en cours.
refusals-good_not_yet = Pas encore possible : { $good }. Prenez d’abord ce laboratoire, ou retournez-le du côté à 5 ou 6 places.
refusals-good_useless = Sans usage pour vous en ce moment : { $good }.

## Les parties du score

parts-florins = florins
parts-diversity = diversité
parts-inventions = inventions

## Ce qui départage

ties-completed = plus d’inventions réalisées
ties-gold = plus d’inventions d’or
ties-silver = plus d’inventions d’argent
ties-copper = plus d’inventions de cuivre
ties-bronze = plus d’inventions de bronze
ties-florins = plus de florins

## Les groupes d’options

option_groups-start = La mise en place
option_groups-city = En ville
option_groups-council = Au Conseil
option_groups-inventions = Les inventions
option_groups-scoring = Le décompte

## Les options et leurs valeurs

options-start = Départ
    .about = Chacun commence avec sa propre dotation, ou tous à égalité avec des faveurs à choisir pendant un tour 0.

options-start-beginner = pour débuter : dotations a à e
options-start-expert = pour experts : tour 0 avec faveurs

options-ranks = Inventions 8 et 13
    .about = Laquelle des deux est d’argent et laquelle de cuivre : l’exemple imprimé et la numérotation des cartes ne s’accordent pas.

options-ranks-example = comme dans l’exemple imprimé : 8 argent, 13 cuivre
options-ranks-number = par numéro : 8 cuivre, 13 argent

options-random_component = Un composant au hasard
    .about = Avant toute chose, chacun reçoit un composant au hasard, face visible.

options-half_favour = Une demi-faveur
    .about = À cinq, chacun prend un composant ou deux florins avant les faveurs.

options-new_favours = Nouvelles faveurs
    .about = Au tour 0, une faveur donne deux composants au lieu de quatre, les améliorations n’en apportent pas, et chacun n’en prend qu’une.

options-staged_deck = Pioche par étapes
    .about = Les inventions viennent du bronze à l’or en se mêlant peu, et il y en a toujours cinq de demandées.

options-stocks = Florins et composants
    .about = Si tout le monde voit les florins et les composants des autres. La règle permet de cacher les siens.

options-stocks-open = visibles : tout le monde voit tout
options-stocks-hidden = cachés : vous ne voyez que les vôtres

options-rotating_first = Léonard tourne
    .about = Après chaque tour, Léonard va chez le joueur suivant ; le Conseil ne le donne plus.

options-lines = Premier arrivé, premier servi
    .about = Les ouvriers sont envoyés un par un et servis dans leur ordre d’arrivée, les maîtres d’œuvre d’abord, une fois chacun.

options-early_labs = Les laboratoires d’abord
    .about = Les laboratoires reçoivent leurs ouvriers au début du tour ; en phase B, on peut encore les envoyer de là en ville.

options-codex_1 = Codex Leonardi I
    .about = Au Conseil, la case 1 déplace l’apprenti de n’importe qui, entre les zones B à H.

options-enhanced_council = Conseil renforcé
    .about = Les quatre cases sont plus fortes : déplacer n’importe quel apprenti au bout d’une file, deux florins, une invention demandée aussitôt, un composant gratuit.

options-ordered_revelation = Révélation à tour de rôle
    .about = On révèle ses inventions une par une, et la carte va au premier qui la révèle : plus d’enchères.

options-hold_back = Garder pour plus tard
    .about = Si vous pouvez garder secrète une invention terminée. La variante dit que l’on peut réaliser ce qui est terminé, et aussi que chacun révèle une invention.

options-points = Points de victoire
    .about = Une invention vaut un point par composant qu’elle demande ; les florins ne sont plus le score.

options-diversity_points = Points de diversité
    .about = Les types d’inventions différents valent 1, 4, 9 ou 16 points au lieu de rapporter des florins.

options-florins_break_ties = Les florins départagent
    .about = À points égaux, le plus de florins l’emporte.

options-florins_to_points = Des florins aux points
    .about = À la fin, dix florins valent un point de plus.

options-owner_only = Seule la carte compte
    .about = Une invention ne donne de points qu’au joueur qui en garde la carte.

## Les options toutes faites

presets-beginner = Pour débuter
    .about = Le jeu imprimé avec ses cinq dotations de départ : le meilleur moyen de l’apprendre.

presets-expert = Pour experts
    .about = Le jeu imprimé avec le tour 0 : chacun choisit des faveurs pour commencer. Florins et composants sont cachés.

presets-codex-1 = Codex Leonardi I
    .about = Le jeu pour débuter, avec un Conseil qui peut déplacer l’apprenti de n’importe qui.

presets-pietrocupo = Règles Pietrocupo
    .about = La variante d’Eric Pietrocupo : des files d’ouvriers, pas d’enchères, un Conseil renforcé et des points de victoire.

## Les noms : invention

names-invention-1 = Marteau automatique
names-invention-2 = Poulie consolidée
names-invention-3 = Fronde dimensionnée
names-invention-4 = Habitation fortifiée
names-invention-5 = Oculaire visuel
names-invention-6 = Coupole inattaquable
names-invention-7 = Char sous-marin
names-invention-8 = Ascenseur théâtral
names-invention-9 = Palais en verre
names-invention-10 = Fenêtre réfléchissante
names-invention-11 = Catapulte lance-personnes
names-invention-12 = Machine à soufflet
names-invention-13 = Arbalète à visée
names-invention-14 = Rampe ralentisseuse
names-invention-15 = Loupe éclairante
names-invention-16 = Bombarde double
names-invention-17 = Machine à creuser
names-invention-18 = Machine volante
names-invention-19 = Tour élévatrice
names-invention-20 = Miroir à embraser
names-invention-21 = Perceuse automatique
names-invention-22 = Muraille infranchissable
names-invention-23 = Embarcation invisible
names-invention-24 = Fournaise à vapeur
names-invention-25 = Oculaire mimétique
names-invention-none = aucune carte
names-invention-hidden = invention secrète

## Les noms : component

names-component-iron = fer
names-component-wood = bois
names-component-rope = corde
names-component-brick = brique
names-component-glass = verre

## Les noms : lab

names-lab-small = petit laboratoire
names-lab-large = grand laboratoire

## Les noms : place
## Ces noms disent où, avec la préposition ; les titres sont dans labels-place.

names-place-council = au Conseil
names-place-workshop = à l’Atelier
names-place-academy = à l’Académie
names-place-smith = chez le forgeron
names-place-glazier = chez le vitrier
names-place-carpenter = chez le menuisier
names-place-bricklayer = chez le briquetier
names-place-ropemaker = chez le cordier
names-place-small = dans le petit laboratoire
names-place-large = dans le grand laboratoire

## Les noms : space

names-space-move = 1 (déplacer un apprenti)
names-space-florins = 2 (prendre des florins)
names-space-inventions = 3 (regarder la pioche)
names-space-component = 4 (prendre un composant)

## Les noms : good

names-good-five-places = le côté à 5 places du petit laboratoire
names-good-large-lab = le grand laboratoire
names-good-six-places = le côté à 6 places du grand laboratoire
names-good-man-small = un automate pour le petit laboratoire
names-good-man-large = un automate pour le grand laboratoire
names-good-apprentice = un apprenti
names-good-iron = du fer
names-good-wood = du bois
names-good-rope = de la corde
names-good-brick = de la brique
names-good-glass = du verre

## Les noms : favour

names-favour-five-places = le côté à 5 places du petit laboratoire
names-favour-large-lab = le grand laboratoire
names-favour-six-places = le côté à 6 places du grand laboratoire
names-favour-man-small = un automate pour le petit laboratoire
names-favour-man-large = un automate pour le grand laboratoire
names-favour-apprentice = un apprenti
names-favour-florins = cinq florins
names-favour-components = des composants au choix
names-favour-one-component = un composant au choix
names-favour-two-florins = deux florins

## Les noms : rank

names-rank-bronze = bronze
names-rank-copper = cuivre
names-rank-silver = argent
names-rank-gold = or

## Les noms : type
## Les cartes imprimées montrent des symboles ; ces noms sont les nôtres.

names-type-metalwork = ferronnerie
names-type-carpentry = charpenterie
names-type-ropework = corderie
names-type-masonry = maçonnerie
names-type-optics = optique

## Les titres : place

labels-place-council = Conseil
labels-place-workshop = Atelier
labels-place-academy = Académie
labels-place-smith = Forgeron
labels-place-glazier = Vitrier
labels-place-carpenter = Menuisier
labels-place-bricklayer = Briquetier
labels-place-ropemaker = Cordier
labels-place-small = Petit laboratoire
labels-place-large = Grand laboratoire
labels-piece-florin = florin
labels-piece-man = automate
labels-piece-leonardo = Léonard

## Les raisons des bots : ce qu’un coup change

reasons-completes =
    « { $invention } » est réalisée : +{ $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-owns = La carte de « { $invention } » est gardée.
reasons-pays =
    +{ $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-finishes =
    « { $invention } » est terminée ce tour, pour { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-advances = « { $invention } » : { $weeks } semaines sur { $needed } après ce tour.
reasons-starts =
    « { $invention } » prend { $weeks ->
        [one] 1 semaine
       *[other] { $weeks } semaines
    } et rapporte { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-first = En tête { $place } : force { $count } contre { $theirs }.
reasons-behind = Servi aussi { $place } : force { $count } à côté de { $theirs }.
reasons-equips = « { $invention } » : tous les composants sont là.
reasons-lacks =
    « { $invention } » : il ne manque plus que { $count ->
        [one] 1 composant
       *[other] { $count } composants
    }.
reasons-hires = { $count } apprentis dès le prochain tour.
reasons-builds = Le { $lab } a { $count } places.
reasons-men =
    { $count ->
        [one] 1 automate
       *[other] { $count } automates
    } dans le { $lab } : deux semaines chacun, à chaque tour.
reasons-begins = { $seat } jouera en premier au prochain tour.

## Thèmes des problèmes : ce qui décide

themes-florins = Florins
themes-built = Inventions réalisées
themes-workers = Ouvriers
themes-components = Composants
themes-work = Semaines de travail
themes-standing = Classement dans la ville

## Ce que demandent les problèmes exacts

tasks-plan = { $turns ->
    [one] Ce tour est à vous seul : personne d’autre ne fait plus rien. Après quel coup pouvez-vous avoir le plus de florins à la fin du tour ?
   *[other] Les { $turns } derniers tours sont à vous seul : personne d’autre ne fait rien. Après quel coup pouvez-vous avoir le plus de florins à la fin ?
}
tasks-last = Tous les autres ont passé. Après quel coup pouvez-vous avoir le plus de florins à la fin de ce tour ?
tasks-ending = Le dernier tour. Après quel coup gagnez-vous, quoi que votre adversaire fasse et fabrique ?

## Les règles en bref, par paragraphe

rules-1 = Ce qu’il y a sur la table
    .text =
        Chaque joueur a un maître d’œuvre, jusqu’à neuf apprentis (avec le départ pour débuter, huit à trois joueurs, sept à deux), jusqu’à trois automates et deux laboratoires. Le maître d’œuvre et les apprentis sont ses ouvriers. Le petit laboratoire a 3 places, ou 5 une fois retourné ; le grand en a 4, ou 6 une fois retourné.
        Il y a cinq sortes de composants, douze de chacune : fer, bois, corde, brique et verre.
        Il y a 25 inventions : cinq de bronze, cinq de cuivre, cinq d’argent et dix d’or.
        La ville a huit zones, de A à H : le Conseil, l’Atelier, l’Académie et cinq boutiques.
        Le joueur qui a Léonard joue en premier.

rules-2 = Le but du jeu
    .text = Réalisez des inventions, si possible avant les autres, et gagnez ainsi des florins. Plus une invention est difficile, mieux elle paie. Après neuf tours, la plus grande fortune l’emporte.

rules-3 = Le départ pour débuter
    .text =
        Le premier joueur a Léonard et la dotation a, le suivant la dotation b, et ainsi de suite. Chacun a aussi son maître d’œuvre.
        a : petit laboratoire à 3 places, 5 apprentis, 1 fer, 2 cordes, 1 brique, 3 florins.
        b : les deux laboratoires, à 3 et 4 places, 5 apprentis, 1 fer, 3 florins.
        c : petit laboratoire à 5 places avec un automate, 4 apprentis, 1 corde, 3 florins.
        d : les deux laboratoires, à 3 et 4 places, 3 apprentis, 1 bois, 13 florins.
        e : les deux laboratoires, à 3 et 6 places, 3 apprentis, 1 brique, 1 verre, 8 florins.
        À trois, chacun perd pour de bon un de ces apprentis ; à deux, il en perd deux.
        Un florin attend au Conseil. Les inventions 1, 12, 8, 3 et 9 sont demandées ; à trois, seulement les quatre premières, à deux, les trois premières.
        La pioche est face cachée. Tout en bas, les inventions d’or 21 à 25. Au-dessus, celles d’or 16 à 20, mêlées à trois d’argent, deux de cuivre et une de bronze. Sur le dessus, tout le reste, mélangé.

rules-4 = Les inventions
    .text =
        Une invention demande des semaines de travail et des composants précis. Elle paie le mieux au tour où elle est réalisée pour la première fois, et moins ensuite.
        Bronze : 4 semaines, 1 composant, 5 florins, puis 3.
        Cuivre : 7 semaines, 2 composants, 8 florins, puis 6.
        Argent : 11 semaines, 3 composants, 13 florins, puis 10.
        Or : 15 semaines, 4 composants, 20 florins, puis 15.
        Il y a cinq types. Les cartes d’un type que vous gardez accélèrent vos travaux suivants du même type ; des cartes de plusieurs types rapportent à la fin.

rules-5 = Les tours
    .text =
        Les tours 1 à 7 ont quatre phases. A : commencer et interrompre des travaux (§6). B : envoyer ses ouvriers (§7). C : la ville, puis les laboratoires (§8). D : réaliser ce qui est terminé (§9).
        Les tours 8 et 9 se passent de la ville (§10).

rules-6 = Phase A : commencer un travail
    .text =
        À tour de rôle, à partir de Léonard et dans le sens des aiguilles d’une montre, vous pouvez commencer une invention dans chacun de vos laboratoires au repos. Ses composants, et eux seuls, vont face cachée sous le laboratoire ; le travail part de la semaine 0.
        Les autres voient que vous travaillez, mais pas à quoi.
        Un laboratoire fait une seule invention à la fois, et aucune invention n’occupe vos deux laboratoires. On n’ajoute ni ne retire rien en cours de travail.
        Vous pouvez commencer une invention encore dans la pioche ; elle ne pourra être réalisée qu’une fois retournée. Ce que quelqu’un a réalisé ne peut plus être commencé, et personne ne réalise deux fois la même invention.
        Vous pouvez aussi interrompre un travail d’un tour précédent. Ses composants reviennent en main, ses semaines sont perdues, et le laboratoire peut commencer autre chose sur-le-champ.

rules-6-1 = Ce qui est visible et ce qui est secret
    .text =
        Si florins et composants sont visibles, tout le monde voit vos florins et combien de composants de chaque sorte vous possédez, en main et sous vos laboratoires réunis.
        S’ils sont cachés, chacun ne voit que les siens. Ce que vous recevez, prenez et payez se passe devant tout le monde et reste dans le journal : les autres peuvent compter. La question vous est alors posée dans chaque lieu où quelque chose vous servirait, même si vous ne pouvez pas payer : personne n’apprend pourquoi vous déclinez. À la fin de la partie, chacun montre tout.
        Ce qui est toujours secret, c’est lesquels de vos composants sont sous un laboratoire, et combien, donc ce que vous y faites. Sont secrètes aussi la pioche, sauf les inventions que vous avez regardées, et chaque mise jusqu’à ce que toutes soient montrées.

rules-7 = Phase B : envoyer ses ouvriers
    .text =
        À partir de Léonard et dans le sens des aiguilles d’une montre, vous faites chaque fois une seule chose : envoyer un ou plusieurs apprentis au même endroit, ou envoyer votre maître d’œuvre, ou passer. Le joueur qui passe quitte la phase ; elle finit quand tous ont passé. S’il ne vous reste rien à envoyer, vous passez sans qu’on vous le demande.
        On n’envoie des apprentis au même endroit qu’une fois par tour ; le maître d’œuvre peut les précéder ou les suivre. En ville, vos ouvriers restent ensemble, là où le premier d’entre eux est arrivé : plus on vient tôt, plus on est près de la flèche.
        Une zone de la ville accueille autant d’ouvriers qu’on veut. Un laboratoire n’en accueille que s’il fait une invention, un par place libre.
        Les automates ont leurs propres places : une sur le côté à 5 places, deux sur le côté à 6. Vide, une telle place peut servir à un ouvrier.

rules-8 = Phase C : la ville et les laboratoires
    .text = On règle les zones de A à H, puis les laboratoires travaillent. Dans chaque zone, les joueurs sont classés par force : un apprenti compte 1, un maître d’œuvre 2. À force égale, le plus près de la flèche passe devant.

rules-8-A = Le Conseil
    .text =
        Si tout le monde est là, le dernier du classement n’obtient rien ; à deux joueurs, les deux sont servis.
        Le premier du classement dit qui a désormais Léonard, et ce peut être n’importe qui. Puis chacun, dans l’ordre du classement, prend une des cases encore libres ou décline l’offre.
        Quand tous ont choisi, on exécute les cases dans l’ordre. 1 : déplacer un de ses apprentis, jamais le maître d’œuvre, d’une zone à une autre, mais pas au Conseil ; il rejoint vos ouvriers sur place ou se met au bout. 2 : prendre tous les florins du Conseil. 3 : regarder les quatre premières inventions de la pioche et les remettre dans l’ordre voulu. 4 : payer 1 florin et prendre un composant au choix.
        Ensuite, tous les ouvriers du Conseil rentrent.

rules-8-B = Atelier, Académie et boutiques (B à H)
    .text =
        Chaque zone vend au plus quatre fois : pour 0, 2, 3 et 4 florins. Le prix ne monte que si quelqu’un achète. Dans l’ordre du classement, vous achetez, ou vous partez avec tous vos ouvriers ; après le dernier, c’est à nouveau au premier encore présent. La zone est finie après la quatrième vente ou quand il n’y a plus personne. Le joueur qui ne peut pas payer, ou n’a que faire de l’offre, s’en va.
        Atelier : porter le petit laboratoire à 5 places, prendre le grand, le porter à 6 places, ou installer un automate. On ne retourne un laboratoire, et on n’y met un automate, que s’il ne fait rien. Un automate ne change plus de place.
        Académie : un apprenti de plus, utilisable dès le tour suivant, neuf au plus en tout ; avec le départ pour débuter, huit à trois joueurs, sept à deux.
        Boutiques : un composant, tant qu’il y en a. Le forgeron a le fer, le vitrier le verre, le menuisier le bois, le briquetier la brique, le cordier la corde.

rules-8-L = Les laboratoires
    .text = Tout laboratoire qui fait une invention avance : une semaine par apprenti, deux pour le maître d’œuvre, deux par automate. Les automates travaillent à chaque tour, même seuls. Le compte s’arrête à 15. Puis tous les ouvriers rentrent.

rules-9 = Phase D : réaliser les inventions
    .text =
        Une invention est terminée quand elle a assez de semaines et qu’elle est demandée, ou déjà réalisée par quelqu’un. Ce qui est terminé doit être réalisé. Les composants retournent aux boutiques et la banque paie : le plus haut montant pour tous ceux qui la réalisent au premier tour où quelqu’un le fait, le plus bas ensuite.
        Si personne d’autre ne la réalise à ce premier tour, vous gardez aussi la carte, jusqu’à la fin de la partie.

rules-9-1 = Deux semaines de moins
    .text = Chaque carte du même type que vous gardez épargne deux semaines, une seule fois, au moment de réaliser l’invention. Les cartes gagnées pendant ce tour n’aident pas encore.

rules-9-2 = Arriver trop tard
    .text = Si vous travaillez encore à une invention que quelqu’un vient de réaliser, vous la montrez. Vous pouvez la finir à un tour suivant pour le plus bas montant, sans la carte.

rules-9-3 = Les enchères
    .text =
        Si plusieurs réalisent une invention à son premier tour, tous sont payés, puis ils misent en secret pour la carte : rien, ou ce qu’ils veulent de leurs florins. Le plus offrant paie sa mise à la banque et prend la carte. À mises égales, c’est le joueur qui a Léonard, sinon le plus proche dans le sens des aiguilles d’une montre. Si toutes les mises sont de 0, la carte quitte le jeu.
        S’il y a plusieurs enchères, on les tient à partir de Léonard ; le joueur qui participe à deux d’entre elles dit laquelle vient en premier.

rules-10 = La fin d’un tour ; les tours 8 et 9
    .text =
        Après chacun des tours 1 à 7, on ajoute un florin au Conseil et on retourne des inventions jusqu’à ce que cinq soient demandées : quatre à trois joueurs, trois à deux. Quand la pioche est vide, il y en a simplement moins.
        Les tours 8 et 9 sont pour les laboratoires seuls. On commence et on interrompt des travaux, on envoie des ouvriers dans ses laboratoires, mais pas en ville. Aucune invention nouvelle n’est retournée après le tour 7.

rules-11 = La fin de la partie
    .text =
        Après le tour 9, les types différents parmi vos propres cartes rapportent : 8 florins pour trois, 13 pour quatre, 20 pour cinq. La plus grande fortune gagne.
        À fortune égale, le plus d’inventions réalisées l’emporte, avec ou sans la carte ; puis le plus d’or, d’argent, de cuivre, de bronze. Si tout est égal, la victoire est partagée. Les composants restants ne valent rien.

rules-12 = Le tour 0 : le départ pour experts
    .text =
        Tous commencent à égalité : le petit laboratoire à 3 places, un maître d’œuvre, 3 apprentis et 3 florins. Les inventions demandées viennent de la pioche. À deux, une invention de bronze, une de cuivre et une d’argent quittent le jeu, face visible, avant qu’on mélange le haut de la pioche.
        Puis on prend des faveurs, une à la fois, à partir de Léonard et dans le sens des aiguilles d’une montre : trois chacun à quatre ou cinq joueurs, deux à trois, une à deux.
        a : 5 florins. b : 4 composants, deux au plus de la même sorte. c : un apprenti. d : une amélioration, à savoir 5 places pour le petit laboratoire, le grand laboratoire, ou 6 places pour celui-ci, chacune avec un composant au choix ; ou un automate, sans composant. Il lui faut un côté à 5 ou 6 places.
        À quatre ou cinq, personne ne prend trois fois la même lettre ; toutes les améliorations sont une seule lettre.

rules-C-1 = Codex Leonardi I : un Conseil plus fort
    .text = Une variante. La case 1 du Conseil déplace l’apprenti de n’importe qui, de l’une des zones B à H à une autre. Celui d’un autre joueur ne peut pas aller là où ce joueur est déjà premier.

rules-P-1 = Pietrocupo : un composant au hasard
    .text = Une variante. On mélange un composant de chaque sorte et on en donne un à chacun, face visible. Les autres retournent aux boutiques.

rules-P-2 = Pietrocupo : une demi-faveur
    .text = Une variante. À cinq, chacun prend avant les faveurs un composant au choix ou deux florins.

rules-P-3 = Pietrocupo : nouvelles faveurs
    .text = Une variante. Les faveurs du tour 0 sont 5 florins, 2 composants, un apprenti, ou une amélioration sans composant. Personne ne prend plus d’une amélioration.

rules-P-4 = Pietrocupo : la pioche par étapes
    .text =
        Une variante. De bas en haut : les inventions d’or 21 à 25 avec deux de celles d’or 16 à 20 ; les trois autres de celles-ci avec deux d’argent ; trois d’argent avec deux de cuivre ; trois de cuivre avec deux de bronze ; trois de bronze sur le dessus. Chaque couche est mélangée.
        Cinq inventions sont demandées, quel que soit le nombre de joueurs, et à deux aucune ne quitte le jeu.

rules-P-5 = Pietrocupo : Léonard tourne
    .text = Une variante. À la fin de chaque tour, Léonard va chez le joueur suivant, dans le sens des aiguilles d’une montre. Le Conseil ne le donne pas.

rules-P-6 = Pietrocupo : premier arrivé, premier servi
    .text =
        Une variante. On envoie ses ouvriers un par un, aussi souvent qu’on veut au même endroit. En ville, ils font la queue dans leur ordre d’arrivée. Un maître d’œuvre va devant, mais derrière ceux qui y sont déjà.
        Chaque ouvrier reçoit une seule offre, puis rentre. Les prix montent à chaque vente comme d’habitude : 0, 2, 3, 4. Au Conseil, chaque ouvrier peut prendre une case, et le dernier n’est pas écarté ; quand les quatre sont prises, les autres ouvriers rentrent. Si la case 1 retire un apprenti d’une file, ce peut être n’importe lequel, et il va au bout de l’autre file.

rules-P-7 = Pietrocupo : les laboratoires d’abord
    .text = Une variante. Après la phase A, chacun à son tour donne des ouvriers à ses laboratoires. En phase B, on ne va qu’en ville : d’abord ceux qui sont libres, puis, si l’on veut, ceux des laboratoires. Ceux qui restent y font le travail. Les tours 8 et 9 n’ont pas de phase B.

rules-P-8 = Pietrocupo : le Conseil renforcé
    .text = Une variante. La case 1 déplace l’apprenti de n’importe quel joueur, jamais un maître d’œuvre, d’une zone au bout de la file d’une autre, mais pas au Conseil. Là où les ouvriers d’un joueur restent ensemble, il se tient à part, classé et servi pour lui-même. La case 2 donne deux florins de la banque ; il n’y en a jamais au Conseil. Après avoir regardé la pioche, la case 3 en retourne la première invention : elle est demandée aussitôt. La case 4 ne coûte rien.

rules-P-9 = Pietrocupo : révélation à tour de rôle
    .text =
        Une variante. Il n’y a pas d’enchères. À partir de Léonard et dans le sens des aiguilles d’une montre, chacun révèle une invention terminée. Le premier joueur qui la révèle a la carte et le plus haut montant ; ensuite, c’est le plus bas montant, sans carte. Les autres joueurs qui y travaillent le montrent aussitôt.
        Puis on retourne des inventions jusqu’à ce qu’il y en ait à nouveau assez de demandées (pas au tour 9), et un second passage suit de la même façon.

rules-P-10 = Pietrocupo : points de victoire
    .text = Une variante. Chaque invention que vous avez réalisée vaut un point par composant qu’elle demande, de 1 à 4 points. Le plus de points gagne, et non le plus de florins.

rules-P-11 = Pietrocupo : points de diversité
    .text = Une variante. Au lieu de florins, deux types valent 1 point, trois 4 points, quatre 9 points et cinq 16 points. Toute invention qui vous donne des points compte.

rules-P-12 = Pietrocupo : les florins départagent
    .text = Une variante. À points égaux, le plus de florins l’emporte ; on ne compare rien d’autre.

rules-P-13 = Pietrocupo : des florins aux points
    .text = Une variante que son auteur laisse au choix. À la fin, dix florins entiers valent un point.

rules-P-14 = Pietrocupo : seule la carte compte
    .text = Une variante que son auteur laisse au choix. Seules les inventions dont vous gardez la carte vous donnent des points.

rules-P-15 = Pietrocupo : garder pour plus tard
    .text = Une variante que son auteur laisse ouverte. Avec la révélation à tour de rôle, vous pouvez ne rien révéler bien qu’une invention soit terminée, et la révéler dans une manche ou un tour suivant. Si quelqu’un la révèle avant vous, vous la montrez, et elle vous rapportera la somme la plus basse.

## Quelles valeurs sont publiées, et lesquelles sont de nous

cards-inventions = Inventions
    .published = Les 25 noms ; les semaines et le nombre de composants par métal ; 8 florins pour le cuivre, 13 et 10 pour l’argent, 20 pour l’or ; les composants des 2, 7 et 25 ; que la 8 et la 13 sont du même type.
    .ours = Les composants des autres inventions, les types et les autres paiements.

cards-setups = Dotations de départ
    .published = Les dotations a et b en entier ; les florins de c, d et e ; tout le départ pour experts.
    .ours = Les laboratoires, apprentis et composants des dotations c, d et e.

## Exemples des règles, pas à pas

examples-prices = Le prix monte
    .step1 = Tous les ouvriers sont envoyés. À l’Atelier, le maître d’œuvre de Bruno compte 2 et l’apprenti d’Anna 1 : Bruno est servi d’abord.
    .step2 = Il porte son petit laboratoire à 5 places. La première vente est gratuite, et le prix passe à 2 florins.
    .step3 = Anna paie 2 florins pour son grand laboratoire. C’est de nouveau le tour de Bruno, à 3 florins.

examples-completing = Quatre semaines pour un marteau
    .step1 = Bruno a commencé le Marteau automatique dans son grand laboratoire : un fer et 4 semaines de travail.
    .step2 = Il y envoie quatre apprentis. Chacun y travaille une semaine par tour.
    .step3 = Quatre semaines suffisent : le marteau rapporte 5 florins et, comme personne d’autre ne l’a réalisé, Bruno garde la carte.

examples-auction = Mises égales
    .step1 = Anna et Bruno réalisent le Marteau automatique au même tour. Tous deux sont payés, et tous deux misent en secret pour la carte.
    .step2 = Chacun mise 3 florins. Anna a Léonard : la carte est à elle, et elle paie.
