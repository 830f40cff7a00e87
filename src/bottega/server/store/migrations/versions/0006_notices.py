"""Notices that are to be sent, and how far people have looked. Times are seconds since 1970."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The key of a notice is what it is sent once for."""
    op.execute("""
        CREATE TABLE notices (
            match bigint NOT NULL,
            seat smallint NOT NULL,
            asked int NOT NULL,
            kind text NOT NULL,
            way text NOT NULL,
            guest bigint NOT NULL,
            due double precision NOT NULL,
            tries smallint NOT NULL DEFAULT 0,
            done double precision,
            PRIMARY KEY (match, seat, asked, kind, way)
        )""")
    op.execute("CREATE INDEX notices_due ON notices (due) WHERE done IS NULL")
    op.execute("CREATE INDEX notices_guest ON notices (guest)")
    op.execute("""
        CREATE TABLE sendings (
            guest bigint NOT NULL,
            way text NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (guest, way, at)
        )""")
    op.execute("""
        CREATE TABLE looks (
            guest bigint NOT NULL,
            match bigint NOT NULL,
            ply int NOT NULL,
            before int NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (guest, match)
        )""")
    op.execute("CREATE INDEX looks_at ON looks (at)")
