"""A field is declared once: how pieces are made, copied, compared, shown, written and read."""

from __future__ import annotations

from typing import Final, cast, final

import pytest

from bottega.kit.board import Lendable, Lent, Part, to_write_on
from bottega.kit.codec import read, write
from bottega.kit.game import Setup
from bottega.kit.piece import frozen, piece, spelled_out
from tests.all_games import SAMPLE


@final
@piece
class Coin(Part):
    """One of the pieces on the shelf."""

    worth: int  # in soldi


@final
@piece
class Book(Lendable):
    """Costs much to copy."""

    pages: Final[list[int]]


@final
@piece
class Room(Part):
    """Has books that its copies share."""

    books: Final[list[Lent[Book]]]


@final
@frozen
class Shift(Part):
    """A step: it has no copy."""

    seat: int
    targets: tuple[int, ...]


@final
@piece
class Shelf(Part):
    """All kinds of fields."""

    name: Final[str]
    coins: Final[list[Coin]]
    rows: Final[list[list[Coin]]]
    known: Final[list[int]]
    heaps: Final[list[list[int]]]
    seats: Final[dict[int, list[int]]]
    bids: Final[dict[int, int]]
    pile: tuple[int, ...]
    layers: tuple[tuple[int, ...], ...]
    cells: Final[list[tuple[int, ...]]]
    shifts: Final[list[tuple[Shift, ...]]]


def shelf() -> Shelf:
    return Shelf(
        name="top",
        coins=[Coin(worth=1)],
        rows=[[Coin(worth=2)], []],
        known=[3],
        heaps=[[4], []],
        seats={0: [1]},
        bids={1: 5},
        pile=(1, 2),
        layers=((1,), ()),
        cells=[(1, 2), (3,)],
        shifts=[(Shift(1, ()),), ()],
    )


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A match of the sample that knows these pieces."""
    found = Setup(SAMPLE, 2, {})
    for part in (Coin, Shelf, Shift):
        monkeypatch.setitem(found.game.parts_by_name, part.__name__, part)
    return found


def test_a_copy_is_equal_and_shares_only_what_cannot_change() -> None:
    one = shelf()
    other = one.copy()
    assert other == one
    for name in ("coins", "rows", "known", "heaps", "seats", "bids", "cells", "shifts"):
        assert getattr(other, name) is not getattr(one, name)
    assert other.coins[0] is not one.coins[0]
    assert other.rows[0] is not one.rows[0]
    assert other.rows[0][0] is not one.rows[0][0]
    assert other.heaps[0] is not one.heaps[0]
    assert other.seats[0] is not one.seats[0]
    assert other.pile is one.pile
    assert other.layers is one.layers
    assert other.cells[0] is one.cells[0]
    assert other.shifts[0] is one.shifts[0]


def test_parts_are_equal_if_their_fields_are() -> None:
    one, other = shelf(), shelf()
    other.rows[0][0].worth = 7
    assert one != other
    assert Shift(0, (1,)) == Shift(0, (1,))
    assert Shift(0, (1,)) != Shift(1, (1,))
    assert Coin(worth=1) != Shift(1, ())


def test_a_part_is_shown_with_its_fields() -> None:
    assert repr(Shift(0, (1, 2))) == "Shift(seat=0, targets=(1, 2))"
    assert repr([Coin(worth=3)]) == "[Coin(worth=3)]"


def test_a_part_is_read_as_it_was_written(match: Setup) -> None:
    assert Shelf.FIELDS[:3] == ("name", "coins", "rows")
    written = write(shelf())
    assert cast(dict[str, object], written)["layers"] == [[1], []]
    assert read(match, written) == shelf()
    assert read(match, write(Shift(1, (4, 5)))) == Shift(1, (4, 5))


def test_what_is_lent_is_shared_until_somebody_writes_on_it() -> None:
    first = Room(books=[Book(pages=[1]), Book(pages=[2])])
    second = first.copy()
    assert second == first
    assert second.books[0] is first.books[0]
    to_write_on(second.books, 0).pages.append(7)
    assert (first.books[0].pages, second.books[0].pages) == ([1], [1, 7])
    assert second.books[1] is first.books[1]
    own = second.books[0]
    assert to_write_on(second.books, 0) is own  # it was copied once, and is no longer lent
    to_write_on(first.books, 1).pages.append(8)
    assert (first.books[1].pages, second.books[1].pages) == ([2, 8], [2])


def test_a_step_has_no_copy() -> None:
    with pytest.raises(NotImplementedError):
        Shift(0, ()).copy()


def test_what_follows_from_a_declaration_is_what_one_would_write() -> None:
    assert spelled_out("Coin", {"worth": "int", "owners": "Final[list[int]]"}, True) == (
        "    FIELDS: ClassVar[tuple[str, ...]] = ('worth', 'owners')\n"
        "    def __init__(self, worth: int, owners: list[int]) -> None:\n"
        "        self.worth = worth\n"
        "        self.owners: Final = owners\n"
        "    def copy(self) -> Coin:\n"
        "        return Coin(self.worth, self.owners[:])\n"
    )
    assert spelled_out("Shift", {"seat": "Seat", "targets": "tuple[int, ...]"}, False) == (
        "    FIELDS: ClassVar[tuple[str, ...]] = ('seat', 'targets')\n"
        "    TUPLES: ClassVar[dict[str, int]] = {'targets': 0}\n"
        "    def __init__(self, seat: Seat, targets: tuple[int, ...]) -> None:\n"
        "        self.seat: Final = seat\n"
        "        self.targets: Final = targets\n"
    )


@pytest.mark.parametrize(
    "kind", ["set[int]", "int | None", "tuple[list[int], ...]", "list[tuple[set[Coin], ...]]"]
)
def test_what_cannot_be_copied_cannot_be_declared(kind: str) -> None:
    with pytest.raises(TypeError, match="nobody knows how to copy"):
        spelled_out("Coin", {"worth": kind}, True)


@pytest.mark.parametrize(
    "kind", ["tuple[Coin, ...]", "list[tuple[Coin, ...]]", "tuple[tuple[Coin, ...], ...]"]
)
def test_a_tuple_holds_nothing_that_can_change(kind: str) -> None:
    row = type("Row", (Part,), {"__annotations__": {"coins": kind}, "__module__": __name__})
    with pytest.raises(TypeError, match="^Row: a tuple is shared, and `Coin` can change$"):
        piece(row)


def test_a_step_has_nothing_that_can_change() -> None:
    with pytest.raises(TypeError, match="^targets: a step is shared, and `list\\[int\\]` can change$"):
        spelled_out("Shift", {"targets": "list[int]"}, False)
