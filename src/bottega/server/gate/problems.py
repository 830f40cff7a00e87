"""How things that go wrong are told over HTTP."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from bottega.server.errors import Refused, Unavailable
from bottega.server.protocol import Problem

log = structlog.get_logger()

CODE: Final = "bottega.code"  # of a request: what was not granted, for whoever counts

STATUS: Final = {
    "bad_mail": 400,
    "bad_name": 400,
    "bad_passkey": 403,
    "bad_push": 400,
    "bad_range": 400,
    "bad_wishes": 400,
    "banned": 403,
    "is_admin": 403,
    "mixed_name": 400,
    "muted": 403,
    "needs_account": 403,
    "not_admin": 403,
    "not_welcome": 403,
    "range_too_wide": 400,
    "read_only": 503,
    "reserved_name": 400,
    "show_passkey": 403,
    "cannot_be_played": 400,
    "malformed": 400,
    "not_host": 403,
    "not_yours": 403,
    "no_spectators": 403,
    "prove_first": 403,
    "dead_ceremony": 403,
    "dead_link": 403,
    "not_here": 404,
    "too_many_analyses": 429,
    "too_many_analyses_waiting": 429,
    "too_many_what_ifs": 429,
    "too_many_letters": 429,
    "too_many_public": 429,
    "too_many_requests": 429,
}
NOT_FOUND: Final = "no_such_"
AGAIN: Final = {
    "too_many_analyses": "3600",
    "too_many_analyses_waiting": "60",
    "too_many_letters": "3600",
    "too_many_requests": "60",
    "too_many_what_ifs": "3600",
}  # seconds
CONFLICT: Final = 409  # the table or the match is not in a state for it


def told(
    request: Request[Any, Any, Any], problem: Problem, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """The answer, and a note of it."""
    request.scope[CODE] = problem.code  # type: ignore[typeddict-unknown-key]
    return Response(problem, status_code=status, headers=headers or {})


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """Something is not granted."""
    status = 404 if error.code.startswith(NOT_FOUND) else STATUS.get(error.code, CONFLICT)
    headers = {"retry-after": AGAIN[error.code]} if error.code in AGAIN else {}
    return told(request, Problem(error.code, error.about, error.line), status, headers)


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The store or the bus is away; it may be tried again."""
    log.warning("unavailable", error=str(error))
    return told(request, Problem("unavailable", ""), 503, {"retry-after": "2"})


def malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """The request does not fit its form."""
    about = "; ".join(str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict))
    return told(request, Problem("malformed", about or error.detail), 400)


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """Nothing we ask for is nested; a page of log for each who tries would be a gift to them."""
    return told(request, Problem("malformed", ""), 400)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework says. A browser that follows a broken link is shown a page."""
    if error.status_code == 404 and wants_page(request):
        missing: Response[Any] = request.app.state.site.missing_page(request)
        return missing
    codes = {401: "enter_first", 404: "no_such_page", 405: "no_such_method", 413: "too_large"}
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    return told(request, Problem(code, ""), error.status_code, headers)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody opened an address in a browser."""
    path = request.scope["path"]
    return not path.startswith(("/api/", "/assets/")) and "text/html" in request.headers.get("accept", "")


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it goes to the log, not over the wire."""
    log.error("request_broken", path=request.scope["path"], exc_info=error)
    request.app.state.troubles.request_broke(request.scope["path"], error)
    return told(request, Problem("broken", ""), 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: refused,
    Unavailable: unavailable,
    ValidationException: malformed,
    RecursionError: too_deep,
    HTTPException: http_error,
    Exception: broken,
}
