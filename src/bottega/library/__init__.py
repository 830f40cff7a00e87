"""The library's face: a match is opened, asked, played, seen and kept. `import bottega` leads here."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from bottega.bots import Bot, Budget, bot_class
from bottega.games import SHELF
from bottega.kit.errors import SetupError
from bottega.kit.game import Game, Options, R, Title
from bottega.kit.luck import SEED_BYTES, Luck
from bottega.kit.record import Record, read
from bottega.kit.state import B
from bottega.library.match import Match, View
from bottega.library.picture import Picture
from bottega.library.player import Player

__all__ = ["Match", "Picture", "Player", "View", "bot", "game", "load", "open", "seed_of"]

ITERATIONS = 1000  # what a bot may think unless told; a clock would make two runs differ


def game(name: str) -> Title:
    """The game of that name."""
    if name not in SHELF:
        raise SetupError(f"no game is called `{name}`; on the shelf: {', '.join(SHELF)}")
    return SHELF[name]


def open(
    title: str | Game[R, B],
    seats: int,
    options: Options | None = None,
    seed: int | str | bytes | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A match, dealt and played up to its first choice. The same seed deals the same; no seed, a new one."""
    chosen = game(title) if isinstance(title, str) else cast(Title, title)
    record = Record(chosen, seats, options or {}, seed if isinstance(seed, bytes) else seed_of(seed))
    record.players = list(players)
    return Match(record)


def load(path: str | Path, *titles: Game[R, B]) -> Match:
    """The match of a record on the disk, after its last move. Games that are not on the shelf are named."""
    return Match(read(path, SHELF | {title.id: cast(Title, title) for title in titles}))


def bot(kind: str | type[Bot], iterations: int = ITERATIONS, milliseconds: int = 0, seed: int = 0) -> Player:
    """A player by the name of a bot, or by a class of one's own."""
    chosen = bot_class(kind) if isinstance(kind, str) else kind
    budget = Budget(milliseconds, 0 if milliseconds else iterations)
    return Player(chosen, budget, Luck(seed_of(seed), "bot"))


def seed_of(words: int | str | None) -> bytes:
    """64 hexadecimal digits are a seed; any other words are hashed into one; no words, a new one."""
    if words is None:
        return os.urandom(SEED_BYTES)
    try:
        seed = bytes.fromhex(str(words))
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(f"bottega {words}".encode()).digest()
