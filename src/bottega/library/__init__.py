"""The library's face: a match is opened, asked, played, seen and kept. `import bottega` leads here."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import SupportsIndex, cast

from bottega.bots import Bot, Budget, bot_class
from bottega.games import GAMES
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Game, Options, R, Setup
from bottega.kit.html import Picture
from bottega.kit.luck import SEED_BYTES, Luck
from bottega.kit.record import Record, read
from bottega.kit.state import B
from bottega.kit.view import View
from bottega.library.match import Match
from bottega.library.player import Player

__all__ = ["Match", "Picture", "Player", "View", "bot", "game", "load", "open", "seed_of"]

ITERATIONS = 1000  # what a bot may think unless told; a clock would make two runs differ


def game(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        raise SetupError(f"no game is called `{name}`; there are: {', '.join(GAMES)}")
    return GAMES[name]


def open(
    title: str | Game[R, B],
    seats: SupportsIndex,
    options: Options | None = None,
    seed: SupportsIndex | str | bytes | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A match, dealt and played up to its first choice. The same seed deals the same; no seed, a new one."""
    chosen = game(title) if isinstance(title, str) else cast(AnyGame, title)
    many = index(seats)
    Setup(chosen, many, options or {})  # says what does not fit
    if players and len(players) != many:
        raise SetupError(f"{len(players)} players for {many} seats: name all of them, or none")
    record = Record(chosen, many, options or {}, seed if isinstance(seed, bytes) else seed_of(seed))
    record.players = list(players)
    return Match(record)


def load(path: str | Path, *games: Game[R, B]) -> Match:
    """The match of a record on the disk, after its last move. Give it games that are not ours."""
    return Match(read(path, GAMES | {game.id: cast(AnyGame, game) for game in games}))


def bot(
    kind: str | type[Bot],
    iterations: SupportsIndex | None = None,
    milliseconds: SupportsIndex | None = None,
    seed: SupportsIndex | str = 0,
) -> Player:
    """A player by the name of a bot, or by a class of your own.

    It thinks for so many iterations (1,000 by default), or for so many milliseconds.
    """
    chosen = bot_class(kind) if isinstance(kind, str) else kind
    if iterations is not None and milliseconds is not None:
        raise SetupError("a bot thinks for iterations or for milliseconds: give one of them")
    if milliseconds is not None:
        budget = Budget(milliseconds=at_least_one("milliseconds", milliseconds))
    else:
        budget = Budget(
            iterations=at_least_one("iterations", ITERATIONS if iterations is None else iterations)
        )
    return Player(chosen, budget, Luck(seed_of(seed), "bot"))


def at_least_one(what: str, count: SupportsIndex) -> int:
    """The count; SetupError unless there is something to count."""
    if index(count) < 1:
        raise SetupError(f"{what} must be 1 or more, not {count}")
    return index(count)


def seed_of(words: SupportsIndex | str | None) -> bytes:
    """64 hexadecimal digits are a seed; any other words are hashed into one; no words, a new one."""
    if words is None:
        return os.urandom(SEED_BYTES)
    if not isinstance(words, str):
        if not hasattr(words, "__index__"):
            raise SetupError(f"a seed is a whole number, a text or {SEED_BYTES} bytes, not {words!r}")
        words = index(words)
    try:
        seed = bytes.fromhex(str(words))
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(f"bottega {words}".encode()).digest()
