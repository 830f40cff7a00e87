"""The lessons that somebody came to the end of, so that another browser of theirs knows it too."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """They lie on the house's shard, as all that is kept of people."""
    op.execute("""
        CREATE TABLE learned (
            guest bigint NOT NULL,
            game text NOT NULL,
            lesson text NOT NULL,
            at bigint NOT NULL,
            PRIMARY KEY (guest, game, lesson)
        )""")
