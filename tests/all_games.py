"""What the tests play: all our games, and the sample of docs/add-a-game.md."""

from typing import Any, cast

from bottega.bots.evaluators import EVALUATORS
from bottega.games import GAMES
from bottega.kit.game import AnyGame, Option, Options
from bottega.puzzles.record import read_puzzles
from tests.sample import GAME

SAMPLE = cast(AnyGame, GAME)
ALL_GAMES = GAMES | {SAMPLE.id: SAMPLE}
JUDGED = {id: game for id, game in GAMES.items() if id in EVALUATORS}  # a game may join without one
PUZZLED = {id: game for id, game in GAMES.items() if read_puzzles(game)}  # and without puzzles


def seats_near(game: AnyGame, wanted: int) -> int:
    """The number of seats a game is played with that is nearest to the one wanted."""
    return min(game.seats, key=lambda seats: abs(seats - wanted))


def copy_of(game: AnyGame, id: str, **changes: Any) -> AnyGame:
    """Another game that differs from this one in its id, in having no presets, and in these."""
    same: dict[str, Any] = {
        "edition": 1,
        "seats": game.seats,
        "words": game.words,
        "parts": game.parts,
        "card_files": game.card_files,
        "rules": game.rules,
        "deal": game.deal,
        "opening": game.opening,
        "pictures": game.pictures,
        "longest": game.longest,
        "options": game.options,
        "package": game.package,
    }
    return AnyGame(id=id, **same | changes)


def bare(
    game: AnyGame, id: str, options: list[Option] | None = None, presets: dict[str, Options] | None = None
) -> AnyGame:
    """Another game with the rules of this one, for two seats, and with these options alone."""
    changes: dict[str, Any] = {"seats": [2], "parts": [], "card_files": [], "longest": 1, "package": ""}
    return copy_of(game, id, **changes, options=options or [], presets=presets or {})
