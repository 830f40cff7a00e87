"""§5 The end: what brings it on, and how many turns are left."""

from __future__ import annotations

from bottega.games.codex.pieces import ENDING, LAST, OVER, PLAYING, Area, Table
from bottega.games.codex.turns import PlayCard
from bottega.games.codex.words import WORDS
from bottega.kit.play import apply, awaited, legal_moves, question, result
from bottega.kit.state import State
from tests.games.codex.positions import manuscript, say, state, stuck, table

HANDS = ["R08 R11 G30", "R09 R12 G31", "R10 R13 G32"]


def three(points: list[int], first: int = 0, decks: tuple[str, str] | None = None) -> State[Table]:
    """Three players with these points; the first player is to lay a card."""
    areas = [manuscript("S3 front", points=each) for each in points]
    shown = "- - - -" if decks else "R39 R40 G39 G40"
    return state(table(*areas, hands=HANDS, decks=decks, shown=shown, first=first), PlayCard(first))


def turn(s: State[Table], seat: int, lay: str = "") -> list[str]:
    """A whole turn, by default with the last offers made; answers the ids of what was told."""
    told = apply(s, seat, WORDS.parse(lay) if lay else legal_moves(s, seat)[-1])
    if awaited(s) == [seat] and question(s, seat).id == "take_a_card":
        told += apply(s, seat, legal_moves(s, seat)[-1])
    return [event.fact.id for event in told]


def turns_left(s: State[Table]) -> list[int]:
    """Who still plays, in order, until the end."""
    order: list[int] = []
    while awaited(s):
        order += awaited(s)
        turn(s, order[-1])
    return order


def test_twenty_points_bring_on_the_end() -> None:
    s = three([19, 0, 0])
    assert "reached_twenty" in turn(s, 0, "place R08 front 1,1")
    assert s.board.areas[0].points == 20
    assert s.board.ending == ENDING


def test_more_than_twenty_points_do_too() -> None:
    s = three([24, 0, 0])
    assert "reached_twenty" in turn(s, 0, "place R08 front 1,1")


def test_nineteen_points_do_not() -> None:
    s = three([18, 0, 0])
    assert "reached_twenty" not in turn(s, 0, "place R08 front 1,1")
    assert s.board.ending == PLAYING


def test_the_round_is_finished_and_everyone_plays_once_more() -> None:
    s = three([0, 0, 19], first=1)
    turn(s, 1)
    turn(s, 2, "place R10 front 1,1")
    assert turns_left(s) == [0, 1, 2, 0]


def test_brought_on_by_the_first_player_the_others_still_finish_the_round() -> None:
    s = three([19, 0, 0])
    turn(s, 0, "place R08 front 1,1")
    assert turns_left(s) == [1, 2, 0, 1, 2]


def test_brought_on_by_the_last_player_only_the_last_round_is_left() -> None:
    s = three([0, 19, 0], first=2)
    turn(s, 2)
    turn(s, 0)
    assert turn(s, 1, "place R09 front 1,1")[-1] == "last_round"
    assert s.board.ending == LAST
    assert turns_left(s) == [2, 0, 1]


def test_the_end_is_brought_on_once() -> None:
    s = three([19, 19, 0])
    turn(s, 0, "place R08 front 1,1")
    assert "reached_twenty" not in turn(s, 1, "place R09 front 1,1")
    assert turns_left(s) == [2, 0, 1, 2]


def test_no_cards_left_bring_on_the_end() -> None:
    s = three([0, 0, 0], decks=("R21", ""))
    assert turn(s, 0)[-1] == "nothing_left"
    assert turns_left(s) == [1, 2, 0, 1, 2]


def test_after_that_cards_are_laid_and_none_is_taken() -> None:
    s = three([0, 0, 0], decks=("R21", ""))
    turn(s, 0)
    turns_left(s)
    assert [len(hand) for hand in s.board.hands] == [2, 1, 1]


def test_reaching_twenty_after_the_last_card_changes_nothing() -> None:
    s = three([0, 19, 0], decks=("R21", ""))
    turn(s, 0)
    assert turn(s, 1, "place R09 front 1,1") == ["placed"]
    assert turns_left(s) == [2, 0, 1, 2]


def test_points_go_on_past_the_end_of_the_track() -> None:
    s = three([29, 0, 0])
    turn(s, 0, "place R08 front 1,1")
    assert s.board.areas[0].points == 30
    turns_left(s)
    ended = result(s)
    assert ended is not None
    assert ended.parts[0]["cards"] == 30


def test_nobody_is_awaited_and_there_is_a_result_once_it_is_over() -> None:
    s = three([19, 0, 0])
    assert result(s) is None
    turn(s, 0, "place R08 front 1,1")
    turns_left(s)
    assert awaited(s) == []
    assert s.board.ending == OVER
    assert result(s) is not None


def test_every_objective_is_told_at_the_end() -> None:
    s = two(stuck(), stuck())
    turn(s, 0)
    told = say(s, 1, "pass")
    counted = [line.args for line in told if line.id == "counted"]
    assert [(args["seat"], args["objective"]) for args in counted] == [
        ("0", "O09"),
        ("0", "O10"),
        ("0", "O01"),
        ("1", "O09"),
        ("1", "O10"),
        ("1", "O02"),
    ]


def two(one: Area, other: Area, ending: int = PLAYING) -> State[Table]:
    board = table(one, other, hands=HANDS[:2], secret="O01 O02", ending=ending)
    return state(board, PlayCard(0))


def test_when_nobody_has_an_open_spot_the_match_ends_with_the_round() -> None:
    s = two(stuck(), stuck())
    assert turn(s, 0) == ["passed"]
    assert awaited(s) == [1], "the round is finished first"
    turn(s, 1)
    assert awaited(s) == []
    assert s.board.ending == OVER


def test_while_one_has_an_open_spot_the_match_goes_on() -> None:
    s = two(stuck(), manuscript("S4 front"))
    turn(s, 0)
    turn(s, 1)
    assert awaited(s) == [0]


def test_one_who_is_stuck_passes_in_the_last_rounds_too() -> None:
    s = two(stuck(), manuscript("S4 front", points=19))
    turn(s, 0)
    assert "last_round" in turn(s, 1, "place R09 front 1,1")
    assert turn(s, 0) == ["passed"]
    assert turns_left(s) == [1]


def test_when_all_are_stuck_no_last_round_is_played() -> None:
    s = two(stuck(points=21), stuck(), ending=ENDING)
    turn(s, 0)
    assert "last_round" not in turn(s, 1)
    assert awaited(s) == []
