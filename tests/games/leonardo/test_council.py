"""§8.A The Council: who is served, Leonardo, and the four spaces carried out in their order."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.council import Council
from bottega.kit.state import State
from tests.games.leonardo.middle import empty_city, line, numbers, pile, stand
from tests.games.leonardo.positions import city, florins, hand, hold, purses
from tests.games.talk import asked, do, offered, refused, say


def council(seats: int, *groups: str) -> State[City]:
    """These stand at the Council, nearest the arrow first, and it is being resolved."""
    s = city(seats)
    stand(s, "council", *groups)
    s.then(Council())
    return s


def keep(s: State[City]) -> None:
    """The first in rank leaves Leonardo where he is."""
    do(s)
    say(s, f"{asked(s)[0][-1]} give {s.board.leonardo}")


# Who is served


def test_nobody_there_nothing_happens() -> None:
    s = council(3)
    s.board.leonardo = 2
    assert do(s) == []
    assert s.board.leonardo == 2


@pytest.mark.parametrize(
    ("groups", "ranked"),
    [
        (["0a", "1aa", "2aaa"], ["2aaa", "1aa", "0a"]),
        (["0a", "1m", "2aaa"], ["2aaa", "1m", "0a"]),
        (["0aa", "1m"], ["0aa", "1m"]),
        (["1m", "0aa"], ["1m", "0aa"]),
        (["0a", "1am", "0aa"], ["0aaa", "1am"]),
    ],
)
def test_rank_by_strength_then_by_who_stands_nearer_the_arrow(groups: list[str], ranked: list[str]) -> None:
    s = council(4, *groups)
    do(s)
    assert line(s, "council") == ranked
    assert asked(s) == [f"give_leonardo {ranked[0][0]}"]


def test_if_everybody_is_there_the_last_gets_nothing() -> None:
    s = council(3, "0aa", "1a", "2a")
    assert do(s) == ["left_out 2"]
    assert line(s, "council") == ["0aa", "1a"]


def test_if_somebody_is_away_the_last_gets_something() -> None:
    s = council(4, "0aa", "1a", "2a")
    assert do(s) == []
    assert len(line(s, "council")) == 3


def test_with_two_players_both_get_something() -> None:
    s = council(2, "0aa", "1a")
    assert do(s) == []
    say(s, "0 give 0", "0 choose florins")
    assert asked(s) == ["choose_privilege 1"]


# Leonardo


@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_first_in_rank_gives_leonardo_to_anybody(to: int) -> None:
    s = council(3, "1a")
    do(s)
    assert offered(s) == ["give 0", "give 1", "give 2"]
    assert say(s, f"1 give {to}") == [f"gave_leonardo 1 {to}"]
    assert s.board.leonardo == to


# Choosing


def test_each_space_is_chosen_once_and_later_players_may_decline() -> None:
    s = council(4, "0aa", "1a")
    keep(s)
    assert offered(s) == [
        "choose move",
        "choose florins",
        "choose inventions",
        "choose component",
        "decline",
    ]
    say(s, "0 choose florins")
    assert offered(s) == ["choose move", "choose inventions", "choose component", "decline"]
    assert refused(s) == {"choose florins": "space_taken florins"}
    assert say(s, "1 decline") == ["declined 1 council", "took_florins 0 1"]


def test_the_first_may_decline_too() -> None:
    s = council(4, "0aa", "1a")
    keep(s)
    assert say(s, "0 decline", "1 choose florins") == [
        "declined 0 council",
        "chose_space 1 florins",
        "took_florins 1 1",
    ]


def test_who_is_left_when_all_spaces_are_taken_gets_nothing() -> None:
    s = council(5, "0aaa", "1aa", "2a", "3a")
    keep(s)
    stand(s, "council", "4a")
    say(s, "0 choose florins", "1 choose move", "2 choose inventions", "3 choose component")
    assert asked(s) == ["shift_apprentice 1"]


def test_all_choose_first_then_spaces_1_to_4_are_carried_out() -> None:
    s = council(5, "0aaa", "1aa", "2a", "3a")
    keep(s)
    say(s, "0 choose component", "1 choose inventions", "2 choose florins")
    told = say(s, "3 choose move", "3 stay", f"1 {offered_order(s)}", "0 pick glass")
    told = [text for text in told if not text.startswith("looked")]
    assert told == [
        "chose_space 3 move",
        "stayed 3",
        "took_florins 2 1",
        "ordered 1",
        "paid 0 1",
        "got_component 0 glass",
    ]
    assert empty_city(s)
    assert s.board.spaces == (-1,) * 4


def offered_order(s: State[City]) -> str:
    """To put the four cards back as they lie."""
    return "order " + " ".join(str(card + 1) for card in s.board.deck[:-5:-1])


# Space 1: move


def test_move_one_apprentice_to_another_place_but_not_to_the_council() -> None:
    s = council(3, "0aa")
    stand(s, "smith", "0a")
    keep(s)
    say(s, "0 choose move")
    shifts = offered(s, "shift")
    assert len(shifts) == 7 + 6
    assert not any(text.endswith("council") for text in shifts)
    assert say(s, "0 shift 0 council smith") == ["shifted 0 0 council smith"]
    assert line(s, "smith") == ["0aa"]


def test_one_who_is_alone_stands_last() -> None:
    s = council(3, "0a")
    stand(s, "smith", "1a", "2a")
    keep(s)
    say(s, "0 choose move", "0 shift 0 council smith")
    assert line(s, "smith") == ["1a", "2a", "0a"]


def test_only_own_apprentices_never_the_master() -> None:
    s = council(3, "0m")
    stand(s, "smith", "1a")
    keep(s)
    say(s, "0 choose move")
    assert asked(s) == []


def test_the_move_may_be_left_out() -> None:
    s = council(3, "0a")
    keep(s)
    say(s, "0 choose move")
    assert "stay" in offered(s)
    assert say(s, "0 stay") == ["stayed 0"]


# Space 2: florins


def test_all_florins_of_the_council_are_taken() -> None:
    s = council(3, "0a")
    s.board.purse = 4
    purses(s, 3, 3, 3)
    keep(s)
    say(s, "0 choose florins")
    assert (florins(s), s.board.purse) == ([7, 3, 3], 0)


# Space 3: inventions


def test_the_first_four_inventions_are_put_back_in_any_order() -> None:
    s = council(3, "0a")
    pile(s, 2, 4, 5, 6, 7)
    keep(s)
    assert "looked 0 2 4 5 6" in say(s, "0 choose inventions", viewer=0)
    assert asked(s) == ["order_deck 0"]
    assert len(offered(s)) == 24
    say(s, "0 order 6 2 5 4")
    assert numbers(s.board.deck[::-1]) == [6, 2, 5, 4, 7]


def test_with_fewer_than_four_one_looks_at_what_is_there() -> None:
    s = council(3, "0a")
    pile(s, 2, 4)
    keep(s)
    assert "looked 0 2 4 none none" in say(s, "0 choose inventions", viewer=0)
    assert offered(s) == ["order 2 4 none none", "order 4 2 none none"]
    say(s, "0 order 4 2 none none")
    assert numbers(s.board.deck) == [2, 4]


def test_with_an_empty_deck_there_is_nothing_to_look_at() -> None:
    s = council(3, "0a")
    pile(s)
    keep(s)
    assert say(s, "0 choose inventions") == ["chose_space 0 inventions"]
    assert asked(s) == []


# Space 4: a component


def test_one_florin_for_any_component() -> None:
    s = council(3, "0a")
    hold(s, 0)
    keep(s)
    say(s, "0 choose component")
    assert offered(s) == ["pick iron", "pick wood", "pick rope", "pick brick", "pick glass"]
    say(s, "0 pick glass")
    assert (florins(s)[0], hand(s, 0)) == (2, "glass")


def test_without_a_florin_it_is_refused() -> None:
    s = council(3, "0a")
    purses(s, 0, 3, 3)
    keep(s)
    assert "choose component" not in offered(s)
    assert refused(s) == {"choose component": "not_enough_florins 1 0"}


def test_with_empty_stacks_it_is_refused() -> None:
    s = council(3, "0a")
    s.board.stacks[:] = [0] * 5
    keep(s)
    assert "choose component" not in offered(s)
    assert refused(s) == {"choose component": "no_components_left component"}


def test_an_empty_stack_is_not_offered() -> None:
    s = council(3, "0a")
    s.board.stacks[:] = [0, 1, 0, 0, 1]
    keep(s)
    say(s, "0 choose component")
    assert offered(s) == ["pick wood", "pick glass"]
