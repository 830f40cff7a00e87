### Why a bot made its move, where every game says the same. What a game says of its own is in its texts: `reasons-`, with what a
### move changes (bots/<game>_gains.py).

reasons-soon = Likely soon: { $reason }
reasons-secret = This choice is secret, so its reason is too.

## A theme of puzzles in every game: what decides

themes-rivals = What the others are left with
themes-plan = Plans: several turns in a row
themes-last = Last to act
themes-ending = Win, whatever the others do
