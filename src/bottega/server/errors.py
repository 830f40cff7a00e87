"""Everything that can go wrong in the server.

ServerError
├── Unavailable        the store or the bus cannot be reached; whether a write was done is not known
├── Refused            what was asked is not granted; a code, never a sentence
├── NoAnswer           a bot says nothing, or nothing that was offered
├── NoHome             a house cannot be opened in a folder; a sentence that says what to do
├── NoBackup           a backup cannot be made or restored; a sentence that says what to do
└── BadLog             entries that do not follow from those before them
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.server.protocol import Line


class ServerError(Exception):
    """The root of the tree."""


class Unavailable(ServerError):
    """The store or the bus cannot be reached; whether a write was done is not known."""


class Abandoned(Unavailable):
    """Something was not sent because this node closes; it is tried again after the next start."""


class Refused(ServerError):
    """What was asked is not granted: a code the client has words for, and what it is about.

    Where a game refuses, a line says why, for which the game has words.
    """

    def __init__(self, code: str, about: str = "", line: Line | None = None) -> None:
        super().__init__(f"{code} {about}".rstrip())
        self.code: Final = code
        self.about: Final = about
        self.line: Final = line


class NoAnswer(ServerError):
    """A bot says nothing, or nothing that was offered."""


class NoHome(ServerError):
    """A house cannot be opened in a folder; a sentence that says what to do."""


class NoBackup(ServerError):
    """A backup cannot be made or restored; a sentence that says what to do."""


class BadLog(ServerError):
    """Entries that do not follow from those before them."""
