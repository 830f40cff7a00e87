"""The shuffle is the documented one: docs/luck.md is read, and its numbers are computed a second time."""

import hashlib
import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kit.luck import SEED_BYTES, Luck, commitment
from bottega.kit.play import question, setup

PAGE = Path(__file__).parents[2] / "docs" / "luck.md"


def read_numbers() -> dict[str, str]:
    """The table at the end of the page: a name, two or more spaces, the rest."""
    table = PAGE.read_text(encoding="utf-8").split("```")[1]
    rows = [line.split("  ", 1) for line in table.strip().splitlines()]
    return {name: rest.strip() for name, rest in rows}


NUMBERS = read_numbers()
SEED = bytes.fromhex(NUMBERS["seed"])
LABEL = NUMBERS["label"]


def words_of(seed: bytes, label: str) -> Iterator[int]:
    """The stream once more, from the page alone."""
    key = hashlib.sha256(seed + label.encode("utf-8")).digest()
    block = 0
    while True:
        yield from struct.unpack(">8I", hashlib.sha256(key + struct.pack(">Q", block)).digest())
        block += 1


def number_below(n: int, words: Iterator[int]) -> int:
    return next(word for word in words if word < 2**32 // n * n) % n


def shuffled(size: int, words: Iterator[int]) -> list[int]:
    cards = list(range(size))
    for i in reversed(range(1, size)):
        j = number_below(i + 1, words)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def spelled(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def test_the_key_and_the_commitment() -> None:
    assert len(SEED) == SEED_BYTES
    assert Luck(SEED, LABEL).key.hex() == NUMBERS["key"]
    assert hashlib.sha256(SEED + LABEL.encode()).hexdigest() == NUMBERS["key"]
    assert commitment(SEED) == NUMBERS["commitment"]
    assert hashlib.sha256(b"bottega seed " + SEED).hexdigest() == NUMBERS["commitment"]


def test_the_first_words() -> None:
    luck, words = Luck(SEED, LABEL), words_of(SEED, LABEL)
    assert spelled([luck.word() for _ in range(10)]) == NUMBERS["words"]
    assert spelled([next(words) for _ in range(10)]) == NUMBERS["words"]


@pytest.mark.parametrize("name", [name for name in NUMBERS if name.startswith("below")])
def test_numbers_below(name: str) -> None:
    n = int(name.split()[1])
    luck, words = Luck(SEED, LABEL), words_of(SEED, LABEL)
    assert spelled([luck.below(n) for _ in range(8)]) == NUMBERS[name]
    assert spelled([number_below(n, words) for _ in range(8)]) == NUMBERS[name]


@pytest.mark.parametrize("name", [name for name in NUMBERS if name.startswith("shuffle")])
def test_shuffles(name: str) -> None:
    size = int(name.split()[1])
    assert spelled(Luck(SEED, LABEL).shuffle(list(range(size)))) == NUMBERS[name]
    assert spelled(shuffled(size, words_of(SEED, LABEL))) == NUMBERS[name]


def test_the_deal_of_codex_naturalis() -> None:
    words = words_of(SEED, LABEL)
    resource, gold, starters = shuffled(40, words), shuffled(40, words), shuffled(6, words)
    face_up = [f"R{resource.pop() + 1:02}" for _ in range(2)] + [f"G{gold.pop() + 1:02}" for _ in range(2)]
    assert " ".join(face_up) == NUMBERS["codex face up"]
    assert " ".join(f"S{starter + 1}" for starter in starters[:2]) == NUMBERS["codex starters"]
    s, told = setup(GAMES["codex"], 2, {}, SEED)
    turned_up = [event.line(0).args["card"] for event in told if event.fact.id == "turned_up"]
    assert " ".join(turned_up) == NUMBERS["codex face up"]
    assert " ".join(question(s, seat).args["card"] for seat in range(2)) == NUMBERS["codex starters"]


def test_streams_long_and_labelled() -> None:
    luck, words = Luck(SEED, "leonardo"), words_of(SEED, "leonardo")
    assert [luck.word() for _ in range(100)] == [next(words) for _ in range(100)]
    assert Luck(SEED).word() == next(words_of(SEED, ""))


def test_a_shuffle_is_in_place_and_of_anything() -> None:
    cards = ["a", "b", "c", "d"]
    assert Luck(SEED).shuffle(cards) is cards
    assert sorted(cards) == ["a", "b", "c", "d"]
    empty: list[int] = []
    assert Luck(SEED).shuffle(empty) == []


def test_few_numbers_are_the_beginning_of_a_shuffle_from_the_first_on() -> None:
    for n in range(1, 9):
        luck, order = Luck(SEED), list(range(n))
        for first in range(n if n > 1 else 0):
            at = first + luck.below(n - first)
            order[first], order[at] = order[at], order[first]
        for most in range(n + 2):
            assert Luck(SEED).few(n, most) == (order[:most] if n > 1 else [0])


def test_each_number_and_each_pick_is_about_as_likely() -> None:
    luck = Luck(b"uniform")
    drawn = Counter(luck.below(6) for _ in range(6000))
    picked = Counter(luck.pick(["nw", "ne", "sw", "se"]) for _ in range(4000))
    assert set(drawn) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in [*drawn.values(), *picked.values()])


def test_each_order_is_about_as_likely() -> None:
    luck = Luck(b"uniform")
    orders = Counter(tuple(luck.shuffle([1, 2, 3, 4])) for _ in range(4800))
    assert len(orders) == 24
    assert all(abs(count - 200) < 75 for count in orders.values())
