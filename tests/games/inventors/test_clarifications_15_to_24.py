"""Where the book is silent: rulings 15 to 24 of docs/games/inventors.md, each under its number."""

from __future__ import annotations

import pytest

from bottega.games.inventors.names import TOKENS
from bottega.games.inventors.pieces import BOXED
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, sample
from tests.games.inventors.inventions import cubes, invention, owned, show, won
from tests.games.inventors.positions import RICH, busy, held, hold, opened, playing, raised, tired, turn_of
from tests.games.talk import asked, say

THREE = "antiquity contemporary renaissance"

# Sharing rewards


def test_clarification_15_the_statuette_moves_before_ties_are_broken() -> None:
    s = turn_of(playing(THREE, on="bow fire dice"), 2)
    cubes(s, "bow", "m2", "x2", "")
    raised(s, "newton", 1, 0, 0, 0)
    say(s, "2 work newton bow")
    assert s.board.statuette == 2
    assert asked(s) == ["take_reward 0 bow"]
    say(s, "0 take patent")
    assert asked(s) == ["take_reward 1 bow"]


def test_clarification_15_ties_go_to_the_holder_then_clockwise() -> None:
    s = turn_of(playing(RICH, on="caravel fire", era=2), 3)
    cubes(s, "caravel", "p1", "c1", "m3", "x1", "")
    say(s, "3 work fibonacci caravel")
    order = [asked(s)]
    say(s, "2 take patent")
    order.append(asked(s))
    assert order == [["take_reward 2 caravel"], ["take_reward 3 caravel"]]
    say(s, "3 take points-1")
    assert held(s, 0) == "points-2"


def test_clarification_16_the_first_three_take_exactly_one_each() -> None:
    s = turn_of(playing(RICH, on="caravel fire dice", era=2), 3)
    cubes(s, "caravel", "p1", "c1", "m3", "", "x1")
    say(s, "3 work fibonacci caravel", "2 take points-1", "2 done", "3 take points-2", "3 done")
    assert owned(s, 4) == ["caravel"]
    assert [held(s, seat) for seat in range(5)] == ["", "", "points-1", "points-2", ""]


def test_clarification_17_what_nobody_takes_leaves_the_game() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    bag = s.board.bag[:]
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take points-1")
    assert s.board.owner[invention("bow")] == BOXED
    assert (s.board.boxed, s.board.bag) == (1, bag)


def test_clarification_18_cubes_go_back_to_all_also_without_a_reward() -> None:
    s = turn_of(playing(RICH, on="caravel fire dice", era=2, cubes="fifteen"), 4)
    cubes(s, "caravel", "p1 x2", "c1", "m1", "m1", "")
    raised(s, "watt", 0, 0, 1, 0)
    say(s, "4 work watt caravel", "0 take patent", "4 take points-1")
    assert held(s, 1) == "points-2"
    assert (held(s, 2), held(s, 3)) == ("", "")
    say(s, "1 done")
    assert s.board.spare == [15] * 5


# Eras and the end


def test_clarification_19_an_era_ends_when_one_invention_remains() -> None:
    s = turn_of(playing(on="bow fire"), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take patent")
    assert s.board.era == 2
    assert s.board.owner[invention("fire")] == BOXED
    assert s.board.boxed == 4


def test_clarification_19_also_in_the_last_era_which_ends_the_game() -> None:
    s = turn_of(playing(on="bow fire", era=3), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow", "0 take patent")
    assert awaited(s) == []


def test_clarification_20_nothing_is_refreshed_between_eras() -> None:
    s = turn_of(playing(THREE, on="bow fire"), 1)
    cubes(s, "bow", "", "p1 x2", "")
    tired(s, "newton")
    say(s, "1 work tesla bow", "1 take patent")
    assert (busy(s, 1), busy(s, 2)) == (["tesla"], ["newton"])
    assert asked(s) == ["take_turn 2"]


def test_clarification_21_unused_cards_of_an_era_are_not_used_later() -> None:
    s = opened(2, teams="random")
    luck = Luck(b"21")
    came: set[int] = set()
    while awaited(s):
        came.update(s.board.laid)
        apply_unchecked(s, awaited(s)[0], sample(s, awaited(s)[0], luck))
    for number, era in enumerate(s.board.eras):
        assert not came & set(era[5:])
        assert {each // 12 for each in era} == {number}


# Scoring


def test_clarification_22_a_card_belongs_to_one_run_and_the_best_split_is_found() -> None:
    s = playing()
    won(s, 0, "bow axe canoe papyrus smoke_signals drum")
    assert s.board.result().parts[0]["runs"] == 3
    won(s, 0, "wheel")
    assert s.board.result().parts[0]["runs"] == 3 + 2


def test_clarification_22_a_run_starts_at_0_and_has_no_gap() -> None:
    s = playing()
    won(s, 0, "canoe papyrus drum")
    won(s, 1, "bow papyrus drum")
    assert [part["runs"] for part in s.board.result().parts] == [0, 0]


@pytest.mark.parametrize(
    ("patents", "wild", "points"),
    [
        ("canoe papyrus", 1, 2),
        ("bow papyrus", 1, 2),
        ("bow canoe papyrus drum sundial fire", 1, 6),
        ("bow canoe papyrus drum sundial fire", 2, 7),
        ("bow", 0, 0),
    ],
)
def test_clarification_23_a_wild_number_is_a_0_a_gap_or_more_than_5(
    patents: str, wild: int, points: int
) -> None:
    s = playing()
    won(s, 0, patents)
    hold(s, 0, "number " * wild)
    assert s.board.result().parts[0]["runs"] == points


def test_clarification_24_more_inventions_break_a_tie_else_the_victory_is_shared() -> None:
    s = playing()
    won(s, 0, "bow axe")
    hold(s, 1, "points-2")
    assert s.board.result().winners == [0]
    show(s, "fire dice")
    won(s, 1, "fire")
    hold(s, 0, "points-1")
    won(s, 1, "dice")
    s.board.hold(1, TOKENS.value("points-2"), -1)
    hold(s, 1, "points-1")
    assert s.board.result().winners == [0, 1]
