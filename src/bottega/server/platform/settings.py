"""Settings of a host, from environment variables: BOTTEGA_NATS sets `nats`, and so on."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from typing import Final, get_origin

import msgspec

from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, read_id

PREFIX: Final = "BOTTEGA_"
SHORTEST_SECRET: Final = 32
VAPID_LETTERS: Final = 43  # 32 bytes in base64url
MAIL_TLS: Final = ("start", "tls", "none")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a node. Lists are separated by blanks or commas."""

    database: str  # its URL; commas between hosts of which one can be written
    nats: tuple[str, ...] = ("nats://127.0.0.1:4222",)
    secret: str  # signs the guests' cookies; the same on every node
    origin: tuple[str, ...] = ()  # addresses the browsers come from; none: the host they ask for
    hosts: tuple[str, ...] = ()  # host names of the site, beside those of origin and this machine
    prefix: str = "bottega"  # of subjects and streams, so that two houses may share one NATS

    host: str = "127.0.0.1"
    port: int = 8080
    proxies: tuple[str, ...] = ("127.0.0.1",)  # addresses and networks whose X-Forwarded-For is believed
    metrics_token: str = ""  # who may read /metrics from afar; none: only this machine
    log: str = "json"  # or: console
    log_level: str = "info"  # or: debug, warning, error
    traces: bool = False  # whether the way of each move is sent to where OTEL_EXPORTER_OTLP_ENDPOINT says
    journal: str = ""  # the file that says what a restore must not bring back; none: nothing says it

    connections: int = 4  # to each database, beside the one that appends
    patience: float = 5.0  # seconds a command waits for a store that is away
    sweep: float = 5.0  # seconds between looks for what the bus may have lost
    grace: float = 60.0  # seconds a player may be away before others can vote for a stand-in
    cached: int = 4096  # matches kept in memory though nobody here watches
    thinking: int = 1000  # milliseconds a bot may think

    frame: int = 4096  # bytes of the largest message a socket may send
    body: int = 16384  # bytes of the largest request
    address_connections: int = 64  # of any kind
    sockets: int = 32  # per address
    says: float = 20.0  # messages a second that a socket may send for long
    burst: int = 60  # messages it may send at once
    waiting: int = 64  # messages a socket may leave unread before it is cut
    watched: int = 64  # tables one socket may watch
    shows: int = 10_000  # kilobytes a minute that tables are shown to one address for the asking
    talks: int = 20  # remarks a minute from one guest
    hints: int = 20  # hints a minute for one guest
    analyses: int = 20  # analyses an hour for each guest and each address; 0: none
    analysts: int = 1  # analyses of each level that are made at once beside bots
    analyses_waiting: int = 4  # analyses of one guest that may wait at once; twice as many of one address
    what_ifs: int = 60  # what-ifs a day for one guest; four times as many from one address
    bot_matches: int = 8  # matches alone with bots that one guest may keep going at once
    bot_matches_here: int = 40  # the same for all guests of one address together
    requests: int = 600  # requests a minute from one address
    files: int = 3000  # files of the pages, which are counted apart
    checks: int = 600  # a minute from one address of /health, /ready and /metrics, which are counted apart
    opens: int = 30  # new guests, renames, tables, links followed, passkeys tried: a minute from one address
    publics: int = 20  # public tables an hour from one address, and from one guest
    pack: int = 30  # days after its end that a match leaves the log for a packed record; 0: never
    what_if_retention: int = 30  # days that what-ifs are kept when nobody comes back; 0: for ever
    retention: int = 400  # days that tables, guests and remarks are kept when nobody comes back; 0: for ever

    admins: tuple[str, ...] = ()  # the ids of people who may open the page for hosts, with a passkey
    node: str = ""  # what this node is called; none: the name of the machine and the port
    reports: int = 10  # remarks and players an hour that one guest may report
    report_retention: int = 90  # days that reports are kept; 0: for ever
    audit_retention: int = 400  # days that is kept what hosts did; 0: for ever

    mail_host: str = ""  # the SMTP server; empty: no mail
    mail_port: int = 587
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    mail_tls: str = "start"  # or: tls, from the first byte; none, within one machine
    mail_links: int = 5  # mailed links an hour to one address, and asked for by one
    vapid_private: str = ""  # signs notices to closed browsers; none: there are none
    vapid_subject: str = ""  # whom push services may write to, as mailto:
    push_services: tuple[str, ...] = PUSH_SERVICES  # the only places such notices are sent to

    def __post_init__(self) -> None:
        if not self.database.strip():
            raise ValueError("BOTTEGA_DATABASE is empty")
        if len(self.secret) < SHORTEST_SECRET:
            raise ValueError(
                f"BOTTEGA_SECRET has {len(self.secret)} characters, fewer than {SHORTEST_SECRET}"
            )
        for proxy in self.proxies:
            must_be_network(proxy)
        self.admin_ids()
        if self.mail_host and not (self.origin and self.mail_from):
            # Links need a fixed address: requests may name any host.
            raise ValueError("BOTTEGA_MAIL_HOST needs BOTTEGA_ORIGIN and BOTTEGA_MAIL_FROM")
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"BOTTEGA_LOG_LEVEL is {self.log_level}, not one of {', '.join(LOG_LEVELS)}")
        if self.mail_tls not in MAIL_TLS:
            raise ValueError(f"BOTTEGA_MAIL_TLS is {self.mail_tls}, not one of {', '.join(MAIL_TLS)}")
        if self.vapid_private and len(self.vapid_private.rstrip("=")) != VAPID_LETTERS:
            raise ValueError("BOTTEGA_VAPID_PRIVATE is no key; `bottega host vapid` makes one")
        if self.vapid_private and not self.vapid_subject.startswith(("mailto:", "https:")):
            raise ValueError("BOTTEGA_VAPID_PRIVATE needs BOTTEGA_VAPID_SUBJECT, like mailto:you@example.org")

    def admin_ids(self) -> frozenset[Id]:
        """The hosts, who may open the moderation pages."""
        try:
            return frozenset(map(read_id, self.admins))
        except Refused as error:
            raise ValueError(f"BOTTEGA_ADMINS names {error.about}, which is no id of 13 letters") from error


def must_be_network(proxy: str) -> None:
    """ValueError for what uvicorn would take: a name, which it never finds, or `*`, which trusts everyone."""
    try:
        ipaddress.ip_network(proxy)
    except ValueError as error:
        raise ValueError(f"BOTTEGA_PROXIES lists {proxy}, no address and no network") from error


def entries(text: str) -> list[str]:
    """Split a list. A URL may name several hosts with commas."""
    between = r",?\s+|,(?=\w+://)" if "://" in text else r"[,\s]+"
    return [entry for entry in re.split(between, text.strip()) if entry]


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process; ValueError says what is missing or wrong."""
    given: dict[str, str | list[str]] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = entries(text) if get_origin(field.type) is tuple else text
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"the settings do not hold: {error}") from error
