"""What the tests play: every title on the shelf, and the sample of docs/add-a-game.md."""

from typing import cast

from bottega.games import SHELF
from bottega.kit.game import Title
from tests.sample import GAME

SAMPLE = cast(Title, GAME)
TITLES = SHELF | {SAMPLE.id: SAMPLE}
