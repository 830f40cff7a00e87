"""Every query about clocks."""

from __future__ import annotations

from typing import Final

# A node that is late must not undo what one that knows more of the log has written; and a deadline that
# has come is left to the node that took it.
NOTE: Final = """
WITH gone AS (
    DELETE FROM deadlines WHERE match = $1 AND ply <= $2 AND seat <> ALL($3::smallint[])
)
INSERT INTO deadlines (match, seat, asked, ply, due)
SELECT $1, seat, asked, $2, due
FROM unnest($3::smallint[], $4::int[], $5::float8[]) AS one (seat, asked, due)
ON CONFLICT (match, seat) DO UPDATE SET asked = excluded.asked, ply = excluded.ply, due = excluded.due
WHERE deadlines.ply <= excluded.ply AND (deadlines.asked < excluded.asked OR excluded.due > $6)
"""
DROP: Final = "WITH gone AS (DELETE FROM orders WHERE match = $1) DELETE FROM deadlines WHERE match = $1"
# Who takes a deadline has it for a while; if they fall, it comes again.
TAKE: Final = """
UPDATE deadlines SET due = $2
FROM (
    SELECT match, seat FROM deadlines WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
) AS taken
WHERE deadlines.match = taken.match AND deadlines.seat = taken.seat
RETURNING deadlines.match, deadlines.seat
"""

LAST_BEAT: Final = "SELECT at FROM heartbeat FOR UPDATE"
BEAT: Final = """
INSERT INTO heartbeat (at) VALUES ($1)
ON CONFLICT (one) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)
"""
ADD_PAUSE: Final = "INSERT INTO pauses (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING"
PAUSES: Final = "SELECT since, until FROM pauses WHERE until > $1 ORDER BY since"

ORDERS: Final = "SELECT question, about, most, what FROM orders WHERE match = $1 AND seat = $2 ORDER BY 1, 2"
DROP_ORDERS: Final = "DELETE FROM orders WHERE match = $1 AND seat = $2"
ADD_ORDER: Final = """
INSERT INTO orders (match, seat, question, about, most, what) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (match, seat, question, about) DO UPDATE SET most = excluded.most, what = excluded.what
"""
