## Puzzles of a game

title = Puzzles: { $game }
about = Positions from real play. Some ask for the most points or a sure victory, and their answers are proved; the others ask after which move one wins most often.
none = There are no puzzles for this game yet.
number = Puzzle { $number }
hardness-easy = easy
hardness-medium = medium
hardness-hard = hard
solved_by = solved by { $solved } of { $tries }
mine-right = solved
mine-wrong = not solved
streak = { $count } solved in a row
today = Puzzle of the day: { $game }

## A puzzle

all = All puzzles
puzzle = The puzzle
you = You
rival = Rival
rival_number = Rival { $number }
task = Your turn. After which move do you win most often? One move is clearly best, and it is not the one that looks best at once.
trying = One moment…
right = Right!
wrong = There is a better move.
best = Best:
also = Just as good:
made = You chose:
looks_best = Looks best at once:
chance = Win chance: { $chance }% (± { $doubt }).
comes_to = That comes to { $points }; { $most } can be had.
reaches = That comes to { $points }: more cannot be had.
certain = You win, whatever your rival does.
prevented = Your rival can still prevent your victory; one move makes it sure.
wins = That wins { $chance }% of the time; { $most }% can be had.
points = { $points } points.
then = Best in full:
decides = What decides: { $theme }.
practice = Only a first try counts; this one was for practice.
again = Try again
show_best = Show the best move
show_question = Back to the question
next = Next puzzle
