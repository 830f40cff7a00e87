"""The shelf: one folder a title; a title never imports another."""

from __future__ import annotations

from typing import Final, cast

from bottega.games.codex import GAME as CODEX
from bottega.games.inventors import GAME as INVENTORS
from bottega.games.leonardo import GAME as LEONARDO
from bottega.games.workshop import GAME as WORKSHOP
from bottega.kit.game import Title

# Each title is typed by its own board; the shelf holds them all as boards.
SHELF: Final[dict[str, Title]] = {
    "codex": cast(Title, CODEX),
    "leonardo": cast(Title, LEONARDO),
    "inventors": cast(Title, INVENTORS),
    "workshop": cast(Title, WORKSHOP),
}
