"""Migrations of the database, the oldest first."""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0001"  # the revision this version needs; the store reads it without loading Alembic
# During an upgrade the database is ahead of the nodes of the previous release. Nodes that know this revision
# or a later one go on working: docs/upgrades.md says when to raise it.
WORKS_FROM: Final = "0001"
