"""Triumph: 2 to 4 players take tricks with three cards each."""

from __future__ import annotations

from typing import Final

from bottega.games.triumph.phases import STEPS
from bottega.games.triumph.picture import PICTURES
from bottega.games.triumph.pieces import Table, deal
from bottega.games.triumph.sheet import CARD_FILES, Sheet, opening
from bottega.games.triumph.variants import OPTIONS, rules
from bottega.games.triumph.words import WORDS
from bottega.kit.game import Game

GAME: Final[Game[Sheet, Table]] = Game(
    id="triumph",
    edition=1,
    seats=[2, 3, 4],
    words=WORDS,
    parts=[Table, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=12,
    options=OPTIONS,
)
