"""Matches that a stand-in decided are marked, and what nobody comes back to can be found."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Who was here before counts as seen now: nobody is forgotten because of an upgrade."""
    op.execute("ALTER TABLE played ADD COLUMN stand_ins smallint[] NOT NULL DEFAULT '{}'")
    op.execute("ALTER TABLE guests ADD COLUMN seen timestamptz NOT NULL DEFAULT now()")
    op.execute("CREATE INDEX guests_seen ON guests (seen)")
    op.execute("CREATE INDEX tables_changed ON tables (changed)")
    op.execute("CREATE INDEX remarks_at ON remarks (at)")
