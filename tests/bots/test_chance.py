"""The chance of bots: repeatable, and as even as it has to be."""

from collections import Counter

import pytest

from bottega.bots.chance import FACTOR, LOW, Chance
from bottega.kit.luck import Luck

DRAWS = 6000


def chance(seed: int = 0) -> Chance:
    return Chance(Luck(bytes([seed])))


def test_it_multiplies_with_carry() -> None:
    drawn, number, carry = chance(), Luck(bytes([0])).word() + 1, 0
    for _ in range(100):
        carry, number = divmod(int(FACTOR) * number + carry, int(LOW) + 1)
        assert drawn.word() == number
    assert 0.0 <= drawn.random() < 1.0


def test_the_same_luck_gives_the_same_chance() -> None:
    assert [chance(3).word() for _ in range(2)] == [chance(3).word()] * 2
    assert chance(3).word() != chance(4).word()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10])
def test_each_number_comes_about_as_often(n: int) -> None:
    drawn = chance()
    counts = Counter(drawn.below(n) for _ in range(DRAWS))
    assert sorted(counts) == list(range(n))
    assert all(abs(count - DRAWS / n) < 5 * (DRAWS / n) ** 0.5 for count in counts.values())


def test_pairs_that_follow_each_other_come_about_as_often() -> None:
    drawn = chance(1)
    counts = Counter((drawn.below(4), drawn.below(4)) for _ in range(DRAWS))
    assert len(counts) == 16
    assert all(abs(count - DRAWS / 16) < 5 * (DRAWS / 16) ** 0.5 for count in counts.values())


def test_every_order_and_every_thing_can_come() -> None:
    drawn = chance(2)
    assert len({tuple(drawn.shuffle([1, 2, 3])) for _ in range(100)}) == 6
    assert {drawn.pick(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}
