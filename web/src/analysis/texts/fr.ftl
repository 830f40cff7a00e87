## Demander, et attendre

analysis = Analyse
close = Fermer
queued = Votre partie est dans la file d’attente. Les tables où l’on joue passent d’abord.
looking = Chaque décision de la partie est examinée.
progress = Coups examinés : { $done } sur { $total }
finer_looking = Une analyse plus fine est en cours. En attendant, voici la rapide.
quick = C’est une analyse rapide.
fine = C’est une analyse fine.
finer = Analyser plus finement
failed = L’analyse n’est pas allée à son terme.
again = Réessayer

## Chances

doubted = { $value } ± { $doubt }
course = Chances de victoire
course_about = Chances de victoire (%) après chaque décision, d’après ce que ce joueur savait. La bande autour d’une ligne montre combien le chiffre est incertain. Un numéro cerclé est un tournant.
course_keys = Touchez le graphique pour aller à un coup. Au clavier : les flèches vont de coup en coup, Page suivante et Page précédente d’un tournant à l’autre.
place = Coup { $ply }
said = { $name } : { $chance } %
course_told = { $name } : { $first } % au début, { $last } % à la fin. Au plus haut après le coup { $high_ply } : { $high } %. Au plus bas après le coup { $low_ply } : { $low } %.
all_decisions = Toutes les décisions ({ $count })
decision_told = { $name } : { $move }. Chances de victoire ensuite : { $chance } % (± { $doubt }).

## Une décision

at_move = Coup { $ply } : { $name }
at_start = Rien n’est encore décidé. Avancez jusqu’à un coup pour lire ce qu’il valait.
no_choice = Coup { $ply } : il n’y avait rien à choisir.
mark-fine = Bon coup
mark-slip = Imprécision
mark-mistake = Erreur
mark-blunder = Gaffe
gave = Ce coup a perdu { $gives } % (± { $doubt }) de chances de victoire.
gave_little = Ce coup n’a rien perdu dont on puisse être sûr.
best = C’est le meilleur coup trouvé.
moves = Les meilleurs coups trouvés
chance_short = Chances
lead_short = Avance
score_short = Score
made = joué
before = Avant le choix
columns = Chances : de victoire, en %. Avance : le score final comparé à celui du meilleur des autres. Après ± : de combien le chiffre peut se tromper.
columns_alone = Chances : de victoire, en %. Score : le score final. Après ± : de combien le chiffre peut se tromper.

## Tournants

turning = Tournants de la partie
no_turning = Aucun coup n’a perdu à coup sûr 10 % ou plus. Bien joué, tout le monde.
turned = { $name } : { $move }.
better = Mieux : { $move }.

## Joueur par joueur

seats = Joueur par joueur
draw = Le montrer sur la table
kept = Chances gardées
marks-fine = Bons coups
marks-slip = Imprécisions
marks-mistake = Erreurs
marks-blunder = Gaffes
run = Meilleure série
gave_by = Perdu, en %
gave_in = – { $phase }
luck = Hasard
none = –
about = Ce que ces mots veulent dire
about-kept = Ce que chaque coup a gardé en moyenne des chances de victoire, en %, comparé au meilleur coup trouvé. Cela ne dit pas qui a gagné : la chance et les plans que personne n’a trouvés n’y sont pas.
about-marks = Ce qu’un coup a perdu à coup sûr des chances de victoire, une fois l’incertitude ôtée : 10 % font une imprécision, 20 % une erreur, 30 % une gaffe. En dessous, le coup est bon.
about-run = Le plus grand nombre de bons coups d’affilée.
about-gave = Ce que tous les coups ensemble ont perdu des chances de victoire, en %, selon ce que le joueur faisait. Cela peut dépasser 100 : ce qui est perdu tôt peut être regagné et perdu de nouveau.
about-luck = Ce que les coups n’expliquent pas : les cartes, les pioches, et ce que personne ne pouvait savoir. Au-dessus de 0 le hasard a aidé, au-dessous il a nui. Il n’est pas affiché si quelqu’un a abandonné.
trust = Jusqu’où s’y fier
trust_about = Un bot devine, de nombreuses fois, ce que chaque joueur ne pouvait pas voir, et joue jusqu’à la fin. Il ne voit pas loin : les plans à long terme valent plus qu’il ne croit. Les chiffres changent un peu d’une analyse à l’autre ; la fine devine dix fois plus souvent, et prend quelques minutes. Les chances de deux joueurs ne font pas forcément 100 % : chacune se calcule d’après ce que ce joueur savait.

## Ce que l’on faisait, jeu par jeu

phase-codex-starters = carte de départ
phase-codex-objectives = objectif secret
phase-codex-play = poser des cartes
phase-codex-take = prendre des cartes
phase-inventors-teams = choix de l’équipe
phase-inventors-turn = envoyer travailler
phase-inventors-cubes = placer des cubes
phase-inventors-rewards = partage des récompenses
phase-inventors-tokens = utiliser des pions
phase-leonardo-favours = tour 0
phase-leonardo-start = commencer un travail
phase-leonardo-workers = envoyer ses ouvriers
phase-leonardo-council = au Conseil
phase-leonardo-offers = offres en ville
phase-leonardo-auctions = enchères
phase-leonardo-revelations = montrer les travaux
phase-workshop-action = jouer des cartes
phase-workshop-lesson = la leçon de Léonard
phase-workshop-look = regarder et jouer
phase-workshop-return = remettre une carte
phase-workshop-maintenance = la carte Fatigue
