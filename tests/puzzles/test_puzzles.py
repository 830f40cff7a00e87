"""Every puzzle that comes with the package can be played to, and is what it says."""

from __future__ import annotations

import msgspec
import pytest

from bottega.bots.evaluators import evaluator_of
from bottega.bots.reasons import FORMS, RIVALS, reason_words, task_words, theme_words
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.play import awaited, legal_moves
from bottega.puzzles import Puzzle, Puzzles, daily
from bottega.puzzles.record import position_id, read_puzzles, written
from bottega.puzzles.ways import WAYS
from tests.all_games import PUZZLED, SAMPLE
from tests.puzzles.sampled import exact, guessed, some

every_game = pytest.mark.parametrize("game", PUZZLED.values(), ids=PUZZLED.keys())
CLOSE = 0.1  # of the chance of victory: no other move may seem to come so close


@every_game
def test_every_puzzle_is_a_question_that_was_asked(game: AnyGame) -> None:
    puzzles = read_puzzles(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) > 0
    for puzzle in [*some(guessed(game)), *some(exact(game))]:
        s = puzzle.position(game)
        assert awaited(s) == [puzzle.seat]
        assert position_id(s, puzzle.seat) == puzzle.id
        offers = {game.words.text(move) for move in legal_moves(s, puzzle.seat)}
        assert len(puzzle.values) == len(offers) if puzzle.task else set(puzzle.worth) == offers
        assert puzzle.looks_best in offers
        assert puzzle.looks_best not in puzzle.best
        assert 0 < len(puzzle.best) < len(offers)
        assert set(puzzle.best) <= offers


@every_game
def test_no_other_move_comes_close_to_the_right_ones(game: AnyGame) -> None:
    for puzzle in guessed(game):
        right = max(puzzle.worth[move].chance for move in puzzle.best)
        others = [worth.chance for move, worth in puzzle.worth.items() if move not in puzzle.best]
        assert right - max(others) >= CLOSE, puzzle.id


@every_game
def test_what_is_asked_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: AnyGame) -> None:
    puzzles = Puzzles(game)
    puzzle, asked = puzzles.puzzle(1), puzzles.asked(1)
    assert isinstance(asked, dict)
    view = puzzle.position(game).view(puzzle.seat)
    for number in range(3):
        world = view.determinise(puzzle.seat, Luck(b"puzzles", str(number)))
        assert msgspec.to_builtins(picture(world, puzzle.seat)) == asked["picture"]
        assert position_id(world, puzzle.seat) == puzzle.id
    assert not {"best", "worth", "theme"} & set(asked)


@every_game
def test_there_are_words_for_all_that_is_answered(game: AnyGame) -> None:
    puzzles = Puzzles(game)
    for lang in LANGUAGES:
        for theme in [*evaluator_of(game.id).names, RIVALS, *FORMS]:
            assert theme_words(game, theme, lang)
        for task in WAYS[game.id].tasks:
            asks = task_words(game, task.form, task.turns, lang)
            assert (str(task.turns) in asks) == (task.turns > 1)
    for puzzle in [*guessed(game), *some(exact(game))]:
        number = puzzles.all.index(puzzle) + 1
        answer = puzzles.answer(number, puzzle.looks_best)
        assert not answer.right
        assert answer.made == answer.looks_best
        assert answer.theme in [*evaluator_of(game.id).names, RIVALS, *FORMS]
        best, made = answer.best[0], answer.made
        assert (best.points or 0, best.chance) > (made.points or 0, made.chance)
        told = [reason_words(game, one.why, "en") for one in [*answer.best, answer.made]]
        assert puzzle.task or all(told)
    assert puzzles.answer(1, puzzles.puzzle(1).best[0]).right


@every_game
def test_after_a_move_its_seat_sees_what_came_of_it(game: AnyGame) -> None:
    puzzles = Puzzles(game)
    puzzle = puzzles.puzzle(1)
    after = puzzles.after(1, puzzle.best[0])
    assert isinstance(after, dict)
    assert (after["viewer"], after["ply"]) == (puzzle.seat, len(puzzle.moves) + 1)
    assert puzzles.offers(1, puzzle.best[0])
    assert not puzzles.offers(1, "jump")


def test_a_title_may_have_no_puzzles() -> None:
    assert Puzzles(SAMPLE).all == []
    with pytest.raises(BookError, match="no puzzle 1; there are 0"):
        Puzzles(SAMPLE).puzzle(1)
    assert daily({SAMPLE.id: SAMPLE}, 1) is None


def test_the_puzzle_of_the_day_goes_through_the_games() -> None:
    days = [daily(GAMES, day) for day in range(20_000, 20_008)]
    assert days == [daily(GAMES, day) for day in range(20_000, 20_008)]
    for found in days:
        assert found is not None
        assert 0 < found[1] <= len(read_puzzles(GAMES[found[0]]))
    assert len({found[0] for found in days if found}) == len(PUZZLED)


def test_what_is_written_can_be_read() -> None:
    puzzles = guessed(GAMES["codex"])
    assert msgspec.json.decode(written(puzzles), type=list[Puzzle]) == puzzles
