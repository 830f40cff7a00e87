"""An ordered plan of steps. Variants change it by the name of a step, not by its index."""

from __future__ import annotations

from typing import Final, Generic, final

from bottega.kit.errors import SetupError
from bottega.kit.state import B, Step


@final
class Plan(Generic[B]):
    """The steps of an opening, a turn or a phase. Naming an absent step is an error."""

    def __init__(self, *steps: Step[B]) -> None:
        self.steps: Final[list[Step[B]]] = list(steps)

    def __repr__(self) -> str:
        return f"Plan({', '.join([type(step).__name__ for step in self.steps])})"

    def before(self, named: type[Step[B]], *steps: Step[B]) -> None:
        """Insert steps just before a step."""
        at = self.place(named)
        self.steps[at:at] = steps

    def after(self, named: type[Step[B]], *steps: Step[B]) -> None:
        """Insert steps just after a step."""
        at = self.place(named) + 1
        self.steps[at:at] = steps

    def instead(self, named: type[Step[B]], *steps: Step[B]) -> None:
        """Replace a step by these; without any, remove it."""
        at = self.place(named)
        self.steps[at : at + 1] = steps

    def end_with(self, *steps: Step[B]) -> None:
        """Append steps."""
        self.steps.extend(steps)

    def place(self, named: type[Step[B]]) -> int:
        """Index of the first step of this class."""
        for at, step in enumerate(self.steps):
            if isinstance(step, named):
                return at
        raise SetupError(f"the plan has no step `{named.__name__}`")
