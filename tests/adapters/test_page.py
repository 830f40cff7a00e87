"""The examples of docs/adapters.md run, in their order, and print what the page says."""

import re

import pytest

from tests.test_library_page import EXAMPLE, ROOT, printed

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

from bottega.adapters.encoding import LEARNABLE, encoding_of

SIZES = re.compile(r"(?m)^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$")
PUBLISHED = {"codex", "leonardo", "inventors", "workshop"}
PAGE = (ROOT / "docs" / "adapters.md").read_text("utf-8")


def test_the_examples_do_what_the_page_says() -> None:
    examples = EXAMPLE.findall(PAGE)
    assert examples
    names: dict[str, object] = {"__name__": "page"}
    for example, said in examples:
        assert said in ("", printed(example, names))


def test_sizes_are_those_of_the_page() -> None:
    rows = SIZES.findall(PAGE)
    assert {row[0] for row in rows} == PUBLISHED
    for name, *said in rows:
        game = LEARNABLE[name]
        few, many = encoding_of(game, 2), encoding_of(game, game.seats[-1])
        assert [int(number) for number in said] == [few.size, many.size, few.offers]
