"""Every query about the daily deal."""

from __future__ import annotations

from typing import Final

ADD_DEAL: Final = """
INSERT INTO daily_deals (day, name, server_seed, plan, made) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING
"""
DEALS: Final = "SELECT day, name, server_seed, plan, made FROM daily_deals WHERE day = $1"
DAYS: Final = "SELECT DISTINCT day FROM daily_deals WHERE day BETWEEN $1 AND $2 AND day <= $3 ORDER BY day"

# The first try of a guest is the one that counts, at whatever node they ask, and however often.
CLAIM: Final = """
INSERT INTO daily_attempts (day, name, guest, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
ATTEMPTS: Final = """
SELECT day, name, guest, table_id AS "table", match, outcome, lead, score, won, parts FROM daily_attempts
"""
ATTEMPT: Final = ATTEMPTS + "WHERE day = $1 AND name = $2 AND guest = $3"
ATTEMPT_AT: Final = ATTEMPTS + "WHERE table_id = $1"
ATTEMPTS_OF: Final = ATTEMPTS + "WHERE guest = $1 AND day BETWEEN $2 AND $3"
COUNTED: Final = (
    ATTEMPTS + "WHERE day = $1 AND name = $2 AND outcome = 'counted' ORDER BY lead DESC, score DESC, match"
)
THROUGH: Final = """
SELECT name, count(*) FROM daily_attempts WHERE day = $1 AND outcome = 'counted' GROUP BY name
"""
PLAYED_DAYS: Final = """
SELECT DISTINCT day FROM daily_attempts WHERE guest = $1 AND outcome = 'counted' ORDER BY day DESC
"""
END_ATTEMPT: Final = """
UPDATE daily_attempts SET match = $2, outcome = $3, lead = $4, score = $5, won = $6, parts = $7
WHERE table_id = $1 AND outcome = ''
"""
