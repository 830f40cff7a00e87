"""A bot process with odd bots in it, for tests: asked as the others are, in a process of its own."""

import os
import sys
import time

from bottega.bots import BOTS
from bottega.bots.face import Bot, Budget
from bottega.kit.luck import Luck
from bottega.kit.view import View
from bottega.server.bots.process import main


class Cheat(Bot):
    """Says what it was not offered."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return "win now"


class Sleeper(Bot):
    """Never answers."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        time.sleep(60)
        return view.offers[0]


class Leaver(Bot):
    """Takes its process with it."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        os._exit(1)


class Chatter(Bot):
    """Prints while it thinks."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        print('{"said": "nonsense"}', flush=True)
        return view.offers[-1]


class Spy(Bot):
    """Tells what it finds in its surroundings, as an error."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        raise RuntimeError(sorted(name for name in os.environ if name.startswith("BOTTEGA")))


BOTS.update(cheat=Cheat, sleeper=Sleeper, leaver=Leaver, chatter=Chatter, spy=Spy)

if __name__ == "__main__":
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        main(sys.stdin.buffer, answers)
