"""What travels between processes: a match to play, and what came of it. Plain data, never a state."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit.game import AnyGame, Options
from bottega.kit.record import Record, load


def seed_at(root: bytes, number: int) -> bytes:
    """The seed of one match among many."""
    return hashlib.sha256(root + number.to_bytes(8, "big")).digest()


class Match(Struct, frozen=True, kw_only=True):
    """A match that is to be played. Its number names it; the rest is what a record begins with."""

    number: int
    game: str
    edition: int
    cards: str
    seats: int
    players: list[str]
    options: Options
    seed: str
    milliseconds: int = 0  # what a bot may think that has no budget of its own
    iterations: int = 0

    @property
    def budget(self) -> Budget:
        """What a bot may think that has no budget of its own."""
        return Budget(self.milliseconds, self.iterations)


class Played(Match, frozen=True, kw_only=True):
    """A match that was played. As JSON it is also a record: whatever reads records takes a kept line."""

    commitment: str
    scores: list[int]
    moves: list[tuple[int, str]]
    tables: dict[str, Any] = {}  # what else the work is for, small: anything that JSON can say
    clocked: dict[str, float] = {}  # what a watch said; it differs from run to run, so no digest counts it

    def record(self) -> Record:
        """The record of it."""
        return load(msgspec.json.encode(self).decode(), GAMES)

    def is_of(self, match: Match) -> bool:
        """Whether it is that match which was played."""
        return all(getattr(self, name) == getattr(match, name) for name in Match.__struct_fields__)


def match_of(
    number: int, game: AnyGame, options: Options, seed: bytes, players: list[str], budget: Budget
) -> Match:
    """A match of one of our games, by today's rules and cards."""
    return Match(
        number=number,
        game=game.id,
        edition=game.edition,
        cards=game.cards().digest,
        seats=len(players),
        players=players,
        options=options,
        seed=seed.hex(),
        milliseconds=budget.milliseconds,
        iterations=budget.iterations,
    )


class Digest:
    """One name for all that was played, in whatever order it came and wherever it was played."""

    def __init__(self) -> None:
        self.each: Final[dict[int, bytes]] = {}

    def add(self, played: Played) -> None:
        """Count a match in."""
        told = msgspec.json.encode(structs.replace(played, clocked={}), order="deterministic")
        self.each[played.number] = hashlib.sha256(told).digest()

    def hexdigest(self) -> str:
        """The digest of what was counted, in the order of the numbers."""
        return hashlib.sha256(b"".join(self.each[number] for number in sorted(self.each))).hexdigest()
