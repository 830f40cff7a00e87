"""What the tests play: every title on the shelf, and the sample of docs/add-a-game.md."""

from typing import cast

from bottega.bots.merits import MERITS
from bottega.games import SHELF
from bottega.kit.game import Title
from tests.sample import GAME

SAMPLE = cast(Title, GAME)
TITLES = SHELF | {SAMPLE.id: SAMPLE}
JUDGED = {id: title for id, title in SHELF.items() if id in MERITS}  # a title may join without a merit


def seats_near(title: Title, wanted: int) -> int:
    """The number of seats a title is played with that is nearest to the one wanted."""
    return min(title.seats, key=lambda seats: abs(seats - wanted))
