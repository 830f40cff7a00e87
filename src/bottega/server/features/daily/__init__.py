"""The daily challenge: one deal a day for each game, the same for everyone, against the same bots."""
