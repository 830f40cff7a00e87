"""Traces of moves, off unless a host turns them on."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from bottega.server.core.commands import Command, To
from bottega.server.core.store.rows import Entry
from bottega.server.platform.ids import Id

UNSEEN: Final = nullcontext()


class Traces:
    """The stages of a move. This base class does nothing, and costs next to nothing."""

    def asked(self, match: Id, command: Command, to: To) -> To:
        """A socket or a bot sent a command."""
        return to

    def appending(self, entry: Entry) -> None:
        """The entry is to be appended."""

    def appended(self, entry: Entry, first: bool) -> None:
        """The append ended: committed, beaten, or unknown."""

    def published(self, entry: Entry) -> str:
        """The entry is published; returns the trace id for the message."""
        return ""

    def heard(self, entry: Entry, trace: str) -> AbstractContextManager[object]:
        """Another node takes the entry and updates its viewers."""
        return UNSEEN

    async def close(self) -> None:
        """Send the traces."""
