### Les leçons de Léonard de Vinci en français. Les mêmes clés que dans en.ftl et it.ftl.

course-first = Léonard de Vinci en dix minutes
    .theme = Des inventeurs de la Renaissance rivalisent pour réaliser ce que demande le Seigneur de la Ville.
    .goal = Après neuf tours, la plus grande fortune l’emporte.

## 1

lesson-invention = Votre première invention

step-invention-start = La ville demande trois inventions. Pour le Marteau automatique, il faut un fer et quatre semaines de travail ; il rapporte cinq florins. Vous avez un fer : touchez le Marteau, puis le bouton.
    .right = Votre fer est maintenant sous le laboratoire, face cachée. Votre rival voit que vous travaillez, mais pas à quoi.
    .wood = Pour la Machine à soufflet, il faut deux bois et un verre. Vous n’en avez pas. Commencez le Marteau.
    .long = Vous pourriez commencer l’Ascenseur théâtral, mais onze semaines, c’est long. Commencez par quatre : le Marteau.
    .early = Cette invention n’est pas encore demandée. Vous pourriez la commencer, mais pas la réaliser avant qu’elle soit retournée. Commencez le Marteau.
    .idle = Un laboratoire au repos ne rapporte rien. Commencez d’abord le Marteau.

step-invention-apprentices = Envoyez maintenant des ouvriers. Dans un laboratoire, chaque apprenti fait une semaine par tour. Touchez votre petit laboratoire, choisissez deux apprentis avec le signe plus, et envoyez-les.
    .right = Deux semaines sont assurées. On n’envoie des apprentis au même endroit qu’une fois par tour : choisissez toujours bien leur nombre.
    .few = Pas assez : d’autres apprentis ne pourront pas suivre pendant ce tour. Envoyez-en deux.
    .full = Les trois places seraient prises, et votre maître d’œuvre ne pourrait pas y travailler. Envoyez deux apprentis.
    .master = Votre maître d’œuvre pourra suivre. Envoyez d’abord deux apprentis.
    .pass = Personne ne travaillerait au Marteau. Envoyez d’abord deux apprentis dans votre petit laboratoire.
    .other = La ville vient plus tard. Assurez d’abord le Marteau : deux apprentis dans votre petit laboratoire.

step-invention-master = Votre maître d’œuvre fait deux semaines en un tour et peut rejoindre vos apprentis. Touchez encore le petit laboratoire et envoyez-le : deux et deux font les quatre semaines voulues.
    .right = Les quatre semaines sont faites : les laboratoires ont travaillé, et le tour est fini.
    .pass = Deux semaines manquent encore au Marteau. Envoyez d’abord votre maître d’œuvre.
    .other = La ville vient plus tard. Deux semaines manquent encore au Marteau : envoyez votre maître d’œuvre dans le petit laboratoire.

step-invention-paid = Le Marteau est réalisé : la ville vous paie cinq florins, et sa carte reste devant vous jusqu’à la fin. Le tour 2 commence avec huit florins dans votre bourse.

step-invention-sets = Chaque joueur a commencé avec une dotation différente. Vous aviez plus de composants. Votre rival en a moins, mais il a dès le début un second laboratoire, le grand.

## 2

lesson-city = La ville

step-city-shop = Retour au tour 1 : il vous reste un apprenti. Les boutiques, de D à H, vendent des composants. Vous avez utilisé votre fer, et le forgeron en a : touchez D et envoyez-y votre apprenti.
    .right = Personne d’autre n’y est allé : vous passez en premier.
    .later = Le Conseil, l’Atelier et l’Académie viendront plus tard. Maintenant, le forgeron : D.
    .pass = Vous avez encore un apprenti, et le joueur qui passe quitte la phase. Envoyez-le chez le forgeron.
    .other = Cette boutique est utile aussi, mais votre prochaine invention demande du fer. Le forgeron est en D.

step-city-free = On règle les zones de A à H. Votre rival a été servi au Conseil et à l’Académie ; à vous, chez le forgeron. La première vente est gratuite : prenez le fer.
    .right = Gratuit ! Le prix ne monte que si quelqu’un achète.
    .free = C’est gratuit : prenez-le. Si vous déclinez l’offre, votre apprenti rentre les mains vides.

step-city-decline = Vous y êtes encore : vous pouvez acheter un autre fer, maintenant pour deux florins. Mais un seul suffit, et la plus grande fortune gagne. Touchez « Décliner l’offre ».
    .right = Votre apprenti est rentré, les laboratoires ont travaillé, et le Marteau est réalisé : cinq florins pour vous, et vous gardez sa carte.
    .buy = C’est permis, mais un seul fer suffit, et vos florins comptent à la fin. Déclinez l’offre.

step-city-late = Votre rival travaillait aussi au Marteau et doit maintenant le montrer : il lui manque trois semaines. Réalisé plus tard, le Marteau rapporte trois florins au lieu de cinq, et pas de carte.

## 3

lesson-rank = Passer en premier

step-rank-discount = Le tour 2 apporte la Coupole inattaquable : sept semaines. Elle est du même type que votre Marteau, dont la carte épargne deux semaines : cinq suffisent. Commencez la Coupole.
    .right = Chaque carte que vous gardez épargne deux semaines pour toute invention suivante de son type.
    .lift = C’est possible, mais l’Ascenseur est d’un autre type : pas de remise, onze semaines. Commencez la Coupole.
    .wood = Il vous manque du bois et du verre. Commencez la Coupole.
    .early = Cette invention n’est pas encore demandée. Commencez la Coupole.
    .idle = Un laboratoire au repos ne rapporte rien. Commencez d’abord la Coupole.

step-rank-strength = L’Atelier, B, améliore les laboratoires. Votre rival y a un apprenti. Le plus fort est servi d’abord : un apprenti compte un, un maître d’œuvre deux. Envoyez-y votre maître d’œuvre.
    .right = Deux contre un : vous passerez en premier, bien que votre rival soit venu plus tôt.
    .equal = Un contre un : à force égale, le joueur venu plus tôt passe devant. C’est votre rival. Envoyez le maître d’œuvre.
    .apprentices = Ce serait plus fort aussi, mais la Coupole a besoin de vos apprentis. Envoyez le maître d’œuvre.
    .pass = Vous n’obtiendriez rien à l’Atelier. Envoyez-y d’abord votre maître d’œuvre.
    .other = Cela peut attendre. Envoyez votre maître d’œuvre à l’Atelier, B.

step-rank-weeks = Maintenant, la Coupole. Il vous reste trois apprentis : envoyez-les tous les trois dans votre petit laboratoire.
    .right = Cela fera trois semaines sur cinq. Au prochain tour, deux de plus suffiront.
    .few = D’autres ne pourront pas suivre pendant ce tour. Envoyez les trois.
    .pass = Il vous reste trois apprentis. Envoyez-les d’abord.
    .other = Vous y gagneriez quelque chose. Mais une invention ne rapporte rien tant qu’elle n’est pas réalisée : envoyez les trois dans le petit laboratoire.

step-rank-padlock = Vous passez en premier à l’Atelier. Un cadenas marque ce que vous ne pouvez pas prendre maintenant. Touchez « le côté à 5 places du petit laboratoire » et lisez la raison.
    .right = Votre petit laboratoire est au travail. On ne l’améliore que s’il est au repos.
    .man = Un automate demande aussi un laboratoire au repos, retourné du côté à 5 ou 6 places. Touchez maintenant les cinq places.
    .none = Pour cela, il faut d’abord le grand laboratoire. Touchez maintenant les cinq places du petit.
    .other = Dans un instant. Touchez d’abord le cadenas des cinq places.

step-rank-large = Ici aussi, la première vente est gratuite. Prenez le grand laboratoire : vous pourrez alors faire deux inventions à la fois.
    .right = Deux laboratoires ! Plus tard, vous pourrez les porter à cinq et six places. Ils accueillent alors des automates, qui travaillent à chaque tour.
    .free = C’est gratuit. Prenez-le.

step-rank-men = L’Atelier vend aussi des automates. Un automate travaille deux semaines à chaque tour et ne rentre jamais, mais il occupe une place : il n’entre que dans un laboratoire au repos de cinq ou six places.

step-rank-again = Votre rival a acheté pour deux florins. Vous y êtes encore, et c’est à nouveau à vous, maintenant pour trois. Déclinez l’offre : les florins comptent à la fin.
    .right = La Coupole en est à trois semaines. Votre rival a réalisé le Marteau, mais trop tard : trois florins et pas de carte.
    .buy = Six places, c’est bien, mais trois florins, c’est beaucoup en ce moment. Déclinez l’offre.

## 4

lesson-council = Le Conseil

step-council-nothing = Tour 3. Votre grand laboratoire est au repos. L’Ascenseur théâtral rapporterait treize florins, mais il vous manque une brique. Ne commencez rien maintenant : touchez « Terminé ».
    .right = Vous trouverez une brique pendant ce tour. Mais d’abord, la Coupole.
    .stop = Les composants reviendraient, mais trois semaines de travail seraient perdues. Touchez « Terminé ».
    .early = Cette invention n’est pas encore demandée, et l’Ascenseur aura besoin de vos cordes. Touchez « Terminé ».

step-council-master = La Coupole en est à trois semaines ; avec votre remise, cinq suffisent. Envoyez votre maître d’œuvre dans le petit laboratoire : il fait les deux qui manquent.
    .right = Cinq semaines : la Coupole sera réalisée dès ce tour.
    .apprentices = Gardez vos apprentis pour la ville. Le maître d’œuvre fait deux semaines à lui seul : envoyez-le.
    .pass = Passer est définitif pour cette phase. Envoyez d’abord votre maître d’œuvre.
    .other = Plus tard. Assurez d’abord la Coupole : votre maître d’œuvre dans le petit laboratoire.

step-council-apprentice = Maintenant, le Conseil, A. Chacun y choisit une case avec un privilège, et le premier du classement dit qui a Léonard. Personne n’y est encore : envoyez un apprenti.
    .right = Le maître d’œuvre de votre rival est allé chez le forgeron : au Conseil, il n’y a que vous.
    .many = Ce serait plus sûr. Mais ici, un apprenti suffit.
    .pass = Passer est définitif pour cette phase. Envoyez d’abord un apprenti au Conseil.
    .other = Cela peut attendre. Envoyez un apprenti au Conseil, A.

step-council-pass = Il vous reste deux apprentis, et vous pourriez les envoyer n’importe où. Mais voyons le Conseil : touchez « Passer jusqu’à la fin de la phase ».
    .right = Passer est définitif : vous n’envoyez plus personne avant le prochain tour.
    .other = Très bien dans une vraie partie ! Ici, passez.

step-council-leonardo = Au Conseil, vous passez en premier : vous dites donc qui a Léonard. Ce joueur joue en premier et gagne les mises égales. Prenez-le vous-même.
    .right = Désormais, vous jouez en premier, jusqu’à ce que le Conseil en décide autrement.
    .rival = Vous pouvez le donner à n’importe qui. Mais il est bon de jouer en premier : prenez-le vous-même.

step-council-spaces = La case 1 déplace un de vos apprentis vers une autre zone, avant qu’on règle les zones. La case 3 montre les quatre prochaines inventions de la pioche, à remettre dans l’ordre voulu.

step-council-space = Choisissez maintenant une des quatre cases. Il vous manque une brique pour l’Ascenseur, et la case 4 donne un composant au choix pour un florin. Choisissez-la.
    .right = Le florin est payé. Dites maintenant quel composant.
    .move = La case 1 déplace un de vos apprentis vers une autre zone. Il vous faut une brique : choisissez la case 4.
    .florins = La case 2 donne les deux florins du Conseil. Il vous faut une brique : choisissez la case 4.
    .inventions = La case 3 vous montre les quatre prochaines inventions de la pioche. Il vous faut une brique : choisissez la case 4.
    .decline = Vous n’obtiendriez rien ici. Il vous faut une brique : choisissez la case 4.

step-council-brick = Pour l’Ascenseur, il faut deux cordes et une brique. Vous avez les cordes : prenez la brique.
    .right = Vous avez maintenant tout pour l’Ascenseur. Et la Coupole est réalisée : huit florins, et vous gardez sa carte.
    .other = Regardez la carte de l’Ascenseur : deux cordes et une brique. Prenez la brique.

## 5

lesson-last = Les derniers tours

step-last-lift = Tour 4. Vous avez Léonard, donc vous jouez en premier. Vous avez quinze florins et tout pour l’Ascenseur théâtral : commencez-le dans le grand laboratoire.
    .right = Il faudra les onze semaines : vous n’avez pas de carte de son type.
    .small = Le petit laboratoire n’a que trois places, le grand en a quatre. Choisissez le grand.
    .early = Cette invention n’est pas encore demandée. Commencez l’Ascenseur.
    .idle = Un laboratoire au repos ne rapporte rien. Commencez l’Ascenseur.

step-last-closed = Quelques tours plus tard : c’est le tour 8, et l’Ascenseur a une semaine sur onze. Touchez n’importe quelle zone de la ville et lisez la raison.
    .right = Aux tours 8 et 9, la ville est fermée. Les ouvriers ne vont que dans les laboratoires au travail.
    .small = Le petit laboratoire est au repos : il n’y a rien à y faire. Touchez maintenant une zone de la ville.
    .other = Dans un instant. Touchez d’abord une zone de la ville.

step-last-apprentices = Alors tout le monde travaille à l’Ascenseur. Envoyez vos trois apprentis dans le grand laboratoire.
    .right = Trois semaines. Votre maître d’œuvre peut en ajouter deux.
    .few = D’autres ne pourront pas suivre pendant ce tour, et chaque semaine compte. Envoyez les trois.
    .master = Il vient ensuite. Envoyez d’abord vos trois apprentis.
    .pass = L’Ascenseur ne serait pas réalisé et ne rapporterait rien. Envoyez vos trois apprentis.

step-last-master = Il y reste une place : envoyez aussi votre maître d’œuvre.
    .right = Cinq semaines de plus : l’Ascenseur en a six. C’est maintenant le tour 9, et vos apprentis y sont de nouveau.
    .pass = L’Ascenseur ne serait pas réalisé et ne rapporterait rien. Envoyez votre maître d’œuvre.

step-last-nine = Tour 9, le dernier. L’Ascenseur a six semaines, et vos apprentis en ajoutent trois. Il n’en manque que deux : envoyez votre maître d’œuvre.
    .right = Onze semaines, juste à temps : treize florins, et vous gardez la carte.
    .pass = L’Ascenseur ne serait pas réalisé et ne rapporterait rien. Envoyez votre maître d’œuvre.

step-last-scores = Vous avez gagné : 28 florins contre 5. Vos cartes montrent deux types. Trois types auraient rapporté 8 florins de plus, quatre 13, cinq 20 : c’est la diversité.

## 6

lesson-auction = Une enchère

step-auction-bid = Retour au tour 1 : vous avez tous deux réalisé le Marteau. Tous deux sont payés, mais il n’y a qu’une carte. Choisissez trois florins et misez-les en secret.
    .right = Votre rival a misé deux. Vous payez trois florins et gardez la carte ; votre rival ne paie rien.
    .equal = Votre rival a misé deux aussi. À mises égales, la carte va au joueur qui a Léonard, et c’est vous.
    .few = Votre rival a misé deux et garderait la carte. Misez trois florins.
    .other = Vous auriez la carte, mais ici trois florins suffisent. Misez trois florins.

## 7

lesson-understood = Six questions

step-understood-weeks = Vous venez de commencer le Marteau automatique : quatre semaines. Quels ouvriers le réalisent dès ce tour ?
    .four = Deux apprentis et le maître d’œuvre
    .apprentices = Trois apprentis
    .three = Un apprenti et le maître d’œuvre
    .why = Un apprenti fait une semaine, le maître d’œuvre deux : deux et deux font quatre.

step-understood-rank = Votre rival a deux apprentis chez le menuisier. Vous y envoyez votre maître d’œuvre, et personne d’autre. Qui est servi d’abord ?
    .rival = Votre rival
    .you = Vous
    .both = Les deux à la fois
    .why = Deux contre deux. À force égale, le joueur venu plus tôt est plus près de la flèche et passe devant.

step-understood-price = Vous passez en premier chez le menuisier, mais vous déclinez l’offre. Votre rival vient ensuite. Combien paie-t-il pour un bois ?
    .nothing = Rien
    .two = Deux florins
    .three = Trois florins
    .why = Le prix ne monte que si quelqu’un achète. Personne n’a encore acheté : il est toujours de 0.

step-understood-discount = Vous gardez deux cartes de ferronnerie. L’Ascenseur théâtral est de corderie. Combien de semaines de travail vous faut-il ?
    .eleven = Onze
    .nine = Neuf
    .seven = Sept
    .why = Une carte n’épargne des semaines que pour les inventions de son type, et vous n’avez pas de carte de corderie.

step-understood-city = C’est le tour 8. Seul votre grand laboratoire est au travail. Où pouvez-vous envoyer des ouvriers ?
    .large = Seulement dans le grand laboratoire
    .both = Dans les deux laboratoires
    .anywhere = Dans les laboratoires et en ville
    .why = Aux tours 8 et 9, la ville est fermée, et un laboratoire au repos n’accueille pas d’ouvriers.

step-understood-requested = On peut commencer une invention qui n’est pas encore demandée. Que se passe-t-il si toutes ses semaines sont faites avant qu’elle soit demandée ?
    .waits = Elle attend dans le laboratoire
    .paid = On vous paie le montant le plus bas
    .lost = Le travail est perdu
    .why = Elle garde son laboratoire jusqu’à ce qu’elle soit demandée. Elle est réalisée à ce tour-là.

## La première fois qu’une question est posée

coach-take_favour = Avant le tour 1 : florins, composants, un apprenti ou une amélioration.
    .advice = Astuce : un apprenti travaille pendant les neuf tours, prenez-en un tôt.
    .when = hires
coach-take_half_favour = Un composant ou deux florins, avant les faveurs.
    .advice = Astuce : un composant demandé vous épargne une visite à une boutique.
    .when = equips lacks
coach-pick_component = Tout composant qu’une boutique a encore.
    .advice = Astuce : regardez les inventions demandées et comptez ce qui vous manque pour la meilleure.
    .when = equips lacks
coach-start_work = Chaque laboratoire au repos peut commencer une invention dont vous avez les composants exacts. Pour finir, touchez « Terminé ».
    .advice = Astuce : n’en laissez aucun au repos.
    .when = starts
coach-assign_workers = Les laboratoires reçoivent d’abord leurs ouvriers ; personne ne les rejoint plus tard dans ce tour.
    .advice = Astuce : donnez ce qui réalise une invention, gardez les autres pour la ville.
    .when = finishes completes
coach-place_workers = Chaque fois, envoyez des apprentis ou le maître d’œuvre dans un lieu, ou passez.
    .advice = Astuce : comptez les semaines qui manquent avant d’aller en ville.
    .when = finishes advances
coach-place_or_call = On ne va plus qu’en ville : d’abord les ouvriers libres, puis ceux des laboratoires.
    .advice = Astuce : laissez au laboratoire ceux qui y réalisent une invention.
    .when = finishes completes
coach-call_apprentices = Trop peu d’apprentis sont libres : d’autres quittent vos laboratoires. Dites combien quittent le petit.
    .advice = Astuce : prenez-les là où aucune invention n’est réalisée à ce tour.
    .when = completes
coach-give_leonardo = Le joueur qui a Léonard joue désormais en premier et gagne les mises égales.
coach-choose_privilege = 1 déplace un apprenti, 2 donne des florins, 3 montre quatre inventions de la pioche, 4 donne un composant.
    .advice = Astuce : prenez ce qui vous manque.
    .when = equips lacks
coach-shift_apprentice = Déplacez un apprenti vers une autre zone, sauf le Conseil.
    .advice = Astuce : envoyez-le là où il vous fait passer en premier ou départage une égalité.
    .when = first
coach-which_apprentice = Plusieurs sont dans cette file, et n’importe lequel peut être déplacé.
coach-order_deck = Vous seul voyez ces inventions. La première touchée sera la prochaine retournée.
coach-buy_good = La première vente est gratuite, puis les prix sont de 2, 3 et 4 florins, jusqu’à ce que vous décliniez.
    .advice = Astuce : prenez ce qui est gratuit.
    .when = equips lacks hires builds men
coach-order_auctions = Vous misez dans deux enchères et dites laquelle vient d’abord.
    .advice = Astuce : commencez par la carte que vous voulez le plus, tant que vous avez tous vos florins.
    .when = owns
coach-make_bid = Le plus offrant paie sa mise et prend la carte ; à mises égales, le joueur qui a Léonard.
    .advice = Astuce : misez plus si une autre invention de son type vous attend.
    .when = owns
coach-reveal_work = Le premier à révéler une invention a la carte et le montant le plus haut.
    .advice = Astuce : révélez d’abord ce que d’autres peuvent avoir.
    .when = completes
