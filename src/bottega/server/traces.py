"""What a move comes by on its way, told to whoever looks. Nobody does, unless a host asks for it."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from bottega.server.errors import ServerError
from bottega.server.ids import Id
from bottega.server.matches.commands import Command, To
from bottega.server.store.rows import Entry

UNSEEN: Final = nullcontext()


class Traces:
    """The stations of a move, in their order. Here nobody looks, and it costs next to nothing."""

    def asked(self, match: Id, command: Command, to: To) -> To:
        """A socket or a bot asks for it; whoever is to be answered is."""
        return to

    def appending(self, entry: Entry) -> None:
        """It is to be written."""

    def appended(self, entry: Entry, first: bool) -> None:
        """It is in the log, or another was first at its ply; or nobody knows."""

    def published(self, entry: Entry) -> str:
        """The other nodes are told of it, and with it by what name it is followed."""
        return ""

    def heard(self, entry: Entry, trace: str) -> AbstractContextManager[object]:
        """Another node takes it in, and tells whoever watches there."""
        return UNSEEN

    async def close(self) -> None:
        """Send what was seen."""


def wanted_traces(wanted: bool) -> Traces:
    """Spans of OpenTelemetry if a host wants them."""
    if not wanted:
        return Traces()
    try:
        from bottega.server.spans import Spans
    except ModuleNotFoundError as error:
        raise ServerError(
            f"BOTTEGA_TRACES needs `{error.name}`: pip install 'bottega-games[server,traces]'"
        ) from error
    return Spans.sent()
