"""The rules of the sample, paragraph by paragraph."""

import pytest

from bottega.kit.book import Cards
from bottega.kit.errors import BookError
from bottega.kit.events import HIDDEN
from bottega.kit.play import apply, awaited, refusals, result, setup
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.sample import GAME
from tests.sample.pieces import Stall
from tests.sample.words import LOTS

SEED = bytes(32)


def start(seats: int = 2, **options: str) -> State[Stall]:
    return setup(GAME, seats, options, SEED)[0]


def say(s: State[Stall], *lines: str) -> list[str]:
    """Play `seat: move` lines; answers what was told."""
    told: list[str] = []
    for line in lines:
        seat, move = line.split(": ")
        told += [event.fact.id for event in apply(s, int(seat), GAME.words.parse(move))]
    return told


def test_1_a_card_file_may_correct_a_lot_but_not_drop_one() -> None:
    rows = [{"id": lot, "worth": 7} for lot in LOTS.names]
    s, _ = setup(GAME, 2, {}, SEED, Cards({"lots.toml": {"lot": rows}}))
    assert s.board.rules.worth == [7] * 5
    with pytest.raises(BookError, match="lots.toml: the ids must be spoon to mirror"):
        setup(GAME, 2, {}, SEED, Cards({"lots.toml": {"lot": rows[1:]}}))


def test_2_two_lots_are_sold() -> None:
    s = start()
    assert (len(s.board.pile), len(s.board.shown)) == (4, 1)
    say(s, "0: bid 0", "1: bid 0", "0: bid 0", "1: bid 0")
    assert (len(s.board.pile), len(s.board.shown)) == (3, 2)
    assert awaited(s) == []


def test_3_the_highest_bid_pays_and_takes_the_lot() -> None:
    s = start(3)
    lot = s.board.shown[0]
    assert say(s, "0: bid 1", "2: bid 0", "1: bid 2") == ["won", "turned_up"]
    assert s.board.won == ((), (lot,), ())
    assert s.board.purses == [3, 1, 3]
    assert [refusal.about for refusal in refusals(s, 1)] == ["bid 2", "bid 3"]


def test_3_equal_highest_bids_buy_nothing() -> None:
    s = start(3)
    assert say(s, "0: bid 2", "1: bid 2", "2: bid 1") == ["tied", "turned_up"]
    assert s.board.purses == [3, 3, 3]


def test_4_lots_and_coins_count() -> None:
    s = start()
    say(s, "0: bid 2", "1: bid 1", "0: bid 0", "1: bid 0")
    ended = result(s)
    assert ended is not None
    assert ended.parts == [
        {"lots": s.board.rules.worth[s.board.shown[0]], "coins": 1},
        {"lots": 0, "coins": 3},
    ]


def test_5_who_pays_a_coin_sees_what_comes_next_and_nobody_else_does() -> None:
    s = start(3, peeking="on")
    assert say(s, "0: skip", "1: peek", "2: skip") == ["peeked"]
    assert s.board.purses == [3, 2, 3]
    following = s.board.pile[-1]
    assert [s.view(viewer).board.pile[-1] for viewer in (NOBODY, 0, 1, 2)] == [
        HIDDEN,
        HIDDEN,
        following,
        HIDDEN,
    ]


def test_5_a_purse_has_what_the_option_says() -> None:
    assert start(purse="5").board.purses == [5, 5]
