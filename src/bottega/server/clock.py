"""What time it is. Whatever waits for a time of day asks here, so that tests can stop it."""

from __future__ import annotations

import time


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
