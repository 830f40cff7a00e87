"""§3 Setting up."""

from __future__ import annotations

import pytest

from bottega.games.codex import GAME
from bottega.games.codex.pieces import PLAYING, Table
from bottega.games.codex.words import CARDS, CENTRE, RESOURCE_CARDS, STARTERS
from bottega.kit.errors import SetupError
from bottega.kit.events import HIDDEN
from bottega.kit.play import awaited, question, setup
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.codex.positions import offered, say

SEED = bytes(range(32))


def begun(seats: int = 2) -> State[Table]:
    s, _ = setup(GAME, seats, {}, SEED)
    return s


def with_sides(seats: int = 2) -> State[Table]:
    s = begun(seats)
    for seat in range(seats):
        say(s, seat, "start front")
    return s


def ready(seats: int = 2) -> State[Table]:
    s = with_sides(seats)
    for seat in range(seats):
        say(s, seat, offered(s, seat)[0])
    return s


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError):
        begun(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_everyone_begins_at_zero(seats: int) -> None:
    assert [area.points for area in begun(seats).board.areas] == [0] * seats


def test_3_2_two_cards_of_each_deck_lie_face_up() -> None:
    board = begun().board
    assert [shown < RESOURCE_CARDS for shown in board.shown] == [True, True, False, False]
    assert [len(deck) for deck in board.decks] == [38, 38]
    assert {*board.decks[0], *board.shown[:2]} == set(range(RESOURCE_CARDS))
    assert {*board.decks[1], *board.shown[2:]} == set(range(RESOURCE_CARDS, STARTERS))


def test_3_2_what_is_turned_up_is_told() -> None:
    s, told = setup(GAME, 2, {}, SEED)
    assert [event.line(NOBODY).args for event in told] == [{"card": CARDS.text(n)} for n in s.board.shown]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_each_player_has_another_starter_and_all_choose_its_side_at_once(seats: int) -> None:
    s = begun(seats)
    assert len(set(s.board.starters)) == seats
    assert awaited(s) == list(range(seats))
    assert offered(s, seats - 1) == ["start front", "start back"]
    asked = question(s, 1)
    assert (asked.id, asked.args) == ("choose_side", {"seat": "1", "card": CARDS.text(s.board.starters[1])})


def test_3_3_the_side_is_sealed_until_all_have_chosen() -> None:
    s = begun()
    assert say(s, 1, "start back") == []
    assert awaited(s) == [0]
    assert s.board.areas[1].laid == ()
    assert list(s.view(0).sealed.values()) == [HIDDEN]
    told = say(s, 0, "start front")
    assert [(line.id, line.args["face"]) for line in told[:2]] == [("started", "front"), ("started", "back")]
    assert [area.spots[CENTRE] for area in s.board.areas] == [
        2 * s.board.starters[0],
        2 * s.board.starters[1] + 1,
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_a_hand_is_two_resource_cards_and_a_gold_card(seats: int) -> None:
    board = with_sides(seats).board
    for hand in board.hands:
        assert [card < RESOURCE_CARDS for card in hand] == [True, True, False]
    assert [len(deck) for deck in board.decks] == [38 - 2 * seats, 38 - seats]


def test_3_3_a_hand_is_read_by_its_owner_only() -> None:
    s = begun()
    say(s, 0, "start front")
    hands = [line for line in say(s, 1, "start front") if line.id == "got_hand"]
    assert hands[0].args == {"seat": "0", "first": "?", "second": "?", "third": "?"}
    assert hands[1].args["third"] == CARDS.text(s.board.hands[1][2])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_4_two_objectives_are_for_everyone(seats: int) -> None:
    board = with_sides(seats).board
    assert len(board.common) == 2
    assert len(board.objectives) == 16 - 2 - 2 * seats


def test_3_5_each_keeps_one_of_two_objectives() -> None:
    s = with_sides()
    assert awaited(s) == [0, 1]
    assert question(s, 0).id == "choose_objective"
    first, second = offered(s, 0)
    assert first != second
    assert {*s.board.goals[0], *s.board.goals[1]}.isdisjoint(s.board.common)
    say(s, 0, second)
    told = say(s, 1, offered(s, 1)[0])
    assert f"keep {GAME.words.by_verb['keep'].phrase.ranges[0].text(s.board.goals[0][0])}" == second
    assert [line.args["objective"] == "?" for line in told if line.id == "kept"] == [True, False]


def test_3_5_the_choice_of_an_objective_is_sealed() -> None:
    s = with_sides(3)
    for seat in [2, 0]:
        assert say(s, seat, offered(s, seat)[1]) == []
    assert awaited(s) == [1]
    assert s.view(1).sealed == {2: HIDDEN, 0: HIDDEN}


def test_3_5_two_choices_can_be_kept_either_way() -> None:
    for choice in range(2):
        s = with_sides()
        dealt = s.board.goals[0][:]
        say(s, 0, offered(s, 0)[choice])
        say(s, 1, offered(s, 1)[0])
        assert s.board.goals[0] == (dealt if choice == 0 else dealt[::-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_6_the_first_player_is_drawn_after_the_objectives(seats: int) -> None:
    assert with_sides(seats).board.first == NOBODY
    s = ready(seats)
    assert awaited(s) == [s.board.first]
    assert question(s, s.board.first).id == "play_a_card"
    assert s.board.ending == PLAYING


def test_3_6_everyone_may_be_first() -> None:
    firsts = {setup(GAME, 4, {}, bytes([n]) * 32)[0].board.lot for n in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_nothing_is_lost_in_setting_up() -> None:
    for s in [begun(4), with_sides(4), ready(4)]:
        assert s.board.conserved() == {"cards": 80, "objectives": 16}
