"""Every query about ratings and histories."""

from __future__ import annotations

from typing import Final

# Rows are made and locked in the order of names, so that no two matches wait for each other. The number of
# a match is drawn while they are locked: of two matches with somebody in common, the lower counted first.
MAKE_RATINGS: Final = """
INSERT INTO ratings (who, key, mu, sigma, games, wins, last)
SELECT who, $2, $3, $4, 0, 0, 0 FROM unnest($1::text[]) AS who ORDER BY who
ON CONFLICT DO NOTHING
"""
LOCK_RATINGS: Final = """
SELECT who, mu, sigma, games, wins, last FROM ratings
WHERE who = ANY($1::text[]) AND key = $2 ORDER BY who FOR UPDATE
"""
ADD_RATED: Final = """
INSERT INTO rated (match, key, at, seats) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
SAVE_RATING: Final = """
UPDATE ratings SET mu = $3, sigma = $4, games = $5, wins = $6, last = $7 WHERE who = $1 AND key = $2
"""
ADD_PLAYED: Final = """
INSERT INTO played
    (guest, match, seat, table_id, game, key, public, rated, at, place, score, won, players, stand_ins,
     resigned)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
ON CONFLICT DO NOTHING
"""

RATED: Final = "SELECT match, key, at, seats FROM rated ORDER BY number"
RATINGS: Final = "SELECT who, key, mu, sigma, games, wins, last FROM ratings"
RATINGS_OF: Final = RATINGS + " WHERE who = $1 ORDER BY games DESC, key"
RATINGS_UNDER: Final = RATINGS + " WHERE key = $1 AND who = ANY($2::text[])"
LADDER: Final = RATINGS + " WHERE key = $1 ORDER BY mu - 3 * sigma DESC, who LIMIT $2"

# Strangers are told of public tables only.
FAVOURITES: Final = """
SELECT game, count(DISTINCT match) AS matches, count(DISTINCT match) FILTER (WHERE won) AS wins
FROM played WHERE guest = $1 AND (public OR $2) GROUP BY game ORDER BY matches DESC, game
"""
LAST: Final = """
SELECT match, seat, table_id, game, key, public, rated, at, place, score, won, players, stand_ins, resigned
FROM played WHERE guest = $1 AND (
    public OR $2
    OR EXISTS (SELECT 1 FROM played AS shared WHERE shared.guest = $4 AND shared.match = played.match)
) ORDER BY at DESC, match, seat LIMIT $3
"""
