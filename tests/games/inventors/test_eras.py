"""§7 The three eras, §8.1 the end of the last, and how long a match can be."""

from __future__ import annotations

import pytest

from bottega.games.inventors import GAME
from bottega.games.inventors.names import BREADTH, SHARERS
from bottega.games.inventors.phases.eras import BeginEra
from bottega.games.inventors.pieces import BOXED
from bottega.games.inventors.sheet import read_sheet
from bottega.kit.play import awaited, result
from tests.games.inventors.inventions import cubes, invention
from tests.games.inventors.positions import RICH, busy, hold, opened, playing, tired, turn_of
from tests.games.talk import asked, do, offered, refused, say


def test_an_era_goes_on_with_two_inventions_left() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take patent")
    assert (s.board.era, s.board.left) == (1, 2)
    assert asked(s) == ["take_turn 1"]


def test_an_era_ends_at_the_last_but_one() -> None:
    s = turn_of(playing(on="bow fire", cubes="fifteen"), 0)
    cubes(s, "bow", "p1 m2", "")
    cubes(s, "fire", "p1", "c1")
    say(s, "0 work hypatia bow")
    heard = say(s, "0 take patent")
    assert heard[:6] == [
        "took_patent 0 bow",
        "token_boxed points-1",
        "token_boxed points-2",
        "era_ended I",
        "patent_boxed fire",
        "token_boxed points-1",
    ]
    assert s.board.owner[invention("fire")] == BOXED
    assert s.board.spare == [15, 15]
    assert heard[7] == "era_began II"


def test_the_next_era_brings_its_own_inventions_and_new_tokens() -> None:
    s = turn_of(playing(on="bow fire"), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take patent")
    board = s.board
    assert board.era == 2
    assert board.laid == board.eras[1][:5]
    assert set(board.laid) <= set(range(12, 24))
    assert board.rewards == board.bag[10:20]
    assert board.left == 5
    assert sum(board.empty) == 5 * 7


def test_nothing_is_refreshed_and_play_goes_on_at_the_left_of_the_statuette() -> None:
    s = turn_of(playing("antiquity contemporary renaissance", on="bow fire"), 1)
    cubes(s, "bow", "", "p1 x2", "")
    tired(s, "archimedes", "curie")
    say(s, "1 work tesla bow", "1 take patent")
    assert s.board.era == 2
    assert (busy(s, 0), busy(s, 1)) == (["archimedes"], ["tesla", "curie"])
    assert s.board.statuette == 1
    assert asked(s) == ["take_turn 2"]


def test_the_turn_is_finished_before_the_next_era_is_seen() -> None:
    s = turn_of(playing(on="bow fire"), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take points-1")
    assert asked(s) == ["use_after_action 0"]
    assert s.board.era == 1
    heard = say(s, "0 done")
    assert heard[0] == "era_ended I"
    assert asked(s) == ["take_turn 1"]


def test_the_last_era_ends_the_match() -> None:
    s = turn_of(playing(on="bow fire", era=3), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow")
    heard = say(s, "0 take patent")
    assert heard[-2:] == ["scored 0 1 0 0 0", "scored 1 0 0 0 0"]
    assert awaited(s) == []
    ended = result(s)
    assert ended is not None
    assert ended.scores == [1, 0]


def test_before_scoring_everyone_may_use_tokens_once_more() -> None:
    s = turn_of(playing("antiquity contemporary renaissance", on="bow fire", era=3), 0)
    cubes(s, "bow", "p1", "m2", "")
    hold(s, 1, "availability")
    hold(s, 2, "progress-2")
    tired(s, "curie")
    say(s, "0 work hypatia bow", "0 take points-1", "1 take patent")
    order = [asked(s)]
    assert refused(s)["rouse"] == "not_your_turn"
    say(s, "1 done")
    order.append(asked(s))
    assert "learn pascal mechanics 2" in offered(s)
    say(s, "2 done")
    order.append(asked(s))
    assert "turn archimedes chemistry points-1" in offered(s)
    say(s, "0 turn archimedes chemistry points-1")
    assert order == [["use_before_scoring 1"], ["use_before_scoring 2"], ["use_before_scoring 0"]]
    assert awaited(s) == []


def test_a_turn_that_passes_out_the_last_era_ends_the_match() -> None:
    s = turn_of(playing(on="bow fire", era=3, cubes="fifteen"), 0)
    s.board.spare[:] = [0, 0]
    say(s, "0 pass", "1 pass")
    assert awaited(s) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_unused_inventions_stay_unused(seats: int) -> None:
    s = opened(seats, teams="random")
    came = list(s.board.laid)
    for _ in range(2):
        do(s, BeginEra())
        came += s.board.laid
    assert s.board.era == 3
    assert [each // 12 for each in came] == [0] * (seats + 3) + [1] * (seats + 3) + [2] * (seats + 3)
    assert len(set(came)) == 3 * (seats + 3)
    assert asked(playing(RICH)) == []


def test_no_match_can_be_longer_than_declared() -> None:
    """Every work fills a slot, a round of passes ends the era."""
    for seats in GAME.seats:
        rules = read_sheet(seats, GAME.cards())
        slots = [sum(rules.slots[i * BREADTH : (i + 1) * BREADTH]) for i in range(36)]
        works = sum(sum(sorted(slots[i] for i in era)[-rules.places :]) for era in rules.eras)
        rests = works  # each makes somebody available whom a work made busy
        passes = (works + rests) * (seats - 1) + 3 * seats
        tokens = 3 * rules.drawn_an_era
        rewards = 3 * SHARERS * rules.places
        splits = works
        done = works + rests + passes + rewards + seats
        assert seats + works + rests + passes + tokens + rewards + splits + done < GAME.longest
