"""What hosts decide, did and were told; whom people blocked; packed records."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """All of a release in one step: nodes of the one before work on a database that is one step ahead.

    Times are seconds since 1970.
    """
    rulings()
    reports()
    watched()
    blocks()
    packed_records()


def blocks() -> None:
    """Whom people do not want to hear; and what the page for hosts asks about people."""
    op.execute("""
        CREATE TABLE blocks (
            guest bigint NOT NULL,
            blocked bigint NOT NULL,
            made bigint NOT NULL,
            PRIMARY KEY (guest, blocked)
        )""")
    op.execute("CREATE INDEX blocks_blocked ON blocks (blocked)")
    # When a passkey was shown there last: a mailed link is proof too, but not for hosts.
    op.execute("ALTER TABLE browsers ADD COLUMN keyed bigint NOT NULL DEFAULT 0")
    op.execute("CREATE INDEX guests_name ON guests (lower(name) text_pattern_ops)")


def rulings() -> None:
    """What holds, and every act that made it so. The number of an act is that of the ruling it made."""
    op.execute("""
        CREATE TABLE acts (
            number bigserial PRIMARY KEY,
            at double precision NOT NULL,
            host bigint NOT NULL,
            act text NOT NULL,
            kind text NOT NULL,
            about text NOT NULL,
            text text NOT NULL,
            why text NOT NULL
        )""")
    op.execute("""
        CREATE TABLE rulings (
            kind text NOT NULL,
            about text NOT NULL,
            text text NOT NULL,
            why text NOT NULL,
            until double precision NOT NULL,
            made double precision NOT NULL,
            number bigint NOT NULL,
            done boolean NOT NULL DEFAULT false,
            PRIMARY KEY (kind, about)
        )""")


def reports() -> None:
    """With a copy of the remark, since a table keeps only its newest."""
    op.execute("""
        CREATE TABLE reports (
            id bigserial PRIMARY KEY,
            table_id bigint NOT NULL,
            number int NOT NULL,
            reporter bigint NOT NULL,
            guest bigint NOT NULL,
            name text NOT NULL,
            text text NOT NULL,
            said double precision NOT NULL,
            made double precision NOT NULL,
            closed double precision,
            UNIQUE (table_id, number, reporter)
        )""")
    op.execute("CREATE INDEX reports_open ON reports (made) WHERE closed IS NULL")
    op.execute("CREATE INDEX reports_guest ON reports (guest)")


def watched() -> None:
    """What went wrong or was slow, and which nodes there are."""
    op.execute("""
        CREATE TABLE troubles (
            kind text NOT NULL,
            match bigint NOT NULL,
            what text NOT NULL,
            table_id bigint NOT NULL,
            node text NOT NULL,
            first double precision NOT NULL,
            last double precision NOT NULL,
            times int NOT NULL,
            worst double precision NOT NULL,
            PRIMARY KEY (kind, match, what)
        )""")
    op.execute("CREATE INDEX troubles_last ON troubles (last)")
    op.execute("""
        CREATE TABLE nodes (
            name text PRIMARY KEY,
            at double precision NOT NULL,
            sockets int NOT NULL,
            version text NOT NULL
        )""")


def packed_records() -> None:
    """What is kept of a match that has left the log."""
    op.execute("""
        CREATE TABLE packed (
            match bigint PRIMARY KEY,
            plies int NOT NULL,
            last_at timestamptz NOT NULL,
            last_text text NOT NULL,
            record bytea NOT NULL,
            made float8 NOT NULL,
            in_log boolean NOT NULL DEFAULT true
        )""")
    op.execute("ALTER TABLE packed ALTER COLUMN record SET STORAGE EXTERNAL")  # it is packed already
    op.execute("CREATE INDEX packed_in_log ON packed (made) WHERE in_log")
    op.execute("ALTER TABLE matches ADD COLUMN packed boolean NOT NULL DEFAULT false")
    op.execute("CREATE INDEX matches_to_pack ON matches (started) WHERE over AND NOT packed")
