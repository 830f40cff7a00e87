"""§3 Setting up: sets by seat count, what lies on the board, the deck from the bottom to the top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import RANKS
from bottega.kit.errors import SetupError
from bottega.kit.events import HIDDEN
from bottega.kit.play import setup
from tests.games.leonardo.middle import numbers
from tests.games.leonardo.positions import city, hand, opened, player
from tests.games.talk import asked, told

EVERY = [2, 3, 4, 5]
SEEDS = range(40)


def ranks(board: City, cards: Sequence[int]) -> Counter[str]:
    return Counter(RANKS[board.rules.rank[card]] for card in cards)


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 seats"):
        opened(seats)


@pytest.mark.parametrize("seats", EVERY)
def test_players_take_sets_a_to_e_in_turn_order(seats: int) -> None:
    s = opened(seats)
    assert [each.florins for each in s.board.players] == [3, 3, 3, 13, 8][:seats]
    hands = ["iron rope rope brick", "iron", "rope", "wood", "brick glass"]
    assert [hand(s, seat) for seat in range(seats)] == hands[:seats]
    labs = [(each.labs[0].places, each.labs[1].places) for each in s.board.players]
    assert labs == [(3, 0), (3, 4), (5, 0), (3, 4), (3, 6)][:seats]
    assert [each.labs[0].men for each in s.board.players] == [0, 0, 1, 0, 0][:seats]


@pytest.mark.parametrize(
    ("seats", "owned", "academy"),
    [
        (2, [3, 3], [4, 4]),
        (3, [4, 4, 3], [4, 4, 5]),
        (4, [5, 5, 4, 3], [4, 4, 5, 6]),
        (5, [5, 5, 4, 3, 3], [4, 4, 5, 6, 6]),
    ],
)
def test_with_three_or_two_players_one_or_two_apprentices_are_boxed(
    seats: int, owned: list[int], academy: list[int]
) -> None:
    players = opened(seats).board.players
    assert [each.apprentices for each in players] == owned
    assert [each.free for each in players] == owned
    assert [each.academy for each in players] == academy
    assert all(each.master for each in players)


@pytest.mark.parametrize(
    ("seats", "display"), [(2, [1, 12, 8]), (3, [1, 12, 8, 3]), (4, [1, 12, 8, 3, 9]), (5, [1, 12, 8, 3, 9])]
)
def test_the_inventions_asked_for_first(seats: int, display: list[int]) -> None:
    s, events = setup(GAME, seats, {}, bytes(32))
    assert numbers(s.board.display) == display
    assert told(events) == [*[f"requested {number}" for number in display], "turn_began 1 0"]


@pytest.mark.parametrize("seats", EVERY)
def test_starting_components_come_out_of_the_stacks_of_twelve(seats: int) -> None:
    board = opened(seats).board
    held = [sum(each.owned[component] for each in board.players) for component in range(5)]
    assert [stack + mine for stack, mine in zip(board.stacks, held, strict=True)] == [12] * 5


@pytest.mark.parametrize("seats", EVERY)
def test_the_first_player_has_leonardo_and_begins_the_first_turn(seats: int) -> None:
    s = opened(seats)
    assert (s.board.leonardo, s.board.turn, s.board.purse) == (0, 1, 1)
    assert asked(s) == ["start_work 0"]


@pytest.mark.parametrize("seats", EVERY)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_deck_from_the_bottom_to_the_top(seats: int, seed: int) -> None:
    board = opened(seats, seed).board
    bottom, middle, top = board.deck[:5], board.deck[5:16], board.deck[16:]
    assert sorted(numbers(bottom)) == [21, 22, 23, 24, 25]
    assert {16, 17, 18, 19, 20} < set(numbers(middle))
    assert ranks(board, middle) == {"gold": 5, "silver": 3, "copper": 2, "bronze": 1}
    assert sorted(board.deck + board.display) == list(range(25))
    assert ranks(board, top)["gold"] == 0


@pytest.mark.parametrize("ranked", ["example", "number"])
def test_each_layer_is_shuffled(ranked: str) -> None:
    decks = [opened(5, seed, ranks=ranked).board.deck for seed in SEEDS]
    assert {deck[0] for deck in decks} == {20, 21, 22, 23, 24}
    assert len({deck[15] for deck in decks}) > 5
    assert len({deck[-1] for deck in decks}) > 3


@pytest.mark.parametrize("seed", SEEDS)
def test_two_experts_box_a_bronze_a_copper_and_a_silver_before_the_top_is_shuffled(seed: int) -> None:
    board = opened(2, seed, start="expert").board
    assert ranks(board, board.boxed) == {"bronze": 1, "copper": 1, "silver": 1}
    assert len(board.deck) + len(board.display) == 22
    assert sorted(numbers(board.deck[:5])) == [21, 22, 23, 24, 25]
    assert ranks(board, board.deck[5:16]) == {"gold": 5, "silver": 3, "copper": 2, "bronze": 1}
    assert ranks(board, board.deck[16:] + board.display) == {"bronze": 3, "copper": 2, "silver": 1}


def test_what_two_experts_box_is_shown() -> None:
    s, events = setup(GAME, 2, {"start": "expert"}, bytes(32))
    assert told(events)[:3] == [f"boxed {number}" for number in numbers(s.board.boxed)]


@pytest.mark.parametrize(("seats", "display"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_experts_draw_the_inventions_asked_for(seats: int, display: int) -> None:
    board = opened(seats, start="expert").board
    assert len(board.display) == display
    assert (not board.boxed) == (seats > 2)
    assert len({tuple(opened(seats, seed, start="expert").board.display) for seed in SEEDS}) > 10


@pytest.mark.parametrize("seats", EVERY)
def test_experts_all_begin_alike(seats: int) -> None:
    s = city(seats, start="expert")
    for seat in range(seats):
        assert (player(s, seat).florins, hand(s, seat)) == (3, "")
        assert (player(s, seat).apprentices, player(s, seat).academy) == (3, 6)
        assert [each.places for each in player(s, seat).labs] == [3, 0]


def test_nobody_sees_the_deck() -> None:
    s = opened(3)
    assert all(set(s.view(viewer).board.deck) == {HIDDEN} for viewer in range(-1, 3))
    assert s.board.lots == ()
