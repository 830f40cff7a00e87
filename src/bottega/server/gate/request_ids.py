"""The id by which a request is known from the proxy to the database, in each line of the log."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Final

from structlog.contextvars import bind_contextvars

HEADER: Final = b"x-request-id"
FIT: Final = re.compile(rb"[A-Za-z0-9._:-]{1,64}")  # whoever asks must not write lines of our log


def bind_request_id(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The id that the proxy gave, or one of ours; it is in all this task and its errands log from now on."""
    given = next((value for name, value in headers if name == HEADER), b"")
    id = given if FIT.fullmatch(given) else secrets.token_hex(8).encode()
    bind_contextvars(request=id.decode())
    return id
