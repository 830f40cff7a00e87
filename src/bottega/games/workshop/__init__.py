"""The Workshop of Leonardo, by Giuliano Polverari: 1 to 5 apprentices finish the master's works."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.dealing import deal
from bottega.games.workshop.phases import STEPS
from bottega.games.workshop.picture import PICTURES
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.sheet import CARD_FILES, Sheet
from bottega.games.workshop.variants import OPTIONS, rematch, rules
from bottega.games.workshop.words import WORDS
from bottega.kit.game import Game
from bottega.kit.state import Step


def opening(sheet: Sheet) -> list[Step[Table]]:
    """§2, §8.2. The steps before the first turn."""
    return sheet.opening


GAME: Final[Game[Sheet, Table]] = Game(
    id="workshop",
    edition=1,
    seats=[1, 2, 3, 4, 5],
    words=WORDS,
    parts=[Table, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=150,
    options=OPTIONS,
    rematch=rematch,
)
