"""What a host may set, read from the environment: BOTTEGA_NATS sets `nats`, and so on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import msgspec

from bottega.server.ids import MOST_SHARDS

PREFIX: Final = "BOTTEGA_"
SHORTEST_SECRET: Final = 32


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One node's settings. Lists are separated by blanks or commas."""

    databases: tuple[str, ...]  # one URL per shard; append new ones, never reorder
    nats: tuple[str, ...] = ("nats://127.0.0.1:4222",)
    secret: str  # signs the guests' cookies; the same on every node
    origin: tuple[str, ...] = ()  # addresses the browsers come from; none: the host they ask for
    prefix: str = "bottega"  # of subjects and streams, so that two houses may share one NATS

    host: str = "127.0.0.1"
    port: int = 8080
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    metrics_token: str = ""  # who may read /metrics from afar; none: only this machine
    log: str = "json"  # or: console

    connections: int = 4  # to each database, beside the one that appends
    patience: float = 5.0  # seconds a command waits for a store that is away
    sweep: float = 5.0  # seconds between looks for what the bus may have lost
    cached: int = 4096  # matches kept in memory though nobody here watches
    thinking: int = 1000  # milliseconds a bot may think

    frame: int = 4096  # bytes of the largest message a socket may send
    body: int = 16384  # bytes of the largest request
    sockets: int = 32  # per address
    says: float = 20.0  # messages a second that a socket may send for long
    burst: int = 60  # messages it may send at once
    waiting: int = 64  # messages a socket may leave unread before it is cut
    watched: int = 64  # tables one socket may watch
    talks: int = 20  # remarks a minute from one guest
    requests: int = 600  # requests a minute from one address
    opens: int = 30  # guests and tables made a minute from one address

    def __post_init__(self) -> None:
        if not 1 <= len(self.databases) <= MOST_SHARDS:
            raise ValueError(f"BOTTEGA_DATABASES lists {len(self.databases)} databases")
        if len(self.secret) < SHORTEST_SECRET:
            raise ValueError(
                f"BOTTEGA_SECRET has {len(self.secret)} characters, fewer than {SHORTEST_SECRET}"
            )


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process; ValueError says what is missing or wrong."""
    given: dict[str, str | list[str]] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = text.replace(",", " ").split() if field.type == tuple[str, ...] else text
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"the settings do not hold: {error}") from error
