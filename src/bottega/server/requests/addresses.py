"""Addresses of clients, and limits by address."""

from __future__ import annotations

import time
from typing import Any

from bottega.server.requests.authentication import Connection
from bottega.server.requests.limits import Buckets, same_place


def address_of(scope: Any) -> str:
    """The client's address, as a trusted proxy says."""
    client = scope.get("client")
    return same_place(client[0]) if client else "?"


def must_take(buckets: Buckets, connection: Connection) -> None:
    """Take one of a limit for the client's address; Refused if there are too many."""
    buckets.must_take(address_of(connection.scope), time.monotonic())
