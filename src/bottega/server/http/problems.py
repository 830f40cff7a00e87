"""Error responses over HTTP."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from bottega.server.http.messages.people import Problem
from bottega.server.platform.errors import Refused, Unavailable

log = structlog.get_logger()

CODE: Final = "bottega.code"  # in the scope of a request: the code of the refusal, for metrics

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
CONFLICT: Final = 409  # the state of the table or match does not allow it


def told(
    request: Request[Any, Any, Any], problem: Problem, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """Respond with a problem, and note its code for metrics."""
    scope: Any = request.scope
    scope[CODE] = problem.code
    return Response(problem, status_code=status, headers=headers or {})


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """Respond to a Refused."""
    status = 404 if error.code.startswith(NOT_FOUND) else STATUS.get(error.code, CONFLICT)
    headers = {"retry-after": AGAIN[error.code]} if error.code in AGAIN else {}
    return told(request, Problem(error.code, error.about, error.line), status, headers)


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The store or the bus is away: 503, and the client may retry."""
    log.warning("unavailable", error=str(error))
    return told(request, Problem("unavailable", ""), 503, {"retry-after": "2"})


def malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """The request does not match its schema."""
    about = "; ".join(str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict))
    return told(request, Problem("malformed", about or error.detail), 400)


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """Deeply nested JSON: refuse without a traceback, which would fill the log."""
    return told(request, Problem("malformed", ""), 400)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Errors of the framework. A browser that follows a dead link gets a page."""
    if error.status_code == 404 and wants_page(request):
        missing: Response[Any] = request.app.state.site.missing_page(request)
        return missing
    codes = {401: "enter_first", 404: "no_such_page", 405: "no_such_method", 413: "too_large"}
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    return told(request, Problem(code, ""), error.status_code, headers)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser navigates to this address."""
    path = request.scope["path"]
    return not path.startswith(("/api/", "/assets/")) and "text/html" in request.headers.get("accept", "")


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: log it, and tell the client only that it happened."""
    log.error("request_broken", path=request.scope["path"], exc_info=error)
    request.app.state.incidents.request_broke(request.scope["path"], error)
    return told(request, Problem("broken", ""), 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: refused,
    Unavailable: unavailable,
    ValidationException: malformed,
    RecursionError: too_deep,
    HTTPException: http_error,
    Exception: broken,
}
