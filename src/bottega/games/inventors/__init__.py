"""Les Inventeurs, by Frédéric Henry: 2 to 5 teams of inventors share the making of what changed the world."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.dealing import deal
from bottega.games.inventors.phases import STEPS
from bottega.games.inventors.picture import PICTURES
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.sheet import CARD_FILES, Sheet
from bottega.games.inventors.variants import OPTIONS, rules
from bottega.games.inventors.words import WORDS
from bottega.kit.game import Game
from bottega.kit.state import Step


def opening(sheet: Sheet) -> list[Step[Table]]:
    """§2. The steps before the first turn."""
    return sheet.opening


GAME: Final[Game[Sheet, Table]] = Game(
    id="inventors",
    edition=1,
    seats=[2, 3, 4, 5],
    words=WORDS,
    parts=[Table, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=4000,
    options=OPTIONS,
)
