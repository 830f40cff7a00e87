"""The steps that brought the database to its present form, the first first."""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0013"  # what this version needs; read by the store without loading Alembic
# While one release follows another the database is ahead of the nodes that have yet to end. Those work on
# as well that need this step or a later one: docs/upgrades.md says when it is raised.
WORKS_FROM: Final = "0010"
