"""Nim: 2 or 3 players take stones from three heaps; whoever takes the last stone wins."""

from __future__ import annotations

from typing import Final

from bottega.games.nim.phases import STEPS
from bottega.games.nim.picture import PICTURES
from bottega.games.nim.pieces import Heaps, deal
from bottega.games.nim.sheet import CARD_FILES, Sheet, opening
from bottega.games.nim.variants import rules
from bottega.games.nim.words import WORDS
from bottega.kit.game import Game

GAME: Final[Game[Sheet, Heaps]] = Game(
    id="nim",
    edition=1,
    seats=[2, 3],
    words=WORDS,
    parts=[Heaps, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=12,
    effort="easy",
    luck=False,
    secrets=False,
)
