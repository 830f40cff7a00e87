### Les mots du terminal lui-même en français. Les mêmes clés que dans en.ftl et it.ftl.

## Les joueurs

players-person = Joueur
players-rival = Rival

## Les demandes

ask-prompt = Votre choix
ask-hint_list = un numéro, ou le coup écrit
ask-hint_letters = lettre et numéro ou emplacement : { $example }
ask-commands = ? pourquoi pas · why · hint · u annuler · o les autres · h aide · q quitter
ask-several = Cela peut vouloir dire plusieurs coups. Lequel ?
ask-none = « { $typed } » n’est pas proposé maintenant. Tapez un numéro de la liste, ? pour savoir pourquoi un coup est refusé, ou h pour l’aide.
ask-undone = Annulé : { $move }.
ask-cannot_undo = Rien à annuler : quelque chose de caché a été montré depuis, ou quelqu’un d’autre a joué.
ask-nothing_refused = Rien de ce que vous pourriez attendre n’est refusé en ce moment.
ask-hint = { $move } ({ $typed }). { $reason }
ask-no_bot_moved = Aucun bot n’a encore joué.
ask-refused = { $reason } (§ { $paragraph })

## Passer le terminal

hand_over-give = Passez le terminal à { $name }.
hand_over-ready = { $name }, appuyez sur Entrée quand vous êtes prêt

## L’aide

help-title = Ce que vous pouvez taper
help-number = un numéro choisit un coup ; s’il y a des lettres, une lettre et un numéro : b3
help-place = une lettre et un emplacement conviennent aussi : b 1,2
help-words = le coup tel qu’il est écrit, en entier ou par le début de ses mots : { $example }
help-why = ? dit pourquoi des coups sont refusés ; ? et quelques mots ne parle que de ceux-là
help-undo = u annule votre dernier coup, tant que rien de caché n’a été montré et que personne d’autre n’a joué
help-others = o montre ce que chacun a sur la table
help-reasons = why (pourquoi) dit les raisons des derniers coups des bots
help-hint = hint (indice) dit quel coup une analyse jugerait le meilleur ici, d’après ce que vous voyez
help-rules = h et un numéro montre ce paragraphe des règles : h { $example }
help-leave = q quitte ; la partie est enregistrée et pourra être reprise
help-asked = hint (indice) dit quel coup est demandé
help-stop = q quitte ; la leçon pourra être recommencée
help-cards = h cards montre quelles valeurs des cartes sont publiées et lesquelles sont reconstituées
help-cards_title = Les valeurs des cartes
help-cards_published = Publié : { $values }
help-cards_ours = Reconstitué : { $values }
help-paragraphs = Les règles
help-no_paragraph = Il n’y a pas de § { $paragraph }. Tapez h pour voir la liste.

## Quitter

leave-saved = Enregistré dans { $file }.
leave-resume = Pour reprendre : bottega play --resume { $file }
leave-verify = Pour vérifier : bottega verify { $file }

## La fin

end-lost = Perdu : il fallait { $goal } points.
end-title = La partie est finie
end-player = joueur
end-rank = rang
end-total = total
end-won = Victoire : { $names }.
end-shared = Victoire partagée : { $names }.
end-tie = L’égalité a été départagée par : { $breaks }.

## Les leçons

learn-none = Pas encore de leçons : { $game }. Les règles se lisent dans une partie, en tapant h : { $command }
learn-where = Leçon { $lesson } sur { $lessons } : { $title } · étape { $step } sur { $steps }
learn-look = À regarder : { $things }
learn-refusal = Ici, essayez ce qui est refusé : tapez-le comme un coup s’écrit (? dit tout ce qui est refusé).
learn-commands = ? pourquoi pas · hint · o les autres · h aide · q quitter
learn-hint = Coup demandé : { $move } ({ $typed })
learn-hint_refusal = Coup demandé : { $typed }
learn-as_if = La leçon continue comme si vous aviez choisi : { $move }
learn-choose = Tapez un numéro de 1 à { $last }, ou q pour quitter.
learn-not_so = Ce n’est pas cela. Choisissez une autre réponse.
learn-go_on = Appuyez sur Entrée pour continuer
learn-done = Fin de la leçon : { $title }
learn-end = C’était la dernière leçon de ce cours.
learn-play = Pour commencer votre première partie : { $command }
learn-left = À bientôt ! Pour reprendre : { $command }

## Problèmes

puzzle-none = Pas encore de problèmes : { $game }.
puzzle-where = Problème { $number } sur { $last }
puzzle-task = À vous. Après quel coup gagne-t-on le plus souvent ? Un seul est nettement le meilleur, et ce n’est pas celui qui le paraît d’abord.
puzzle-commands = ? pourquoi pas · o les autres · h aide · q quitter
puzzle-right = Bien vu !
puzzle-wrong = Il y a mieux.
puzzle-made = Votre choix : { $move }
puzzle-best = Le meilleur : { $move }
puzzle-looks_best = Paraît d’abord le meilleur : { $move }
puzzle-chance = { $reason } Chances de victoire : { $chance } % (± { $doubt }).
puzzle-comes_to = Cela fait { $points } ; on peut avoir { $most }.
puzzle-reaches = Cela fait { $points } : on ne peut avoir plus.
puzzle-certain = Vous gagnez, quoi que fasse votre adversaire.
puzzle-prevented = Votre adversaire peut encore empêcher votre victoire ; un coup la rend sûre.
puzzle-points = { $points } points.
puzzle-then = Le meilleur en entier :
puzzle-decides = Ce qui décide : { $theme }
puzzle-next = Appuyez sur Entrée pour le problème suivant
puzzle-left = À bientôt ! Pour continuer : { $command }

## Revoir une partie

replay-setup = mise en place
replay-ply = coup { $ply } sur { $last }

## Regarder en arrière

analyse-who = qui
analyse-kept = chances gardées
analyse-luck = chance
analyse-fine = bons coups
analyse-slip = imprécisions
analyse-mistake = erreurs
analyse-blunder = gaffes
analyse-chances = Chances de victoire après chaque décision
analyse-turning = Tournants de la partie
analyse-nothing = Aucun coup n’a beaucoup perdu.
analyse-slip_at = Coup { $ply }, { $name } : { $move }. Une imprécision : elle a perdu { $gives } % (± { $doubt }).
analyse-mistake_at = Coup { $ply }, { $name } : { $move }. Une erreur : elle a perdu { $gives } % (± { $doubt }).
analyse-blunder_at = Coup { $ply }, { $name } : { $move }. Une gaffe : elle a perdu { $gives } % (± { $doubt }).
analyse-better = Mieux : { $move }. { $reason }

## Codex Naturalis

codex-points = points
codex-hand = main
codex-your_hand = Votre main : recto et verso
codex-starter = Votre carte de départ : recto et verso
codex-middle = À prendre : cartes visibles, et dessus des pioches
codex-decks = pioches : { $resource } ressource, { $gold } dorure
codex-common = Objectif commun
codex-secret = Votre objectif
codex-choose = À vous de choisir
codex-secret_of = Objectif : { $name }
codex-worth = { $points } pour vous à présent
codex-worth_spectator = { $points } chaque fois
codex-flat = { $points } pt
codex-per_corner = { $points } pt par coin recouvert
codex-per_symbol = { $points } pt par { $symbol } visible
codex-needs = demande { $symbols }
codex-legend = ○ coin vierge · cadre fermé : pas de coin · × aucune carte ne peut aller là
codex-more = hors de l’image : { $where }
codex-left = { $count } à gauche
codex-right = { $count } à droite
codex-above = { $count } en haut
codex-below = { $count } en bas

## Léonard de Vinci

leonardo-turn = Tour { $turn } sur { $last } · pioche : { $deck }
leonardo-city = La ville
leonardo-asked = Inventions demandées
leonardo-price = prix { $florins }
leonardo-florins = { $florins } fl
leonardo-workers = apprentis { $free }/{ $all }, maître d’œuvre { $master }
leonardo-hand = en main
leonardo-owned = garde
leonardo-cards = cartes { $cards }
leonardo-lab = { $lab }, { $places } places
leonardo-idle = au repos
leonardo-weeks = { $weeks } sem
leonardo-shown = (montrée)
leonardo-legend = un signe par apprenti · M : maître d’œuvre · ⚙ : automate · ☼ : Léonard · rapporte : d’abord/ensuite

## Les Inventeurs

inventors-era = Époque { $era } sur { $last } · inventions sur la table : { $left } ; l’époque finit quand il en reste une
inventors-teams = Équipes au choix
inventors-invention = invention
inventors-number = numéro
inventors-worth = pt
inventors-share = part
inventors-tokens = pions
inventors-points = { $points } pt jusqu’ici
inventors-cubes = cubes { $cubes }
inventors-acquired = a acquis { $inventions }
inventors-legend_people = ○ disponible · ◐ occupé · ☼2/3 : niveau 2, objectif 3 · +5 : ses points (✓ atteint) · ♛ statuette
inventors-legend_tokens = ↑2 progression au niveau 2 · +1 un point · ☀ disponibilité · ✚ connaissances additionnelles · № numéro au choix
