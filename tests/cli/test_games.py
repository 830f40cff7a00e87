"""`bottega games`: the shelf."""

import json

from bottega.games import SHELF
from tests.cli.run import bottega


def test_the_shelf_as_data() -> None:
    shelf = json.loads(bottega("games", "--json").stdout)
    assert [game["id"] for game in shelf] == list(SHELF)
    for game in shelf:
        assert game["seats"] == SHELF[game["id"]].seats
        assert all(option["default"] == option["values"][0] for option in game["options"])


def test_the_shelf_to_read() -> None:
    shown = bottega("games", "--lang", "fr").stdout
    assert "codex: Codex Naturalis" in shown
    assert "2, 3, 4" in shown
