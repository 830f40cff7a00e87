"""Every query about analyses."""

from __future__ import annotations

from typing import Final

# One that failed may be asked for again; one that waits or is done stays as it is.
ASK: Final = """
INSERT INTO analyses (match, level, state, touched) VALUES ($1, $2, 'waiting', $3)
ON CONFLICT (match, level) DO UPDATE SET state = 'waiting', touched = $3 WHERE analyses.state = 'failed'
"""
HAS: Final = "SELECT state <> 'failed' FROM analyses WHERE match = $1 AND level = $2"
TAKE_BACK: Final = "DELETE FROM analyses WHERE match = $1 AND level = $2 AND state = 'waiting'"
FIND: Final = """
SELECT level, state, CASE WHEN level <> $2 THEN document END AS document,
       (SELECT coalesce(max(ply), 0) FROM decisions
        WHERE decisions.match = analyses.match AND decisions.level = analyses.level) AS ply
FROM analyses WHERE match = $1
"""
WAITING: Final = "SELECT match, level FROM analyses WHERE state = 'waiting' AND match = ANY($1::bigint[])"
WAITS: Final = "SELECT FROM analyses WHERE match = $1 AND level = $2 AND state = 'waiting'"

DECISIONS: Final = "SELECT document FROM decisions WHERE match = $1 AND level = $2 ORDER BY ply"
ADD_DECISION: Final = """
INSERT INTO decisions (match, level, ply, document) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
DROP_DECISIONS: Final = "DELETE FROM decisions WHERE match = $1 AND level = $2"
TOUCH: Final = "UPDATE analyses SET touched = $3 WHERE match = $1 AND level = $2"

FINISH: Final = """
UPDATE analyses SET state = 'done', document = $3 WHERE match = $1 AND level = $2 AND state <> 'done'
"""
FAIL: Final = "UPDATE analyses SET state = 'failed' WHERE match = $1 AND level = $2 AND state = 'waiting'"
SILENT: Final = """
UPDATE analyses SET touched = $2 WHERE (match, level) IN (
    SELECT match, level FROM analyses WHERE state = 'waiting' AND touched < $1
    ORDER BY touched LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING match, level
"""
