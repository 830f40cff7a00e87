"""What the tool takes for a puzzle, and that it goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bottega.analysis.chances import Ends
from bottega.games import GAMES
from bottega.puzzles import Puzzle
from bottega.puzzles.record import written
from tests.all_games import PUZZLED, SAMPLE
from tests.puzzles.sampled import guessed
from tools import puzzles
from tools.puzzle_finding import Position, clearly_best, disagrees, margins, tempts


def easiest(game: str) -> Puzzle:
    """The puzzle that is soonest looked through: near the end, and with few moves to compare."""
    return min(guessed(GAMES[game]), key=lambda puzzle: len(puzzle.worth) / len(puzzle.moves))


def position_of(puzzle: Puzzle, game: str) -> Position:
    return Position(puzzle.position(GAMES[game]).view(puzzle.seat), puzzle.seat, b"another luck")


@pytest.mark.parametrize("game", PUZZLED)
def test_a_known_puzzle_passes_with_another_luck(game: str) -> None:
    puzzle, parse = easiest(game), GAMES[game].words.parse
    position = position_of(puzzle, game)
    best, looks_best = parse(puzzle.best[0]), parse(puzzle.looks_best)
    assert tempts(position, best, looks_best)
    ends = {parse(move): Ends([], []) for move in [*puzzle.best, puzzle.looks_best]}
    assert set(clearly_best(position, ends, "test", 1)) <= {parse(move) for move in puzzle.best}
    assert margins(game, ends, [parse(move) for move in puzzle.best])[looks_best] > 0.1


def test_moves_that_come_to_the_same_are_no_puzzle() -> None:
    puzzle = easiest("codex")
    position = position_of(puzzle, "codex")
    looks_best = GAMES["codex"].words.parse(puzzle.looks_best)
    assert not tempts(position, looks_best, looks_best)


def test_a_search_that_likes_what_looks_best_does_not_disagree() -> None:
    puzzle = easiest("codex")
    search = position_of(puzzle, "codex").search("glance", 32)
    assert not disagrees(search, search.best().move)


def test_matches_are_looked_through_from_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "WORK", tmp_path)
    for last in (2, 2, 3):
        puzzles.go_on(SAMPLE, 1, last, until=100, minutes=60)
    done = puzzles.read_work(tmp_path / f"{SAMPLE.id}-1.jsonl")
    assert [one.match for one in done] == [1, 2, 3]
    assert all(one.passed["decisions"] > 0 for one in done)
    assert f"{SAMPLE.id}: 3 matches" in puzzles.yielded(SAMPLE, done)
    puzzles.go_on(SAMPLE, 1, 4, until=0, minutes=60)  # so many are found already
    assert len(puzzles.read_work(tmp_path / f"{SAMPLE.id}-1.jsonl")) == 3


def test_what_was_found_is_added_to_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, own = GAMES["codex"], tmp_path / "own.json"
    monkeypatch.setattr(puzzles, "WORK", tmp_path)
    monkeypatch.setattr(puzzles, "own_file", lambda _: own)
    first, second = guessed(game)[:2]
    own.write_text(written([second]), "utf-8")
    looked = puzzles.Looked(1, 1.0, {"decisions": 9, "found": 2}, [first, second])
    (tmp_path / "codex-1.jsonl").write_bytes(msgspec.json.encode(looked) + b"\n")
    puzzles.take(game)
    assert puzzles.read_own(game) == [second, first]
    puzzles.forget(game, [second.id])
    puzzles.take(game)
    assert puzzles.read_own(game) == [first]


def test_a_match_is_the_same_whenever_it_is_looked_through() -> None:
    one, again = (puzzles.look_through(SAMPLE, 7) for _ in range(2))
    assert (one.passed, one.puzzles) == (again.passed, again.puzzles)
