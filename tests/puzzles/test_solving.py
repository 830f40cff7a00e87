"""Every puzzle that a search found stands up to an exact solution, and those that did not are rejected."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.puzzles import Puzzle, Worth
from tests.all_games import PUZZLED
from tests.puzzles.sampled import guessed, some
from tools.puzzle_solving import Exact, objection, solve, solve_puzzle, with_exact_chances
from tools.puzzles import solved

UNSOUND = Path(__file__).parent / "unsound"  # once asked: other answers were as good, or nobody could tell


def unsound(game: str) -> list[Puzzle]:
    return msgspec.json.decode((UNSOUND / f"{game}.json").read_bytes(), type=list[Puzzle])


def by_id(game: str, start: str) -> Puzzle:
    return next(puzzle for puzzle in [*unsound(game), *guessed(GAMES[game])] if puzzle.id.startswith(start))


KEPT = [(game, puzzle) for game in PUZZLED.values() for puzzle in guessed(game)]
TRIED = [(game, one) for game in PUZZLED.values() for one in some(guessed(game))]
REJECTED = [
    ("inventors", "ff74a1", "comes to 100%, as much as what is right"),
    ("inventors", "89f1b7", "comes to 100%, as much as what is right"),
    ("inventors", "f996c2", "`rest` comes to 100%, as much as what is right"),
    ("inventors", "348733", "`rest` comes to 100%, as much as what is right"),
    ("inventors", "d7b87e", "nothing is hidden, and there is too much left to solve"),
    ("leonardo", "4348d1", "`start small 3` is said to win for certain, which is too large to prove"),
    ("leonardo", "51adc3", "wins by force, whatever is hidden"),
]


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=[f"{game.id}-{one.id[:6]}" for game, one in TRIED])
def test_nothing_speaks_against_a_puzzle_that_is_asked(game: AnyGame, puzzle: Puzzle) -> None:
    assert not objection(game, puzzle, solve_puzzle(game, puzzle))


@pytest.mark.parametrize(("game", "start", "why"), REJECTED, ids=[one[1] for one in REJECTED])
def test_an_unsound_puzzle_is_rejected(game: str, start: str, why: str) -> None:
    puzzle = by_id(game, start)
    exact = solve_puzzle(GAMES[game], puzzle)
    assert why in objection(GAMES[game], with_exact_chances(GAMES[game], puzzle, exact), exact)


def test_every_unsound_puzzle_is_tried() -> None:
    files = [path.stem for path in UNSOUND.glob("*.json")]
    kept_apart = {(game, puzzle.id[:6]) for game in files for puzzle in unsound(game)}
    assert kept_apart == {(game, start) for game, start, _ in REJECTED}
    assert not {puzzle.id[:6] for _, puzzle in KEPT} & {start for _, start, _ in REJECTED}


def test_an_unsound_puzzle_is_not_taken_again() -> None:
    assert solved(GAMES["inventors"], by_id("inventors", "348733")) is None


def test_a_chance_that_is_not_the_exact_one_is_rejected_and_corrected() -> None:
    game, puzzle = GAMES["inventors"], by_id("inventors", "803a99")
    guessed = {move: Worth(0.8 * worth.chance + 0.1, 0.02) for move, worth in puzzle.worth.items()}
    wrong = msgspec.structs.replace(puzzle, worth=guessed)
    exact = solve_puzzle(game, wrong)
    assert "comes to 100%, not to 90%" in objection(game, wrong, exact)
    assert with_exact_chances(game, wrong, exact) == puzzle
    assert solved(game, wrong) == puzzle


def test_right_answers_that_differ_are_rejected() -> None:
    game, puzzle = GAMES["inventors"], by_id("inventors", "348733")
    every = msgspec.structs.replace(puzzle, best=list(puzzle.worth))
    exact = solve_puzzle(game, every)
    assert objection(game, every, exact) == "what is right comes to 50% or 100%"


def test_values_are_those_of_the_end_by_hand() -> None:
    """Radio is the last invention but one: whoever completes it ends the match, ahead."""
    game, puzzle = GAMES["inventors"], by_id("inventors", "803a99")
    exact = solve_puzzle(game, puzzle)
    assert exact is not None
    assert exact.open
    values = {game.words.text(move): value for move, value in exact.values[0].items()}
    assert values == {"work fibonacci radio": 1.0, "work hildegard radio": 1.0, "rest": 0.0}


def test_what_is_hidden_does_not_make_a_position_open() -> None:
    game, puzzle = GAMES["leonardo"], by_id("leonardo", "1459db")
    exact = solve_puzzle(game, puzzle)
    assert isinstance(exact, Exact)
    assert not exact.open
    assert with_exact_chances(game, puzzle, exact) == puzzle


def test_too_many_choices_are_not_solved() -> None:
    game, puzzle = GAMES["inventors"], by_id("inventors", "3243b1")
    s = puzzle.position(game)
    moves = [game.words.parse(move) for move in puzzle.worth]
    assert solve(s.view(puzzle.seat), puzzle.seat, moves, bound=20) is None
