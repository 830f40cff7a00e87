"""`bottega games`: all games."""

import json

from bottega.games import GAMES
from tests.cli.run import bottega


def test_the_games_as_data() -> None:
    games = json.loads(bottega("games", "--json").stdout)
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        assert game["seats"] == GAMES[game["id"]].seats
        assert all(option["default"] == option["values"][0] for option in game["options"])


def test_the_games_to_read() -> None:
    shown = bottega("games", "--lang", "fr").stdout
    assert "codex: Codex Naturalis" in shown
    assert "2, 3, 4" in shown
