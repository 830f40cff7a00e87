"""Puzzles at the keyboard."""

import pytest

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.puzzles import Puzzles
from tests.all_games import PUZZLED
from tests.cli.run import bottega
from tests.terminal.learner import in_one_line

every_game = pytest.mark.parametrize("game", PUZZLED.values(), ids=PUZZLED.keys())
SEVERAL = {id: game for id, game in PUZZLED.items() if len(Puzzles(game).all) > 1}


@pytest.mark.parametrize("game", SEVERAL.values(), ids=SEVERAL.keys())
def test_a_puzzle_is_solved_and_the_next_one_comes(game: AnyGame) -> None:
    puzzles = Puzzles(game)
    best = puzzles.puzzle(1).best[0]
    told = bottega("puzzle", game.id, typed=f"?\n\n{best}\n\nq\n")
    page = in_one_line(told.output)
    assert told.exit_code == 0
    assert f"Puzzle 1 of {len(puzzles.all)}" in page
    assert "Right!" in page
    assert f"{puzzles.answer(1, best).best[0].chance}%" in page
    assert "What decides:" in page
    assert f"Puzzle 2 of {len(puzzles.all)}" in page
    assert f"bottega puzzle {game.id} 2" in page


@every_game
def test_after_the_last_puzzle_nothing_is_asked(game: AnyGame) -> None:
    puzzles = Puzzles(game)
    last = len(puzzles.all)
    best = puzzles.puzzle(last).best[0]
    told = bottega("puzzle", game.id, str(last), typed=f"{best}\n")
    page = in_one_line(told.output)
    assert told.exit_code == 0
    assert f"Puzzle {last} of {last}" in page
    assert "Right!" in page
    assert "bottega puzzle" not in page


def test_what_looks_best_is_told_to_be_less() -> None:
    puzzles = Puzzles(GAMES["codex"])
    move = puzzles.puzzle(1).looks_best
    page = in_one_line(bottega("puzzle", "codex", "1", "--lang", "fr", typed=f"{move}\nq\n").output)
    assert "Il y a mieux." in page
    assert "Le meilleur" in page
    assert f"{puzzles.answer(1, move).made.chance} %" in page


def test_a_wrong_try_at_an_exact_puzzle_is_told_in_numbers_and_another_may_follow() -> None:
    puzzles = Puzzles(GAMES["codex"])
    number, puzzle = next(
        (number, puzzle)
        for number, puzzle in enumerate(puzzles.all, start=1)
        if puzzle.task and puzzle.task.form == "plan"
    )
    wrong, best = puzzle.looks_best, puzzle.best[0]
    page = in_one_line(bottega("puzzle", "codex", str(number), typed=f"{wrong}\n{best}\nq\n").output)
    made = puzzles.answer(number, wrong).made.points
    assert f"You have {puzzle.task.turns if puzzle.task else 0} turns, nobody else moves" in page
    assert f"That comes to {made}; {puzzle.most} can be had." in page
    assert f"That comes to {puzzle.most}: more cannot be had." in page
    assert page.index("more cannot be had") > page.index("Right!") > page.index("can be had")


def test_a_number_that_is_not_there_is_refused() -> None:
    told = bottega("puzzle", "codex", "9999")
    assert told.exit_code == 1
    assert "no puzzle 9999" in told.stderr
