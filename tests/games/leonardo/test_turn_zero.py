"""§12 Turn 0, the expert start: favours in turn and their limits."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.kit.state import State
from tests.games.leonardo.positions import hand, lab, opened, player
from tests.games.talk import asked, offered, refused, say

FIVE = "favour five-places"
LARGE = "favour large-lab"
SIX = "favour six-places"
SMALL_MAN = "favour man-small"
LARGE_MAN = "favour man-large"
APPRENTICE = "favour apprentice"
FLORINS = "favour florins"
COMPONENTS = "favour components"


def begun(seats: int = 4) -> State[City]:
    return opened(seats, start="expert")


def take(s: State[City], *favours: str) -> None:
    """The next players take these, and the first component offered when one is asked for."""
    for favour in favours:
        seat = asked(s)[0].split()[1]
        say(s, f"{seat} {favour}")
        while asked(s)[0].startswith("pick"):
            say(s, f"{seat} {offered(s)[0]}")


# One at a time, round after round


@pytest.mark.parametrize(("seats", "favours"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_how_many_favours_and_in_which_order(seats: int, favours: int) -> None:
    s = begun(seats)
    turns = []
    letters = [FLORINS, APPRENTICE, COMPONENTS]
    while asked(s)[0].startswith("take_favour"):
        turns.append(int(asked(s)[0].split()[1]))
        take(s, letters[(len(turns) - 1) // seats])
    assert turns == list(range(seats)) * favours


def test_the_marker_goes_from_0_to_1_when_all_have_chosen() -> None:
    s = begun(2)
    assert s.board.turn == 0
    take(s, FLORINS, FLORINS)
    assert s.board.turn == 1
    assert asked(s) == ["start_work 0"]


def test_at_first_only_what_can_be_used_is_offered() -> None:
    assert offered(begun()) == [FIVE, LARGE, APPRENTICE, FLORINS, COMPONENTS]


# What each favour gives


def test_a_five_florins() -> None:
    s = begun()
    assert say(s, f"0 {FLORINS}") == ["took_favour 0 florins"]
    assert player(s, 0).florins == 8


def test_b_four_components_two_of_each_at_most() -> None:
    s = begun()
    say(s, f"0 {COMPONENTS}")
    assert asked(s) == ["pick_component 0 4"]
    assert say(s, "0 pick wood") == ["got_component 0 wood"]
    say(s, "0 pick wood")
    assert offered(s) == ["pick iron", "pick rope", "pick brick", "pick glass"]
    assert refused(s) == {"pick wood": "component_limit wood 2"}
    say(s, "0 pick glass", "0 pick glass")
    assert hand(s, 0) == "wood wood glass glass"
    assert s.board.stacks == [12, 10, 12, 12, 10]
    assert asked(s) == ["take_favour 1"]


def test_b_takes_what_is_left_in_the_stacks() -> None:
    s = begun()
    s.board.stacks[:] = [0, 1, 0, 1, 0]
    say(s, f"0 {COMPONENTS}", "0 pick wood", "0 pick brick")
    assert asked(s) == ["take_favour 1"]


def test_c_an_apprentice_who_works_from_the_first_turn_on() -> None:
    s = begun(2)
    take(s, APPRENTICE, FLORINS)
    assert (player(s, 0).apprentices, player(s, 0).free, player(s, 0).academy) == (4, 4, 5)


def test_d1_five_places_and_a_component() -> None:
    s = begun()
    say(s, f"0 {FIVE}")
    assert lab(s, 0, "small").places == 5
    assert asked(s) == ["pick_component 0 1"]
    say(s, "0 pick rope")
    assert hand(s, 0) == "rope"


def test_d2_the_large_laboratory_and_a_component() -> None:
    s = begun()
    say(s, f"0 {LARGE}", "0 pick iron")
    assert lab(s, 0, "large").places == 4
    assert hand(s, 0) == "iron"


def taken(first: str, then: str, *picks: str) -> State[City]:
    """Seat 0 took a favour, the others florins; now it is offered another one, and takes that too."""
    s = begun(3)
    take(s, first, FLORINS, FLORINS)
    assert then in offered(s)
    say(s, f"0 {then}", *picks)
    return s


def test_d3_six_places_for_who_has_the_large_laboratory() -> None:
    s = taken(LARGE, SIX, "0 pick glass")
    assert lab(s, 0, "large").places == 6
    assert hand(s, 0) == "iron glass"


def test_d4_a_mechanical_man_and_no_component() -> None:
    s = taken(FIVE, SMALL_MAN)
    assert lab(s, 0, "small").men == 1
    assert asked(s) == ["take_favour 1"]


def test_d4_in_the_large_laboratory() -> None:
    s = begun(3)
    lab(s, 0, "large", places=6)
    assert offered(s) == [FIVE, LARGE_MAN, APPRENTICE, FLORINS, COMPONENTS]
    say(s, f"0 {LARGE_MAN}")
    assert lab(s, 0, "large").men == 1


# Limits


def test_with_four_players_nobody_takes_a_letter_three_times() -> None:
    s = begun(4)
    take(s, FLORINS, COMPONENTS, APPRENTICE, LARGE, FLORINS, COMPONENTS, APPRENTICE, FIVE)
    assert [FLORINS in offered(s), refused(s)[FLORINS]] == [False, "favour_limit florins 2"]
    take(s, COMPONENTS)
    assert refused(s)[COMPONENTS] == "favour_limit components 2"
    take(s, FLORINS)
    assert refused(s)[APPRENTICE] == "favour_limit apprentice 2"


def test_all_improvements_are_one_letter() -> None:
    s = begun(4)
    take(s, FIVE, *[FLORINS] * 3, LARGE, *[APPRENTICE] * 3)
    assert offered(s) == [APPRENTICE, FLORINS, COMPONENTS]
    assert {about for about, why in refused(s).items() if why.startswith("favour_limit")} == {
        FIVE,
        LARGE,
        SIX,
        SMALL_MAN,
        LARGE_MAN,
    }


def test_with_three_players_both_favours_may_be_the_same() -> None:
    s = begun(3)
    take(s, *[FLORINS] * 6)
    assert [player(s, seat).florins for seat in range(3)] == [13, 13, 13]


def test_why_an_improvement_is_not_to_be_had() -> None:
    s = begun(3)
    assert refused(s) == {
        SIX: "no_large_lab six-places",
        SMALL_MAN: "no_free_man_place man-small",
        LARGE_MAN: "no_free_man_place man-large",
    }
    take(s, LARGE, *[FLORINS] * 2)
    assert refused(s)[LARGE] == "already_done large-lab"
    assert SIX not in refused(s)
