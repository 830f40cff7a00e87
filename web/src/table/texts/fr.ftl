## Around a match: gathering, seats, connection, rules, the end

home = Page d’accueil
seats = Places
free = libre
you = vous
bot = bot
sit = S’asseoir ici
stand = Se lever
put_bot = Mettre un bot ici
take_bot = Retirer le bot
which_bot = Quel bot, place { $number }
bot_about = { $bot } : { $about }.
your_name = Votre nom
name_hint = si vous voulez
start = Commencer
start_hint = Vous pourrez commencer dès que toutes les places seront prises.
wait_host = La personne qui a ouvert la table lance la partie dès que toutes les places sont prises.
invite = Inviter
invite_about = Toute personne qui a ce lien peut s’asseoir ou regarder.
link = Lien
hand_on = Partager…
copy = Copier
copied = Copié
new_link = Faire un nouveau lien
qr = Le lien en code QR
take_seat = Une place vous est gardée : prenez-la
is_rated = Cette partie compte pour le classement.
level = niveau { $level }
played_by = On joue selon
as_printed = les règles imprimées
deal = La donne
deal_about = Ce site a déjà fixé sa part du hasard ({ $digest }…). Ajoutez vos mots, et personne ne décide seul de la donne.
add_words = Vos mots
add = Ajouter
added = Ajouté
round = Partie { $round }
connecting = Connexion…
away = Connexion perdue. Nouvel essai…
back = Connecté
sending = Envoi…
drawn = Vue plateau
reading = Vue texte
log = Journal
rules = Règles
menu = Menu
undo = Annuler le coup
confirm = Demander avant d’envoyer un coup
forced = Jouer à ma place le coup quand c’est le seul
forced-only = seul coup possible
forced-made = Joué pour vous : { $move }
pace = Rythme des coups des autres
pace-slow = lent
pace-usual = habituel
pace-quick = rapide
pace-none = aussitôt, sans légendes
skip = Passer la suite
highlights = Les temps forts
highlights-again = revoir
since-before = Le précédent
since-after = Le suivant
confirm_this = Jouer ce coup ?
send = Envoyer
dismiss = Pas encore
close = Fermer
search = Chercher dans les règles
lessons = Leçons
rulebook = Le livret de règles entier, avec images
nothing_found = Rien trouvé.
whole = Les règles en bref
viewer = Vu par
viewer_nobody = un spectateur
since = Depuis votre dernier regard
since_more = … et { $count } de plus auparavant
understood = Continuer
rematch = Rejouer
what_if = et si
daily = Les résultats de cette donne
groups = Comparer les groupes
replay = Revoir la partie
analyse = Analyser la partie
to_choose = doit choisir
sounds = Sons
sounds-off = aucun
sounds-turn = quand c’est à vous
sounds-all = cartes, pièces, votre tour, la fin
settings = Réglages
delayed = { $count ->
    [one] Vous avez { $count } coup de retard.
   *[other] Vous avez { $count } coups de retard.
}
share = Partager la table

## The question, the choices, and the table in words

reading-your_turn = À vous
reading-waiting = En attente
reading-watching = En spectateur
reading-over = La partie est finie
reading-and_others = { $question } Choisissent aussi : { $count }.
question-more = plus
question-go_on = Continuer : { $move }
question-glows = Ce qui a un bord en pointillé peut être choisi maintenant. Le reste se regarde : touchez « ? », puis la chose, pour apprendre ce que c’est.
reading-choices = Ce que vous pouvez faire
reading-no_choice = Il n’y a rien à choisir pour l’instant.
reading-back = Retour
reading-said = Jusqu’ici : { $said }
reading-keys = Les flèches parcourent la liste, les chiffres choisissent, les lettres cherchent, Échap revient.
reading-more = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
reading-refused = Ce que vous ne pouvez pas faire, et pourquoi
reading-table = La table
reading-log = Ce qui s’est passé
reading-nothing_told = Encore rien.
reading-raw = Tout ce qui est sur la table, tel qu’enregistré

## Who is there, and what they say

chat-chat = Discussion
chat-log = Journal
chat-beside = Journal et discussion
chat-close = Fermer
chat-here = présent
chat-not_here = absent
chat-watch = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-chat_unread = { chat-chat }, { chat-unread }
chat-hint = Dites quelque chose à la table
chat-say = Envoyer
chat-nothing = Personne n’a encore rien dit.
chat-only_seated = Seuls les joueurs assis peuvent écrire ; vous pouvez lire.
chat-who_watches = regarde
chat-about = Signaler ou bloquer { $name }
chat-report = Signaler
chat-block = Bloquer
chat-reported = Les hôtes de ce site liront ce message.
chat-blocked = Vous ne verrez plus ses messages. Vous pouvez le débloquer sur votre page.

## Clocks, and those who play for somebody

clock-time_left = temps restant
clock-until_time = avant { $when }
clock-until_day = avant { $when }
clock-late = temps écoulé
clock-still = à l’arrêt
clock-still_daily = au calme
clock-still_about = Le temps ne compte pas en ce moment : heures calmes, vacances, ou le site était en panne.
clock-minute = Moins d’une minute.
clock-seconds = Moins de dix secondes.
clock-stands_in = { $bot } remplace { $name }
clock-played_by = joué par { $bot }
clock-absent = Quelqu’un est absent ?
clock-absent_about = Si tous les autres le demandent, { $bot } joue à sa place jusqu’à son retour.
clock-no_vote_clock = La pendule décide : quand le temps d’un joueur est écoulé, { $bot } joue jusqu’à son retour.
clock-no_vote_rated = Cette partie compte, donc personne ne vote : quand le temps d’un joueur est écoulé, { $bot } joue jusqu’à son retour. Le joueur qui lui laisse un tiers de ses coups a perdu.
clock-ask = Demander que { $bot } remplace { $name }
clock-ask_sure = Jusqu’à son retour, { $bot } choisira pour { $name }. Le demander ?
clock-ask_all = { $count ->
    [one] Jusqu’à son retour, { $bot } choisira pour { $name }, quand { $count } autre personne l’aura demandé aussi. Le demander ?
   *[other] Jusqu’à son retour, { $bot } choisira pour { $name }, quand { $count } autres personnes l’auront demandé aussi. Le demander ?
}
clock-yes = Le demander
clock-no = Pas maintenant
clock-asked = Vous l’avez demandé.
clock-votes = demandes : { $votes } sur { $all }
clock-for_me = Un bot joue pour vous : { $bot }.
clock-about_me = { $count ->
    [one] { $count } personne demande qu’un bot joue pour vous.
   *[other] { $count } personnes demandent qu’un bot joue pour vous.
}
clock-back = Me revoilà
clock-here = Je suis là
clock-was_for_me = Vous revoilà. Entre-temps, { $bot } a joué pour vous ; le journal marque ses choix.
clock-understood = Continuer

## Hints, and why bots moved

advice-why = pourquoi ?
advice-thinking = Un instant…
advice-reason = { $bot } : { $reason }
advice-silent = Rien ne ressort.
advice-hint = Indice
advice-hint_about = Le coup que l’analyse jugerait le meilleur ici
advice-would = Le meilleur coup trouvé :

## Standing orders

order-orders = Ordres permanents
order-about = La réponse donnée pour vous quand quelque chose est offert à un prix, pour que personne n’attende. Personne d’autre ne le voit.
order-none = Aucun encore.
order-place = Où
order-what = Quoi
order-only = n’importe quoi (me demander s’il y a un choix)
order-answer = Réponse
order-take = prendre, jusqu’à un certain prix
order-decline = décliner
order-most = Jusqu’à combien de florins
order-leave = Enregistrer cet ordre
order-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
order-takes = prendre jusqu’à { order-florins }, sinon décliner
order-takes_what = prendre { $what } jusqu’à { order-florins }, sinon décliner
order-declines = décliner tout ce qui est offert
order-remove = Retirer l’ordre pour : { $place }
order-kept = Ordre enregistré.
order-removed = Ordre retiré.

## Quitter une partie

giving-end = Arrêter cette partie
giving-end_about = La partie s’arrête maintenant, sans résultat, et ne compte pas.
giving-end_yes = L’arrêter
giving-resign = Abandonner
giving-resign_two = La partie s’arrête maintenant. Vous avez perdu ; victoire : { $name }.
giving-resign_alone = La partie s’arrête maintenant et vous avez perdu.
giving-resign_more = { $bot } joue pour vous jusqu’à la fin et vous ne pourrez pas revenir.
giving-resign_rated = { $bot } joue pour vous jusqu’à la fin et vous ne pourrez pas revenir. Pour vous, la partie compte comme perdue.
giving-resign_yes = Abandonner
giving-no = Continuer à jouer
giving-resigned = Vous avez abandonné ; un bot joue pour vous.
giving-ended = Cette partie a été arrêtée sans résultat.

## Réactions

react-react = Réagir sans écrire
react-bravo = Bien joué
react-thanks = Merci
react-laugh = Que c’est drôle
react-surprise = Quelle surprise
react-think = Je réfléchis

## What the parts of the page are

what_is_what = Ce que sont les choses
name-question = La question
name-way = Vue plateau ou vue texte
name-log = { log }
name-chat = { chat-chat }
name-rules = { rules }
name-menu = { menu }
name-more = Plus sur la question
explain = Expliquer
name-explain = Qu’est-ce que c’est ?
name-hint = { advice-hint }
name-undo = { undo }
name-since = Depuis votre dernier coup
what-question = Ce que vous ou les autres devez faire maintenant.
what-seat = Les joueurs, dans l’ordre des places. Une étoile marque ceux qui doivent choisir maintenant.
what-way = Montre la partie sur un plateau ou en texte. On peut tout faire des deux façons.
what-log = Tout ce qui s’est passé jusqu’ici.
what-chat = Ce que se disent les gens à cette table.
what-rules = Les règles en bref, paragraphe par paragraphe.
what-menu = Langue, lumière, rythme des coups, sons, et le lien vers cette table.
what-more = Ce qu’il faut encore savoir avant de choisir.
what-explain = Touchez n’importe quoi pour apprendre ce que c’est. Rien n’est joué tant que vous ne retouchez pas « ? ».
what-hint = { advice-hint_about }.
what-undo = Votre dernier coup est annulé, tant que personne n’en a rien appris.
what-since = Ce qui s’est passé depuis votre dernier choix, une chose après l’autre.
name-zoom = Près et loin
name-scores = Scores finaux
what-zoom = Montre le dessin de plus près, de plus loin, ou en entier.
what-scores = Comment la partie s’est terminée, point par point.
what-panel = Une partie du plateau.
what-tab = Montre cette partie du plateau. Une étoile veut dire que vous pouvez y choisir quelque chose.

## Another match, cancelling one, and players who are away

again-offer = Proposer une autre partie
again-mine = Vous proposez une autre partie.
again-offered = { $name } propose une autre partie.
again-accept = Accepter
again-decline = Refuser
again-withdraw = Retirer la proposition
again-waiting = En attente : { $names }.
again-declined = Pas cette fois : { $names }.
again-without = Commencer sans { $names }
again-begun = La partie suivante a commencé.
again-go = Aller à la partie suivante
again-before = La partie précédente
offer-agreed = { $agreed } sur { $all } d’accord
cancel-offer = Proposer d’annuler la partie
cancel-about = Si tous les joueurs sont d’accord, la partie finit sans résultat et ne compte pas.
cancel-mine = Vous proposez d’annuler la partie.
cancel-offered = { $name } propose d’annuler la partie.
cancel-agree = Accepter
cancel-play_on = Continuer la partie
missing-since = { $name } est absent depuis { $time }.
missing = { $name } est absent.
missing-ask = Laisser jouer { $bot }
close_table = Fermer cette table
unsent = Pas encore envoyé
unsent_about = Votre coup sera envoyé dès que vous serez reconnecté.
rating-change = Votre niveau : { $before } → { $after }
rating-same = Votre niveau reste { $after }.
giving-cancelled = Les joueurs sont convenus d’annuler cette partie. Elle ne compte pas.

## Ce qui vient après une partie

after-decided = Ce qui a décidé : { $name } a perdu { $gives } % de chances de victoire au coup { $ply }.
after-decided_you = Ce qui a décidé : vous avez perdu { $gives } % de chances de victoire au coup { $ply }.
after-decided_none = Aucun coup n’a décidé à lui seul : personne n’a perdu d’un coup 10 % de chances de victoire.
after-look = Analyse du coup { $ply }
after-stronger = Jouer contre { $bot }
after-share = Copier un lien vers la partie
after-shared = Copié
