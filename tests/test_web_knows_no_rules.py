"""The browser draws and never decides: nothing in web/src knows a step, a price or a number of cards."""

import re
from collections.abc import Iterator
from pathlib import Path

from bottega.games import GAMES
from bottega.kit.state import Step

WEB = Path(__file__).parent.parent / "web" / "src"
STEPS = {
    name for game in GAMES.values() for name, part in game.parts_by_name.items() if issubclass(part, Step)
}
QUOTE = "[\"'`]"
NAMED = re.compile(f"{QUOTE}({'|'.join(sorted(STEPS))}){QUOTE}")
TABLE = re.compile(r"\[[1-9]\d*(?:, \d+){2,}\]")  # prices, numbers of cards, points of a set


def drawing() -> Iterator[tuple[str, str]]:
    """What draws the boards: neither styles, nor tests, nor what is generated."""
    for file in sorted(WEB.rglob("*")):
        if file.suffix in (".ts", ".svelte") and "gen" not in file.parts and ".test." not in file.name:
            yield str(file.relative_to(WEB)), file.read_text("utf-8").split("<style")[0]


def test_no_step_of_the_rules_is_named() -> None:
    assert STEPS
    found = [f"{file}: {name}" for file, text in drawing() for name in NAMED.findall(text)]
    assert found == []


def test_no_table_of_numbers_is_repeated_on_a_board() -> None:
    boards = [(file, text) for file, text in drawing() if file.startswith("games/")]
    assert boards
    found = [f"{file}: {table}" for file, text in boards for table in TABLE.findall(text)]
    assert found == []


def test_no_view_is_read_and_nothing_is_taken_for_what_it_is_not() -> None:
    words = ("as unknown as", ".agenda", ".sealed[", "readView")
    found = [f"{file}: {word}" for file, text in drawing() for word in words if word in text]
    assert found == []
