"""How bots are written down: `greedy`, `master@500` (iterations), `master:200` (ms), `cmd:./mybot`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from bottega.bots import BOTS, seat_bot
from bottega.bots.face import Bot, Budget
from bottega.kit.errors import SetupError
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.kit.view import View
from bottega.lab.outside import OutsideBot

COMMAND: Final = "cmd:"
ITERATIONS: Final = "@"  # a bot that thinks for so many iterations: the same in every run
MILLISECONDS: Final = ":"
SEARCHERS: Final = {"halving", "journeyman", "master"}  # the others think no longer if they may


@final
class Paced(Bot):
    """A bot with a budget of its own, and a watch."""

    def __init__(
        self, bot: Bot, budget: Budget | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        super().__init__(bot.seat)
        self.bot: Final = bot
        self.budget: Final = budget
        self.clock: Final = clock
        self.seconds = 0.0
        self.choices = 0

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        """What the bot says; a single offer is no choice."""
        started = self.clock()
        said = self.bot.choose(view, self.budget or budget, luck)
        if len(view.offers) > 1:
            self.seconds += self.clock() - started
            self.choices += 1
        return said


def is_bot(word: str) -> bool:
    """Whether a word names a bot."""
    return word.startswith(COMMAND) or word.partition(ITERATIONS)[0].partition(MILLISECONDS)[0] in BOTS


def seat_named(word: str, seat: Seat) -> Paced:
    """The bot that a word names, in that seat; SetupError says what can be written."""
    if word.startswith(COMMAND):
        return Paced(OutsideBot(word.removeprefix(COMMAND), seat))
    for mark in (ITERATIONS, MILLISECONDS):
        name, found, count = word.partition(mark)
        if found:
            if not count.isdigit() or int(count) == 0:
                raise SetupError(f"`{word}`: write a number after `{mark}`, as in `{name}{mark}200`")
            budget = Budget(iterations=int(count)) if mark == ITERATIONS else Budget(int(count))
            return Paced(seat_bot(name, seat), budget)
    return Paced(seat_bot(word, seat))


def thinks_by_the_clock(word: str, budget: Budget) -> bool:
    """Whether the bot of that name may move otherwise on a faster machine, if it has this budget by default.

    Of a program from outside nobody knows, so it is taken for one that does.
    """
    if word.startswith(COMMAND):
        return True
    name = word.partition(ITERATIONS)[0].partition(MILLISECONDS)[0]
    own = seat_named(word, 0).budget or budget
    return name in SEARCHERS and own.milliseconds > 0
