"""Request ids, which follow a request from the proxy to the database in every log line."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Final

from structlog.contextvars import bind_contextvars

HEADER: Final = b"x-request-id"
FIT: Final = re.compile(rb"[A-Za-z0-9._:-]{1,64}")  # clients must not write lines of our log


def bind_request_id(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Bind the proxy's id, or a new one, to this task and the tasks it starts."""
    given = next((value for name, value in headers if name == HEADER), b"")
    id = given if FIT.fullmatch(given) else secrets.token_hex(8).encode()
    bind_contextvars(request=id.decode())
    return id
