"""The steps that brought the databases to their present form, the first first."""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0011"  # what this version needs; read by the store without loading Alembic
# While one release follows another the databases are a step ahead of the nodes that have yet to end.
WORKABLE: Final = (NEWEST, f"{int(NEWEST) + 1:0{len(NEWEST)}}")
