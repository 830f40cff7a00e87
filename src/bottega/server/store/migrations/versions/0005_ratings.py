"""Ratings, histories, and who waits for a partner."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Ratings, rated matches and histories; a match says whether it is noted there."""
    op.execute("ALTER TABLE matches ADD COLUMN noted boolean NOT NULL DEFAULT false")
    op.execute("UPDATE matches SET noted = true WHERE over")  # played before there were histories
    op.execute("CREATE INDEX matches_unnoted ON matches (id) WHERE over AND NOT noted")
    op.execute("""
        CREATE TABLE rated (
            match bigint PRIMARY KEY,
            key text NOT NULL,
            at float8 NOT NULL,
            number bigserial UNIQUE,
            seats jsonb NOT NULL
        )""")
    op.execute("""
        CREATE TABLE ratings (
            who text NOT NULL,
            key text NOT NULL,
            mu float8 NOT NULL,
            sigma float8 NOT NULL,
            games int NOT NULL,
            wins int NOT NULL,
            last float8 NOT NULL,
            PRIMARY KEY (who, key)
        )""")
    op.execute("CREATE INDEX ratings_ladder ON ratings (key, (mu - 3 * sigma) DESC)")
    op.execute("""
        CREATE TABLE played (
            guest bigint NOT NULL,
            match bigint NOT NULL,
            seat smallint NOT NULL,
            table_id bigint NOT NULL,
            game text NOT NULL,
            key text NOT NULL,
            public boolean NOT NULL,
            rated boolean NOT NULL,
            at float8 NOT NULL,
            place smallint NOT NULL,
            score int NOT NULL,
            won boolean NOT NULL,
            players text[] NOT NULL,
            PRIMARY KEY (guest, match, seat)
        )""")
    op.execute("CREATE INDEX played_last ON played (guest, at DESC)")
    op.execute("""
        CREATE TABLE queue (
            guest bigint PRIMARY KEY,
            name text NOT NULL,
            wish text NOT NULL,
            seats smallint NOT NULL,
            since float8 NOT NULL,
            seen float8 NOT NULL,
            table_id bigint,
            opened boolean NOT NULL DEFAULT false
        )""")
    op.execute("CREATE INDEX queue_wish ON queue (wish, since) WHERE table_id IS NULL")
    op.execute("CREATE INDEX queue_table ON queue (table_id) WHERE table_id IS NOT NULL")
