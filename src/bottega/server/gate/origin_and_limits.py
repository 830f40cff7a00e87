"""Around the whole house: who may knock from where and how often, and what browsers are told to refuse."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bottega.server.gate.callers import Connection
from bottega.server.gate.hosts import Hosts
from bottega.server.gate.limits import Buckets, same_place
from bottega.server.gate.problems import CODE
from bottega.server.gate.request_ids import HEADER, bind_request_id
from bottega.server.gate.too_often import too_often
from bottega.server.metrics import Metrics
from bottega.server.protocol import Problem
from bottega.server.rulings.rulings import Rulings
from bottega.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
STRAIGHT: Final = "bottega.send"  # past the layers of the framework, which a socket needs only to open
QUIET: Final = ("/health", "/ready", "/metrics")
# What pages are made of, kept in memory.
FILES: Final = (
    "/assets/",
    "/icon-",
    "/manifest.webmanifest",
    "/mark.svg",
    "/offline",
    "/plain.css",
    "/push.js",
    "/worker.js",
)

# What goes on while nothing can be changed: hosts must get in to end it.
WRITABLE: Final = ("/api/admin", "/api/sign-in", "/api/sign-out", "/api/me/proof")

FROM_MAIL_PROGRAMS: Final = "/api/unsubscribe/"  # they send a form (RFC 8058)

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        b" connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
        b" frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SECURED: Final = (b"strict-transport-security", b"max-age=31536000")
UNKEPT: Final = (b"cache-control", b"no-store")
ABOUT_ME: Final = "/api/me"
NO_ROUTE: Final = "none"  # as what is counted that leads nowhere, or was refused at the door
SLOW: Final = 1.0  # seconds after which a request is a line of the log; the proxy has a line for each
FOR_HOSTS: Final = "/api/admin"

log = structlog.get_logger()


class OriginAndLimits:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, rulings: Rulings) -> None:
        self.app: Final = app
        self.rulings: Final = rulings
        self.metrics: Final = metrics
        self.origins: Final = frozenset(settings.origin)
        self.hosts: Final = Hosts(settings)
        self.requests: Final = Buckets(settings.requests)
        self.files: Final = Buckets(settings.files)
        self.checks: Final = Buckets(settings.checks)
        self.came = 0  # requests and sockets
        self.gone = 0  # sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self.http(scope, receive, send)
            self.came += 1
            return
        if kind == "websocket":
            bind_request_id(scope["headers"])
        if kind == "websocket" and not self.hosts.knows(host_of(scope)):
            await self.turn_away(send, 1008, "unknown_host")
        elif kind == "websocket" and not self.comes_from_home(scope):
            await self.turn_away(send, 1008, "cross_origin")
        elif kind == "websocket" and self.rulings.shuts_out(address_of(scope)):
            await self.turn_away(send, 1008, "banned_address")
        elif kind == "websocket" and not self.requests.take(address_of(scope), time.monotonic()):
            await self.turn_away(send, 1013, "too_many_requests")
        else:
            self.came += 1
            scope[STRAIGHT] = send  # type: ignore[typeddict-unknown-key]
            await self.app(scope, receive, send)
            self.gone += 1

    async def turn_away(self, send: Send, code: int, reason: str) -> None:
        """A socket is not let in."""
        self.metrics.refusals.labels("socket", reason).inc()
        await send({"type": "websocket.close", "code": code, "reason": reason})

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request: refused, or answered with our headers on it; and counted."""
        began, status, id = time.monotonic(), 0, bind_request_id(scope["headers"])
        head = scope["method"] == "HEAD"  # type: ignore[typeddict-item]
        if head:  # answered like GET, without the body
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", ()),
                    *HEADERS,
                    *headers_for(scope),
                    (HEADER, id),
                ]
            elif head:
                message = {**message, "body": b""}  # type: ignore[assignment]
            await send(message)

        method: str = scope["method"]  # type: ignore[typeddict-item]
        try:
            await self.let_in(scope, receive, with_headers, method)
        finally:
            route, seconds = scope.get("path_template") or NO_ROUTE, time.monotonic() - began
            self.metrics.answered(method, route, status, seconds)
            if seconds > SLOW:
                log.warning("slow_request", method=method, route=route, status=status, seconds=seconds)
            code = scope.get(CODE)
            if code is not None:
                self.metrics.refusals.labels("http", code).inc()

    async def let_in(self, scope: Scope, receive: Receive, with_headers: Send, method: str) -> None:
        """Whoever may knock here is answered by the house, all others by us."""
        path = scope["path"]
        if path not in QUIET and not self.hosts.knows(host_of(scope)):
            await refuse(scope, with_headers, 421, "unknown_host")
        elif method not in SAFE and not self.comes_from_home(scope):
            await refuse(scope, with_headers, 403, "cross_origin")
        elif path not in QUIET and self.rulings.shuts_out(address_of(scope)):
            await refuse(scope, with_headers, 403, "banned_address")
        elif not self.counts(path).take(address_of(scope), time.monotonic()):
            headers, body = too_often(list(scope["headers"]))
            scope[CODE] = "too_many_requests"  # type: ignore[typeddict-unknown-key]
            await answer(with_headers, 429, headers, body)
        elif method not in SAFE and self.rulings.read_only and not path.startswith(WRITABLE):
            await refuse(scope, with_headers, 503, "read_only")
        elif method not in SAFE and not path.startswith(FROM_MAIL_PROGRAMS) and not is_json(scope):
            await refuse(scope, with_headers, 415, "not_json")
        else:
            await self.app(scope, receive, with_headers)

    def counts(self, path: str) -> Buckets:
        """Files and health checks are counted apart: neither uses up the requests of a page."""
        if path in QUIET:
            return self.checks
        return self.files if path.startswith(FILES) else self.requests

    def comes_from_home(self, scope: Scope) -> bool:
        """Whether a browser sends this from our own pages. What is no browser sends no origin."""
        headers = {name: value for name, value in scope["headers"] if name in HOME_HEADERS}
        if headers.get(b"sec-fetch-site") == b"cross-site":
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        if self.origins:
            return origin.decode("latin-1") in self.origins
        return netloc_of(origin.decode("latin-1")) == headers.get(b"host", b"?").decode("latin-1")


HOME_HEADERS: Final = (b"origin", b"host", b"sec-fetch-site")


def netloc_of(origin: str) -> str:
    """Host and port of an origin; empty if it is malformed, such as `http://[`."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_json(scope: Any) -> bool:
    """Whether a request has no body, or one that is called JSON, which no form of another site can send."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    kind: bytes = headers.get(b"content-type", b"")
    return kind.partition(b";")[0].strip().lower() == b"application/json"


def headers_for(scope: Any) -> list[tuple[bytes, bytes]]:
    """What only some answers say: over TLS that there is TLS, and of oneself that it is not kept."""
    path: str = scope["path"]
    return [
        *([SECURED] if scope.get("scheme") == "https" else []),
        *([UNKEPT] if path == ABOUT_ME or path.startswith((f"{ABOUT_ME}/", FOR_HOSTS)) else []),
    ]


def host_of(scope: Any) -> str:
    """What the house was asked for by."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


def address_of(scope: Any) -> str:
    """Where somebody comes from. Behind a proxy we trust, that is what it says."""
    client = scope.get("client")
    return same_place(client[0]) if client else "?"


def must_take(buckets: Buckets, connection: Connection) -> None:
    """One more thing of a kind from where somebody comes; Refused if there were too many."""
    buckets.must_take(address_of(connection.scope), time.monotonic())


async def refuse(scope: Any, send: Send, status: int, code: str) -> None:
    """Answer without asking anybody."""
    scope[CODE] = code
    body = msgspec.json.encode(Problem(code, ""))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await answer(send, status, headers, body)


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    """Send all of it."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
