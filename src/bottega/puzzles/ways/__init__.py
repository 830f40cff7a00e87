"""How each game plays its exact puzzles."""

from __future__ import annotations

from typing import Final

from bottega.puzzles.way import Way
from bottega.puzzles.ways.codex import CodexWay
from bottega.puzzles.ways.inventors import InventorsWay
from bottega.puzzles.ways.leonardo import LeonardoWay
from bottega.puzzles.ways.workshop import WorkshopWay

WAYS: Final[dict[str, Way]] = {
    "codex": CodexWay(),
    "inventors": InventorsWay(),
    "leonardo": LeonardoWay(),
    "workshop": WorkshopWay(),
}
