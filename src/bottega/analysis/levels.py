"""How thoroughly one looks back."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How much is thought about each decision. By numbers, not by time: an analysis can be made again."""

    name: str
    iterations: int  # of the search that finds the moves worth comparing
    worlds: int  # in which each of them is played to the end


QUICK: Final = Level("quick", 40, 24)
FINE: Final = Level("fine", 400, 240)
LEVELS: Final = {level.name: level for level in (QUICK, FINE)}
