"""Leonardo da Vinci, by Acchittocca: 2 to 5 inventors hire, build and invent for the Lord of the City."""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.dealing import deal
from bottega.games.leonardo.names import CITY, COUNCIL, GOODS, PLACES
from bottega.games.leonardo.phases import STEPS
from bottega.games.leonardo.phases.offers import stock
from bottega.games.leonardo.picture import PICTURES
from bottega.games.leonardo.pieces import Group, Lab, Player
from bottega.games.leonardo.sheet import CARD_FILES, Sheet
from bottega.games.leonardo.variants import OPTIONS, PRESETS, rules
from bottega.games.leonardo.words import BUY, BUY_GOOD, DECLINE, WORDS
from bottega.kit.game import Game, Priced
from bottega.kit.state import Step

SOLD: Final = {
    PLACES.names[place]: [GOODS.names[good] for good in stock(place)]
    for place in range(len(CITY))
    if place != COUNCIL
}


def opening(sheet: Sheet) -> list[Step[City]]:
    """§3, §12. The steps before the first turn."""
    return sheet.opening.steps


GAME: Final[Game[Sheet, City]] = Game(
    id="leonardo",
    edition=1,
    seats=[2, 3, 4, 5],
    words=WORDS,
    parts=[City, Player, Lab, Group, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    longest=1000,
    effort="hard",
    pictures=PICTURES,
    options=OPTIONS,
    presets=PRESETS,
    priced={BUY_GOOD.id: Priced("place", "florins", take=BUY, decline=DECLINE, goods=SOLD)},
)
