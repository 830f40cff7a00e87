"""How many matches go into one call: some seconds of them, so that calls cost next to nothing."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 3.0  # a call should take; a call costs milliseconds, and what is lost in a crash is little
GROWTH: Final = 4  # times what the last call held, at most: one quick match tells little
IN_FLIGHT: Final = 2  # calls an actor has at once: the next lies ready while an answer is on its way


class Pace:
    """Learns from every call how long matches take."""

    def __init__(self, cores: int) -> None:
        self.cores: Final = cores
        self.size = 1

    def note(self, matches: int, seconds: float) -> None:
        """So many matches took so long."""
        fitting = int(SECONDS * matches / max(seconds, 1e-6))
        self.size = max(1, min(fitting, GROWTH * matches))

    def next(self, left: int) -> int:
        """How many to send, when so many are left: towards the end fewer, so that all cores end together."""
        return min(self.size, max(1, left // (IN_FLIGHT * self.cores)))
