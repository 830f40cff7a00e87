"""Codex Naturalis, by Thomas Dupont: 2 to 4 players extend their manuscripts, corner over corner."""

from __future__ import annotations

from typing import Final

from bottega.games.codex.picture import PICTURES
from bottega.games.codex.pieces import Area, Table
from bottega.games.codex.setting_up import STEPS as SETTING_UP
from bottega.games.codex.setting_up import deal, opening
from bottega.games.codex.sheet import CARD_FILES, Sheet, read_sheet
from bottega.games.codex.turns import STEPS as TURNS
from bottega.games.codex.words import WORDS
from bottega.kit.game import Game

GAME: Final[Game[Sheet, Table]] = Game(
    id="codex",
    edition=1,
    seats=[2, 3, 4],
    words=WORDS,
    parts=[Table, Area, *SETTING_UP, *TURNS],
    card_files=CARD_FILES,
    rules=read_sheet,
    deal=deal,
    opening=opening,
    pictures=PICTURES,
    longest=400,
    effort="easy",
)
