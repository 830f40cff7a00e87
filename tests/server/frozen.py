"""A clock that stands still until a test lets time pass."""

from __future__ import annotations

from bottega.server.platform.clock import Clock


class FrozenClock(Clock):
    """Shared by nodes, it shows them all the same time."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        """Let time pass."""
        self.at += seconds
