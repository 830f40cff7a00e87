"""What is written down of a puzzle, and the file of all puzzles of a title."""

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
from bottega.kit.game import Options, Title
from bottega.kit.play import legal_moves
from bottega.kit.record import Record, replay
from bottega.kit.seats import Seat
from bottega.kit.state import State

FILE: Final = "puzzles.json"
LETTERS: Final = 16  # of a digest: enough to tell all positions apart


class Worth(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a move comes to."""

    chance: float  # of victory, from 0 to 1
    doubt: float  # one standard error


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match up to a question, and what was found out about its answers."""

    id: str  # the digest of what its seat sees and may do: another edition of the rules does not fit it
    seats: int
    options: Options
    seed: str
    seat: Seat  # who is asked
    best: list[str]  # what is right: one move, or a few that come to the same
    looks_best: str  # at once; it is never right
    theme: str  # what decides: a part of the evaluator, or the rivals
    ease: float  # by what part of quick searches it is found
    worlds: int  # in which the right moves were played to the end, each time
    worth: dict[str, Worth]  # of every move that is offered, the best first
    moves: list[str]  # who, and what: `0 start front`

    def record(self, game: Title) -> Record:
        """The match as far as it goes."""
        record = Record(game, self.seats, self.options, bytes.fromhex(self.seed))
        for text in self.moves:
            seat, _, move = text.partition(" ")
            record.moves.append((int(seat), move))
        return record

    def position(self, game: Title) -> State[Board]:
        """The question."""
        return replay(self.record(game))[0]


def position_id(s: State[Board], seat: Seat) -> str:
    """The same for all worlds that a seat cannot tell apart."""
    words = s.setup.game.words
    seen = [dump(s.view(seat)), seat, [words.text(move) for move in legal_moves(s, seat)]]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:LETTERS]


@cache
def read_puzzles(game: Title) -> list[Puzzle]:
    """The puzzles of a title in their order; a title may have none."""
    file = files(game.package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def written(puzzles: Iterable[Puzzle]) -> str:
    """The file of all puzzles, one a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles) + "\n]\n"
