"""What the tests play: every title on the shelf, and the sample of docs/add-a-game.md."""

from typing import cast

from bottega.bots.evaluators import EVALUATORS
from bottega.games import SHELF
from bottega.kit.game import Option, Options, Title
from bottega.puzzles.record import read_puzzles
from tests.sample import GAME

SAMPLE = cast(Title, GAME)
TITLES = SHELF | {SAMPLE.id: SAMPLE}
JUDGED = {id: title for id, title in SHELF.items() if id in EVALUATORS}  # a title may join without one
PUZZLED = {id: title for id, title in SHELF.items() if read_puzzles(title)}  # and without puzzles


def seats_near(title: Title, wanted: int) -> int:
    """The number of seats a title is played with that is nearest to the one wanted."""
    return min(title.seats, key=lambda seats: abs(seats - wanted))


def bare(
    title: Title, id: str, options: list[Option] | None = None, presets: dict[str, Options] | None = None
) -> Title:
    """Another title with the rules of this one, for two seats, and with these options alone."""
    return Title(
        id=id,
        edition=1,
        seats=[2],
        words=title.words,
        parts=[],
        card_files=[],
        rules=title.rules,
        deal=title.deal,
        opening=title.opening,
        pictures=title.pictures,
        longest=1,
        options=options,
        presets=presets,
    )
