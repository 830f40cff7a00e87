"""A bot as the library has it: shown a view, it answers with one of its offers."""

from __future__ import annotations

from typing import Final

from bottega.bots import Bot, Budget
from bottega.kit.luck import Luck
from bottega.kit.view import View


class Player:
    """A bot of one kind with what it may think and draw; it plays in whichever seat it is asked for."""

    def __init__(self, kind: type[Bot], budget: Budget, luck: Luck) -> None:
        self.kind: Final = kind
        self.budget: Final = budget
        self.luck: Final = luck

    def __repr__(self) -> str:
        return f"Player({self.kind.__name__}, {self.budget})"

    def choose(self, view: View) -> str:
        """One of the offers, from nothing but the view."""
        return self.kind(view.seat).choose(view.copy(), self.budget, self.luck)
