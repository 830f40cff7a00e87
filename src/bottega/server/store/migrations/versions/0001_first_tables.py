"""Guests, tables, matches, and the log of moves, which is the lock."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

PARTITIONS = 8


def upgrade() -> None:
    """Make everything from nothing."""
    op.execute("""
        CREATE TABLE guests (
            id bigint PRIMARY KEY,
            name text NOT NULL,
            epoch int NOT NULL,
            made timestamptz NOT NULL DEFAULT now()
        )""")
    op.execute("""
        CREATE TABLE tables (
            id bigint PRIMARY KEY,
            version int NOT NULL,
            listed boolean NOT NULL,
            document jsonb NOT NULL,
            changed timestamptz NOT NULL DEFAULT clock_timestamp()
        )""")
    op.execute("CREATE INDEX tables_listed ON tables (changed DESC) WHERE listed")
    op.execute("""
        CREATE TABLE sitting (
            guest bigint NOT NULL,
            table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
            PRIMARY KEY (guest, table_id)
        )""")
    op.execute("CREATE INDEX sitting_table ON sitting (table_id)")
    op.execute("""
        CREATE TABLE matches (
            id bigint PRIMARY KEY,
            table_id bigint NOT NULL REFERENCES tables,
            game text NOT NULL,
            head jsonb NOT NULL,
            over boolean NOT NULL DEFAULT false,
            started timestamptz NOT NULL DEFAULT now()
        )""")
    op.execute("CREATE INDEX matches_table ON matches (table_id)")
    op.execute("""
        CREATE TABLE moves (
            match bigint NOT NULL,
            ply int NOT NULL CHECK (ply > 0),
            seat smallint NOT NULL,
            back int,
            text text NOT NULL,
            key text NOT NULL,
            at timestamptz NOT NULL DEFAULT now(),
            PRIMARY KEY (match, ply)
        ) PARTITION BY HASH (match)""")
    for part in range(PARTITIONS):
        op.execute(
            f"CREATE TABLE moves_{part:02} PARTITION OF moves"
            f" FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part})"
        )
