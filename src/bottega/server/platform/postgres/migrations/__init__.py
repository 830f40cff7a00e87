"""Migrations of the database, the oldest first."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

VERSIONS: Final = files(__name__) / "versions"  # a file a revision, such as 0001_schema.py

# The revision this version needs; the store reads it without loading Alembic.
NEWEST: Final = max(file.name[:4] for file in VERSIONS.iterdir() if file.name.endswith(".py"))
# During an upgrade the database is ahead of the nodes of the previous release. Nodes that know this revision
# or a later one go on working: docs/upgrades.md says when to raise it.
WORKS_FROM: Final = "0001"
