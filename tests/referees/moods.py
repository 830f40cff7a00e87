"""How matches are played before a referee: at random, eagerly, or greedily, so that all of a game is seen.

Random players seldom finish what they begin. Eager ones prefer what leads on; greedy ones look ahead.
"""

import re
from collections.abc import Callable

from bottega.bots.chance import Chance
from bottega.bots.greedy import best_looking
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import view
from bottega.kit.state import State

# What leads on, by game.
EAGER = {
    "codex": re.compile("place .* front"),
    "workshop": re.compile("(visit|work) "),
    "inventors": re.compile("(work|boost|rest|done)"),
    "leonardo": re.compile("(start|buy|choose|shift|reveal|bid [0-3]$|send [12] |master)"),
}
EAGERNESS = 80  # per cent
LOOKED_AT = 6  # offers a greedy player looks at

Mood = Callable[[State[Board], int, list[str], Luck], str]


def random(s: State[Board], seat: int, offers: list[str], luck: Luck) -> str:
    """Anything."""
    return luck.pick(offers)


def eager(s: State[Board], seat: int, offers: list[str], luck: Luck) -> str:
    """Mostly what leads on, if there is such an offer."""
    return luck.pick(leading(s, offers) if luck.below(100) < EAGERNESS else offers)


def greedy(s: State[Board], seat: int, offers: list[str], luck: Luck) -> str:
    """The best looking of a few, by what the seat can see."""
    few = luck.shuffle(leading(s, offers))[:LOOKED_AT]
    return best_looking(view(s, seat), seat, few, 1, Chance(luck))


def leading(s: State[Board], offers: list[str]) -> list[str]:
    """The offers that lead on; all, if none does."""
    return [offer for offer in offers if EAGER[s.setup.game.id].match(offer)] or offers[:]


MOODS: list[Mood] = [random, eager, eager, greedy]
