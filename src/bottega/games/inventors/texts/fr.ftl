### Les mots des Inventeurs en français. Les mêmes clés que dans en.ftl et it.ftl.

## Ce qu’on compte

tokens =
    { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    }
cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## Le jeu

game-name = Les Inventeurs
game-tagline = Menez quatre grands esprits d’une époque, travaillez aux inventions de l’humanité et partagez ce qu’elles rapportent.

## Les coups : ce qu’on peut choisir

moves-choose = Mener l’équipe : { $team }
moves-work = Envoyer { $inventor } travailler sur « { $invention } »
moves-boost = Envoyer { $inventor } travailler sur « { $invention } » avec { tokens } Connaissances additionnelles
moves-put = Placer les cubes : physique { $physics }, chimie { $chemistry }, mécanique { $mechanics }, mathématiques { $mathematics }
moves-rest = Redresser toute l’équipe
moves-pass = Passer : vous ne pouvez rien faire
moves-rouse = Utiliser un pion Disponibilité : tous vos inventeurs redeviennent disponibles
moves-learn = Élever { $inventor } au niveau { $level } en { $discipline }
moves-turn = Niveau 1 en { $discipline } pour { $inventor } : retourner un pion ({ $token })
moves-take = Prendre { $reward }
moves-done = Terminé

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-chose_team =
    { $you ->
        [yes] { $seat } menez l’équipe : { $team }.
       *[no] { $seat } mène l’équipe : { $team }.
    }
events-got_team = { $seat } { has } reçu par le sort l’équipe : { $team }.
events-era_began = L’époque { $era } commence.
events-laid = « { $invention } » est sur la table avec deux pions : { $one }, { $other }.
events-goes_first =
    { $you ->
        [yes] { $seat } recevez la statuette et commencez.
       *[no] { $seat } reçoit la statuette et commence.
    }
events-worked = { $seat } { has } envoyé { $inventor } travailler sur « { $invention } ».
events-played_knowledge = { $seat } { has } joué { tokens } Connaissances additionnelles.
events-placed = { $seat } : { cubes } en { $discipline } sur « { $invention } ».
events-rested =
    { $you ->
        [yes] { $seat } avez redressé toute votre équipe.
       *[no] { $seat } a redressé toute son équipe.
    }
events-passed =
    { $you ->
        [yes] { $seat } ne pouviez rien faire et avez passé votre tour.
       *[no] { $seat } ne pouvait rien faire et a passé son tour.
    }
events-roused = { $seat } { has } utilisé un pion Disponibilité : toute l’équipe est disponible.
events-learned = { $seat } { has } élevé { $inventor } au niveau { $level } en { $discipline }.
events-turned = { $seat } { has } retourné un pion ({ $token }) : niveau 1 en { $discipline } pour { $inventor }.
events-reached_goal =
    { $points ->
        [one] { $seat } : { $inventor } a atteint son objectif, qui vaut { $points } point à la fin.
       *[other] { $seat } : { $inventor } a atteint son objectif, qui vaut { $points } points à la fin.
    }
events-completed =
    { $you ->
        [yes] { $seat } avez achevé « { $invention } » et prenez la statuette.
       *[no] { $seat } a achevé « { $invention } » et prend la statuette.
    }
events-took_patent = { $seat } { has } acquis « { $invention } ».
events-took_token = { $seat } { has } pris un pion de « { $invention } » : { $token }.
events-patent_boxed = « { $invention } » quitte le jeu sans être acquise.
events-token_boxed = Un pion quitte le jeu : { $token }.
events-era_ended = L’époque { $era } est terminée.
events-scored = { $seat } : inventions { $inventions }, suites { $runs }, pions { $tokens }, objectifs { $goals }.

## Titres des cartes qui montrent ce qui s’est passé

highlights-completed = Invention achevée
highlights-goal = Objectif atteint
highlights-era = Fin de l’époque
highlights-scored = Points

## Les questions : .you pour qui choisit, .others pour qui attend

questions-choose_team =
    .you = Quelle équipe menez-vous ?
    .others = { $seat } choisit une équipe.
    .more = Vous menez ces quatre inventeurs jusqu’à la fin. Regardez leurs connaissances et leurs objectifs.

questions-take_turn =
    .you = Envoyez un inventeur travailler, ou redressez toute l’équipe.
    .others = { $seat } envoie un inventeur travailler ou redresse toute son équipe.
    .more = Touchez un inventeur, puis une invention : là où vous auriez le plus de cubes, ou le dernier emplacement. Vous pouvez aussi utiliser des pions.

questions-put_cubes =
    .you = Placez { cubes } sur « { $invention } ».
    .others = { $seat } place { cubes } sur « { $invention } ».
    .more = Ils vont dans les emplacements vides que vous voulez. Choisissez une connaissance pour chaque cube.

questions-take_reward =
    .you = Prenez une récompense : « { $invention } ».
    .others = { $seat } choisit une récompense de « { $invention } ».
    .more = L’invention elle-même ou un pion. Ce que personne ne prend quitte le jeu.

questions-use_after_action =
    .you = Utilisez des pions ou terminez le tour
    .others = { $seat } peut utiliser des pions avant la fin de son tour.
    .more = Votre action est faite. Les pions peuvent encore servir, ou être gardés.

questions-use_after_reward =
    .you = Utiliser des pions pour progresser ?
    .others = { $seat } peut utiliser des pions après avoir pris sa récompense.
    .more = Posez un pion Progression sur un niveau, retournez un pion pour un niveau 1, ou gardez-les.

questions-use_before_scoring =
    .you = Dernière chance : utiliser des pions pour progresser ?
    .others = { $seat } peut utiliser des pions une dernière fois.
    .more = On va compter les points. Un pion retourné peut encore atteindre un objectif, mais sa face est perdue.

## Les refus : pourquoi ce n’est pas possible

refusals-team_taken = Quelqu’un d’autre mène déjà cette équipe : { $team }.
refusals-inventor_busy = { $inventor } est occupé jusqu’à ce que vous redressiez toute l’équipe.
refusals-nothing_fits = { $inventor } n’a pas les connaissances que demandent les emplacements vides de « { $invention } ».
refusals-no_cubes = Vous n’avez plus aucun cube à placer.
refusals-nobody_busy = Aucun de vos inventeurs n’est occupé.
refusals-must_act = Vous pouvez travailler ou redresser toute l’équipe : vous ne pouvez donc pas passer.
refusals-already_acted = Vous avez déjà fait votre action de ce tour.
refusals-patent_taken = « { $invention } » est déjà acquise.
refusals-no_token = Vous n’avez aucun pion Récompense.
refusals-level_needed = { $inventor } est au niveau { $level } en { $discipline } : il faut un pion Progression { $next }, et vous n’en avez pas.
refusals-has_level = Retourné, un pion est un niveau 1 ; { $inventor } a déjà le niveau { $level } en { $discipline }.
refusals-at_the_top = { $inventor } est déjà au plus haut niveau en { $discipline }.
refusals-nobody_to_rouse = Aucun de vos inventeurs n’est occupé : le pion Disponibilité serait gaspillé.
refusals-not_your_turn = Un pion Disponibilité s’utilise pendant votre propre tour.
refusals-token_wasted = Sur « { $invention } », cet inventeur ne peut tirer parti que de { tokens } Connaissances additionnelles.

## Les parties du score

parts-inventions = inventions
parts-runs = suites
parts-tokens = pions Points de victoire
parts-goals = objectifs

## Ce qui départage

ties-inventions = plus d’inventions acquises

## Les options et leurs valeurs

options-teams = Équipes
    .about = Les joueurs choisissent leur équipe dans l’ordre de la table, ou les équipes sont tirées au sort.

options-teams-free = choisies dans l’ordre de la table
options-teams-random = tirées au sort

options-cubes = Cubes
    .about = Le livret ne donne pas le nombre de cubes : ils ne manquent donc jamais. Une présentation du jeu en comptait quinze par joueur ; avec si peu, une époque peut finir avant que ses inventions soient achevées.

options-cubes-unlimited = ils ne manquent jamais
options-cubes-fifteen = quinze par joueur

## Les noms : discipline

names-discipline-physics = physique
names-discipline-chemistry = chimie
names-discipline-mechanics = mécanique
names-discipline-mathematics = mathématiques

## Les noms : class

names-class-weapons = armes
names-class-transport = transports
names-class-communication = communication
names-class-leisure = loisirs
names-class-time = temps
names-class-energy = énergie

## Les noms : team

names-team-antiquity = Antiquité
names-team-middle_ages = Moyen Âge
names-team-renaissance = Renaissance
names-team-enlightenment = Époque moderne
names-team-contemporary = Époque contemporaine

## Les noms : inventor

names-inventor-archimedes = Archimède
names-inventor-aristotle = Aristote
names-inventor-hippocrates = Hippocrate
names-inventor-hypatia = Hypatie
names-inventor-oresme = Nicole Oresme
names-inventor-fibonacci = Fibonacci
names-inventor-hildegard = Hildegarde de Bingen
names-inventor-gutenberg = Johannes Gutenberg
names-inventor-galileo = Galilée
names-inventor-pascal = Blaise Pascal
names-inventor-boyle = Robert Boyle
names-inventor-newton = Isaac Newton
names-inventor-franklin = Benjamin Franklin
names-inventor-watt = James Watt
names-inventor-lavoisier = Antoine Lavoisier
names-inventor-lovelace = Ada Lovelace
names-inventor-edison = Thomas Edison
names-inventor-tesla = Nikola Tesla
names-inventor-curie = Marie Curie
names-inventor-einstein = Albert Einstein

## Les noms : invention

names-invention-bow = Arc
names-invention-axe = Hache
names-invention-canoe = Canoë
names-invention-wheel = Roue
names-invention-smoke_signals = Signaux de fumée
names-invention-papyrus = Papyrus
names-invention-drum = Tambour
names-invention-dice = Dés
names-invention-sundial = Cadran solaire
names-invention-water_clock = Clepsydre
names-invention-fire = Feu
names-invention-oil_lamp = Lampe à huile
names-invention-crossbow = Arbalète médiévale
names-invention-pistol = Pistolet
names-invention-hot_air_balloon = Montgolfière
names-invention-caravel = Caravelle
names-invention-printing_press = Imprimerie
names-invention-optical_telegraph = Télégraphe optique
names-invention-fireworks = Feu d’artifice
names-invention-piano = Piano
names-invention-hourglass = Sablier
names-invention-mechanical_clock = Horloge mécanique
names-invention-windmill = Moulin à vent
names-invention-steam_engine = Machine à vapeur
names-invention-gatling = Mitrailleuse Gatling
names-invention-revolver = Revolver
names-invention-automobile = Automobile
names-invention-zeppelin = Zeppelin
names-invention-telephone = Téléphone
names-invention-radio = Radio
names-invention-photography = Photographie
names-invention-cinematograph = Cinématographe
names-invention-pocket_watch = Montre à gousset
names-invention-chronograph = Chronographe
names-invention-light_bulb = Ampoule électrique
names-invention-electric_battery = Pile électrique

## Les noms : token

names-token-progress-2 = progression 2
names-token-progress-3 = progression 3
names-token-progress-4 = progression 4
names-token-points-1 = 1 point
names-token-points-2 = 2 points
names-token-points-3 = 3 points
names-token-availability = disponibilité
names-token-knowledge = connaissances additionnelles
names-token-number = numéro de classification

## Les noms : reward

names-reward-patent = l’invention elle-même
names-reward-progress-2 = un pion : progression 2
names-reward-progress-3 = un pion : progression 3
names-reward-progress-4 = un pion : progression 4
names-reward-points-1 = un pion : 1 point
names-reward-points-2 = un pion : 2 points
names-reward-points-3 = un pion : 3 points
names-reward-availability = un pion : disponibilité
names-reward-knowledge = un pion : connaissances additionnelles
names-reward-number = un pion : numéro de classification

## Les raisons des bots : ce qu’un coup change

reasons-scores =
    { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
reasons-reaches = { $inventor } atteint son objectif : +{ $points } points.
reasons-completes =
    « { $invention } » est achevée, et avec { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on choisit en premier.
reasons-overtakes = { $seat } est dépassé sur « { $invention } » : { $cubes } à { $theirs }.
reasons-leads = En tête sur « { $invention } » : { $cubes } à { $theirs }.
reasons-shares = Une part de « { $invention } » : { $cubes } à { $theirs }.
reasons-nears =
    Il manque encore { $count ->
        [one] 1 niveau
       *[other] { $count } niveaux
    } à { $inventor } pour son objectif.
reasons-learns = { $inventor } a désormais le niveau { $level } en { $discipline }.
reasons-serves = Avec { $token }, { $inventor } peut atteindre le niveau { $level } en { $discipline }, que son objectif demande.
reasons-holds = Pions en réserve ({ $token }) : { $count }.
reasons-readies =
    { $count ->
        [one] 1 inventeur est disponible
       *[other] { $count } inventeurs sont disponibles
    }.
reasons-returns =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } de nouveau en réserve.
reasons-promises = { $team } : des objectifs de { $points } points.

## Thèmes des problèmes : ce qui décide

themes-points = Points
themes-shares = Parts dans les inventions
themes-learning = Objectifs des inventeurs
themes-tokens = Pions
themes-ready = Inventeurs disponibles
themes-cubes = Cubes en réserve

## Ce que demandent les problèmes exacts

tasks-plan = Vous avez { $turns } tours et personne d’autre ne joue. Après quel coup pouvez-vous avoir le plus de points ?
tasks-last = Ce tour est votre dernier. Après quel coup pouvez-vous avoir le plus de points ?
tasks-ending = Plus rien n’est caché. Après quel coup gagnez-vous, quoi que fasse votre adversaire ?

## What stands beside a sign that has no other name

labels-token-progress = progression
labels-token-points = points

## Les règles en bref, par paragraphe

rules-1 = Ce qu’il y a sur la table
    .text = Des inventeurs, des inventions et des pions Récompense ; des cubes pour chaque joueur ; une statuette de Léonard.

rules-1-1 = Les inventeurs
    .text = Vingt inventeurs forment cinq équipes de quatre, selon l’époque où ils ont vécu. Chacun a un niveau de 0 à 4 en physique, en chimie, en mécanique et en mathématiques, et un objectif : des niveaux à atteindre pour des points de plus.

rules-1-2 = Les inventions
    .text = Trente-six cartes, douze pour chacune des trois époques. Une carte montre des emplacements d’une ou de plusieurs connaissances, un numéro de classification de 0 à 5 (armes, transports, communication, loisirs, temps, énergie) et 1, 2 ou 3 points selon l’époque.

rules-1-3 = Les pions Récompense
    .text = Cinquante-deux pions de cinq sortes attendent dans un sac. Tous ont un niveau 1 au verso.

rules-2 = La mise en place
    .text = On choisit les équipes, on dispose la première époque, puis on désigne le premier joueur.

rules-2-1 = Les équipes
    .text = Dans l’ordre de la table, chacun choisit une équipe encore libre ; ou bien les équipes sont tirées au sort. Chaque inventeur commence disponible, avec les niveaux de sa tuile.

rules-2-2 = Les premières inventions
    .text = On dispose au centre des inventions de l’époque I : trois de plus que de joueurs.

rules-2-3 = Deux pions sur chacune
    .text = On pose sur chaque invention deux pions tirés du sac, le niveau 1 caché.

rules-2-4 = Le premier joueur
    .text = Le premier joueur est tiré au sort ; il reçoit la statuette et joue le premier tour. On joue ensuite dans le sens des aiguilles d’une montre.

rules-3 = Les points de victoire
    .text = Il y a quatre façons d’en marquer. Toutes partent des récompenses des inventions achevées.

rules-3-1 = Les inventions
    .text = Chaque invention acquise vaut les points de sa carte.

rules-3-2 = Les pions Points de victoire
    .text = Chaque pion Points de victoire que vous avez gardé vaut ce qu’il indique.

rules-3-3 = Les objectifs
    .text = Chacun de vos inventeurs dont tous les niveaux atteignent ou dépassent l’objectif de sa tuile rapporte les points de cet objectif, une seule fois.

rules-3-4 = Les suites
    .text =
        Vos inventions peuvent former des suites de numéros de classification : 0, 1, 2 et ainsi de suite, toujours à partir de 0 et sans trou. Chaque suite rapporte son plus grand numéro.
        Vous pouvez avoir plusieurs suites ; une carte sert dans une seule. La répartition qui rapporte le plus est trouvée pour vous.

rules-4 = Votre tour
    .text = Faites une seule de ces deux actions : envoyer un inventeur travailler, ou redresser toute l’équipe. Avant comme après, vous pouvez utiliser des pions ; ce n’est pas une action.

rules-4-1 = Travailler
    .text =
        Choisissez un de vos inventeurs disponibles et une invention. Pour chacun de ses niveaux dans une connaissance, un de vos cubes va dans un emplacement vide de cette connaissance. Tout cube qui trouve un emplacement est posé, sur cette seule invention ; le reste est perdu.
        Il faut poser au moins un cube. L’inventeur est dès lors occupé. Les cubes ne manquent jamais, sauf si chacun n’en a que quinze : on ne pose alors que ceux que l’on a encore.

rules-4-2 = Redresser toute l’équipe
    .text = Tous vos inventeurs occupés redeviennent disponibles. Il en faut au moins un.

rules-4-3 = Quand aucune action n’est possible
    .text = Tant que les cubes ne manquent pas, cela n’arrive jamais. Avec quinze cubes chacun, c’est possible : vous passez alors, et si tout le monde doit passer à la suite, l’époque se termine.

rules-5 = Achever une invention
    .text = Quand le dernier emplacement d’une invention est rempli, elle est achevée. Le joueur qui l’a rempli prend la statuette ; puis on partage les récompenses.

rules-6 = Partager les récompenses
    .text = Les récompenses sont l’invention elle-même et ses deux pions.

rules-6-1 = Dans quel ordre
    .text = Ceux qui ont un cube sur l’invention choisissent, celui qui en a le plus d’abord. À égalité, le détenteur de la statuette passe en premier, puis le plus proche de lui dans le sens des aiguilles d’une montre. Seuls les trois premiers ont une part.

rules-6-2 = Une récompense chacun
    .text = Chacun d’eux prend exactement une chose parmi ce qui reste : l’invention ou un pion.

rules-6-3 = Ensuite
    .text = Les récompenses que personne n’a prises quittent le jeu. Chacun reprend ses cubes. Le jeu continue à gauche de la statuette.

rules-7 = Les trois époques
    .text = La partie se joue en trois époques.

rules-7-1 = La fin d’une époque
    .text = Dès qu’il ne reste qu’une invention sur la table et que les récompenses de l’avant-dernière sont partagées, l’époque est terminée. Celle qui reste quitte le jeu avec ses pions ; ses cubes retournent à leurs joueurs.

rules-7-2 = L’époque suivante
    .text = On dispose des inventions de l’époque suivante, trois de plus que de joueurs, avec deux pions sur chacune. Rien d’autre ne change : les inventeurs occupés le restent, et le jeu continue à gauche de la statuette.

rules-8 = La fin
    .text = Quand l’époque III est terminée, on compte les points.

rules-8-1 = La dernière époque
    .text = L’époque III se termine comme les autres, à l’avant-dernière invention. Tout le monde peut encore une fois utiliser des pions.

rules-8-2 = Le décompte
    .text = Additionnez les points de vos inventions, de vos suites, de vos pions Points de victoire et de vos objectifs.

rules-8-3 = Le gagnant
    .text = Le plus grand total gagne ; à égalité, le joueur qui a acquis le plus d’inventions ; si l’égalité demeure, la victoire est partagée.

rules-9 = Les pions Récompense
    .text = On peut garder ses pions pour plus tard. Les utiliser n’est jamais une action.

rules-9-1 = Progression
    .text = Un pion Progression 2, 3 ou 4 se pose sur le niveau juste inférieur, chez n’importe lequel de vos inventeurs, disponible ou occupé. Il y reste ; ce qu’il recouvre est hors du jeu. Le niveau 4 est le plus haut.

rules-9-2 = Points
    .text = À la fin, un pion Points de victoire vaut ce qu’il indique.

rules-9-3 = Disponibilité
    .text = Pendant votre tour, avant ou après votre action, tous vos inventeurs occupés redeviennent disponibles. Le pion quitte le jeu. Il ne donne pas de seconde action.

rules-9-4 = Connaissances additionnelles
    .text =
        Se joue quand un inventeur travaille : deux cubes de plus vont dans n’importe quels emplacements vides de la même invention, quelles que soient ses connaissances. On pose d’abord ses propres cubes, puis vous choisissez où vont les autres. S’il ne reste qu’un emplacement, le second cube est perdu.
        On peut jouer plusieurs de ces pions à la fois, tant que chacun pose un cube. Un inventeur qui n’apporte rien lui-même peut donc travailler aussi. Les pions quittent le jeu.

rules-9-5 = Numéro de classification
    .text = À la fin, il remplace n’importe quel numéro dans une de vos suites : un 0, un trou ou un numéro au-delà de 5 ; il vaut alors ce numéro.

rules-9-6 = Pion retourné
    .text = Tout pion peut être retourné et posé comme niveau 1 là où un inventeur n’en a aucun. Ce que sa face aurait donné est perdu.

rules-9-7 = Quand
    .text = Vos inventeurs peuvent progresser pendant votre tour, aussitôt après que vous avez pris une récompense, et une dernière fois avant le décompte.

## Quelles valeurs sont publiées, et lesquelles sont de nous

cards-inventors = Inventeurs
    .published = Les noms et les équipes des 20 ; deux niveaux en tout au début ; les premiers niveaux d’Einstein, Edison, Curie, Tesla, Pascal, Boyle, Galilée, Newton et Lovelace ; les objectifs d’Einstein et de Lovelace.
    .ours = Les premiers niveaux des 11 autres, et les objectifs des 18 autres avec leurs points.

cards-inventions = Inventions
    .published = 36 cartes de 1, 2 ou 3 points selon l’époque ; le nom, l’époque et les emplacements de 16 d’entre elles ; les noms de 6 autres.
    .ours = Les autres inventions et leurs emplacements, et la plupart des numéros de classification.

cards-rewards = Pions Récompense
    .published = 52 pions, leurs sortes et leurs valeurs, et le niveau 1 au verso de chacun.
    .ours = Combien il y en a de chaque sorte.

## Exemples des règles, pas à pas

examples-archimedes = Archimède travaille à l’Arc
    .step1 = Archimède connaît la physique et la mécanique. L’Arc a des emplacements vides pour les deux.
    .step2 = Anna l’y envoie : un cube va sur un emplacement de chacune. Il est désormais occupé, jusqu’à ce qu’elle redresse toute l’équipe.

examples-available = De nouveau toute l’équipe
    .step1 = Bruno a envoyé ses quatre inventeurs travailler. Tous sont occupés.
    .step2 = Bruno consacre tout son tour à redresser son équipe. Personne ne travaille pendant ce tour.

examples-rewards = Qui choisit d’abord
    .step1 = Anna et Bruno ont travaillé au Tambour. Deux emplacements sont encore vides.
    .step2 = Bruno les remplit : le Tambour est achevé, et il prend la statuette. Le joueur qui a placé le plus de cubes choisit d’abord.
    .step3 = Bruno prend l’invention elle-même.
    .step4 = Anna prend l’un des deux pions. Tous ceux qui ont donné un cube ont eu une récompense.

examples-progress = Un niveau de plus
    .step1 = Bruno a un pion Progression 2. Galilée a le niveau 1 en chimie.
    .step2 = Le pion va sur le 1 : désormais Galilée apporte 2 cubes en chimie.
