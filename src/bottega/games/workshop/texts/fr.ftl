### Les mots de L’Atelier de Léonard en français. Les mêmes clés que dans en.ftl et it.ftl.

## Ce qu’on compte

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Le jeu

game-name = L’Atelier de Léonard
game-tagline = Étudiez, pratiquez, et achevez ce que le maître a laissé en plan.

## Les coups : ce qu’on peut choisir

moves-study = Étudier : { $card }
moves-practise = Pratiquer { $discipline } avec la carte { $card }
moves-visit = Jouer { $card } pour une visite : { $effect }
moves-work = Jouer { $card } pour travailler : { $work }
moves-teach = Glisser la carte Léonard sous { $discipline }
moves-return = Remettre { $card } sous la pioche
moves-give = Donner la carte Fatigue à { $to }
moves-tire = Donner la carte Fatigue à la main { $hand }

## Verbes : pour le lecteur, et pour les autres

has =
    { $you ->
        [yes] avez
       *[no] a
    }

## Les événements : ce qui s’est passé

events-arrived = Nouvelle carte Léonard : { $effect }.
events-offered = Nouvelle carte au centre : { $work }.
events-got_hand = { $seat } { has } pris une main : { $one }, { $two }, { $three }, { $four }.
events-got_fatigue = La carte Fatigue va à { $seat }.
events-round_began = La manche { $round } commence par { $seat }.
events-studied = { $seat } { has } étudié avec { $card } : { $discipline }, niveau { $level }.
events-practised = { $seat } { has } pratiqué avec { $card } : { $discipline }, niveau { $level }.
events-visited = { $seat } { has } joué { $card } pour une visite : { $effect }.
events-taught = { $seat } { has } glissé la carte Léonard sous { $discipline } : niveau { $level }.
events-worked = { $seat } { has } joué { $card } pour travailler : { $work }.
events-drew = { $seat } { has } pioché { $card }.
events-looked = { $seat } { has } regardé les trois premières cartes de la pioche : { $one }, { $two }, { $three }.
events-looked_at_two = { $seat } { has } regardé les deux dernières cartes de la pioche : { $one }, { $two }.
events-looked_at_one = { $seat } { has } regardé la dernière carte de la pioche : { $one }.
events-returned = { $seat } { has } remis { $card } sous la pioche.
events-deck_empty = La pioche est vide : on finit cette manche, puis on en joue une dernière.
events-last_round = Dernière manche : personne ne pioche plus.
events-scored =
    { $count ->
        [one] { $seat } { has } { points }, avec { $count } discipline en jeu.
       *[other] { $seat } { has } { points }, avec { $count } disciplines en jeu.
    }
events-hand_dealt = La main { $hand } est distribuée.
events-hand_began = La main { $hand } commence.
events-hand_round = Manche { $round }.
events-hand_plays = La main { $hand } joue.
events-hand_tired = La carte Fatigue va à la main { $hand }.
events-hand_scored = La main { $hand } a marqué { points }.
events-reached_goal = { $seat } { has } { points } en tout et il en fallait { $goal } : le solitaire est gagné.
events-missed_goal = { $seat } { has } { points } en tout et il en fallait { $goal } : le solitaire est perdu.

## Titres des cartes qui montrent ce qui s’est passé

highlights-worked = Acquis
highlights-ending = La pioche est vide
highlights-last_round = Dernière manche
highlights-scored = Points

## Les questions : .you pour qui choisit, .others pour qui attend

questions-play_a_card =
    .you = Jouez une carte : étudiez en haut, ou jouez sa moitié basse.
    .others = { $seat } joue une carte.
    .more = Chaque moitié dit ce qu’elle apporterait. Ensuite, vous piochez une carte.

questions-play_from_hand =
    .you = Main { $hand } : jouez une carte, moitié haute ou basse.
    .others = { $seat } joue une carte de la main { $hand }.
    .more = Chaque moitié dit ce qu’elle apporterait. Ensuite, cette main pioche dans sa propre pile.

questions-play_looked =
    .you = Jouez une de ces cartes, moitié haute ou basse.
    .others = { $seat } joue une des cartes regardées.
    .more = Elle se joue comme une carte de la main, même pour une autre visite. Les autres iront sous la pioche.

questions-teach_discipline =
    .you = Sous quelle colonne va la carte Léonard ?
    .others = { $seat } choisit une discipline pour la carte Léonard.
    .more = Elle compte comme une carte de pratique. Chaque colonne montre le niveau qu’elle aurait.

questions-return_card =
    .you = Quelle carte va d’abord sous la pioche ?
    .others = { $seat } remet des cartes sous la pioche.
    .more = La suivante ira en dessous. Personne d’autre ne les connaît.

questions-give_fatigue =
    .you = Qui reçoit la carte Fatigue ?
    .others = { $seat } décide qui reçoit la carte Fatigue.
    .more = Ces joueurs sont à égalité avec le plus de cartes. Celui qui la reçoit joue en dernier.

## Les refus : pourquoi ce n’est pas possible

refusals-no_card_for = Aucune de ces cartes ne sert pour { $action }.
refusals-not_shown = Cette carte ne montre pas { $discipline } : { $card }.
refusals-no_column = Vous n’avez pas cette discipline en jeu : { $discipline }. Étudiez-la d’abord.
refusals-no_leonardo = Il ne reste pour l’instant aucune carte Léonard au centre.
refusals-nothing_to_teach = Pas encore : { $effect }. Vous n’avez aucune discipline en jeu sous laquelle glisser la carte.
refusals-no_work = Il ne reste pour l’instant ni mécène ni œuvre inachevée au centre.
refusals-too_low = { $work } demande { $discipline } au niveau { $needed } ; vous êtes au niveau { $level }.
refusals-less_tired = { $to } n’a acquis que { cards } : un autre joueur en a plus.
refusals-rested = { $to } a pris du repos et ne peut plus jamais avoir la carte Fatigue.
refusals-hand_less_tired = La main { $hand } n’a acquis que { cards } : une autre en a plus.
refusals-hand_rested = La main { $hand } a pris du repos et ne peut plus jamais avoir la carte Fatigue.
refusals-no_tired_seat = La carte Fatigue ne peut commencer qu’à la place d’un joueur, à deux au moins.
refusals-only_alone = Une main après l’autre, c’est pour une personne seule.

## Les parties du score

parts-disciplines = disciplines
parts-high_levels = hauts niveaux
parts-all_six = toutes les six
parts-leonardo = cartes Léonard
parts-patrons = mécènes
parts-unfinished = œuvres inachevées
parts-hand_1 = main 1
parts-hand_2 = main 2
parts-hand_3 = main 3
parts-hand_4 = main 4

## Ce qui départage

ties-disciplines = plus de disciplines en jeu

## Les options et leurs valeurs

options-practice = Cartes de pratique
    .about = Les deux symboles d’une carte de pratique sont deux disciplines, dont vous choisissez une, ou deux fois la même. La règle se lit des deux façons.

options-practice-two = deux disciplines, une au choix
options-practice-one = une seule discipline, montrée deux fois

options-solitaire = Solitaire
    .about = Comment une seule personne joue quatre mains. À plusieurs, cela ne change rien et doit rester tel quel.

options-solitaire-rotation = quatre mains à tour de rôle, un quart de la pioche chacune
options-solitaire-sequence = quatre mains l’une après l’autre

options-tired = Carte Fatigue
    .about = Le joueur qui l’a au début. Dans une revanche, c’est la place qui a gagné la partie précédente ; sinon, le sort décide.

options-tired-lot = tirée au sort
options-tired-1 = la première place
options-tired-2 = la deuxième place
options-tired-3 = la troisième place
options-tired-4 = la quatrième place
options-tired-5 = la cinquième place

## Les mots du terminal

terminal-deck = Pioche : { $deck } · défausse : { $discarded }
terminal-deck_alone = Pile de cette main : { $deck } · défausse : { $discarded }
terminal-last = dernière manche
terminal-leonardo = Léonard
terminal-patrons = Mécènes
terminal-unfinished = Œuvres inachevées
terminal-gone = –
terminal-points = { $points } pt
terminal-your_hand = Votre main
terminal-hand = Main { $hand }
terminal-looked = Cartes révélées pour vous
terminal-cards = en main : { $count }
terminal-known = vous connaissez { $cards }
terminal-held = en main à la fin : { $cards }
terminal-under = Sous la pioche, en partant du haut : { $cards }
terminal-gathered = a acquis { $cards }
terminal-rested = repos
terminal-total = { $points } pt pour l’instant
terminal-sum = Toutes les mains : { $points } pt sur { $goal }
terminal-any = discipline au choix
terminal-visit = visite
terminal-work = travail
terminal-legend = ▪ carte d’étude · ↻ pratique ou leçon · puis le niveau · ☾ carte Fatigue · ▶ à qui de jouer

## Les noms : action

names-action-practice = la pratique
names-action-visit = une visite
names-action-work = le travail

## Les noms : discipline

names-discipline-painting = peinture
names-discipline-letters = lettres
names-discipline-architecture = architecture
names-discipline-engineering = ingénierie
names-discipline-physics = physique
names-discipline-biology = biologie

## Les noms : effect

names-effect-victory_points = 3 points à la fin
names-effect-practice = 2 niveaux pour une discipline en jeu
names-effect-draw_two = 2 cartes de plus
names-effect-draw_one_rested = 1 carte de plus et du repos
names-effect-look_and_play = regarder 3 cartes et en jouer 1

## Les noms : design

names-design-adorazione_magi = L’Adoration des mages
names-design-macchina_volante = Machine volante
names-design-monumento_sforza = Monument équestre à Francesco Sforza
names-design-ponte_bosforo = Pont sur le Bosphore

## Les noms : work

names-work-dama_ermellino = La Dame à l’hermine
names-work-battaglia_anghiari = La Bataille d’Anghiari
names-work-bombarda = Bombarde
names-work-carro_armato = Char d’assaut
names-work-chiesa_pianta_centrale = Église à plan centré
names-work-codice_atlantico = Codex Atlanticus
names-work-luce_cinerea = Lumière cendrée
names-work-mulino_ad_acqua = Moulin à eau
names-work-studi_anatomici = Études anatomiques
names-work-studio_fossili = Étude des fossiles
names-work-trattato_architettura = Traité d’architecture
names-work-trattato_uccelli = Traité des oiseaux
names-work-adorazione_magi_1 = L’Adoration des mages I
names-work-adorazione_magi_2 = L’Adoration des mages II
names-work-adorazione_magi_3 = L’Adoration des mages III
names-work-macchina_volante_1 = Machine volante I
names-work-macchina_volante_2 = Machine volante II
names-work-macchina_volante_3 = Machine volante III
names-work-monumento_sforza_1 = Monument équestre I
names-work-monumento_sforza_2 = Monument équestre II
names-work-monumento_sforza_3 = Monument équestre III
names-work-ponte_bosforo_1 = Pont sur le Bosphore I
names-work-ponte_bosforo_2 = Pont sur le Bosphore II
names-work-ponte_bosforo_3 = Pont sur le Bosphore III

## Les noms : card

names-card-hidden = une carte
names-card-painting-visit = peinture (visite)
names-card-painting-work = peinture (travail)
names-card-painting-any = peinture (pratique : au choix)
names-card-painting-painting = peinture (pratique : peinture)
names-card-painting-letters = peinture (pratique : lettres)
names-card-painting-architecture = peinture (pratique : architecture)
names-card-painting-engineering = peinture (pratique : ingénierie)
names-card-painting-physics = peinture (pratique : physique)
names-card-painting-biology = peinture (pratique : biologie)
names-card-painting-painting-letters = peinture (pratique : peinture ou lettres)
names-card-painting-painting-architecture = peinture (pratique : peinture ou architecture)
names-card-painting-painting-engineering = peinture (pratique : peinture ou ingénierie)
names-card-painting-painting-physics = peinture (pratique : peinture ou physique)
names-card-painting-painting-biology = peinture (pratique : peinture ou biologie)
names-card-painting-letters-architecture = peinture (pratique : lettres ou architecture)
names-card-painting-letters-engineering = peinture (pratique : lettres ou ingénierie)
names-card-painting-letters-physics = peinture (pratique : lettres ou physique)
names-card-painting-letters-biology = peinture (pratique : lettres ou biologie)
names-card-painting-architecture-engineering = peinture (pratique : architecture ou ingénierie)
names-card-painting-architecture-physics = peinture (pratique : architecture ou physique)
names-card-painting-architecture-biology = peinture (pratique : architecture ou biologie)
names-card-painting-engineering-physics = peinture (pratique : ingénierie ou physique)
names-card-painting-engineering-biology = peinture (pratique : ingénierie ou biologie)
names-card-painting-physics-biology = peinture (pratique : physique ou biologie)
names-card-letters-visit = lettres (visite)
names-card-letters-work = lettres (travail)
names-card-letters-any = lettres (pratique : au choix)
names-card-letters-painting = lettres (pratique : peinture)
names-card-letters-letters = lettres (pratique : lettres)
names-card-letters-architecture = lettres (pratique : architecture)
names-card-letters-engineering = lettres (pratique : ingénierie)
names-card-letters-physics = lettres (pratique : physique)
names-card-letters-biology = lettres (pratique : biologie)
names-card-letters-painting-letters = lettres (pratique : peinture ou lettres)
names-card-letters-painting-architecture = lettres (pratique : peinture ou architecture)
names-card-letters-painting-engineering = lettres (pratique : peinture ou ingénierie)
names-card-letters-painting-physics = lettres (pratique : peinture ou physique)
names-card-letters-painting-biology = lettres (pratique : peinture ou biologie)
names-card-letters-letters-architecture = lettres (pratique : lettres ou architecture)
names-card-letters-letters-engineering = lettres (pratique : lettres ou ingénierie)
names-card-letters-letters-physics = lettres (pratique : lettres ou physique)
names-card-letters-letters-biology = lettres (pratique : lettres ou biologie)
names-card-letters-architecture-engineering = lettres (pratique : architecture ou ingénierie)
names-card-letters-architecture-physics = lettres (pratique : architecture ou physique)
names-card-letters-architecture-biology = lettres (pratique : architecture ou biologie)
names-card-letters-engineering-physics = lettres (pratique : ingénierie ou physique)
names-card-letters-engineering-biology = lettres (pratique : ingénierie ou biologie)
names-card-letters-physics-biology = lettres (pratique : physique ou biologie)
names-card-architecture-visit = architecture (visite)
names-card-architecture-work = architecture (travail)
names-card-architecture-any = architecture (pratique : au choix)
names-card-architecture-painting = architecture (pratique : peinture)
names-card-architecture-letters = architecture (pratique : lettres)
names-card-architecture-architecture = architecture (pratique : architecture)
names-card-architecture-engineering = architecture (pratique : ingénierie)
names-card-architecture-physics = architecture (pratique : physique)
names-card-architecture-biology = architecture (pratique : biologie)
names-card-architecture-painting-letters = architecture (pratique : peinture ou lettres)
names-card-architecture-painting-architecture = architecture (pratique : peinture ou architecture)
names-card-architecture-painting-engineering = architecture (pratique : peinture ou ingénierie)
names-card-architecture-painting-physics = architecture (pratique : peinture ou physique)
names-card-architecture-painting-biology = architecture (pratique : peinture ou biologie)
names-card-architecture-letters-architecture = architecture (pratique : lettres ou architecture)
names-card-architecture-letters-engineering = architecture (pratique : lettres ou ingénierie)
names-card-architecture-letters-physics = architecture (pratique : lettres ou physique)
names-card-architecture-letters-biology = architecture (pratique : lettres ou biologie)
names-card-architecture-architecture-engineering = architecture (pratique : architecture ou ingénierie)
names-card-architecture-architecture-physics = architecture (pratique : architecture ou physique)
names-card-architecture-architecture-biology = architecture (pratique : architecture ou biologie)
names-card-architecture-engineering-physics = architecture (pratique : ingénierie ou physique)
names-card-architecture-engineering-biology = architecture (pratique : ingénierie ou biologie)
names-card-architecture-physics-biology = architecture (pratique : physique ou biologie)
names-card-engineering-visit = ingénierie (visite)
names-card-engineering-work = ingénierie (travail)
names-card-engineering-any = ingénierie (pratique : au choix)
names-card-engineering-painting = ingénierie (pratique : peinture)
names-card-engineering-letters = ingénierie (pratique : lettres)
names-card-engineering-architecture = ingénierie (pratique : architecture)
names-card-engineering-engineering = ingénierie (pratique : ingénierie)
names-card-engineering-physics = ingénierie (pratique : physique)
names-card-engineering-biology = ingénierie (pratique : biologie)
names-card-engineering-painting-letters = ingénierie (pratique : peinture ou lettres)
names-card-engineering-painting-architecture = ingénierie (pratique : peinture ou architecture)
names-card-engineering-painting-engineering = ingénierie (pratique : peinture ou ingénierie)
names-card-engineering-painting-physics = ingénierie (pratique : peinture ou physique)
names-card-engineering-painting-biology = ingénierie (pratique : peinture ou biologie)
names-card-engineering-letters-architecture = ingénierie (pratique : lettres ou architecture)
names-card-engineering-letters-engineering = ingénierie (pratique : lettres ou ingénierie)
names-card-engineering-letters-physics = ingénierie (pratique : lettres ou physique)
names-card-engineering-letters-biology = ingénierie (pratique : lettres ou biologie)
names-card-engineering-architecture-engineering = ingénierie (pratique : architecture ou ingénierie)
names-card-engineering-architecture-physics = ingénierie (pratique : architecture ou physique)
names-card-engineering-architecture-biology = ingénierie (pratique : architecture ou biologie)
names-card-engineering-engineering-physics = ingénierie (pratique : ingénierie ou physique)
names-card-engineering-engineering-biology = ingénierie (pratique : ingénierie ou biologie)
names-card-engineering-physics-biology = ingénierie (pratique : physique ou biologie)
names-card-physics-visit = physique (visite)
names-card-physics-work = physique (travail)
names-card-physics-any = physique (pratique : au choix)
names-card-physics-painting = physique (pratique : peinture)
names-card-physics-letters = physique (pratique : lettres)
names-card-physics-architecture = physique (pratique : architecture)
names-card-physics-engineering = physique (pratique : ingénierie)
names-card-physics-physics = physique (pratique : physique)
names-card-physics-biology = physique (pratique : biologie)
names-card-physics-painting-letters = physique (pratique : peinture ou lettres)
names-card-physics-painting-architecture = physique (pratique : peinture ou architecture)
names-card-physics-painting-engineering = physique (pratique : peinture ou ingénierie)
names-card-physics-painting-physics = physique (pratique : peinture ou physique)
names-card-physics-painting-biology = physique (pratique : peinture ou biologie)
names-card-physics-letters-architecture = physique (pratique : lettres ou architecture)
names-card-physics-letters-engineering = physique (pratique : lettres ou ingénierie)
names-card-physics-letters-physics = physique (pratique : lettres ou physique)
names-card-physics-letters-biology = physique (pratique : lettres ou biologie)
names-card-physics-architecture-engineering = physique (pratique : architecture ou ingénierie)
names-card-physics-architecture-physics = physique (pratique : architecture ou physique)
names-card-physics-architecture-biology = physique (pratique : architecture ou biologie)
names-card-physics-engineering-physics = physique (pratique : ingénierie ou physique)
names-card-physics-engineering-biology = physique (pratique : ingénierie ou biologie)
names-card-physics-physics-biology = physique (pratique : physique ou biologie)
names-card-biology-visit = biologie (visite)
names-card-biology-work = biologie (travail)
names-card-biology-any = biologie (pratique : au choix)
names-card-biology-painting = biologie (pratique : peinture)
names-card-biology-letters = biologie (pratique : lettres)
names-card-biology-architecture = biologie (pratique : architecture)
names-card-biology-engineering = biologie (pratique : ingénierie)
names-card-biology-physics = biologie (pratique : physique)
names-card-biology-biology = biologie (pratique : biologie)
names-card-biology-painting-letters = biologie (pratique : peinture ou lettres)
names-card-biology-painting-architecture = biologie (pratique : peinture ou architecture)
names-card-biology-painting-engineering = biologie (pratique : peinture ou ingénierie)
names-card-biology-painting-physics = biologie (pratique : peinture ou physique)
names-card-biology-painting-biology = biologie (pratique : peinture ou biologie)
names-card-biology-letters-architecture = biologie (pratique : lettres ou architecture)
names-card-biology-letters-engineering = biologie (pratique : lettres ou ingénierie)
names-card-biology-letters-physics = biologie (pratique : lettres ou physique)
names-card-biology-letters-biology = biologie (pratique : lettres ou biologie)
names-card-biology-architecture-engineering = biologie (pratique : architecture ou ingénierie)
names-card-biology-architecture-physics = biologie (pratique : architecture ou physique)
names-card-biology-architecture-biology = biologie (pratique : architecture ou biologie)
names-card-biology-engineering-physics = biologie (pratique : ingénierie ou physique)
names-card-biology-engineering-biology = biologie (pratique : ingénierie ou biologie)
names-card-biology-physics-biology = biologie (pratique : physique ou biologie)

## Les raisons des bots : ce qu’un coup change

reasons-collects =
    { $work } : carte obtenue, { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } à la fin.
reasons-scores =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } à la fin.
reasons-reaches =
    { $work } est à portée : { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }.
reasons-lacks =
    { $work } : il ne manque plus que { $count ->
        [one] 1 niveau
       *[other] { $count } niveaux
    }.
reasons-raises = Niveau { $level } en { $discipline }.
reasons-draws = { $count } cartes en main.

## Thèmes des problèmes : ce qui décide

themes-disciplines = Nouvelles disciplines
themes-mastery = Disciplines au niveau quatre
themes-gifts = Cartes Léonard
themes-finished = Mécènes et œuvres inachevées
themes-levels = Niveaux
themes-works = Mécènes et œuvres inachevées à portée
themes-cards = Cartes en main

## Ce que demandent les problèmes exacts

tasks-plan = Vous avez { $turns } tours, personne d’autre ne joue, et aucune carte n’est piochée ni révélée. Après quel coup pouvez-vous avoir le plus de points ?
tasks-last = Le dernier tour de la partie est à vous. Après quel coup avez-vous le plus de points ?
tasks-ending = Le dernier tour de table. Après quel coup gagnez-vous, quelles que soient les cartes de votre adversaire ?

## What stands beside a sign that has no other name

labels-discipline-any = n’importe quelle discipline
labels-piece-fatigue = carte Fatigue
labels-piece-rested = repos

## Les règles en bref, par paragraphe

rules-1 = Les cartes
    .text = Il y a 72 apprentis, 11 cartes Léonard, 12 mécènes, 12 œuvres inachevées et une carte Fatigue.

rules-1-1 = Les apprentis
    .text = La moitié haute est une discipline à étudier : peinture, lettres, architecture, ingénierie, physique ou biologie. La moitié basse sert à la pratique, à une visite ou au travail. Une carte de pratique montre les disciplines auxquelles elle convient, ou convient à toutes.

rules-1-2 = Les cartes Léonard
    .text = Elles viennent avec une visite et ont cinq effets différents (§5).

rules-1-3 = Les mécènes
    .text = Chacun demande des niveaux dans une ou deux disciplines et rapporte ses points à la fin.

rules-1-4 = Les œuvres inachevées
    .text = Il y a quatre sujets, trois cartes de chacun. Elles demandent moins ; leur valeur dépend du nombre de cartes d’un même sujet que vous avez : 2, 6 ou 12 points pour une, deux ou trois.

rules-2 = La mise en place
    .text = Tout est mélangé et distribué dans l’ordre des quatre paragraphes suivants.

rules-2-1 = La pioche
    .text = À cinq on joue avec les 72 apprentis, à quatre avec 64, à trois avec 48, à deux avec 32. Les autres sont retirés sans être vus.

rules-2-2 = Le centre
    .text = Trois cartes Léonard, trois mécènes et trois œuvres inachevées sont retournés face visible. Leurs piles sont posées à côté, face cachée.

rules-2-3 = Les mains
    .text = Chacun pioche quatre apprentis. Les mains sont secrètes ; ce qui est sur la table est visible de tous.

rules-2-4 = La carte Fatigue
    .text = Un joueur tiré au sort la reçoit ; dans une revanche, c’est le gagnant de la partie précédente.

rules-3 = Les manches
    .text = Celui qui est à gauche de la carte Fatigue commence, et l’on joue dans le sens horaire ; celui qui la détient joue donc en dernier. Quand chacun a joué, vient l’entretien (§6).

rules-4 = Votre tour
    .text = Jouez une carte de votre main, pour sa moitié haute ou pour sa moitié basse, puis piochez-en une. On ne passe pas : il est toujours possible d’étudier.

rules-4-1 = Étudier
    .text = Posez la carte devant vous, dans la colonne de sa discipline ; la première ouvre une colonne. Le niveau d’une discipline est le nombre de ses cartes d’étude, plus deux pour chaque carte de pratique glissée dessous.

rules-4-2 = Pratiquer
    .text = Tournez la carte et glissez-la sous une colonne que vous avez en jeu et que la carte montre ; une carte au choix va sous n’importe quelle colonne. Le niveau monte de 2.

rules-4-3 = La visite de Léonard
    .text = Défaussez la carte, prenez au centre une des cartes Léonard, posez-la devant vous et faites ce qu’elle dit. Sans carte Léonard au centre, il n’y a pas de visite.

rules-4-4 = Travailler
    .text = Défaussez la carte et prenez au centre un mécène ou une œuvre inachevée. Vos niveaux doivent atteindre tout ce qui est demandé. Ils ne sont pas dépensés : les mêmes niveaux resservent.

rules-4-5 = Piocher
    .text = Piochez ensuite une carte, quoi que vous ayez joué, tant qu’il y en a. Les cartes défaussées ne reviennent jamais.

rules-5 = Ce que Léonard apporte
    .text = Il y a cinq effets. Ils s’ajoutent, et chaque carte Léonard compte pour la fatigue.

rules-5-1 = Des points
    .text = Trois points à la fin.

rules-5-2 = Une leçon
    .text = La carte elle-même va sous une de vos colonnes, comme une carte de pratique au choix : 2 niveaux. Sans discipline en jeu, vous ne pouvez pas la choisir.

rules-5-3 = Deux cartes
    .text = Piochez aussitôt deux cartes : votre main reste plus grande d’autant. S’il n’y en a pas assez, piochez ce qu’il y a.

rules-5-4 = Une carte et du repos
    .text = Piochez aussitôt une carte. Désormais vous ne pouvez plus jamais avoir la carte Fatigue ; si vous la détenez, vous la cédez au prochain entretien.

rules-5-5 = Regarder et jouer
    .text =
        Regardez les trois premières cartes de la pioche, ou autant qu’il y en a, et jouez-en une aussitôt, de toutes les façons permises à une carte de votre main, même pour une autre visite.
        Les autres vont ensuite sous la pioche dans l’ordre de votre choix. Si la pioche est vide, rien ne se passe.

rules-6 = L’entretien
    .text = Après chaque manche sauf la dernière, on complète le centre et la carte Fatigue peut changer de main.

rules-6-1 = De nouvelles cartes au centre
    .text = C’est seulement maintenant que l’on remplace les cartes prises pendant la manche, tant que leurs piles le permettent.

rules-6-2 = Le joueur fatigué
    .text =
        On compte ensemble les cartes Léonard, les mécènes et les œuvres inachevées. La carte Fatigue va au joueur qui en a acquis le plus, s’il en a plus que son détenteur ; entre égaux, le détenteur choisit. Si personne n’en a plus, elle reste.
        Ceux qui ont pris du repos sont laissés de côté. Le joueur qui la détient et a pris du repos la donne à celui qui en a le plus parmi les autres, même s’il en a moins que lui ; si tous ont pris du repos, elle reste.

rules-7 = La fin
    .text = La pioche s’épuise, on joue une manche de plus, puis on compte les points.

rules-7-1 = La dernière manche
    .text = Quand la pioche est vide à la fin d’un tour, on finit la manche sans piocher, on fait l’entretien, puis on joue une dernière manche. Les cartes remises sous la pioche doivent d’abord être piochées.

rules-7-2 = Les points
    .text = 2 points pour chaque discipline en jeu, 3 de plus pour chacune au niveau 4 ou davantage, 3 si vous les avez toutes les six. S’y ajoutent les points des cartes Léonard, des mécènes et des œuvres inachevées. Les cartes restées en main ne rapportent rien.

rules-7-3 = Le gagnant
    .text = Le plus de points gagne ; à égalité, le plus de disciplines en jeu ; si l’égalité demeure, la victoire est partagée.

rules-8 = Le solitaire
    .text = Une personne joue quatre mains avec 64 apprentis ; 8 sont retirés sans être vus. Il y a deux façons de jouer, et chaque main a ses propres colonnes.

rules-8-1 = À tour de rôle
    .text = La pioche est divisée en quatre piles de 16 cartes, une par main, qui y pioche ses 4 premières cartes et toutes les autres. Pour le reste, tout se passe comme à quatre, carte Fatigue comprise. Une main dont la pile est vide continue sans piocher ; la fin commence quand les quatre piles sont vides.

rules-8-2 = L’une après l’autre
    .text = Chaque main a une pile de 16 cartes, dont elle pioche 4 pour commencer, et se joue jusqu’au bout avant la suivante. L’entretien suit chaque tour. Le centre passe d’une main à l’autre. Il n’y a pas de carte Fatigue, et le repos n’a pas d’effet.

rules-8-3 = Le but
    .text = On additionne les points des quatre mains. Avec 130 ou plus, le solitaire est gagné.

## Quelles valeurs sont publiées, et lesquelles sont de nous

cards-apprentices = Apprentis
    .published = 72 cartes ; six disciplines en haut ; pratique, visite ou travail en bas ; la pratique ajoute 2 niveaux.
    .ours = Quelles moitiés partagent une carte, et combien de fois.

cards-leonardo = Cartes Léonard
    .published = 11 cartes, cinq effets avec leurs nombres.
    .ours = Combien il y en a de chaque effet : 2, 3, 2, 2, 2.

cards-patrons = Mécènes
    .published = 12 cartes et leurs noms italiens.
    .ours = Ce que chacun demande, et ses points.

cards-unfinished = Œuvres inachevées
    .published = 12 cartes, quatre sujets avec leurs noms italiens ; une série vaut de 2 à 12 points.
    .ours = Trois de chaque sujet, ce que chacune demande, et 6 points pour deux.

## Exemples des règles, pas à pas

examples-levels = La pratique ajoute deux niveaux
    .step1 = Bruno a étudié l’ingénierie une fois : niveau 1.
    .step2 = Il met sous la colonne une carte de pratique qui montre l’ingénierie. Le niveau monte de 2, à 3.

examples-patron = Les niveaux ne sont pas dépensés
    .step1 = Les niveaux de Carla atteignent ce que demande une œuvre inachevée du centre.
    .step2 = Elle défausse une carte de travail et la prend. Ses colonnes restent comme elles sont.

examples-fatigue = Le joueur fatigué
    .step1 = Anna a reçu la visite de Léonard : avec une carte acquise, elle en a plus que les autres.
    .step2 = À la fin de la manche, la carte Fatigue lui revient. Elle joue la dernière à la suivante.
