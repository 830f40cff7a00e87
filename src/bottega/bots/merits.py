"""The merit of each game."""

from __future__ import annotations

from typing import Final

from bottega.bots.codex import CodexMerit
from bottega.bots.inventors import InventorsMerit
from bottega.bots.leonardo import LeonardoMerit
from bottega.bots.merit import Merit, PointsMerit
from bottega.bots.workshop import WorkshopMerit

MERITS: Final[dict[str, Merit]] = {
    "codex": CodexMerit(),
    "leonardo": LeonardoMerit(),
    "inventors": InventorsMerit(),
    "workshop": WorkshopMerit(),
}
BY_POINTS: Final = PointsMerit()


def merit_of(game: str) -> Merit:
    """The merit a game is played by; a game that has none of its own is played for points."""
    return MERITS.get(game, BY_POINTS)
