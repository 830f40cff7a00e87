"""The puzzles of a game: what is asked, and what is answered."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from bottega.bots.reasons import SILENT, foreseen
from bottega.examples import PLAYERS, moment, write
from bottega.kit.board import Board
from bottega.kit.codec import Json
from bottega.kit.errors import BookError
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply, legal_moves, refusals
from bottega.kit.state import State
from bottega.puzzles.record import Puzzle, read_puzzles
from bottega.puzzles.way import ENDING


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move as an answer speaks of it."""

    move: str
    why: str  # the reason that a bot would give; empty where numbers say it
    chance: int  # of victory, in %
    doubt: int  # one standard error
    points: int | None = None  # that it comes to, where a puzzle asks for points


class PuzzleTask(msgspec.Struct, frozen=True):
    """What an exact puzzle asks; the texts of the game have a sentence for each form."""

    form: str
    turns: int


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What is answered to a try."""

    right: bool
    theme: str
    made: PuzzleMove
    best: list[PuzzleMove]
    looks_best: PuzzleMove
    line: list[str]  # the best move and how an exact puzzle goes on


class Puzzles:
    """All puzzles of a game, by their numbers from 1."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.all: Final = read_puzzles(game)

    def puzzle(self, number: int) -> Puzzle:
        """A puzzle by its number."""
        if not 0 < number <= len(self.all):
            raise BookError(f"{self.game.id}: no puzzle {number}; there are {len(self.all)}")
        return self.all[number - 1]

    def asked(self, number: int) -> Json:
        """The question as its seat sees it: all that a client needs to ask it, and nothing of the answer."""
        puzzle = self.puzzle(number)
        s = puzzle.position(self.game)
        asked = moment(s, puzzle.seat, len(puzzle.moves), [], PLAYERS[: puzzle.seats])
        return asked | {
            "task": puzzle.task and {"form": puzzle.task.form, "turns": puzzle.task.turns},
            "offers": [self.game.words.text(move) for move in legal_moves(s, puzzle.seat)],
            "refusals": [
                {"about": why.about, "why": write(why.line), "paragraph": why.reason.paragraph}
                for why in refusals(s, puzzle.seat)
            ],
        }

    def offers(self, number: int, move: str) -> bool:
        """Whether a move may be tried."""
        puzzle = self.puzzle(number)
        s = puzzle.position(self.game)
        return move in [self.game.words.text(one) for one in legal_moves(s, puzzle.seat)]

    def after(self, number: int, move: str) -> Json:
        """What its seat sees after a move."""
        puzzle = self.puzzle(number)
        s, ply = puzzle.position(self.game), len(puzzle.moves) + 1
        events = apply(s, puzzle.seat, self.game.words.parse(move))
        return moment(s, puzzle.seat, ply, [(ply, event) for event in events], PLAYERS[: puzzle.seats])

    def answer(self, number: int, move: str) -> PuzzleAnswer:
        """What is said to a move that is offered."""
        puzzle = self.puzzle(number)
        view = puzzle.position(self.game).view(puzzle.seat)
        return PuzzleAnswer(
            right=move in puzzle.best,
            theme=puzzle.theme,
            made=self.weighed(puzzle, view, move),
            best=[self.weighed(puzzle, view, one) for one in puzzle.best],
            looks_best=self.weighed(puzzle, view, puzzle.looks_best),
            line=puzzle.line,
        )

    def weighed(self, puzzle: Puzzle, view: State[Board], move: str) -> PuzzleMove:
        """A move with its reason and what it comes to."""
        parsed = self.game.words.parse(move)
        if puzzle.task:
            value = puzzle.values[legal_moves(view, puzzle.seat).index(parsed)]
            is_chance = puzzle.task.form == ENDING
            return PuzzleMove(move, SILENT, value if is_chance else 0, 0, None if is_chance else value)
        why = foreseen(view, puzzle.seat, parsed, Luck(bytes.fromhex(puzzle.seed), "why"))
        worth = puzzle.worth[move]
        return PuzzleMove(move, why, round(100 * worth.chance), round(100 * worth.doubt))


def daily(games: Mapping[str, AnyGame], day: int) -> tuple[str, int] | None:
    """The puzzle of a day since 1970, the same for all: game and number; none if there are no puzzles."""
    counts = {id: count for id, game in games.items() if (count := len(read_puzzles(game)))}
    if not counts:
        return None
    game = list(counts)[day % len(counts)]
    drawn = int.from_bytes(hashlib.sha256(f"puzzle of day {day}".encode()).digest(), "big")
    return game, 1 + drawn % counts[game]
