"""Exact puzzles are what their proofs say; what cannot be proved is no puzzle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, legal_moves, offers, result
from bottega.puzzles import Puzzle
from bottega.puzzles.checking import objection
from bottega.puzzles.proving import Unproved, prove
from bottega.puzzles.record import Played, position_id, questions, read_exact, written
from bottega.puzzles.way import FORMS, Task
from bottega.puzzles.ways import WAYS
from tests.cli.run import bottega
from tests.puzzles.sampled import exact, some

ASKED = {id: GAMES[id] for id in WAYS if exact(GAMES[id])}
every_game = pytest.mark.parametrize("game", ASKED.values(), ids=ASKED.keys())
SAMPLE = [(game, puzzle) for game in ASKED.values() for puzzle in some(exact(game))]


def first_of(game: str, form: str) -> Puzzle:
    return next(puzzle for puzzle in exact(GAMES[game]) if puzzle.theme == form)


def altered(puzzle: Puzzle, **fields: Any) -> Puzzle:
    return msgspec.structs.replace(puzzle, **fields)


@pytest.mark.parametrize(("game", "puzzle"), SAMPLE, ids=[f"{game.id}-{one.id[:6]}" for game, one in SAMPLE])
def test_an_exact_puzzle_is_proved_again(game: AnyGame, puzzle: Puzzle) -> None:
    assert not objection(game, puzzle)


@every_game
def test_a_game_has_many_puzzles_of_every_form(game: AnyGame) -> None:
    there = Counter(puzzle.theme for puzzle in exact(game))
    assert set(there) == {task.form for task in WAYS[game.id].tasks} == set(FORMS)
    assert there.total() >= (80 if game.id == "leonardo" else 150)


@every_game
def test_the_same_is_proved_in_worlds_that_the_seat_cannot_tell_apart(game: AnyGame) -> None:
    for form in sorted({puzzle.theme for puzzle in exact(game)}):
        puzzle = first_of(game.id, form)
        assert puzzle.task
        view = puzzle.position(game).view(puzzle.seat)
        for number in range(2):
            world = view.determinise(puzzle.seat, Luck(b"another world", str(number)))
            assert position_id(world, puzzle.seat) == puzzle.id
            assert prove(WAYS[game.id], world, puzzle.seat, puzzle.task) == puzzle.values


def test_a_plan_comes_to_the_points_that_its_line_makes() -> None:
    """Played by the rules of the match, with the rival between: what it does changes none of these points."""
    game, puzzle = GAMES["codex"], first_of("codex", "plan")
    s, words = puzzle.position(game), GAMES["codex"].words
    for text in puzzle.line:
        while words.parse(text) not in legal_moves(s, puzzle.seat):
            apply_unchecked(s, 1 - puzzle.seat, offers(s, 1 - puzzle.seat)[0])
        apply_unchecked(s, puzzle.seat, words.parse(text))
    assert s.board.result().scores[puzzle.seat] == puzzle.most


def test_an_ending_is_won_against_every_reply() -> None:
    game, puzzle = GAMES["workshop"], first_of("workshop", "ending")
    s = puzzle.position(game)
    apply_unchecked(s, puzzle.seat, game.words.parse(puzzle.best[0]))
    for move in legal_moves(s, 1 - puzzle.seat):
        then = s.copy()
        apply_unchecked(then, 1 - puzzle.seat, move)
        ended = result(then)
        assert ended is None or ended.winners == [puzzle.seat]


def test_values_and_answers_that_are_not_those_of_the_proof_are_rejected() -> None:
    game, puzzle = GAMES["codex"], first_of("codex", "plan")
    more = [value + (value == puzzle.most) for value in puzzle.values]
    assert "the moves come to" in objection(game, altered(puzzle, values=more))
    assert "what is right" in objection(game, altered(puzzle, best=[puzzle.looks_best]))
    assert "what is right" in objection(game, altered(puzzle, looks_best=puzzle.best[0]))
    assert objection(game, altered(puzzle, id="0" * 16)) == "the position is another one"
    assert objection(game, altered(puzzle, task=Task("ending"))) == "the question does not fit the position"


def test_too_many_choices_are_not_proved() -> None:
    game, puzzle = GAMES["workshop"], first_of("workshop", "plan")
    assert puzzle.task
    with pytest.raises(Unproved, match="too many choices"):
        prove(WAYS["workshop"], puzzle.position(game), puzzle.seat, puzzle.task, bound=1)


def test_the_command_proves_all_puzzles_and_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [first_of("workshop", "plan"), first_of("workshop", "ending")]
    monkeypatch.setattr("bottega.puzzles.puzzles.read_puzzles", lambda _: kept)
    told = bottega("puzzle", "workshop", "--check")
    assert (told.exit_code, told.output) == (0, "workshop: 2 of 2 exact puzzles are proved\n")
    kept[0] = altered(kept[0], best=[kept[0].looks_best])
    told = bottega("puzzle", "workshop", "--check")
    assert told.exit_code == 1
    assert f"workshop {kept[0].id}: what is right is" in told.output
    assert "workshop: 1 of 2 exact puzzles are proved" in told.output


def test_a_match_is_written_once_for_all_its_puzzles() -> None:
    there = read_exact(GAMES["workshop"])
    assert msgspec.json.decode(written(there), type=list[Played]) == there
    shared = next(match for match in there if len(match.asked) > 1)
    one, other = questions(shared)[:2]
    assert one.seed == other.seed
    assert other.moves[: len(one.moves)] == one.moves
