"""Statements about migrations."""

from __future__ import annotations

from typing import Final

MIGRATED: Final = "SELECT to_regclass('alembic_version')::text"
MIGRATION: Final = "SELECT version_num FROM alembic_version"
# A comment tells which nodes work on a database; so those of a release before can read it.
SET_WORKS_FROM: Final = "COMMENT ON TABLE alembic_version IS '{}'"
