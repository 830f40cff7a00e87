### Why a bot made its move, where every game says the same. What a game says of its own is in its texts: `reasons-`, with what a
### move brought most of (the names in bots/<game>.py), or else its verb.

reasons-later = This pays off later.
reasons-secret = This choice is secret, so its reason is too.

## A theme of puzzles in every game: what decides

themes-rivals = What the others are left with
