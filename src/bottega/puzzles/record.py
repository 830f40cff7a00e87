"""What is written down of a puzzle, and the files of all puzzles of a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from bottega.kit.board import Board
from bottega.kit.codec import dump
from bottega.kit.game import AnyGame, Options
from bottega.kit.play import legal_moves
from bottega.kit.record import Record, replay
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.way import Form, Task

FILE: Final = "puzzles.json"  # found by search
EXACT: Final = "exact.json"  # proved by trying everything
LETTERS: Final = 16  # of a digest: enough to tell all positions apart
BETWEEN: Final = "; "  # two moves of a match


class Worth(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a move comes to."""

    chance: float  # of victory, from 0 to 1
    doubt: float  # one standard error


class Asked(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """An exact question in a match: what is asked, and what every offer comes to."""

    id: str  # the digest of what its seat sees and may do: another edition of the rules does not fit it
    after: int  # so many moves
    seat: Seat
    form: Form
    best: list[str]
    looks_best: str
    ease: float
    values: list[int]  # of every offer, in order: points, or the winning chance in %
    line: list[str]  # the best move and how it goes on
    turns: int = 1


class Played(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match with the questions that are asked in it."""

    seats: int
    options: Options
    seed: str
    asked: list[Asked]
    moves: str  # who, and what: `0 start front; 1 start back`


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A match up to a question, and what was found out about its answers."""

    id: str  # the digest of what its seat sees and may do: another edition of the rules does not fit it
    seats: int
    options: Options
    seed: str
    seat: Seat  # who is asked
    best: list[str]  # what is right: one move, or a few that come to the same
    looks_best: str  # at once; it is never right
    theme: str  # what decides: a part of the evaluator, or the rivals; of an exact puzzle, its form
    ease: float  # by what part of quick searches it is found
    worlds: int  # in which the right moves were played to the end, each time; 0 if it is exact
    worth: dict[str, Worth]  # of every move that is offered, the best first; empty if it is exact
    moves: list[str]  # who, and what: `0 start front`
    task: Task | None = None  # of an exact puzzle
    values: list[int] = []  # of every offer of an exact puzzle, in the order of the offers
    line: list[str] = []  # of an exact puzzle: the best move and how it goes on

    def record(self, game: AnyGame) -> Record:
        """The match as far as it goes."""
        record = Record(game, self.seats, self.options, bytes.fromhex(self.seed))
        for text in self.moves:
            seat, _, move = text.partition(" ")
            record.moves.append((int(seat), move))
        return record

    def position(self, game: AnyGame) -> State[Board]:
        """The question."""
        return replay(self.record(game))[0]

    @property
    def most(self) -> int:
        """What the best move of an exact puzzle comes to."""
        return max(self.values)


def position_id(s: State[Board], seat: Seat) -> str:
    """The same for all worlds that a seat cannot tell apart."""
    words = s.setup.game.words
    seen = [dump(s.view(seat)), seat, [words.text(move) for move in legal_moves(s, seat)]]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:LETTERS]


@cache
def read_puzzles(game: AnyGame) -> list[Puzzle]:
    """The puzzles of a game in their order, those found by search first; a game may have none."""
    file = files(game.package) / FILE
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []
    return found + [puzzle for played in read_exact(game) for puzzle in questions(played)]


def read_exact(game: AnyGame) -> list[Played]:
    """The matches of a game with exact puzzles."""
    file = files(game.package) / EXACT
    return msgspec.json.decode(file.read_bytes(), type=list[Played]) if file.is_file() else []


def questions(played: Played) -> list[Puzzle]:
    """The exact puzzles of a match."""
    moves = played.moves.split(BETWEEN)
    return [
        Puzzle(
            id=asked.id,
            seats=played.seats,
            options=played.options,
            seed=played.seed,
            seat=asked.seat,
            best=asked.best,
            looks_best=asked.looks_best,
            theme=asked.form,
            ease=asked.ease,
            worlds=0,
            worth={},
            moves=moves[: asked.after],
            task=Task(asked.form, asked.turns),
            values=asked.values,
            line=asked.line,
        )
        for asked in played.asked
    ]


def written(records: Iterable[Puzzle] | Iterable[Played]) -> str:
    """The file of all puzzles, or of all matches with exact ones: one a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(record).decode() for record in records) + "\n]\n"
