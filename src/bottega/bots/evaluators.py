"""The evaluator of each game."""

from __future__ import annotations

from typing import Final

from bottega.bots.codex import CodexEvaluator
from bottega.bots.evaluator import Evaluator, PointsEvaluator
from bottega.bots.inventors import InventorsEvaluator
from bottega.bots.leonardo import LeonardoEvaluator
from bottega.bots.workshop import WorkshopEvaluator

EVALUATORS: Final[dict[str, Evaluator]] = {
    "codex": CodexEvaluator(),
    "leonardo": LeonardoEvaluator(),
    "inventors": InventorsEvaluator(),
    "workshop": WorkshopEvaluator(),
}
BY_POINTS: Final = PointsEvaluator()


def evaluator_of(game: str) -> Evaluator:
    """The evaluator a game is played by; a game that has none of its own is played for points."""
    return EVALUATORS.get(game, BY_POINTS)
