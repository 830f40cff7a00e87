"""The outermost middleware: checks host and origin, limits requests, adds security headers."""

from __future__ import annotations

import time
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bottega.server.http.host_header import KnownHosts
from bottega.server.http.messages.people import Problem
from bottega.server.http.problems import CODE
from bottega.server.http.rate_limited import rate_limited
from bottega.server.http.request_ids import HEADER, bind_request_id
from bottega.server.moderation.rulings import Rulings
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.settings import Settings
from bottega.server.requests.addresses import address_of
from bottega.server.requests.limits import Buckets

SAFE: Final = ("GET", "HEAD", "OPTIONS")
AFTERWARDS: Final = "bottega.afterwards"  # what a handler leaves in the scope to be run without the framework
QUIET: Final = ("/health", "/ready", "/metrics")
# Files of pages, served from memory.
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

# Allowed in read-only mode: hosts must be able to end it.
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
NO_ROUTE: Final = "none"  # label of requests without a route, or refused here
SLOW: Final = 1.0  # seconds; slower requests are logged. The proxy logs all.
FOR_HOSTS: Final = "/api/admin"

log = structlog.get_logger()


class OriginAndLimits:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, rulings: Rulings) -> None:
        self.app: Final = app
        self.rulings: Final = rulings
        self.metrics: Final = metrics
        self.origins: Final = frozenset(settings.origin)
        self.known_hosts: Final = KnownHosts(settings)
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
        if kind == "websocket" and not self.known_hosts.knows(host_of(scope)):
            await self.turn_away(send, 1008, "unknown_host")
        elif kind == "websocket" and not self.comes_from_home(scope):
            await self.turn_away(send, 1008, "cross_origin")
        elif kind == "websocket" and self.rulings.shuts_out(address_of(scope)):
            await self.turn_away(send, 1008, "banned_address")
        elif kind == "websocket" and not self.requests.take(address_of(scope), time.monotonic()):
            await self.turn_away(send, 1013, "too_many_requests")
        else:
            self.came += 1
            await self.app(scope, receive, send)
            afterwards = cast(Any, scope).pop(AFTERWARDS, None)
            if afterwards is not None:
                cast(Any, scope).clear()  # the server holds it as long as the socket
                await afterwards(receive, send)
            self.gone += 1

    async def turn_away(self, send: Send, code: int, reason: str) -> None:
        """Refuse a socket."""
        self.metrics.refusals.labels("socket", reason).inc()
        await send({"type": "websocket.close", "code": code, "reason": reason})

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse a request, with our headers, and count it."""
        began, status, id = time.monotonic(), 0, bind_request_id(scope["headers"])
        head = scope["method"] == "HEAD"  # type: ignore[typeddict-item]
        if head:  # served like GET, without the body
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = *HEADERS, *headers_for(scope), (HEADER, id)
                message["headers"] = [*message.get("headers", ()), *own]
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
        """Refuse the request here, or pass it to the application."""
        path = scope["path"]
        if path not in QUIET and not self.known_hosts.knows(host_of(scope)):
            await refuse(scope, with_headers, 421, "unknown_host")
        elif method not in SAFE and not self.comes_from_home(scope):
            await refuse(scope, with_headers, 403, "cross_origin")
        elif path not in QUIET and self.rulings.shuts_out(address_of(scope)):
            await refuse(scope, with_headers, 403, "banned_address")
        elif not self.counts(path).take(address_of(scope), time.monotonic()):
            headers, body = rate_limited(list(scope["headers"]))
            scope[CODE] = "too_many_requests"  # type: ignore[typeddict-unknown-key]
            await answer(with_headers, 429, headers, body)
        elif method not in SAFE and self.rulings.read_only and not path.startswith(WRITABLE):
            await refuse(scope, with_headers, 503, "read_only")
        elif method not in SAFE and not path.startswith(FROM_MAIL_PROGRAMS) and not is_json(scope):
            await refuse(scope, with_headers, 415, "not_json")
        else:
            await self.app(scope, receive, with_headers)

    def counts(self, path: str) -> Buckets:
        """The limit for a path. Files and health checks do not use up the limit of API requests."""
        if path in QUIET:
            return self.checks
        return self.files if path.startswith(FILES) else self.requests

    def comes_from_home(self, scope: Scope) -> bool:
        """Whether the request comes from our own pages. Programs other than browsers send no origin."""
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
    """Whether the body is empty or declared as JSON, which forms of other sites cannot send."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    kind: bytes = headers.get(b"content-type", b"")
    return kind.partition(b";")[0].strip().lower() == b"application/json"


def headers_for(scope: Any) -> list[tuple[bytes, bytes]]:
    """Headers of some responses: HSTS over TLS, no-store for personal data."""
    path: str = scope["path"]
    return [
        *([SECURED] if scope.get("scheme") == "https" else []),
        *([UNKEPT] if path == ABOUT_ME or path.startswith((f"{ABOUT_ME}/", FOR_HOSTS)) else []),
    ]


def host_of(scope: Any) -> str:
    """The Host header."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


async def refuse(scope: Any, send: Send, status: int, code: str) -> None:
    """Respond with an error without calling the application."""
    scope[CODE] = code
    body = msgspec.json.encode(Problem(code, ""))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await answer(send, status, headers, body)


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    """Send a complete response."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
