"""The random bot takes any offer, and only offers."""

from collections import Counter

import pytest

from bottega.bots import BOTS, seat_bot
from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit.errors import SetupError
from bottega.kit.luck import Luck
from bottega.kit.play import setup
from bottega.kit.view import View

OFFERS = ["take R01", "take R02", "draw gold"]


def test_it_takes_every_offer_about_as_often() -> None:
    s, _ = setup(GAMES["codex"], 2, {}, bytes(32))
    bot, luck = seat_bot("random", 1), Luck(b"random")
    taken = Counter(bot.choose(View(1, s.view(1), OFFERS), Budget(), luck) for _ in range(3000))
    assert set(taken) == set(OFFERS)
    assert min(taken.values()) > 900


def test_a_bot_knows_its_seat() -> None:
    assert [seat_bot(name, 3).seat for name in BOTS] == [3] * len(BOTS)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        SetupError, match="`randm`; seat one of apprentice, journeyman, master, greedy, halving, random"
    ):
        seat_bot("randm", 0)
