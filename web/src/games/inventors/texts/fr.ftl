parts = Parties de la table
inventions = Inventions
team = Votre équipe
team_of = Équipe : { $name }
team_tab = Équipe
gains = Vos récompenses
gains_of = Récompenses : { $name }
gains_tab = Récompenses
others = Les autres
others_tab = Autres
scores_tab = Scores
standings = Points de chacun
eras = L’époque
era = Époque { $era } sur III
era_left = à achever avant la fin de l’époque : { $left } sur { $all }
no_era = Avant la première époque
tokens-counted = { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}
bag = Dans le sac : { tokens-counted }
tokens_boxed = Hors du jeu : { tokens-counted }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points_so_far = { points } jusqu’ici
cubes-counted = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
cubes = { cubes-counted } en réserve
has_statuette = a la statuette
card_told = { $invention } : numéro { $number } ({ $class }), { points }
slots_told = { $discipline } { $filled } sur { $all }
given = cubes : { $seats }
nobody = de personne
none = aucun
tokens_on_it = pions dessus
completed = Achevée
boxed = hors du jeu
gone_to = { $invention } : acquise par { $name }.
gone_boxed = { $invention } : hors du jeu.
sharing = On partage les récompenses de « { $invention } ». Doivent encore choisir : { $seats }.
would_place = Poserait { cubes-counted }.
busy = occupé
available = disponible
mind_told = { $name } (état : { $state }) : { $levels }. Objectif à { points } : { $goal }.
goal_lacks = il manque { $levels }
goal_reached = atteint
level_told = { $name }, { $discipline } : niveau { $level }.
level_lacks = { $name }, { $discipline } : niveau { $level }, objectif { $goal }.
tokens = Pions
no_tokens = Pas encore de pion
token_told = { $count } × { $token }
places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}
can_learn = se pose à { places }
can_turn = retourné : { places }
can_rouse = rend tous disponibles
can_boost = 2 cubes de plus
total = jusqu’ici
runs = Suites
no_runs = Aucune encore : une suite commence à 0.
no_run = Dans aucune suite :
run_told = Suite { $run } : { points }
wild = { $number } (au choix)
patents = Inventions acquises
no_patents = Aucune encore
no_team = Pas encore d’équipe
hint_work = Choisissez un inventeur, puis une invention.
hint_where = { $name } : choisissez maintenant une invention qui brille.
hint_who = « { $name } » : choisissez maintenant qui y travaille.
hint_token = { $token } : { $can }. Choisissez où, parmi ce qui brille.
hint_level = Choisissez le pion à y poser.
hint_put = Cubes posés : { $done } sur { $all }. Choisissez une connaissance.
hint_team = Choisissez une équipe qui brille.
rest = Rendre tous disponibles
work_plain = Travailler sans pion
work_boost = Travailler avec { tokens-counted }
back = Retour
then = Puis :
locked = Impossible : { $why }
