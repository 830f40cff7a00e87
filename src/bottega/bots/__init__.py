"""Players that see only views. BOTS lists them by the name one seats them with, the usual one first."""

from __future__ import annotations

from typing import Final

from bottega.bots.face import Bot, Budget
from bottega.bots.greedy import GreedyBot
from bottega.bots.halving import HalvingBot
from bottega.bots.levels import ApprenticeBot, JourneymanBot, MasterBot
from bottega.bots.random import RandomBot
from bottega.kit.errors import SetupError
from bottega.kit.seats import Seat

__all__ = ["ADVISER", "BOTS", "LEVELS", "NAMES", "Bot", "Budget", "bot_class", "seat_bot"]

BOTS: Final[dict[str, type[Bot]]] = {
    "apprentice": ApprenticeBot,
    "journeyman": JourneymanBot,
    "master": MasterBot,
    "greedy": GreedyBot,
    "halving": HalvingBot,
    "random": RandomBot,
}
NAMES: Final = {"apprentice": "Salaì", "journeyman": "Melzi", "master": "Verrocchio"}  # to players
LEVELS: Final = list(NAMES)  # what people are offered
ADVISER: Final = "journeyman"  # whose moves are hinted at, and who stands in where nobody chose


def bot_class(name: str) -> type[Bot]:
    """The kind of bot of that name."""
    if name not in BOTS:
        raise SetupError(f"no bot is called `{name}`; seat one of {', '.join(BOTS)}")
    return BOTS[name]


def seat_bot(name: str, seat: Seat) -> Bot:
    """The bot of that name, in that seat."""
    return bot_class(name)(seat)
