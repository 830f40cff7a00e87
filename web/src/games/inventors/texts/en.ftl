parts = Parts of the table
inventions = Inventions
team = Your team
team_of = The team of { $name }
team_tab = Team
gains = Your rewards
gains_of = The rewards of { $name }
gains_tab = Rewards
others = The others
others_tab = Others
scores_tab = Scores
standings = Everyone’s points
eras = The era
era = Era { $era } of III
era_left = still to be completed before the era ends: { $left } of { $all }
no_era = Before the first era
tokens-counted = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
bag = In the bag: { tokens-counted }
tokens_boxed = Out of the game: { tokens-counted }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points_so_far = { points } so far
cubes-counted = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
cubes = { cubes-counted } at hand
has_statuette = holds the statuette
card_told = { $invention }: number { $number } ({ $class }), { points }
slots_told = { $discipline } { $filled } of { $all }
given = cubes: { $seats }
nobody = nobody’s
none = none
tokens_on_it = tokens on it
completed = Completed
boxed = out of the game
gone_to = { $invention }: acquired by { $name }.
gone_boxed = { $invention }: out of the game.
sharing = The rewards of “{ $invention }” are shared. Still to choose: { $seats }.
would_place = Would place { cubes-counted }.
busy = busy
available = available
mind_told = { $name }, { $state }: { $levels }. Goal worth { points }: { $goal }.
goal_lacks = still lacks { $levels }
goal_reached = reached
level_told = { $name }, { $discipline }: level { $level }.
level_lacks = { $name }, { $discipline }: level { $level }, goal { $goal }.
tokens = Tokens
no_tokens = No tokens yet
token_told = { $count } × { $token }
places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
can_learn = fits in { places }
can_turn = turned over: { places }
can_rouse = makes all available
can_boost = 2 more cubes
total = so far
runs = Runs
no_runs = None yet: a run begins at 0.
no_run = In no run:
run_told = Run { $run }: { points }
wild = { $number } (wild)
patents = Inventions acquired
no_patents = None yet
no_team = No team yet
hint_work = Choose an inventor, then an invention.
hint_where = { $name }: now choose an invention that glows.
hint_who = “{ $name }”: now choose who works on it.
hint_token = { $token }: { $can }. Choose where, among what glows.
hint_level = Choose the token to be laid there.
hint_put = Cubes placed: { $done } of { $all }. Choose a discipline.
hint_team = Choose a team that glows.
rest = Make all available
work_plain = Work, no token
work_boost = Work with { tokens-counted }
back = Back
then = Then:
locked = Why not: { $why }
