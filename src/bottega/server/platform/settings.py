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

    database: str  # its URL; with a standby, commas between the hosts
    nats: tuple[str, ...] = ("nats://127.0.0.1:4222",)  # the servers of one NATS
    secret: str  # signs cookies; the same on every node
    origin: tuple[str, ...] = ()  # like https://play.example.org; if empty, the host of the request
    hosts: tuple[str, ...] = ()  # host names of the site besides those in `origin` and of this machine
    prefix: str = "bottega"  # of subjects and streams, if servers share one NATS

    host: str = "127.0.0.1"  # the address to listen on
    port: int = 8080
    proxies: tuple[str, ...] = ("127.0.0.1",)  # addresses and networks whose X-Forwarded-For is trusted
    metrics_token: str = ""  # bearer token for /metrics; if empty, it is for this machine
    log: str = "json"  # or: console
    log_level: str = "info"  # or: debug, warning, error
    traces: bool = False  # whether to send a trace of each move, as the variables OTEL_EXPORTER_OTLP_… say
    journal: str = ""  # the file of what a restore must not undo; if empty, there is none

    connections: int = 4  # to the database, plus one for appends
    patience: float = 5.0  # seconds to wait for an unreachable database
    sweep: float = 5.0  # seconds between checks for lost messages and deadlines
    grace: float = 60.0  # seconds until others can vote for an absent player's substitute
    cached: int = 4096  # unwatched matches kept in memory
    thinking: int = 1000  # milliseconds a bot thinks

    frame: int = 4096  # bytes of a socket's largest message
    body: int = 16384  # bytes of the largest request
    address_connections: int = 64  # connections per address
    sockets: int = 32  # per address
    says: float = 20.0  # messages a second from a socket
    burst: int = 60  # messages from it at once
    waiting: int = 64  # unread messages before a socket is closed
    watched: int = 64  # tables per socket
    shows: int = 10_000  # kilobytes a minute and address for opening tables; beyond, it is read more slowly
    talks: int = 20  # remarks a minute per guest
    hints: int = 20  # hints a minute per guest
    analyses: int = 20  # analyses an hour per guest and per address; 0: none
    analysts: int = 1  # concurrent analyses per level in each process with bots
    analyses_waiting: int = 4  # waiting analyses per guest; twice as many per address
    what_ifs: int = 60  # what-ifs a day per guest; four times as many per address
    bot_matches: int = 8  # matches alone with bots per guest
    bot_matches_here: int = 40  # the same per address
    requests: int = 600  # requests a minute per address
    files: int = 3000  # the same for files of the pages
    checks: int = 600  # the same for /health, /ready and /metrics
    opens: int = 30  # new guests, renames, tables, followed links and passkey attempts a minute per address
    publics: int = 20  # public tables an hour per address and per guest
    pack: int = 30  # days until a match is packed; 0: never
    what_if_retention: int = 30  # days an unused what-if is kept; 0: for ever
    retention: int = 400  # days unused tables, guests and remarks are kept; 0: for ever

    admins: tuple[str, ...] = ()  # ids of hosts, who moderate with a passkey
    node: str = ""  # this node's name; if empty, machine name and port
    reports: int = 10  # reports an hour per guest
    report_retention: int = 90  # days reports are kept; 0: for ever
    audit_retention: int = 400  # days the audit log is kept; 0: for ever

    mail_host: str = ""  # SMTP server; if empty, there is no mail
    mail_port: int = 587
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    mail_tls: str = "start"  # after STARTTLS; or `tls` at once, or `none` within one machine
    mail_links: int = 5  # mailed links an hour per mail address and per network address
    vapid_private: str = ""  # key for push notices; if empty, there are none
    vapid_subject: str = ""  # contact for push services, like mailto:you@example.org
    push_services: tuple[str, ...] = PUSH_SERVICES  # the push services that are used

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
    """ValueError for a name, which would never match, and for `*`, which would trust everyone."""
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
