"""Errors of the server.

ServerError
├── Unavailable        the store or the bus is away; whether a write was done is unknown
├── Refused            a request is refused; a code, never a sentence
├── NoAnswer           a bot gave no answer, or a move that was not offered
├── NoHome             a server cannot be opened in a folder; says what to do
├── NoBackup           a backup cannot be made or restored; says what to do
└── BadLog             entries that do not follow from those before them
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.server.platform.line import Line


class ServerError(Exception):
    """The base class."""


class Unavailable(ServerError):
    """The store or the bus is away. Whether a write was done is unknown."""


class Abandoned(Unavailable):
    """The node closes before it was sent; the next start retries."""


class Refused(ServerError):
    """A request is refused: a code that clients have words for, and what it is about.

    Where a game refuses, `line` has the reason, in texts of the game.
    """

    def __init__(self, code: str, about: str = "", line: Line | None = None) -> None:
        super().__init__(f"{code} {about}".rstrip())
        self.code: Final = code
        self.about: Final = about
        self.line: Final = line


class NoAnswer(ServerError):
    """A bot gave no answer, or a move that was not offered."""


class NoHome(ServerError):
    """A server cannot be opened in a folder; the text says what to do."""


class NoBackup(ServerError):
    """A backup cannot be made or restored; the text says what to do."""


class BadLog(ServerError):
    """Entries that do not follow from those before them."""
