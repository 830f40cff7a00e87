"""The daily deal: one deal a day of each game, the same for everybody, against the same bots."""
