"""Clocks: deadlines, pauses of the house, and orders that players leave. Times are seconds since 1970."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Deadlines can all be made again from the log: they say when somebody must look at a match."""
    op.execute("""
        CREATE TABLE deadlines (
            match bigint NOT NULL,
            seat smallint NOT NULL,
            asked int NOT NULL,
            ply int NOT NULL,
            due double precision NOT NULL,
            PRIMARY KEY (match, seat)
        )""")
    op.execute("CREATE INDEX deadlines_due ON deadlines (due)")
    op.execute("""
        CREATE TABLE beats (
            one boolean PRIMARY KEY DEFAULT true CHECK (one),
            at double precision NOT NULL
        )""")
    op.execute("""
        CREATE TABLE pauses (
            since double precision PRIMARY KEY,
            until double precision NOT NULL
        )""")
    op.execute("""
        CREATE TABLE orders (
            match bigint NOT NULL,
            seat smallint NOT NULL,
            question text NOT NULL,
            about text NOT NULL,
            most int,
            what text NOT NULL,
            PRIMARY KEY (match, seat, question, about)
        )""")
