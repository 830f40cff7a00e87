"""Tables at which nothing has begun can be found and closed; a vacation says when it was set."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Index only the tables that gather: most have been played at."""
    op.execute("CREATE INDEX tables_gathering ON tables (changed) WHERE document->>'phase' = 'gathering'")
    op.execute("ALTER TABLE vacations ADD COLUMN made bigint NOT NULL DEFAULT 0")
