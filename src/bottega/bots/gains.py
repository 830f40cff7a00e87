"""What a move brings, told from two boards as the same viewer sees them: phrases with numbers and names."""

from __future__ import annotations

from typing import Final

from bottega.bots import codex_gains, inventors_gains, leonardo_gains, workshop_gains
from bottega.bots.gain import Gains

GAINS: Final[dict[str, Gains]] = {
    "codex": codex_gains.GAINS,
    "leonardo": leonardo_gains.GAINS,
    "inventors": inventors_gains.GAINS,
    "workshop": workshop_gains.GAINS,
}
