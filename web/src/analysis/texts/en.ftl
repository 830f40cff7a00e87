## Asking, and waiting

analysis = Analysis
close = Close
queued = Your match is in the queue. Tables where people play come first.
looking = Every decision of the match is being looked at.
progress = Moves looked at: { $done } of { $total }
finer_looking = A closer look is being taken. Until it is there, this is the quick one.
quick = This is a quick look.
fine = This is a close look.
finer = Look more closely
failed = The analysis did not finish.
again = Try again

## Chances

doubted = { $value } ± { $doubt }
course = Win chance
course_about = Win chance (%) after each decision, from what that player knew. The band around a line shows how unsure the figure is. A number in a ring is a turning point.
course_keys = Tap the chart to go to a move. Keys: arrows go move by move, Page Up and Page Down from one turning point to the next.
place = Move { $ply }
said = { $name }: { $chance }%
course_told = { $name }: { $first }% at first, { $last }% at the end. Highest after move { $high_ply }: { $high }%. Lowest after move { $low_ply }: { $low }%.
all_decisions = All decisions ({ $count })
decision_told = { $name }: { $move }. Win chance afterwards: { $chance }% (± { $doubt }).

## One decision

at_move = Move { $ply }: { $name }
at_start = Nothing was decided yet. Go on to a move to read what it was worth.
no_choice = Move { $ply }: there was nothing to choose.
mark-fine = Fine
mark-slip = Slip
mark-mistake = Mistake
mark-blunder = Blunder
gave = It gave away { $gives }% (± { $doubt }) of the win chance.
gave_little = It gave nothing away that we could be sure of.
best = It is the best move that was found.
moves = The best moves that were found
chance_short = Chance
lead_short = Lead
score_short = Score
made = played
before = Before the choice
columns = Chance: win chance, in %. Lead: the final score compared with the best of the others. After ±: how far off the figure may be.
columns_alone = Chance: win chance, in %. Score: the final score. After ±: how far off the figure may be.

## Turning points

turning = Turning points
no_turning = No move surely gave away 10% or more. Well played, everyone.
turned = { $name }: { $move }.
better = Better: { $move }.

## Seat by seat

seats = Player by player
draw = Show it on the board
kept = Win chance kept
marks-fine = Fine moves
marks-slip = Slips
marks-mistake = Mistakes
marks-blunder = Blunders
run = Best run
gave_by = Given away, in %
gave_in = – { $phase }
luck = Luck
none = –
about = What the words mean
about-kept = Of a player’s win chance, how much each move kept on average, in %, compared with the best move found. It does not say who won: luck, and plans that nobody found, are not in it.
about-marks = How much win chance a move surely gave away, after the doubt is taken off: 10% is a slip, 20% a mistake, 30% a blunder. Anything less is fine.
about-run = How many fine moves came one after the other.
about-gave = How much win chance all moves together gave away, in %, by what the player was doing. It can be more than 100: what is lost early can be won back and lost again.
about-luck = What moves do not explain: the cards, the draws, and what nobody could know. Above 0 it helped, below 0 it hurt. It is not shown if someone resigned.
trust = How far to trust it
trust_about = A bot guesses what each player could not see, many times over, and plays on to the end. It looks only a little ahead, so plans that take long are worth more than it thinks. Figures change a little with each look; a closer look guesses ten times as often, and takes minutes. The chances of two players need not add up to 100%: each is based on what that player knew.

## What one was doing, game by game

phase-codex-starters = starter card
phase-codex-objectives = secret objective
phase-codex-play = laying cards
phase-codex-take = taking cards
phase-inventors-teams = choosing a team
phase-inventors-turn = sending to work
phase-inventors-cubes = placing cubes
phase-inventors-rewards = sharing rewards
phase-inventors-tokens = using tokens
phase-leonardo-favours = turn 0
phase-leonardo-start = starting work
phase-leonardo-workers = sending workers
phase-leonardo-council = at the Council
phase-leonardo-offers = offers in the city
phase-leonardo-auctions = auctions
phase-leonardo-revelations = revealing works
phase-workshop-action = playing cards
phase-workshop-lesson = Leonardo’s lesson
phase-workshop-look = looking and playing
phase-workshop-return = putting a card back
phase-workshop-maintenance = the fatigue card
