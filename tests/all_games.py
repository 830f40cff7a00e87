"""What the tests play: all our games, and the sample of docs/add-a-game.md."""

from typing import cast

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


def bare(
    game: AnyGame, id: str, options: list[Option] | None = None, presets: dict[str, Options] | None = None
) -> AnyGame:
    """Another game with the rules of this one, for two seats, and with these options alone."""
    return AnyGame(
        id=id,
        edition=1,
        seats=[2],
        words=game.words,
        parts=[],
        card_files=[],
        rules=game.rules,
        deal=game.deal,
        opening=game.opening,
        pictures=game.pictures,
        longest=1,
        options=options,
        presets=presets,
    )
