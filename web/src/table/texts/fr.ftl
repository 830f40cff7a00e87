## Around a match: gathering, seats, connection, rules, the end

loading = Un instant…
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
start_hint = On commence quand toutes les places sont prises.
wait_host = Qui a ouvert la table commence quand toutes les places sont prises.
invite = Inviter
invite_about = Qui a ce lien peut s’asseoir ou regarder.
link = Lien
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
drawn = Plateau dessiné
reading = En mots
log = Journal
rules = Règles
menu = Plus
undo = Annuler le coup
confirm = Demander avant d’envoyer un coup
confirm_this = Jouer ce coup ?
send = Envoyer
dismiss = Pas encore
close = Fermer
search = Chercher dans les règles
nothing_found = Rien trouvé.
whole = Les règles en bref
eyes = Vu par
eyes_nobody = un spectateur
since = Depuis votre dernier regard
since_more = … et { $count } de plus auparavant
understood = Continuer
rematch = Rejouer
replay = Revoir la partie
to_choose = doit choisir
sounds = Un son quand c’est à vous
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
chat-say = Dire
chat-nothing = Personne n’a encore rien dit.
chat-only_seated = Ceux qui sont assis parlent ; vous pouvez lire.
chat-who_watches = regarde

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
clock-no_vote_clock = La pendule décide : quand le temps de quelqu’un est écoulé, { $bot } joue jusqu’à son retour.
clock-no_vote_rated = Cette partie compte, donc personne ne vote : quand le temps de quelqu’un est écoulé, { $bot } joue jusqu’à son retour. Qui lui laisse un tiers de ses coups a perdu.
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
advice-hint = Conseil
advice-hint_about = Ce qu’un compagnon ferait à votre place
advice-would = Un compagnon ferait ceci :

## Standing orders

order-orders = Ordres permanents
order-about = Ce qu’on répond pour vous quand quelque chose est offert à un prix, pour que personne n’attende. Personne d’autre ne le voit.
order-none = Aucun encore.
order-place = Où
order-what = Quoi
order-only = n’importe quoi (me demander s’il y a un choix)
order-answer = Réponse
order-take = prendre, si ce n’est pas trop cher
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
