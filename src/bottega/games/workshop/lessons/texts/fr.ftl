### Les leçons de L’Atelier de Léonard en français. Les mêmes clés que dans en.ftl et it.ftl.

course-first = L’Atelier de Léonard en huit minutes
    .theme = Vous apprenez dans l’atelier de Léonard : étudiez, pratiquez, et achevez ce que le maître a laissé en plan.
    .goal = Quand la pioche est vide, on joue une dernière manche ; le plus de points gagne.

## Étudier

lesson-study = Étudier

step-study-upper = Chaque carte de votre main, en bas, a deux moitiés. Celle du haut est une discipline à étudier : touchez la moitié haute de votre carte d’ingénierie.
    .right = Une colonne commence dans votre aire : ingénierie, niveau 1. Chaque discipline en jeu vaut deux points à la fin. Puis vous avez pioché une carte, comme après chaque tour.
    .elsewhere = C’est permis : on peut toujours étudier. Mais ici, l’ingénierie d’abord.
    .visit = C’est permis ! Mais une chose à la fois : étudiez d’abord l’ingénierie.
    .lower = Il faut pour cela une discipline en jeu. Étudiez d’abord l’ingénierie.
step-study-second = Les neuf cartes visibles sont le centre. Parmi les œuvres inachevées, la Machine volante demande un niveau d’ingénierie et un de physique. Étudiez maintenant la physique.
    .right = Les deux signes de la Machine volante ont une coche : ses niveaux sont atteints. Vous la prendrez bientôt.
    .under = L’ingénierie monterait au niveau 3, mais la Machine volante demande aussi la physique.
    .other = C’est permis, mais il manque la physique à la Machine volante. Quelle carte la montre en haut ?

## Pratiquer et travailler

lesson-practise = Pratiquer et travailler

step-practise-practise = La pratique va plus vite : deux niveaux d’un coup. La moitié basse de votre carte de lettres convient à l’ingénierie ou à la physique. Touchez-la, puis la colonne physique.
    .right = Physique, niveau 3 : une carte d’étude et une carte de pratique. On ne pratique que sous une colonne en jeu, et que la carte montre.
    .engineering = C’est permis. Mais vous voudrez bientôt la Bombarde, et elle demande la physique au niveau 3.
    .letters = Une nouvelle discipline, deux points. Mais jouez maintenant la moitié basse de cette carte.
    .machine = Vous pourriez, et votre rival ne peut pas encore la prendre. Apprenez donc d’abord la pratique.
    .other = C’est permis. Mais pratiquez maintenant, avec la moitié basse de votre carte de lettres.
step-practise-missing = Et la Bombarde, parmi les mécènes ? Elle ne brille pas. Touchez-la : le plateau vous dit ce qui manque.
    .right = Ses signes le disent aussi : 3✓, la physique est atteinte ; 1/2, un niveau d’ingénierie au lieu de deux.
    .other = Vous jouerez dans un instant. Touchez d’abord la Bombarde.
step-practise-work = La Machine volante a toutes ses coches. Touchez Travail sur votre carte de biologie, puis la Machine volante.
    .right = Deux points. Vos niveaux restent, ils ne sont pas dépensés. Deux œuvres inachevées d’un même sujet valent six points, trois en valent douze.
    .gone = Deux points aussi, mais ce Travail serait perdu. Jouez la moitié basse.
    .bombard = La Bombarde viendra plus tard. Prenez d’abord la Machine volante.
    .other = C’est permis. Mais prenez maintenant la Machine volante : elle est à portée.

## La carte Fatigue

lesson-fatigue = La carte Fatigue

step-fatigue-maintenance = Vous aviez joué tous les deux : la manche était finie, et l’entretien a suivi. C’est alors seulement qu’on complète le centre : une autre Machine volante est arrivée.
step-fatigue-tired = Vous avez acquis une carte, votre rival aucune. Vous avez donc reçu la carte Fatigue : voyez le visage endormi, en haut. Avec elle on joue en dernier ; votre rival commence.
step-fatigue-pass = La carte Fatigue peut changer de mains après chaque manche. Quand ira-t-elle à votre rival ?
    .gathered = Quand votre rival aura acquis plus de cartes que vous.
    .points = Quand votre rival aura plus de points que vous.
    .turns = Après cette manche : elle change de mains chaque fois.
    .why = On compte ensemble les cartes Léonard, les mécènes et les œuvres inachevées. Elle va au joueur qui en a plus que son détenteur.

## La visite de Léonard

lesson-leonardo = La visite de Léonard

step-leonardo-visit = Maintenant, une visite. Touchez Visite sur votre carte d’architecture, puis une carte Léonard à deux niveaux, dans la première rangée du centre.
    .right = Léonard vous donne une leçon : sa carte va sous une de vos colonnes. Choisissez maintenant laquelle.
    .cards = Votre main resterait plus grande de deux cartes : c’est fort au début. Mais prenez maintenant les deux niveaux.
    .keep = Toute Visite conviendrait. Mais gardez l’ingénierie et la biologie : vous les étudierez plus tard.
    .other = C’est permis. Mais jouez maintenant la Visite de votre carte d’architecture.
step-leonardo-teach = Touchez votre colonne ingénierie : elle monte de deux niveaux, et la Bombarde demande plus d’ingénierie.
    .right = Ingénierie, niveau 3. Voyez la Bombarde : tout ce qu’elle demande est atteint.
    .physics = La physique suffit déjà pour la Bombarde. Il lui manque l’ingénierie.
step-leonardo-rival = Votre rival pourrait-il prendre la Bombarde avant vous ? Touchez-le, parmi les autres : son aire s’ouvre, et le centre montre ce qui lui manque encore. Puis revenez.
step-leonardo-patron = La Bombarde a toutes ses coches et vaut six points. Touchez Travail sur votre carte de physique, puis la Bombarde.
    .right = Six points. Les mécènes demandent plus de niveaux et rapportent un nombre fixe de points ; les œuvres inachevées comptent par série.
    .visit = Bien, mais une carte du centre est au premier qui la prend. Prenez la Bombarde.
    .practise = La physique au niveau 5 rapporte trois points. La Bombarde en rapporte six.
    .machine = Elle demande aussi la biologie : vous l’étudierez plus tard. Prenez la Bombarde.
    .other = C’est permis, mais rien ne rapporte plus à présent que la Bombarde : six points.

## Les points et la fin

lesson-points = Les points et la fin

step-points-level = Une discipline au niveau quatre ou davantage vaut trois points de plus. Touchez la Pratique qui montre la physique, puis votre colonne physique.
    .right = Physique, niveau 5 : trois points de plus. D’autres niveaux n’ajouteraient pas de points à eux seuls.
    .engineering = L’ingénierie arriverait au niveau quatre : trois points aussi ! Mais la physique d’abord.
    .study = Une nouvelle discipline rapporte deux points. La physique au niveau quatre ou davantage en rapporte trois.
    .other = C’est permis. Mais faites maintenant monter la physique avec une carte de pratique : trois points.
step-points-shown = Vous avez pioché une carte d’ingénierie, avec Pratique en peinture ou biologie. Cette moitié basse ne brille pas : touchez-la, et le plateau vous dit pourquoi.
    .right = Vous n’avez en jeu ni la peinture ni la biologie. Étudiez d’abord l’une des deux ; la carte pourra alors aller dessous.
    .other = Vous jouerez dans un instant. Touchez d’abord la Pratique en peinture ou biologie.
step-points-column = Une carte d’étude fait monter sa colonne d’un niveau. L’ingénierie est au niveau 3 : étudiez-la encore, avec la carte qui a Visite en bas.
    .right = Ingénierie, niveau 4 : trois points de plus, comme pour la physique.
    .card = L’ingénierie monterait aussi. Mais gardez la Pratique de cette carte, et jouez l’autre carte d’ingénierie.
    .study = Une nouvelle discipline rapporte deux points. L’ingénierie au niveau quatre en rapporte trois.
    .other = C’est permis. Mais étudiez maintenant l’ingénierie : le niveau quatre rapporte trois points.
step-points-set = Quelques manches plus tard, vous avez aussi la biologie. Deux Machines volantes valent six points au lieu de deux : touchez Travail sur votre carte de peinture, puis la seconde.
    .right = Six points pour les deux ensemble. Avec une troisième, ce serait douze.
    .fifth = Une cinquième discipline rapporte deux points. La seconde Machine volante en rapporte quatre.
    .other = C’est permis, mais sans points pour l’instant. La seconde Machine volante en rapporte quatre.
step-points-any = Il reste une carte dans la pioche. Certaines cartes de pratique conviennent à toute discipline : touchez la Pratique « au choix », puis votre colonne biologie.
    .right = Biologie, niveau 3, et vous avez pioché la dernière carte. Quand la pioche est vide, on joue une dernière manche, sans piocher.
    .column = Une telle carte va sous n’importe quelle colonne en jeu. Ici, sous la biologie.
    .keep = Cela convient aussi. Mais gardez cette carte pour votre dernier tour : jouez celle au choix.
    .study = Une cinquième discipline, deux points. Mais essayez maintenant la pratique au choix.
    .other = C’est permis. Mais essayez maintenant la pratique au choix, sous la biologie.
step-points-last = Dernière manche : vous jouez encore une carte. Une nouvelle discipline rapporte deux points ; la biologie au niveau quatre ou davantage, trois. Faites monter la biologie.
    .right = Trois points de plus : vous gagnez, 29 à 24. Les cartes restées en main ne comptent pas.
    .architecture = Une nouvelle discipline rapporte deux points. La biologie au niveau quatre en rapporte trois.
    .monument = La première de son sujet rapporte deux points. La biologie au niveau quatre en rapporte trois.
    .other = Cela ne rapporte rien. La biologie au niveau quatre rapporte trois points.
step-points-count = Vos 29 points : 8 pour quatre disciplines, 9 pour trois hauts niveaux, 6 pour le mécène, 6 pour les œuvres inachevées. Votre rival en a 3 pour les six disciplines.

## Les autres cartes Léonard

lesson-effects = Les autres cartes Léonard

step-effects-kinds = Une autre partie montre les trois autres sortes de cartes Léonard : trois points à la fin ; un regard sur trois cartes ; une carte de plus et du repos.
step-effects-rest = Le repos : vous ne pouvez plus jamais avoir la carte Fatigue. Et une carte piochée grâce à Léonard vous reste : votre main demeure plus grande.
step-effects-look = La Machine volante est à portée, mais vous n’avez pas de Travail. Touchez Visite sur votre carte de peinture, puis la carte Léonard à la longue-vue.
    .right = Voici les trois premières cartes de la pioche. Jouez-en une maintenant, moitié haute ou basse.
    .points = Trois points à la fin, c’est sûr. Mais prenez maintenant la longue-vue.
    .rest = Vous piocheriez une carte et n’auriez plus jamais la carte Fatigue. Mais prenez maintenant la longue-vue.
    .other = C’est permis. Mais jouez maintenant la Visite de votre carte de peinture.
step-effects-play = L’une des trois est ce qui vous manquait. Touchez Travail sur la carte d’architecture, puis la Machine volante.
    .right = Une visite et un travail en un seul tour !
    .half = C’est permis : les deux moitiés se jouent. Mais le Travail vous donne la Machine volante.
step-effects-return = Les deux autres vont sous la pioche. La première sera piochée plus tôt. La carte de physique convient à toute discipline : touchez-la d’abord.
    .right = Personne d’autre ne connaît ces deux cartes. Vous les voyez à côté de la pioche, en haut.
    .other = C’est permis. Mais la pratique au choix est la meilleure des deux : qu’elle vienne plus tôt.

## Compris ?

lesson-understood = Compris ?

step-understood-under = Vous avez en jeu l’ingénierie et la physique. Sous quelles colonnes pouvez-vous pratiquer avec cette carte de lettres ?
    .shown = Ingénierie ou physique : la carte les montre.
    .own = Seulement lettres : c’est sa moitié haute.
    .any = Toutes, même celles qui ne sont pas en jeu.
    .why = On pratique sous une colonne en jeu que la moitié basse montre.
step-understood-replaced = Vous prenez maintenant la Machine volante. Quand la remplace-t-on au centre ?
    .after = Après cette manche, à l’entretien.
    .now = Aussitôt, quand vous la prenez.
    .never = Jamais : sa place reste vide.
    .why = Les cartes du centre ne sont remplacées qu’à l’entretien, tant que leurs piles le permettent.
step-understood-begins = Vous détenez la carte Fatigue, et vous prenez maintenant une autre carte du centre. Qui commence la manche suivante ?
    .rival = Votre rival : vous gardez la carte Fatigue.
    .gathered = Vous : vous avez acquis plus de cartes.
    .turn = Vous : on commence à tour de rôle.
    .why = Le joueur qui détient la carte Fatigue joue en dernier. Votre rival n’a pas acquis plus de cartes que vous : elle vous reste.
step-understood-most = Qu’est-ce qui rapporte le plus de points à présent ?
    .bombard = Travailler pour la Bombarde.
    .physics = Monter la physique au niveau 5.
    .biology = Étudier la biologie, une nouvelle discipline.
    .why = La Bombarde vaut six points, un niveau de quatre ou davantage trois, une nouvelle discipline deux.
step-understood-reach = Vous avez un Travail en main. Laquelle de ces cartes pouvez-vous prendre ?
    .monument = Monument équestre III.
    .adoration = L’Adoration des mages I.
    .codex = Codex Atlanticus.
    .why = Seul le monument a toutes ses coches. À l’Adoration, il manque peinture et architecture ; le Codex demande les lettres au niveau 4.

## Le solitaire

course-solitaire = Le solitaire en deux minutes
    .theme = En solitaire, vous jouez quatre mains. Chacune a ses cartes et son aire ; elles se partagent le centre.
    .goal = Avec 130 points ou plus pour les quatre mains ensemble, vous gagnez.

lesson-alone = Quatre mains

step-alone-hands = Quatre mains jouent à tour de rôle, chacune avec son aire et sa pile. La main 1 commence. Touchez Visite sur sa carte de biologie, puis « 2 cartes de plus ».
    .right = La main 1 a pioché dans sa pile et garde six cartes. La main 2 joue : vous voyez son aire en grand.
    .effect = C’est permis. Mais c’est au début que plus de cartes aident le mieux : prenez-en deux.
    .other = C’est permis. Mais commencez par la Visite de la carte de biologie : une main plus grande aide toute la partie.
step-alone-shared = Le centre est commun : ce que la main 1 a pris manque jusqu’à l’entretien. Touchez Visite sur la carte de physique de la main 2, puis « 3 points à la fin ».
    .right = Trois points. Puis les mains 3 et 4 ont étudié la peinture, et la manche est finie.
    .card = L’autre Visite fait de même. Mais gardez l’architecture : la main 2 l’étudiera.
    .rest = C’est permis : cette main n’aurait jamais la carte Fatigue. Mais prenez maintenant trois points.
    .other = C’est permis. Mais jouez maintenant la Visite de la carte de physique.
step-alone-tired = Les mains 1 et 2 ont acquis une carte, la main 4 aucune : elle passe la carte Fatigue. Parmi toutes les aires, touchez la main 1 : avec six cartes, elle peut attendre.
    .right = La main 1 joue désormais en dernier ; la main 2 commence donc la manche suivante.
    .third = Choisissez entre les mains 1 et 2. Ici, la main 1.
    .other = C’est permis aussi. Mais la main 1 a plus de cartes au choix : elle peut se permettre de jouer en dernier.
step-alone-leave = Plus tard, la main 3 a un Monument équestre. La main 4 pourrait prendre l’autre, mais une série ne compte que dans une même main. Étudiez plutôt les lettres.
    .right = Deux points aussi, et la main 4 atteint l’Adoration des mages. Que chaque main vise des cartes différentes du centre.
    .monument = Deux points pour la main 4. Pour la main 3, ce serait le second : quatre points. Laissez-le-lui.
    .other = C’est permis. Mais avec les lettres, la main 4 gagne deux points et atteint l’Adoration.
step-alone-pair = La main 3 joue de nouveau, et le second monument est toujours là. Touchez Travail sur sa carte de peinture, puis le monument.
    .right = Six points au lieu de deux, tous dans la main 3.
    .other = C’est permis. Mais le second monument rapporte quatre points à cette main.
step-alone-goal = La barre en haut additionne les quatre mains : 35 sur 130. Une main dont la pile est vide joue sans piocher. Quand les quatre le sont, une dernière manche suit.

## Ce qui est dit la première fois qu’une question est posée

coach-play_a_card = Jouez une carte : étudiez en haut, ou jouez sa moitié basse.
    .advice = Astuce : voyez quelle carte du centre est presque à portée, et visez-la.
    .when = lacks reaches collects
coach-play_from_hand = Vous jouez quatre mains à tour de rôle, chacune avec son aire et sa pile.
    .advice = Astuce : que chaque main vise des cartes différentes du centre.
    .when = lacks reaches collects
coach-play_looked = Jouez-en une maintenant, moitié haute ou basse ; les autres vont sous la pioche.
    .advice = Astuce : prenez ce qui manque à votre main, souvent un Travail.
    .when = lacks reaches collects
coach-teach_discipline = La carte Léonard va sous une de vos colonnes : deux niveaux.
    .advice = Astuce : visez le niveau quatre, ou ce qu’un mécène demande.
    .when = scores reaches lacks
coach-return_card = La première va sous la pioche, la suivante en dessous. Personne d’autre ne les connaît.
coach-give_fatigue = Plusieurs ont acquis le même nombre de cartes. Celui qui la reçoit joue en dernier.
