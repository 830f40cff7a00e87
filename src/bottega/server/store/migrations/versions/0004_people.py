"""Accounts: passkeys, mail addresses, how somebody wants to be told.

Times are seconds since 1970, by the clock of the node.
"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A person is a guest with more; of what opens a door only digests and public keys are kept."""
    op.execute("""
        CREATE TABLE people (
            guest bigint PRIMARY KEY,
            language text NOT NULL DEFAULT 'en',
            zone text NOT NULL DEFAULT 'UTC',
            quiet_from smallint NOT NULL DEFAULT 0,
            quiet_until smallint NOT NULL DEFAULT 0,
            mail text NOT NULL DEFAULT '',
            mail_confirmed boolean NOT NULL DEFAULT false,
            mail_wish text NOT NULL DEFAULT 'none',
            push_wish boolean NOT NULL DEFAULT true,
            made bigint NOT NULL
        )""")
    # Who proves that an address is theirs must not meet somebody who has proved it before.
    op.execute("CREATE UNIQUE INDEX people_mail ON people (mail) WHERE mail_confirmed")
    op.execute("""
        CREATE TABLE vacations (
            guest bigint NOT NULL,
            first date NOT NULL,
            last date NOT NULL,
            PRIMARY KEY (guest, first)
        )""")
    op.execute("""
        CREATE TABLE passkeys (
            id bytea PRIMARY KEY,
            guest bigint NOT NULL,
            public_key bytea NOT NULL,
            sign_count bigint NOT NULL,
            name text NOT NULL,
            transports text NOT NULL,
            made bigint NOT NULL,
            used bigint NOT NULL
        )""")
    op.execute("CREATE INDEX passkeys_guest ON passkeys (guest)")
    op.execute("""
        CREATE TABLE ceremonies (
            id text PRIMARY KEY,
            challenge bytea NOT NULL,
            kind text NOT NULL,
            guest bigint NOT NULL,
            expires bigint NOT NULL
        )""")
    op.execute("CREATE INDEX ceremonies_expires ON ceremonies (expires)")
    op.execute("""
        CREATE TABLE letters (
            digest text PRIMARY KEY,
            guest bigint NOT NULL,
            kind text NOT NULL,
            mail text NOT NULL,
            made bigint NOT NULL,
            expires bigint NOT NULL,
            used boolean NOT NULL DEFAULT false
        )""")
    op.execute("CREATE INDEX letters_mail ON letters (mail, kind)")
    op.execute("CREATE INDEX letters_guest ON letters (guest)")
    op.execute("CREATE INDEX letters_made ON letters (made)")
    op.execute("""
        CREATE TABLE pushes (
            endpoint text PRIMARY KEY,
            guest bigint NOT NULL,
            p256dh text NOT NULL,
            auth text NOT NULL,
            made bigint NOT NULL
        )""")
    op.execute("CREATE INDEX pushes_guest ON pushes (guest)")
    op.execute("CREATE INDEX remarks_guest ON remarks (guest)")  # to find what one said when one leaves
