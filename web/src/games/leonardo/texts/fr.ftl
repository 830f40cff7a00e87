parts = Sections du plateau
city = La ville
act = Vos choix
act_tab = Choisir
home = Vos laboratoires
home_of = Laboratoires : { $name }
home_tab = À vous
asked = Inventions demandées
asked_tab = Demandées
others = Les autres
others_tab = Autres
scores_tab = Scores
turns = Tours
turn = Tour { $turn } sur { $last }
turn_zero = Avant le premier tour
read_phase = Lire ce qui concerne cette phase : { $title }
purses = Florins et ouvriers de chacun
florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
florins_hidden = florins cachés
free = apprentis libres : { $free } sur { $all }
master_free = maître d’œuvre libre
master_away = maître d’œuvre au travail
has_leonardo = a Léonard
passed = a passé
academy = { $academy ->
    [one] { $academy } apprenti encore à l’Académie
   *[other] { $academy } apprentis encore à l’Académie
}
stack = encore { $count } × { $component }
purse = { florins } au Conseil
lord_here = Le Seigneur de la Ville est ici
price_here = prix : { florins }
empty_line = Personne ici
place_told = { $letter }, { $place }
line = depuis la flèche : { $workers }
group = { $name } : { $workers }
group_served = { $name }, en train de choisir : { $workers }
apprentices = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
masters = { $count ->
    [one] { $count } maître d’œuvre
   *[other] { $count } maîtres d’œuvre
}
men = { $count ->
    [one] { $count } automate
   *[other] { $count } automates
}
space_taken = { $space } : { $name }
space_free = { $space } : libre
lab_none = Pas encore pris
lab_places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
idle = au repos
week_of = semaine { $week } sur { $weeks }
week = semaine { $week }
secret_work = une invention secrète
shown_work = montrée à tous
workers_here = ouvriers ici : { $workers }
hand = En main
hand_of = Composants
owned = Possédés, en main ou sous un laboratoire
hidden = cachés
components_hidden = Composants cachés
none = aucun
built = Réalisées
built_card = { $invention }, avec la carte
built_only = { $invention }, sans la carte
deck = { $cards ->
    [one] Pioche : { $cards } invention
   *[other] Pioche : { $cards } inventions
}
deck_seen = Vues dans la pioche
deck_seen_at = { deck_seen }, { $depth } : { $invention }
numbered = { $number }. { $invention }
also = Pas encore demandées, mais vous pourriez les commencer
completed_all = Déjà réalisées : on ne peut plus les commencer
boxed = Hors du jeu
card_told = { $weeks ->
    [one] { $number }. { $invention } : { $rank }, { $type }, { $weeks } semaine, demande { $components }, rapporte { $first }, puis { $later }
   *[other] { $number }. { $invention } : { $rank }, { $type }, { $weeks } semaines, demande { $components }, rapporte { $first }, puis { $later }
}
closed = fermé
later = puis { $florins }
to_go = { $weeks ->
    [0] assez de semaines
    [one] encore { weeks }
   *[other] encore { weeks }
}
this_turn = +{ $weeks } ce tour-ci
phase_A = Commencer
phase_B = Envoyer
phase_C = Ville
phase_D = Réaliser
phase_work = Laboratoires
hint_send = Touchez une zone : ceux qui y sont dessinés y vont. Ou choisissez qui part.
hint_send_both = Touchez une zone ou un laboratoire : ceux qui y sont dessinés y vont. Ou choisissez qui part.
hint_start = Touchez une invention qui brille : vous avez ses composants.
hint_shift = Choisissez l’apprenti, puis touchez la zone où il va.
from_labs = depuis les laboratoires : { $count }
call = { $small } du petit laboratoire, { $large } du grand
for_price = { $florins ->
    [0] { $what }, gratuit
    [one] { $what } : { florins }
   *[other] { $what } : { florins }
}
who_goes = Qui part
who_moves = Quel apprenti est déplacé
and_stay = { $what }, et en attendre un autre : { florins }
leave = Partir sans rien acheter
give = Léonard à { $name }
space = Case { $number } : { $what }
gives-move-own = déplacer un de vos apprentis
gives-move-any = déplacer n’importe quel apprenti
gives-move-last = déplacer n’importe quel apprenti à la fin d’une file
gives-purse = prendre { florins }
gives-two-florins = prendre deux florins
gives-look = regarder les quatre prochaines inventions
gives-turn-up = regarder les quatre prochaines inventions et en retourner une
gives-component = prendre un composant au choix
stop = Interrompre { $invention } : perdre { weeks }
surely = Oui. { $move }
back = Retour
bid_field = Votre mise en florins
bid_range = de { $least } à { $most }
lower = Un florin de moins
higher = Un florin de plus
order_first = Touchez les cartes dans l’ordre voulu, celle du dessus d’abord.
order_next = { $done } sur { $all } en ordre
order_again = Recommencer
locked = Impossible : { $why }
leonardo_with = Léonard est chez { $name }.
weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}

## Qu’est-ce que c’est ?

is_now = C’est maintenant.
city_closed = Fermée à partir du tour { $turn }.
settled = Réglée pour ce tour.
next_free = Le prochain est gratuit.
next_price = Prochain prix : { florins }.
costs = Prix : { florins }.
you_rank = Votre classement ici : { $rank } sur { $of }.
council_full = Tous les joueurs sont ici : le dernier du classement n’a rien.
send_in_b = On envoie les ouvriers en phase B.
taken_by = Prise : { $name }.
choosing_now = En train de choisir.
leonardo_council = Le premier du classement au Conseil dit qui l’aura ensuite.
leonardo_round = Après chaque tour, il passe au joueur suivant.
score_florins = Avec la diversité : { florins }.
score_points = Points jusqu’ici : { $points }.
sold_by = { $place } : encore { $left }.
adds = Ceux qui sont au travail ajoutent { weeks }.
weeks_left = { $weeks ->
    [0] Assez de semaines : elle est réalisée en phase D, dès qu’elle est demandée.
    [one] Encore { weeks }.
   *[other] Encore { weeks }.
}
saved = Vos cartes de ce type épargnent { weeks }.
save_later = Chaque carte de ce type que vous gardez épargne deux semaines.
pays = Rapporte { $first } florins au premier tour où quelqu’un la réalise, { $later } ensuite.
pays_late = Déjà réalisée : elle rapporte { florins }, sans la carte.
can_start = Vous pouvez la commencer maintenant.
you_lack = Il vous manque : { $components }.
have_all = Vous avez ses composants en main ; commencez-la en phase A.

what-turn = Les ouvriers vont en ville et dans les laboratoires. La partie finit après le dernier tour.
what-turn_late = Plus de ville : les ouvriers vont seulement dans les laboratoires, et rien de nouveau n’est demandé.
what-phase-A = Chaque laboratoire au repos peut commencer une invention, en secret.
what-phase-B = Chacun à son tour envoie des apprentis ou le maître d’œuvre dans un lieu, ou passe.
what-phase-C = Les zones sont réglées de A à H, puis les laboratoires travaillent.
what-phase-D = Les inventions terminées rapportent. Si vous êtes seul, vous gardez la carte ; sinon, enchère.
what-phase_b_labs_first = Les laboratoires reçoivent d’abord leurs ouvriers ; puis on va en ville.
what-phase_c_late = Les laboratoires travaillent. Il n’y a plus de ville.
what-phase_d_in_order = Chacun à son tour révèle une invention terminée. Le premier a la carte et le montant le plus haut.
name-leonardo = Léonard
what-leonardo = { $name } a Léonard, commence et gagne les mises égales.
what-leonardo_first = { $name } a Léonard et commence.
what-florins = Ils paient en ville. À la fin, le plus riche gagne.
what-florins_points = Ce sont les points qui gagnent. Les florins paient en ville.
what-hidden = Vous ne les voyez pas. Ce qui a été reçu et payé est dans le journal, et à la fin tout est montré.
what-apprentices = Libres maintenant : { $free }. Chacun a une force de 1 en ville et fait une semaine dans un laboratoire.
name-master = Maître d’œuvre
what-master = Il a une force de 2 en ville et fait deux semaines dans un laboratoire.
name-man = Automate
what-man = Il fait deux semaines à chaque tour tant que son laboratoire est au travail, même seul. Il reste toujours.
what-hand = Dans votre main : { $count }.
what-owned = Possédés : { $count }. Combien sont sous un laboratoire est secret.
what-home = Vos composants et vos florins, vos laboratoires et vos inventions réalisées.
what-lab_none = Pas encore pris. C’est l’Atelier qui le donne.
what-lab_idle = Au repos : il peut commencer une invention en phase A. On n’améliore qu’un laboratoire au repos.
what-lab_works = Les ouvriers envoyés ici ajoutent des semaines.
name-weeks = Piste des semaines
what-weeks = Semaines de travail. Bronze, cuivre, argent et or sont terminés à { $ends }.
what-secret = Quelque chose de secret. On l’apprend quand c’est réalisé ou montré.
what-built_card = Réalisée, avec la carte : elle épargne des semaines pour son type et compte pour la diversité.
what-built = Réalisée sans la carte : elle a rapporté des florins, sans remise.
what-city = Huit zones. On y envoie des ouvriers en phase B ; en phase C elles sont réglées de A à H.
name-lord = Seigneur de la Ville
what-lord = Il montre la zone que l’on règle : { $place }.
what-council = Dans l’ordre du classement, chacun prend une des quatre cases. Le premier dit aussi qui a Léonard.
what-council_round = Dans l’ordre du classement, chacun prend une des quatre cases.
what-shop = Vous recevez un composant : { $component } (encore { $left }).
what-academy = Un apprenti vous rejoint dès le tour suivant (encore { $left } pour vous).
what-academy_all = Un apprenti rejoint l’acheteur dès le tour suivant.
what-workshop = Une amélioration pour un laboratoire. Utile pour vous maintenant : { $goods }.
what-workshop_all = Une amélioration pour un laboratoire, ou un automate.
what-workshop_none = Des améliorations pour les laboratoires. Aucune ne vous sert maintenant.
what-stock = Ce qui reste. Les composants des inventions réalisées reviennent.
what-stock_none = Plus rien, jusqu’à ce que des composants d’inventions réalisées reviennent.
name-prices = Prix
what-prices = Les ventes d’un tour coûtent { $prices } florins, dans cet ordre. Après la dernière, c’est fini.
name-arrow = Flèche
what-arrow = Les ouvriers se rangent à partir d’ici. À force égale, le plus proche est servi d’abord.
what-arrow_line = Les ouvriers se rangent à partir d’ici, maîtres d’œuvre devant. Premier arrivé, premier servi, une fois chacun.
what-group = Force { $strength }. Classement : { $rank } sur { $of }.
what-space-move-own = Déplacez un de vos apprentis vers une autre zone, sauf le Conseil.
what-space-move-any = Déplacez un apprenti de n’importe qui vers une autre zone, sauf le Conseil.
what-space-move-last = Déplacez un apprenti de n’importe qui à la fin d’une autre file, sauf au Conseil.
what-space-purse = Prenez tous les florins du Conseil : maintenant { $florins }.
what-space-two-florins = Prenez deux florins à la banque.
what-space-look = Regardez les quatre prochaines inventions de la pioche et remettez-les dans l’ordre voulu.
what-space-turn-up = Regardez les quatre prochaines inventions, rangez-les, et retournez la première.
what-space-component = Prenez un composant au choix parmi ceux qui restent.
what-purse = Le joueur qui choisit la case 2 les prend tous. Un florin s’ajoute après chaque tour avec ville.
what-invention = Demande { weeks }. Rapporte { $first } florins d’abord, { $later } ensuite.
what-metal = { $count ->
    [one] { weeks } de travail et { $count } composant. Plus le métal est noble, plus elle rapporte.
   *[other] { weeks } de travail et { $count } composants. Plus le métal est noble, plus elle rapporte.
}
what-type = Des cartes de plusieurs types rapportent à la fin.
what-needs = Exactement ceux-ci vont sous le laboratoire.
what-duration = Un apprenti fait une semaine par tour, un maître d’œuvre et un automate deux.
name-pays = { $first } florins, puis { $later }
what-asked = La ville les demande maintenant. En phase A, commencez-en une dont vous avez les composants.
what-early = Elles sont encore dans la pioche. Vous pouvez les commencer ; on les réalise une fois retournées.
what-deck = Les inventions à venir. Après chaque tour avec ville, de nouvelles sont demandées.
what-seen = Vous les avez vues au Conseil. Les autres ne les connaissent pas.
what-done = On ne peut plus les commencer. Un joueur qui en fait une peut la terminer.
what-boxed = Elles ne sont pas dans cette partie.
what-improvement = Plus de places, plus d’ouvriers. Le côté à 5 ou 6 places accueille des automates.
what-new_apprentice = Un apprenti de plus, dès le tour suivant.
what-favour = Une faveur pour commencer.
what-stop = Les composants reviennent en main, les semaines sont perdues.
what-done_choosing = Vous laissez vos laboratoires tels quels.
what-pass = Vous sortez de cette phase. Les ouvriers gardés ne font rien ce tour-ci.
what-call = Ils quittent le laboratoire et vont en ville.
what-stay = Tous les ouvriers restent où ils sont.
what-worker = Les places se comptent depuis la flèche.
what-decline = Vos ouvriers rentrent ; vous ne payez rien.
what-auction = L’enchère choisie a lieu d’abord, quand vous avez encore tous vos florins.
what-reveal = Elle rapporte maintenant. Le premier à révéler une invention a la carte.
what-chip = Touchez ensuite une zone : ils y vont. Sans choix, ceux qui y sont dessinés y vont.
what-send = On envoie des apprentis dans un lieu une seule fois par tour : choisissez combien.
what-send_line = On envoie les ouvriers un par un ; ils font la queue dans l’ordre d’arrivée.
what-bid = Le plus offrant paie sa mise et prend la carte. À mises égales, c’est le plus proche de Léonard.
name-order = Inventions de la pioche
what-act = On peut choisir ce qui brille.
what-act_waiting = D’autres choisissent maintenant.
what-others = Ce qu’ont les autres, leurs laboratoires et leurs inventions réalisées.
what-scores = Les florins, et davantage pour trois, quatre ou cinq types parmi les cartes.
