"""Every query about what-ifs."""

from __future__ import annotations

from typing import Final

ADD_WHAT_IF: Final = "INSERT INTO matches (id, table_id, game, head, root) VALUES ($1, $2, $3, $4, $5)"
TREE: Final = """
SELECT * FROM (
    SELECT matches.id, head, over, outcome, document FROM matches JOIN tables ON tables.id = table_id
    WHERE root = $1 ORDER BY started DESC LIMIT $2
) AS newest ORDER BY (head->>'began')::float8, id
"""
OUTCOME: Final = "UPDATE matches SET outcome = $2 WHERE id = $1"
