## The front page, and setting up a table

about = Quatre jeux de société sur les inventeurs et leurs codex, entre amis, entre inconnus ou contre des bots : sans compte, sans rien installer.
proof = Aucun navigateur ne reçoit une carte que son joueur ne doit pas voir, et chaque donne est scellée d’avance : chacun peut la vérifier.
home = Bottega, la page d’accueil
games = Jeux
your_name = Votre nom
name_hint = si vous voulez
seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seats_range = { $least } à { $most } joueurs
minutes = environ { $least } minutes
minutes_range = { $least } à { $most } minutes
effort-easy = facile à apprendre
effort-middling = quelques règles à apprendre
effort-hard = beaucoup de règles à apprendre
in_words = vue texte
cover_of = Le plateau : { $game }
play = Jouer
play_of = Jouer à { $game } tout de suite, contre le bot : { $bot }
against = Contre
learn = Apprendre à jouer
learn_of = Apprendre à jouer : { $game }
invite = Entre amis
invite_to = Inviter des amis à { $game }
mine = Vos parties
your_turn = à vous
their_turn = doivent jouer : { $names }
gathering = en attente de joueurs
playing = en cours
won = Vous avez gagné
lost = perdue
place = place { $place } sur { $of }
over = finie
what_if = et si
go_on = Continuer
go_there = Ouvrir
look_back = Revoir
hide = Masquer
hide_this = Masquer : { $game }
daily = Le défi du jour : la même donne pour tous
daily_try = défi du jour
daily_practice = défi du jour, pour s’exercer
public = Tables publiques
no_public = Aucune table publique. Ouvrez-en une : Entre amis, puis « publique ».
sit_or_watch = S’asseoir ou regarder
watch = Regarder
free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
gathering_free = { gathering }, { free }
closed = sans spectateurs
set_up = Une table pour { $game }
set_up_about = Choisissez qui joue et comment. Toute personne qui a votre lien peut prendre une place ouverte.
who = Qui joue
seat_number = Place { $number }
me = Vous
me_too = Vous aussi, sur cet appareil
friend = Un ami, par lien
bot = Bot : { $name }
more_seats = Une place de plus
fewer_seats = Une place de moins
presets = Tout prêt
as_printed = Comme imprimé
own = Votre choix
options = Variantes
no_options = Ce jeu ne se joue que d’une façon.
customise = Personnaliser
others = Autres réglages
is_public = Publique
is_public_about = La table figure sur la page d’accueil tant que vous êtes là, et tout le monde peut s’y asseoir.
is_rated = Classée
is_rated_about = La partie compte pour le classement. Une place par personne, et une pendule.
hints = Indices permis
hints_about = Le joueur qui doit choisir peut demander l’avis d’un bot.
groups = Groupes qui jouent la même donne
groups_one = seulement celui-ci
groups_many = { $count } groupes, comparés place par place
spectators = Spectateurs
spec_none = aucun
spec_public = voient ce que tous voient
spec_open = voient toutes les mains
spec_rated = À une table classée, les spectateurs ne voient pas toutes les mains : ils pourraient les dire à un joueur.
open = Ouvrir la table
opening = Un instant…
loading = Un instant…

## What was measured of each way to play

figures-printed = Comme imprimé, { seats } : { $told }.
figures-choices = { $count } choix par joueur
figures-fair = le premier joueur gagne { $figure } % des parties ({ $low } à { $high } ; une part égale est { $fair })
figures-beside = Mesuré : { $told }
figures-beside_base = Mesuré avec « { $base } » : { $told }
figures-longer = { $figure } % plus longue ({ $low } à { $high })
figures-shorter = { $figure } % plus courte ({ $low } à { $high })
figures-first = le premier joueur gagne { $figure } % des parties ({ $low } à { $high })
figures-how = Comment est-ce mesuré ?
figures-how_printed = Parties du jeu imprimé jouées par des bots : { $count }. « (24 à 30) » après un chiffre veut dire que le vrai chiffre est entre 24 et 30 avec 95 % de confiance. Les bots ne sont pas des gens : chez vous, cela peut différer.
figures-how_changes = Chaque variante a été jouée autant de fois, avec les mêmes donnes. « Mesuré » dit ce qui la distingue du jeu imprimé : combien dure une partie, et combien de fois gagne le premier joueur.

## How much time there is

time-time = Temps
time-none = sans pendule
time-none_about = Chacun prend le temps qu’il lui faut.
time-live = En direct
time-live_about = Tous jouent en même temps. Chacun a une réserve de minutes, et chaque coup y ajoute des secondes.
time-daily = Sur plusieurs jours
time-daily_about = Quelques heures pour chaque coup. Les heures calmes et les vacances du joueur ne comptent pas.
time-pace = Minutes, et secondes à chaque coup
time-bank = Minutes en réserve
time-increment = Secondes de plus à chaque coup
time-own = autre
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-per_move = Pour chaque coup
time-said_live = en direct, { $bank } min + { $increment } s
time-said_daily = { time-hours } par coup
time-until_time = avant { $when }
time-until_day = avant { $when }
time-late = temps écoulé
time-said = Temps : { $clock } ; remplaçant : { $bot }
time-stand_in = Remplaçant
time-usual = au choix de ce site
time-stand_in_about = Quand le temps d’un joueur est écoulé, ce bot joue jusqu’à son retour. Sans pendule, il le fait si tous les autres le demandent.
time-stand_in_rated = Quand le temps d’un joueur est écoulé, un bot de ce site joue jusqu’à son retour. Le joueur qui lui laisse un tiers de ses coups a perdu.

## The first match of a game

first-title = { $game } : votre première partie
first-learn = Apprendre en { $minutes ->
    [one] { $minutes } minute environ
   *[other] { $minutes } minutes environ
}
first-learn_about = De courtes leçons sur le plateau. C’est vous qui jouez.
first-coach = Jouer avec l’entraîneur
first-coach_about = Une partie contre un bot. L’entraîneur explique chaque choix.
first-know = Je connais le jeu
first-know_about = Une partie sans explications. Vous pouvez toujours demander un indice.

## What to do next

next-lesson = Continuer les leçons
next-learn_about = On joue mieux quand on connaît toutes les règles.
next-stronger = Jouer contre { $bot }
next-stronger_about = Vous avez gagné votre dernière partie : { $game }.
next-analyse = Voir où la partie s’est décidée
next-analyse_about = Votre dernière partie, coup par coup : { $game }
next-daily = Défi du jour
next-daily_done = Vous avez joué le défi du jour.
next-streak = { $count } jours de suite
next-puzzle = Problème du jour

## People to play with

find-people = Trouver des adversaires
find-people_of = Trouver des adversaires : { $game }
find-my_page = Votre page
find-ladder = Classement
find-ladder_of = Classement : { $game }
find-how_many = Combien de joueurs
find-rated = Classée
find-rated_about = Elle compte pour le classement.
find-wait = Trouver des adversaires
find-waiting = En attente de joueurs…
find-others = { $count ->
    [one] { $count } autre attend aussi.
   *[other] { $count } autres attendent aussi.
}
find-nobody = Personne d’autre n’attend encore.
find-stop = Ne plus attendre
find-close = Pas maintenant
find-bot_offer = Personne n’est venu. Attendez encore, ou jouez contre un bot.
find-bot = Jouer contre un bot
find-find = Trouver une table
find-any_game = Tous les jeux
find-speed = Pendule
find-any_speed = Toute pendule
find-speed_live = en direct
find-speed_daily = sur des jours
find-speed_none = sans pendule
find-level = Niveau
find-any_level = Tout niveau
find-levels = Niveau { $low } à { $high }
find-free_only = Avec des places libres
find-none_fit = Aucune table publique ne convient.
find-rated_level = classée, niveau { $level }

## The way to the page about oneself

door-sign_in = Se connecter avec une clé d’accès
door-keep = Votre nom et vos clés
door-needs_account = Les parties classées demandent un compte : une clé d’accès ou une adresse confirmée.
door-account = Se connecter ou en créer un
door-refused_title = Vous ne pouvez pas ouvrir cette table
door-refused = Vous jouez à cette table ? Ce navigateur n’est peut-être pas connecté à votre nom.
door-refused_match_title = Vous ne pouvez pas ouvrir cette page
door-refused_match = Vous avez joué cette partie ? Ce navigateur n’est peut-être pas connecté à votre nom.
door-watching = Vous regardez. Vous jouez ici ? Ce navigateur n’est pas connecté.
door-come_in = Se connecter
broken_link = Ce lien ne fonctionne pas
broken_link_why = Il manque peut-être une partie de l’adresse, ou la page a été supprimée. Copiez à nouveau le lien entier, ou redemandez-le.
to_front_page = Aller à la page d’accueil
