"""The browsers in which a guest is signed in. Times are seconds since 1970, by the clock of the node."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Cookies of the releases before name no browser. They stay good (`unnamed`) until one is signed out."""
    op.execute("ALTER TABLE guests ADD COLUMN unnamed boolean NOT NULL DEFAULT true")
    op.execute("""
        CREATE TABLE browsers (
            id bigint PRIMARY KEY,
            guest bigint NOT NULL REFERENCES guests ON DELETE CASCADE,
            name text NOT NULL,
            made bigint NOT NULL,
            used bigint NOT NULL,
            proved bigint NOT NULL
        )""")
    op.execute("CREATE INDEX browsers_guest ON browsers (guest)")
    op.execute("ALTER TABLE pushes ADD COLUMN browser bigint NOT NULL DEFAULT 0")
