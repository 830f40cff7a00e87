"""A match is looked back at from what each seat could know; a planted blunder is its worst move."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from bottega.analysis import analyse
from bottega.analysis.levels import Level
from bottega.analysis.match import decide, decisions
from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.errors import BadRecord
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply, apply_unchecked, awaited
from bottega.kit.record import Record
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import view_of
from tests.all_games import SAMPLE

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
GLANCE = Level("glance", 2, 2)
# The match, the ply and the move: of all that bots found bad in some matches, what gives away most.
PLANTED = {
    "codex": (0, 31, "place G36 back -1,1"),
    "leonardo": (0, 139, "stop small"),
    "inventors": (1, 166, "take progress-3"),
    "workshop": (4, 25, "practise letters/physics+biology physics"),
}


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"analysis {number}".encode()).digest()


def greedily(s: State[Board], seat: Seat, ply: int) -> Move:
    words = s.setup.game.words
    return words.parse(seat_bot("greedy", seat).choose(view_of(s, seat), Budget(), Luck(seed_of(ply))))


def played(
    game: AnyGame, number: int = 0, planted: tuple[int, str] = (0, ""), plies: int | None = None
) -> Record:
    """A match between two greedy bots; at one ply another move is made instead."""
    record = Record(game, 2, {}, seed_of(number))
    s, _ = record.start()
    while seats := awaited(s):
        ply = len(record.moves) + 1
        if plies is not None and ply > plies:
            break
        move = game.words.parse(planted[1]) if ply == planted[0] else greedily(s, seats[0], ply)
        apply(s, seats[0], move)
        record.note(s, seats[0], move)
    return record


def test_every_choice_is_looked_at_and_summed_up() -> None:
    found = analyse(played(SAMPLE), GLANCE)
    assert found.decisions
    assert {one.seat for one in found.decisions} == {0, 1}
    for one in found.decisions:
        assert one.made.move in [option.move for option in one.best] or one.gives >= 0
        assert 0 <= one.made.outlook.chance <= 1
    for summary in found.seats:
        own = [one for one in found.decisions if one.seat == summary.seat]
        assert sum(summary.marks.values()) == len(own)
        assert summary.best_run <= len(own)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


@every_game
def test_a_seat_is_judged_by_what_it_could_know(game: AnyGame) -> None:
    """In worlds that a seat cannot tell apart, what is said of its choice is the same to the byte."""
    s, _ = Record(game, 2, {}, seed_of(0)).start()
    for ply in range(1, 6):
        if not awaited(s):  # some games are short
            break
        seat = awaited(s)[0]
        move, other = greedily(s, seat, ply), s.view(seat).determinise(seat, Luck(seed_of(ply)))
        said = [msgspec.json.encode(decide(one, seat, move, ply, 2, GLANCE)) for one in (s, other)]
        assert said[0] == said[1]
        apply_unchecked(s, seat, move)


def test_a_match_under_way_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="over"):
        next(decisions(played(SAMPLE, plies=3), GLANCE))


def test_of_a_match_that_was_given_up_nobody_knows_who_was_lucky() -> None:
    record = played(SAMPLE, plies=3)
    record.resigned.append((0, 3))
    found = analyse(record, GLANCE)
    assert found.decisions
    assert [one.luck for one in found.seats] == [None, None]


@pytest.mark.parametrize("id", PLANTED)
def test_a_planted_blunder_is_the_worst_move(id: str) -> None:
    game, (number, ply, move) = GAMES[id], PLANTED[id]
    found = analyse(played(game, number, (ply, move)), Level("brief", 4, 8))
    assert found.turning_points[0] == ply
    assert max(found.decisions, key=lambda one: one.gives).made.move == move


def test_luck_is_what_moves_do_not_explain() -> None:
    """Of two, what one loses by luck the other wins by it."""
    found = analyse(played(SAMPLE), GLANCE)
    luck = [one.luck for one in found.seats if one.luck is not None]
    assert len(luck) == 2
    assert sum(luck) == pytest.approx(0.0)
    assert all(-2 < one < 2 for one in luck)
