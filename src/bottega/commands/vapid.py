"""`bottega host vapid`: makes the key that signs notices to closed browsers."""

from __future__ import annotations

from bottega.commands.hosting import hosting


def vapid() -> None:
    """Make a key for push notices."""
    with hosting():
        from bottega.server.people.pushing import new_private

        print(f"BOTTEGA_VAPID_PRIVATE={new_private()}")
