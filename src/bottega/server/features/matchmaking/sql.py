"""Every query about those who wait."""

from __future__ import annotations

from typing import Final

# Rows whose table is not open yet stay, so that a node opens it.
DROP_GONE: Final = "DELETE FROM queue WHERE seen <= $1 AND (table_id IS NULL OR opened)"
LEAVE: Final = "DELETE FROM queue WHERE guest = $1 AND (table_id IS NULL OR opened)"

JOIN: Final = """
INSERT INTO queue (guest, name, wish, seats, since, seen) VALUES ($1, $2, $3, $4, $5, $5)
ON CONFLICT (guest) DO UPDATE SET
    name = excluded.name, wish = excluded.wish, seats = excluded.seats, seen = excluded.seen,
    since = CASE WHEN queue.wish = excluded.wish THEN queue.since ELSE excluded.since END
WHERE queue.table_id IS NULL
"""
LOOK: Final = """
UPDATE queue SET seen = $2 WHERE guest = $1 RETURNING wish, seats, since, table_id, opened
"""
OTHERS: Final = "SELECT count(*) FROM queue WHERE wish = $1 AND table_id IS NULL AND guest <> $2"

# The first node takes the rows; others skip locked rows.
TAKE: Final = """
SELECT guest FROM queue WHERE wish = $1 AND table_id IS NULL AND seen > $2
ORDER BY since, guest LIMIT $3 FOR UPDATE SKIP LOCKED
"""
APART: Final = """
SELECT guest, blocked FROM blocks WHERE guest = ANY($1::bigint[]) AND blocked = ANY($1::bigint[])
"""
GIVE: Final = "UPDATE queue SET table_id = $1 WHERE guest = ANY($2::bigint[])"
ENOUGH: Final = """
SELECT wish, seats FROM queue WHERE table_id IS NULL AND seen > $1
GROUP BY wish, seats HAVING count(*) >= seats
"""

PARTY: Final = "SELECT guest, name, wish FROM queue WHERE table_id = $1 ORDER BY since, guest"
UNOPENED: Final = "SELECT DISTINCT table_id FROM queue WHERE table_id IS NOT NULL AND NOT opened"
OPENED: Final = "UPDATE queue SET opened = true WHERE table_id = $1"
