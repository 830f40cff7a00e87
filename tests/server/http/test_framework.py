"""What we rely on in uvicorn without its promise: an update that changes it fails here, and says what."""

from __future__ import annotations

import inspect
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from bottega.server.http.connection_limits import LimitedConnection
from bottega.server.http.frame_limits import LimitedSocket
from bottega.server.run import Server

pytestmark = pytest.mark.anyio

# The classes we derive from, with what our methods extend and what they read.
EXTENDED: Final[dict[type, tuple[str, ...]]] = {
    LimitedConnection: (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "on_response_complete",
    ),
    LimitedSocket: (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_connect",
        "handle_cont",
        "handle_events",
        "on_task_complete",
        "start_keepalive",
    ),
    Server: ("capture_signals", "shutdown", "startup"),
}
READ: Final = {
    H11Protocol: ("client", "conn.their_state", "connections", "loop", "transport"),
    WebSocketsSansIOProtocol: (
        "client",
        "conn.events",
        "conn.parser.close",
        "disconnected",
        "frames",
        "loop",
        "queue",
        "transport",
        "writable",
    ),
    uvicorn.Server: ("force_exit", "handle_exit", "should_exit", "started"),
}


async def application(scope: Any, receive: Any, send: Any) -> None:
    """An application that does nothing."""


@pytest.mark.parametrize("ours", EXTENDED)
def test_uvicorn_has_the_methods_that_we_extend(ours: type) -> None:
    theirs = ours.__mro__[1]
    for name in EXTENDED[ours]:
        where = f"{theirs.__module__}.{theirs.__name__}.{name} of uvicorn {uvicorn.__version__}"
        assert name in vars(theirs), f"{where} is gone: {ours.__name__} extends it"
        taken, given = (list(inspect.signature(vars(one)[name]).parameters) for one in (ours, theirs))
        assert taken == given, f"{where} takes {given} now: {ours.__name__} has it take {taken}"


@pytest.mark.parametrize("theirs", READ)
async def test_uvicorn_has_the_attributes_that_we_read(theirs: type) -> None:
    config = uvicorn.Config(application, log_config=None)
    config.load()
    made = theirs(config) if theirs is uvicorn.Server else theirs(config, ServerState(), {})
    for name in READ[theirs]:
        found = made
        for part in name.split("."):
            where = f"{theirs.__module__}.{theirs.__name__}.{name} of uvicorn {uvicorn.__version__}"
            assert hasattr(found, part), f"{where} is gone"
            found = getattr(found, part)
