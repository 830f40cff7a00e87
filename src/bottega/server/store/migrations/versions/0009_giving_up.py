"""Matches that somebody resigned are marked, and those that are done with can be put away."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A match that ended with a resignation has no scores. Put away is a match, so that a rematch is seen."""
    op.execute("ALTER TABLE played ADD COLUMN resigned smallint[] NOT NULL DEFAULT '{}'")
    op.execute("ALTER TABLE played ALTER COLUMN score DROP NOT NULL")
    op.execute("ALTER TABLE sitting ADD COLUMN put_away bigint NOT NULL DEFAULT 0")
