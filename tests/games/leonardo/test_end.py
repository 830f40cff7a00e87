"""§10, §11 The end of a turn, turns 8 and 9, diversity and who has won."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, CountDiversity, Refill
from bottega.kit.play import awaited, result
from bottega.kit.result import Result
from bottega.kit.state import State
from tests.games.leonardo.middle import numbers, pile, show, won
from tests.games.leonardo.positions import city, florins, making, opened, player, purses
from tests.games.talk import asked, do, offered, say


def idle(s: State[City]) -> str:
    """The offer that does least."""
    return next(text for text in ("done", "pass", "decline", *offered(s)) if text in offered(s))


def idle_turns(s: State[City], until: int) -> list[str]:
    """Nobody does anything up to the first choice of a turn, or to the end."""
    heard: list[str] = []
    while asked(s) and s.board.turn < until:
        heard += say(s, f"{awaited(s)[0]} {idle(s)}")
    return heard


def final(s: State[City]) -> Result:
    ended = result(s)
    assert ended is not None
    return ended


# §10 the end of a turn


def test_one_florin_is_added_at_the_council() -> None:
    s = city()
    do(s, AddFlorin())
    assert s.board.purse == 2


@pytest.mark.parametrize(("seats", "display"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_new_inventions_are_asked_for(seats: int, display: int) -> None:
    s = city(seats)
    show(s, 12)
    top = numbers(s.board.deck[::-1])
    assert do(s, Refill()) == [f"requested {number}" for number in top[: display - 1]]
    assert len(s.board.display) == display
    assert len(s.board.known) == len(s.board.deck)


def test_an_empty_deck_leaves_the_display_short() -> None:
    s = city(4)
    show(s, 12)
    pile(s, 5)
    assert do(s, Refill()) == ["requested 5"]
    assert numbers(s.board.display) == [12, 5]


def test_at_the_beginning_of_a_turn_all_workers_are_free_again() -> None:
    s = city()
    player(s, 0).free, player(s, 0).master, player(s, 0).passed, player(s, 0).apprentices = 0, False, True, 4
    s.board.fresh += (3,)
    assert do(s, BeginTurn(2)) == ["turn_began 2 0"]
    assert (player(s, 0).free, player(s, 0).master, player(s, 0).passed) == (4, True, False)
    assert s.board.fresh == ()


def test_a_whole_match_in_which_nobody_does_anything() -> None:
    s = opened(3)
    told = idle_turns(s, until=10)
    assert [text for text in told if "turn" in text] == [
        *[f"turn_began {n} 0" for n in range(2, 10)],
        "last_turn 9",
    ]
    assert s.board.purse == 8
    assert final(s).scores == [3, 3, 3]
    assert final(s).winners == [0, 1, 2]


# Turns 8 and 9


@pytest.mark.parametrize("turn", [7, 8, 9])
def test_the_display_is_refilled_for_the_last_time_after_turn_7(turn: int) -> None:
    s = city(2, turn=turn)
    show(s, 12, 8)
    do(s, BeginTurn(turn))
    told = idle_turns(s, until=turn + 1)
    assert any(text.startswith("requested") for text in told) == (turn == 7)
    assert s.board.purse == (2 if turn == 7 else 1)


@pytest.mark.parametrize("turn", [8, 9])
def test_in_turns_8_and_9_an_invention_may_be_started_and_completed(turn: int) -> None:
    s = city(2, turn=turn)
    show(s, 1)
    do(s, BeginTurn(turn))
    say(s, "0 start small 1", "0 done", "1 done", "0 send 2 small")
    assert asked(s) == ["place_workers 0"]
    told = say(s, "0 master small")
    assert told[:4] == [
        "sent_master 0 small",
        "passed 0",
        "worked 0 small 4",
        "completed 0 1 small 5",
    ]


# §11 diversity


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ([], 0),
        ([1], 0),
        ([1, 2], 0),
        ([1, 6, 2], 0),
        ([1, 2, 3], 8),
        ([1, 2, 3, 4], 13),
        ([1, 2, 3, 4, 5], 20),
    ],
)
def test_florins_for_different_types(cards: list[int], bonus: int) -> None:
    s = city()
    purses(s, 0, 0)
    won(s, 0, *cards)
    told = do(s, CountDiversity())
    assert told == ([f"diversity 0 {len(cards)} {bonus}"] if bonus else [])
    assert florins(s) == [bonus, 0]
    assert final(s).parts == [{"florins": 0, "diversity": bonus}, {"florins": 0, "diversity": 0}]


def test_inventions_completed_without_the_card_do_not_count() -> None:
    s = city()
    player(s, 0).completed += (0, 1, 2, 3, 4)
    assert do(s, CountDiversity()) == []


# §11 the richest wins; the whole chain of tie-breaks


def race(*completed: list[int]) -> Result:
    """Everybody has 20 florins and no card, and completed these."""
    s = city(len(completed))
    purses(s, *[20] * len(completed))
    for seat, made in enumerate(completed):
        player(s, seat).completed += tuple([number - 1 for number in made])
    do(s, CountDiversity())
    return final(s)


def test_the_richest_player_wins() -> None:
    s = city(3)
    purses(s, 12, 20, 19)
    assert (final(s).ranking, final(s).winners, final(s).tie_breaks) == ([3, 1, 2], [1], [])


@pytest.mark.parametrize(
    ("one", "other", "breaks"),
    [
        ([1, 2], [16], ["completed"]),
        ([16, 1], [12, 11], ["completed", "gold"]),
        ([16, 12, 1], [17, 6, 7], ["completed", "gold", "silver"]),
        ([16, 12, 6], [17, 11, 1], ["completed", "gold", "silver", "copper"]),
    ],
)
def test_ties(one: list[int], other: list[int], breaks: list[str]) -> None:
    assert race(one, other).winners == [0]
    assert race(other, one).winners == [1]
    assert race(other, one).tie_breaks == breaks


def test_after_the_bronzes_the_victory_is_shared() -> None:
    shared = race([16, 12, 6, 1], [17, 11, 7, 2], [18])
    assert (shared.winners, shared.ranking) == ([0, 1], [1, 1, 3])
    assert shared.tie_breaks == ["completed", "gold", "silver", "copper", "bronze"]


def test_nothing_is_scored_before_the_end() -> None:
    assert result(opened(2)) is None


def test_a_match_is_over_after_the_ninth_turn() -> None:
    s = city(2, turn=9)
    making(s, 0, "small", 2, week=4)
    show(s, 2)
    do(s, BeginTurn(9))
    idle_turns(s, until=10)
    assert asked(s) == []
    assert final(s).scores == [8, 3]
