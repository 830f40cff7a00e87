"""What people say to each other at a table."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Numbered at each table, so that who missed one knows it."""
    op.execute("""
        CREATE TABLE remarks (
            table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
            number int NOT NULL CHECK (number > 0),
            guest bigint NOT NULL,
            seat smallint NOT NULL,
            name text NOT NULL,
            text text NOT NULL,
            key text NOT NULL,
            at timestamptz NOT NULL DEFAULT clock_timestamp(),
            PRIMARY KEY (table_id, number),
            UNIQUE (table_id, guest, key)
        )""")
