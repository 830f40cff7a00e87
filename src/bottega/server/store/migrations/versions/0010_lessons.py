"""The lessons that somebody came to the end of, so that another browser of theirs knows it too."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Which lessons a guest has done."""
    op.execute("""
        CREATE TABLE learned (
            guest bigint NOT NULL,
            game text NOT NULL,
            lesson text NOT NULL,
            at bigint NOT NULL,
            PRIMARY KEY (guest, game, lesson)
        )""")
