### Les leçons de Codex Naturalis en français. Les mêmes clés que dans en.ftl et it.ftl.

course-first = Codex Naturalis en huit minutes
    .theme = Vous copiez la nature dans un livre : carte sur carte, votre codex grandit.
    .goal = Le plus grand total de points l’emporte ; le joueur qui atteint 20 points déclenche la fin de partie.

## Poser et prendre

lesson-lay = Poser et prendre

step-lay-lay = Au milieu, votre codex : une seule carte pour l’instant. Dans votre main, en bas, touchez la carte rouge à deux champignons, puis l’emplacement qui brille en haut à droite.
    .right = Elle recouvre un coin de votre carte de départ. La rangée de symboles au-dessus du codex compte maintenant trois champignons et une plante.
    .elsewhere = C’est permis aussi ! Pour cette leçon, choisissez l’emplacement en haut à droite.
    .green = Très bien dans une partie. Ici, d’abord la carte rouge.
    .gold = Une carte dorure demande des symboles déjà visibles. Vous en montrerez bientôt assez ; pour l’instant, posez la carte rouge.
    .other = C’est permis, mais elle serait posée verso visible. Posez la carte rouge recto visible.
step-lay-take = Un tour a deux parties : poser une carte, puis en prendre une. Quatre sont visibles, à côté de deux pioches. Prenez la rouge au cadre doré : une carte dorure.
    .right = Une autre carte dorure la remplace aussitôt. Vous avez de nouveau trois cartes en main, et c’est au tour de votre rival.
    .open = Un bon choix, mais vous aurez bientôt besoin de la carte dorure rouge.
    .unseen = On peut aussi piocher, mais on ne voit que le verso. Cette fois, prenez la carte dorure rouge.
step-lay-rival = Votre rival a posé une carte marquée 1 : un point, sur la piste de score en haut. Son codex est en petit, sous « Autres » ; touchez-le pour le voir en grand.

## Cartes dorure et coins manquants

lesson-gold = Cartes dorure et coins manquants

step-gold-three = Votre codex montre trois champignons : ce que demande la carte dorure marquée 3. Posez-la en haut à droite de la carte rouge, où elle ne recouvre qu’un coin vierge.
    .right = Trois points aussitôt ! Les champignons ne sont pas dépensés : il fallait seulement qu’ils soient visibles avant la pose.
    .shut = Cet emplacement est fermé. Choisissez-en un qui brille.
    .fungi = C’est permis, mais elle recouvrirait un champignon, et votre autre carte dorure en demande trois aussi. Choisissez le coin vierge, en haut à droite.
    .elsewhere = C’est permis aussi. Pour cette leçon, choisissez l’emplacement en haut à droite de la carte rouge.
    .back = Verso visible, elle ne rapporterait rien. Touchez « Retourner » pour revoir son recto.
    .other = C’est permis, mais cette leçon parle de la carte dorure marquée 3 : posez celle-là.
step-gold-red = Maintenant, la seconde partie de votre tour : prenez la carte rouge.
    .right = Une carte sans cadre doré est une carte ressource. Elle ne demande rien, et ses symboles sont ceux que demandent les cartes dorure.
    .other = Un bon choix dans une partie. Ici, prenez la carte rouge.
step-gold-cross = Touchez la carte verte de votre main. Les petites croix marquent les emplacements fermés : aucune carte ne peut y aller. Touchez une croix pour lire pourquoi.
    .right = Un triangle de couleur marque un coin manquant : l’emplacement voisin est fermé pour toujours. Regardez les coins avant de poser une carte.
    .other = Ne posez rien encore : touchez d’abord une des petites croix.

## Les coins qui rapportent

lesson-corners = Les coins qui rapportent

step-corners-prepare = Votre carte dorure rapporte deux points par coin recouvert. Préparez-lui un emplacement à deux coins : posez la carte verte en haut à gauche de la carte de départ.
    .right = L’emplacement entre la carte verte et la rouge touche maintenant deux coins : un de chacune.
    .shut = Cet emplacement est fermé. Choisissez-en un qui brille.
    .early = Elle recouvrirait un seul coin : deux points. Attendez un tour, et elle en recouvrira deux : quatre points.
    .missing = Son coin en haut à droite manque : cela fermerait l’emplacement que vous préparez.
    .elsewhere = Posez-la en haut à gauche de la carte de départ : il y aura un emplacement entre elle et la rouge.
    .back = Son recto montre deux plantes, son verso une seule. Posez-la recto visible.
    .other = Très bien dans une partie. Ici, posez la carte verte, recto visible, en haut à gauche de la carte de départ.
step-corners-objective = Avec la carte verte, vous montrez trois plantes. Votre objectif secret les compte : sous « Objectifs », il vaut déjà 2 points. Seuls les symboles encore visibles à la fin compteront.
step-corners-draw = Prenez maintenant une carte sans la voir. Le verso du dessus d’une pioche dit son règne : champignon, plante, animal ou insecte. Piochez la plante dans la pioche ressource.
    .right = Une carte plante, comme le disait le verso. Votre rival ne sait pas laquelle.
    .open = C’est permis. Ici, piochez une fois dans la pioche ressource.
    .gold = C’est la pioche dorure. Piochez le verso vert, dans la pioche ressource.
step-corners-four = Posez votre carte dorure sur l’emplacement entre la carte verte et la rouge. Elle recouvre deux coins : quatre points.
    .right = Quatre points ! Elle recouvre même un des champignons qu’elle demandait : ils ne devaient être visibles qu’avant la pose.
    .shut = Cet emplacement est fermé. Choisissez-en un qui brille.
    .one = Un seul coin ici : deux points. Entre la carte verte et la rouge, deux coins : quatre points.
    .back = Verso visible, elle ne rapporte rien. Touchez « Retourner » et posez-la recto visible.
    .other = D’abord la carte dorure : elle rapporte maintenant quatre points.

## Le verso d’une carte

lesson-back = Le verso d’une carte

step-back-take = Prenez maintenant une des deux cartes dorure bleues : celle qui s’appelle G26. Le nom d’une carte est sur son bord gauche.
    .right = Dans sa rangée du bas, les symboles barrés manquent à votre codex : trois animaux. Vous la poserez quand même.
    .twin = Celle-ci est G25. Prenez celle qui s’appelle G26.
    .other = Un bon choix dans une partie. Ici, prenez la carte dorure bleue G26.
step-back-flip = Le cadenas sur la carte bleue dit : pas recto visible, car vous ne montrez aucun animal. Touchez « Retourner » dessous, puis la carte, puis un emplacement qui brille.
    .right = Un verso ne demande rien et a quatre coins ; rien ne peut recouvrir le symbole du milieu. Il ne rapporte rien, mais il fait de l’espace.
    .refused = Touchez « Retourner » sous la carte bleue : son verso ne demande rien. Puis la carte et un emplacement qui brille.
    .other = Très bien dans une partie. Ici, retournez la carte dorure bleue et posez-la verso visible.

## La fin

lesson-end = La fin

step-end-six = Quelques tours plus tard, vous avez 13 points. Touchez votre carte dorure rouge : sur chaque emplacement, un nombre dit ce qu’elle y rapporte. Posez-la où elle rapporte le plus.
    .right = Six points : elle recouvre trois coins à la fois. Vous en avez maintenant 19.
    .fewer = Regardez les nombres : ailleurs, elle recouvre trois coins et rapporte six points.
    .back = Verso visible, elle ne rapporte rien. Touchez « Retourner » et posez-la recto visible.
    .refused = Choisissez la carte dorure rouge et un emplacement qui brille : votre codex montre tout ce qu’elle demande.
    .other = Cela ne rapporte rien. Posez la carte dorure rouge.
step-end-draw = Piochez maintenant dans la pioche dorure : le verso du dessus montre un champignon.
    .right = Une carte dorure avec un encrier à côté de son chiffre : elle compte les encriers. C’est au tour de votre rival.
    .other = Un bon choix dans une partie. Ici, piochez dans la pioche dorure.
step-end-twenty = Vous avez 19 points. La carte dorure à l’encrier rapporte un point par encrier visible, le sien compris : deux ici. Posez-la et dépassez les 20 !
    .right = 21 points, au-delà de la marque des 20 : fin de partie déclenchée. On termine ce tour de table, puis chacun joue encore une fois.
    .resource = Cette carte ne rapporte rien. Posez la carte dorure avec un encrier à côté de son chiffre.
    .back = Verso visible, une carte ne rapporte rien. Posez la carte dorure à l’encrier, recto visible.
    .refused = Choisissez la carte dorure à l’encrier et un emplacement qui brille : votre codex montre tout ce qu’elle demande.
step-end-last = Dernier tour de table. Vos cartes ne rapportent plus rien, mais les objectifs compteront : deux communs, un secret. Regardez « pour l’instant » à côté, puis posez une carte.
    .right = Vous montrez encore au moins trois plantes : votre objectif secret rapporte 2 points. Votre rival joue une dernière fois.
step-end-scores = La partie est finie, les objectifs secrets sont montrés. Vous avez 21 points de cartes et 2 d’objectifs : 23 à 17, vous gagnez ! À égalité, les objectifs départageraient.

## Comment une partie commence

lesson-begin = Comment une partie commence

step-begin-side = Toute partie commence ici : choisissez le côté visible de votre carte de départ. L’un a deux symboles au milieu, l’autre un symbole dans chaque coin.
    .front = Deux symboles que rien ne pourra jamais recouvrir, et quatre coins vierges où bâtir.
    .back = Quatre symboles d’un coup, mais chaque coin où vous bâtirez en recouvrira un.
step-begin-common = Disons que le recto est visible. Deux objectifs sont communs à tous. L’un compte des symboles ; l’autre, aux petites cartes, est un schéma à reproduire exactement, sans le tourner.
step-begin-keep = Voici deux autres objectifs : touchez celui que vous gardez. Il est secret et ne compte que pour vous. Lequel va avec les plantes et champignons de votre main ?
    .plants = Chaque série de trois plantes visibles rapporte 2 points : c’est simple, et votre main y aide aussitôt.
    .column = Deux cartes plante en colonne, une carte insecte en bas à gauche : 3 points par reproduction exacte. Plus difficile, mais cela rapporte plus.
step-begin-first = Les tours commencent. Le premier joueur est tiré au sort : ici, c’est vous. La suite, vous la connaissez : posez, prenez, et gardez un œil sur les coins.

## Cinq questions

lesson-understood = Cinq questions

step-understood-spent = Vous posez la carte dorure marquée 3 en haut à gauche de la carte rouge. Combien de champignons votre codex montre-t-il alors ?
    .two = Deux
    .three = Trois
    .none = Aucun
    .why = Rien n’est dépensé, mais la carte dorure recouvrirait un des trois champignons.
step-understood-shut = Regardez votre codex : où aucune carte ne pourra-t-elle jamais aller ?
    .below = En bas à droite de la carte à deux champignons
    .above = En haut à gauche de la carte à deux champignons
    .starter = En bas à gauche de la carte de départ
    .why = Le coin en bas à droite de cette carte manque : l’emplacement voisin est fermé pour toujours.
step-understood-worth = Vous posez maintenant votre carte dorure en haut à gauche de la carte à deux champignons. Que rapporte-t-elle ?
    .two = 2 points
    .four = 4 points
    .none = Rien
    .why = Elle rapporte deux points par coin recouvert, et elle n’en recouvrirait là qu’un seul.
step-understood-allowed = Que pouvez-vous faire maintenant ?
    .back = Poser la carte dorure bleue verso visible
    .front = Poser la carte dorure bleue recto visible
    .take = Prendre une carte avant d’en poser une
    .why = Recto visible, elle demande trois animaux, et vous en montrez un ; un verso ne demande rien. On ne prend une carte qu’après en avoir posé une.
step-understood-last = Vous atteignez 21 points à ce tour. Et ensuite ?
    .all = On termine le tour de table, puis chacun joue encore une fois
    .now = La partie finit aussitôt
    .rival = Seul votre rival joue encore une fois
    .why = Tout le monde joue autant de fois. Puis on compte les objectifs, et le plus grand total gagne.

## La première partie : quand une question est posée pour la première fois

coach-choose_side = Les symboles du milieu restent pour toujours ; ceux des coins seront recouverts.
    .advice = Astuce : un côté à quatre coins laisse plus d’espace.
    .when = opens
coach-choose_objective = Il ne compte que pour vous, à la fin, chaque fois qu’il est atteint.
    .advice = Astuce : gardez celui qui va avec vos cartes.
    .when = fits
coach-play_a_card = Une carte, recto ou verso visible, sur un emplacement qui brille.
    .advice = Astuce : avant de recouvrir un symbole, voyez si une carte dorure en main le demande.
    .when = lacks ready
coach-take_a_card = Une carte visible, ou le dessus d’une pioche.
    .advice = Astuce : une carte dorure dont vous montrez presque les ressources, ou une carte ressource qui les complète.
    .when = ready supplies lacks
