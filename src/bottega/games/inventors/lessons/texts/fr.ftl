### Les leçons des Inventeurs en français. Les mêmes clés que dans en.ftl et it.ftl.

course-first = Les Inventeurs en huit minutes
    .theme = De grands esprits d’une même époque travaillent, aux côtés de leurs rivaux, aux inventions de l’humanité.
    .goal = Après trois époques, le joueur qui a le plus de points de victoire gagne.

## Travailler

lesson-work = Envoyer travailler

step-work-send = Votre équipe est en bas. Einstein a le niveau 1 en physique et en mathématiques, et l’Arc a des emplacements pour les deux. Touchez Einstein, puis l’Arc.
    .right = Un cube par niveau, dans un emplacement vide de la même connaissance. Einstein est maintenant occupé, jusqu’à ce que vous redressiez toute l’équipe.
    .elsewhere = Il pourrait aussi y travailler. Pour cette leçon, choisissez l’Arc.
    .other = C’est permis aussi. Ici, envoyez Einstein travailler à l’Arc : il y remplit deux emplacements.
step-work-complete = Le Pascal de votre rival a rempli deux emplacements. Il en reste un, en mécanique. Tesla y a le niveau 2 : un cube est placé, l’autre est perdu. Touchez Tesla, puis l’Arc.
    .right = Achevé ! Qui remplit le dernier emplacement prend la statuette, qui départage les égalités. Avec trois cubes contre deux, vous choisissez en premier.
    .edison = Edison pourrait l’achever aussi. Ici, envoyez Tesla.
    .curie = Elle connaît la physique et la chimie ; l’emplacement vide est pour la mécanique.
    .other = Votre rival pourrait achever l’Arc au prochain coup. Achevez-le maintenant : touchez Tesla, puis l’Arc.

## Les récompenses

lesson-rewards = Prendre une récompense

step-rewards-take = Choisissez une récompense : l’Arc lui-même ou l’un de ses deux pions. L’Arc vaut un point. Son numéro est 0, et les suites commencent à 0 : touchez l’Arc.
    .right = L’Arc est à vous. Une suite, c’est 0, 1, 2, etc. ; à la fin, elle rapporte son plus grand numéro. Il vous faut maintenant un 1.
    .progress = Un bon pion : il élève un niveau. Mais prenez d’abord un 0 : toute suite commence par là.
    .knowledge = Il apporte deux cubes de plus, une seule fois. Ce sera utile plus tard ; prenez d’abord le 0.
step-rewards-busy = Votre rival travaille à la Roue. C’est un 1 : il en faut un à votre suite. Tesla y apporterait le plus de cubes : touchez-le.
    .right = Il a travaillé : il est donc occupé. Touchez ce que vous ne pouvez pas choisir, et vous saurez pourquoi.
    .other = Un instant : touchez d’abord Tesla.
step-rewards-available = Tesla et Einstein sont occupés. Au lieu d’envoyer quelqu’un, vous pouvez rendre disponibles vos inventeurs occupés : touchez « Redresser toute l’équipe ».
    .right = Tous les quatre peuvent retravailler. Cela prend tout un tour : faites-le quand plusieurs sont occupés.
    .edison = Un seul cube trouve un emplacement. Redressez d’abord toute l’équipe : au tour suivant, Tesla peut en apporter deux.
    .other = C’est permis aussi. Mais c’est la Roue que vous voulez : redressez d’abord toute l’équipe.

## Qui choisit en premier

lesson-cubes = Qui choisit en premier

step-cubes-equal = Regardez au bas de la carte de la Roue : votre rival y a deux cubes, vous aucun. Touchez Tesla, puis la Roue : il apporte deux cubes.
    .right = Deux contre deux, et un emplacement est vide. Le joueur qui le remplira aura trois cubes et choisira en premier.
    .one = Cela ne fait qu’un cube. Tesla en apporte deux.
    .other = C’est permis aussi. Mais la Roue est le 1 que vous voulez : envoyez-y Tesla.
step-cubes-where = Einstein peut achever la Roue ou les Signaux de fumée. Comparez les cubes au bas des deux cartes : où choisiriez-vous en premier ? Envoyez-le là.
    .right = Trois contre deux : vous choisissez en premier. Achever ne suffit pas ; ce sont les cubes qui comptent.
    .smoke = Vous les achèveriez avec un cube contre quatre, et votre rival choisirait en premier.
    .other = Einstein peut achever une invention maintenant. Envoyez-le là où vous auriez le plus de cubes.
step-cubes-wheel = Votre suite attend un 1 : touchez la Roue.
    .right = Un point pour la Roue, un de plus pour la suite 0–1 : avec l’Arc, vous avez trois points. « Vos récompenses » les montrent.
    .token = Les pions aident aussi. Mais la Roue rapporte un point, et un de plus pour la suite.

## Une petite part

lesson-second = Une petite part

step-second-ready = Votre rival vient de redresser toute son équipe. Faites de même : deux des vôtres sont occupés, et il vous faudra Einstein. Touchez « Redresser toute l’équipe ».
    .right = Maintenant, tous les quatre peuvent travailler.
    .other = C’est permis aussi. Mais il vous faut maintenant Einstein : redressez toute l’équipe.
step-second-share = Même un seul cube peut rapporter une récompense : touchez Einstein, puis les Signaux de fumée. Avec quatre cubes, votre rival y choisit en premier ; vous, en second.
    .right = Votre rival a pris la carte. L’un des deux pions est pour vous.
    .other = C’est permis aussi. Mais il ne manque qu’un cube aux Signaux de fumée, et il vous rapporte aussitôt une récompense.
step-second-number = Touchez l’étoile, le pion « numéro de classification ». Il est au choix : à la fin, il vaut n’importe quel numéro d’une suite.
    .right = Après 0 et 1, c’est votre 2 : la suite vaut maintenant deux points. Le pion que personne n’a pris quitte le jeu.
    .progress = Il ne va que sur un niveau 3, et aucun de vos inventeurs n’en a encore.
step-second-keep = Un pion s’utilise tout de suite ou se garde pour plus tard. Gardez celui-ci : touchez « Terminé ».
    .right = Il est au-dessus de votre équipe. Tant que vous le gardez, il compte dans votre suite.
    .turned = Retourné, il serait un niveau 1 et ne serait plus un numéro. Gardez-le.

## La fin d’une époque

lesson-era = La fin d’une époque

step-era-axe = Il reste deux inventions. Dès que l’une est achevée, l’époque finit et l’autre quitte le jeu. Touchez Edison, puis la Hache : il apporte deux cubes.
    .right = Deux contre deux sur la Hache, et un emplacement est vide, en mathématiques.
    .lamp = Si la Hache est achevée d’abord, la Lampe à huile quitte le jeu, et ses cubes ne rapportent rien.
    .one = Un seul cube trouve un emplacement. Edison en apporte deux.
    .other = C’est permis aussi. Ici, envoyez Edison travailler à la Hache.
step-era-close = Votre action est faite. On vous interroge seulement parce que vous avez un pion. Gardez-le : touchez « Terminé ».
    .right = Votre rival a continué la Lampe à huile : il y a maintenant quatre cubes.
    .turned = C’est le 2 de votre suite : gardez-le.
step-era-ready = Il manque un cube à la Hache, en mathématiques. Einstein les connaît, mais regardez-le : il ne peut pas travailler maintenant. Que faire ?
    .right = Maintenant, il peut travailler. Votre rival a aussi redressé toute son équipe, et vous a laissé la Hache.
    .lamp = Vous l’achèveriez avec un cube contre quatre, et votre rival choisirait en premier.
    .turned = C’est le 2 de votre suite : gardez-le. Il vous faut Einstein.
step-era-last = Votre rival aurait pu achever la Hache. Touchez Einstein, puis la Hache : l’époque finit, et les quatre cubes de votre rival sur la Lampe à huile ne rapportent rien.
    .right = Trois contre deux : vous choisissez en premier. Ensuite, la Lampe à huile quitte le jeu avec ses pions.
    .lamp = Vous l’achèveriez avec un cube contre quatre, et votre rival choisirait en premier.
    .turned = C’est le 2 de votre suite : gardez-le. Envoyez Einstein travailler à la Hache.
step-era-token = Touchez la flèche avec un 3, le pion « progression 3 ». Il va sur un niveau 2, comme celui de Tesla en mécanique.
    .right = Votre rival a pris la Hache. Vous pouvez utiliser votre pion tout de suite.
    .progress = Il ne va que sur un niveau 3, et aucun de vos inventeurs n’en a.
    .axe = La Hache vaut un point, et un second 0 n’ajoute rien à vos suites maintenant. Un niveau plus haut sert pendant bien des tours.
step-era-learn = Touchez votre pion avec le 3, puis la mécanique de Tesla. Il y reste pour de bon.
    .right = Désormais, Tesla apporte trois cubes en mécanique. Son objectif, physique 1 et mécanique 4, vaut sept points à la fin.
    .turned = Retourné, un pion n’est qu’un niveau 1. Posez le 3 sur la mécanique de Tesla.
    .keep = Vous pouvez le garder. Mais un niveau élevé maintenant sert dès le prochain tour.
step-era-finish = Gardez l’étoile et touchez « Terminé ». Puis l’époque suivante commence.
    .right = L’époque I est finie. Il en reste deux.
    .turned = C’est le 2 de votre suite : gardez-le.
step-era-next = De nouvelles inventions : sept emplacements et deux points chacune. Rien d’autre ne change : Einstein reste occupé. Vous avez quatre points, deux pour vos inventions et deux pour votre suite ; votre rival, deux.

## Équipes, pions et points

lesson-teams = Équipes, pions et points

step-teams-choose = Une partie commence par un choix : quels quatre inventeurs menez-vous ? Comparez leurs connaissances et leurs objectifs, puis touchez l’équipe qui vous plaît.
    .right = Les inventeurs à deux connaissances conviennent à beaucoup d’inventions ; ceux qui ont un niveau 2 remplissent vite les emplacements.
step-teams-tokens = Cinq sortes de pions. Flèche : élève un niveau. Laurier : points. Soleil : redresse toute l’équipe, hors action. +2 : deux cubes de plus. Étoile : numéro au choix. Survolez un pion, ou maintenez-le, pour lire plus.
step-teams-turned = Tout pion a un niveau 1 au verso. Retourné, il va là où un inventeur n’a aucun niveau, et sa face est perdue. Utiliser un pion n’est jamais une action.
step-teams-points = À la fin, quatre choses rapportent : les inventions, les suites, les pions Points de victoire et les objectifs atteints. « Vos récompenses » montrent ce que vous avez déjà.

## Cinq questions

lesson-understood = Cinq questions

step-understood-fits = Lequel de ces inventeurs peut travailler à la Roue maintenant ?
    .einstein = Einstein
    .tesla = Tesla
    .edison = Edison
    .why = Le seul emplacement vide est pour les mathématiques. Edison ne les connaît pas, et Tesla est occupé.
step-understood-first = Supposons que Tesla achève la Lampe à huile. Qui choisirait une récompense en premier ?
    .rival = Votre rival, avec quatre cubes contre un
    .completed = Vous, car vous l’achevez
    .statuette = Vous, car vous avez la statuette
    .why = Le joueur qui a le plus de cubes choisit en premier. La statuette ne départage que les égalités.
step-understood-run = Vous avez un 0, l’Arc, et un 1, la Roue. Quelle invention ajouterait à votre suite ?
    .smoke = Les Signaux de fumée, un 2
    .lamp = La Lampe à huile, un 5
    .axe = La Hache, un 0
    .why = Après 0 et 1 vient 2. Un 5 laisserait un trou, et un second 0 commencerait une autre suite.
step-understood-progress = Quel niveau un pion Progression 4 pourrait-il élever ?
    .tesla = La mécanique de Tesla, à 3
    .edison = La mécanique d’Edison, à 1
    .einstein = La physique d’Einstein, à 1
    .why = Un pion Progression va sur le niveau juste inférieur : le 4 sur un 3.
step-understood-end = Il ne reste que la Hache et la Lampe à huile. Quand l’époque finit-elle ?
    .one = Quand l’une des deux est achevée
    .both = Quand les deux sont achevées
    .busy = Quand tous les inventeurs sont occupés
    .why = L’avant-dernière invention met fin à l’époque. La dernière quitte le jeu, et ses cubes ne rapportent rien.

## Notes pour une première partie

coach-choose_team = Vous menez ces quatre inventeurs jusqu’à la fin.
    .advice = Astuce : choisissez une équipe dont les objectifs vous plaisent ; chacune a les quatre connaissances.
    .when = promises
coach-take_turn = Une action : envoyer un inventeur travailler, ou redresser toute l’équipe.
    .advice = Astuce : allez où vous aurez le plus de cubes, ou remplissez le dernier emplacement.
    .when = leads overtakes completes
coach-put_cubes = Ces cubes vont dans les emplacements vides de votre choix.
    .advice = Astuce : achevez l’invention si vous choisissez ensuite en premier, ou laissez peu d’emplacements aux autres.
    .when = completes
coach-take_reward = Prenez l’invention ou un pion, parmi ce qui reste.
    .advice = Astuce : le numéro qui manque à votre suite ; sinon, au début, un pion qui élève un niveau.
    .when = serves
coach-use_after_action = Votre action est faite ; les pions peuvent encore servir. « Terminé » finit votre tour.
    .advice = Astuce : posez aussitôt les pions Progression, gardez les autres.
    .when = learns nears reaches
coach-use_after_reward = Vos inventeurs peuvent progresser, même hors de votre tour.
    .advice = Astuce : élevez le niveau qui vous sert le plus, ou celui qu’un objectif demande.
    .when = nears reaches learns
coach-use_before_scoring = Dernière chance pour vos pions.
    .advice = Astuce : retournez un pion qui fait atteindre un objectif, sauf si ses points ou son numéro valent plus.
    .when = reaches
