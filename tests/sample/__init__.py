"""The Stall, the sample of docs/add-a-game.md: 2 or 3 players bid in secret for what is turned up."""

from __future__ import annotations

from typing import Final

from bottega.kit.game import Game
from tests.sample.phases import STEPS
from tests.sample.picture import PICTURES
from tests.sample.pieces import Stall, deal
from tests.sample.sheet import CARD_FILES, Sheet, opening
from tests.sample.variants import BEFORE, OPTIONS, PRESETS, rules
from tests.sample.words import WORDS

GAME: Final[Game[Sheet, Stall]] = Game(
    id="sample",
    edition=2,
    seats=[2, 3],
    words=WORDS,
    parts=[Stall, *STEPS],
    card_files=CARD_FILES,
    rules=rules,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=9,
    options=OPTIONS,
    presets=PRESETS,
    before=BEFORE,
    package="tests.sample",  # one of our games leaves this out
)
