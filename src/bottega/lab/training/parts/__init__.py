"""What an outlook can be made of, game by game: the evaluator's own parts, and more that cost little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bottega.bots.evaluators import EVALUATORS
from bottega.kit.board import Board
from bottega.kit.seats import Seat
from bottega.lab.training.parts import codex, inventors, leonardo, workshop


class Parts(Struct, frozen=True):
    """How a seat stands, as numbers with names; and how far the match is."""

    names: list[str]
    standing: Callable[[Board, Seat], list[float]]
    phase: Callable[[Board], float]  # from 0 to 1


PARTS: Final = {
    "codex": Parts(codex.NAMES, codex.standing, codex.phase),
    "inventors": Parts(
        [*EVALUATORS["inventors"].names, *inventors.FURTHER], inventors.standing, inventors.phase
    ),
    "leonardo": Parts([*EVALUATORS["leonardo"].names, *leonardo.FURTHER], leonardo.standing, leonardo.phase),
    "workshop": Parts([*EVALUATORS["workshop"].names, *workshop.FURTHER], workshop.standing, workshop.phase),
}
