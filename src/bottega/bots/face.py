"""What every bot looks like from outside: it is shown a view, and answers with one of its offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from bottega.kit.errors import SetupError

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.seats import Seat
    from bottega.kit.view import View


@final
class Budget:
    """How long a bot may think: milliseconds, or iterations so that every run is the same; 0: no limit."""

    def __init__(self, milliseconds: int = 0, iterations: int = 0) -> None:
        if milliseconds < 0 or iterations < 0:
            raise SetupError(f"a budget is 0 or more, not {min(milliseconds, iterations)}")
        self.milliseconds: Final = milliseconds
        self.iterations: Final = iterations

    def __repr__(self) -> str:
        return f"Budget(milliseconds={self.milliseconds}, iterations={self.iterations})"

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.milliseconds, self.iterations)

    def part(self, share: int) -> Budget:
        """One of so many equal parts of it."""
        return Budget(-(-self.milliseconds // share), -(-self.iterations // share))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player in one seat. All it may know comes with the question; it keeps nothing for the next."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        """One of `view.offers`. The view is the bot's own, to be played on."""
        raise NotImplementedError
