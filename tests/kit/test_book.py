"""Card files are read with checks."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bottega.kit.book import Cards, Entry, check_ids, index, read_cards
from bottega.kit.errors import BookError


@pytest.fixture
def cards() -> Cards:
    return read_cards("tests.kit", ["tokens.toml"])


@pytest.fixture
def good(cards: Cards) -> Entry:
    return cards.entries("tokens.toml", "token")[0]


@pytest.fixture
def bad(cards: Cards) -> Entry:
    return cards.entries("tokens.toml", "token")[1]


def test_every_reading(good: Entry) -> None:
    assert good.text("id") == "T1"
    assert good.number("worth") == 4
    assert good.number("cost", 2) == 2
    assert good.texts("colours") == ["red", "blue"]
    assert good.texts("shades") == []
    assert good.numbers("places") == [1, 2]
    assert good.numbers("others") == []
    assert good.counts("needs", ["lead", "ink"]) == [0, 2]
    assert good.counts("gives", ["lead", "ink"]) == [0, 0]
    assert good.entry("front").text("corner") == "empty"
    assert [cell.number("x") for cell in good.entries("cells")] == [0, 1]


def test_a_table_of_a_file(cards: Cards) -> None:
    assert cards.entry("tokens.toml", "purse").number("coins") == 3


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (lambda bad: bad.text("id"), "`id` is 7, not a text"),
        (lambda bad: bad.number("worth"), "`worth` is 'four', not a whole number"),
        (lambda bad: bad.number("cost"), "`cost` is None, not a whole number"),
        (lambda bad: bad.texts("colours"), "`colours` is 'red', not a list of texts"),
        (lambda bad: bad.texts("places"), "`places` is [1, 'two'], not a list of texts"),
        (lambda bad: bad.numbers("places"), "`places` is [1, 'two'], not a list of whole numbers"),
        (lambda bad: bad.numbers("colours"), "`colours` is 'red', not a list of whole numbers"),
        (lambda bad: bad.counts("needs", ["ink"]), "needs: `lead` is none of ink"),
        (lambda bad: bad.entry("front"), "front: not a table"),
        (lambda bad: bad.entries("cells"), "`cells` is 'none', not a list of tables"),
        (lambda bad: bad.entries("places"), "places 1: not a table"),
    ],
)
def test_what_is_wrong_is_quoted(bad: Entry, read: Callable[[Entry], object], why: str) -> None:
    with pytest.raises(BookError) as error:
        read(bad)
    assert str(error.value) == f"tokens.toml: token 2: {why}"


def test_what_is_not_there_is_named(cards: Cards) -> None:
    with pytest.raises(BookError, match=r"^tokens.toml: no \[\[card\]\]$"):
        cards.entries("tokens.toml", "card")
    with pytest.raises(BookError, match=r"^tokens.toml: no \[\[purse\]\]$"):
        cards.entries("tokens.toml", "purse")
    with pytest.raises(BookError, match="^tokens.toml: card: not a table$"):
        cards.entry("tokens.toml", "card")


def test_a_name_has_its_place_in_a_list() -> None:
    assert index("here", ["lead", "ink"], "ink") == 1
    with pytest.raises(BookError, match="^here: `gold` is none of lead, ink$"):
        index("here", ["lead", "ink"], "gold")


@pytest.mark.parametrize(
    ("found", "odd"),
    [("a b", "['c']"), ("a b c d", "['d']"), ("a x c", "['x', 'b']"), ("a c b", "['a', 'c', 'b']")],
)
def test_cards_are_the_ones_that_records_name_in_their_order(found: str, odd: str) -> None:
    rows = [Entry("tokens.toml", {"id": id}) for id in found.split()]
    with pytest.raises(BookError) as error:
        check_ids("tokens.toml", rows, ["a", "b", "c"])
    assert str(error.value) == f"tokens.toml: the ids must be a to c, in order; look at {odd}"


def test_a_corrected_file_changes_the_digest(cards: Cards, tmp_path: Path) -> None:
    assert len(cards.digest) == 16
    assert read_cards("tests.kit", ["tokens.toml"], tmp_path).digest == cards.digest
    (tmp_path / "tokens.toml").write_text("[purse]\ncoins = 4\n", encoding="utf-8")
    corrected = read_cards("tests.kit", ["tokens.toml"], tmp_path)
    assert corrected.entry("tokens.toml", "purse").number("coins") == 4
    assert corrected.digest != cards.digest


def test_comments_do_not_change_the_digest(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("a = 1\nb = 2\n", encoding="utf-8")
    first = read_cards("tests.kit", ["one.toml"], tmp_path)
    (tmp_path / "one.toml").write_text("# as printed\nb = 2\na = 1\n", encoding="utf-8")
    assert read_cards("tests.kit", ["one.toml"], tmp_path).digest == first.digest


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").write_text("[[token\n", encoding="utf-8")
    with pytest.raises(BookError, match=r"tokens\.toml: .*line 1"):
        read_cards("tests.kit", ["tokens.toml"], tmp_path)


def test_true_is_no_number() -> None:
    entry = Entry("here", {"worth": True, "places": [1, False]})
    with pytest.raises(BookError, match="not a whole number"):
        entry.number("worth")
    with pytest.raises(BookError, match="not a list of whole numbers"):
        entry.numbers("places")
