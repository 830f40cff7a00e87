"""A master with learned weights meets today's: the same deals from every seat, the same time a move."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Final, final

from bottega.bots.evaluator import Evaluator
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Bot, Budget
from bottega.bots.levels import searched
from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.lab.league import League, Pairing
from bottega.lab.runner import Match, Played, play_match
from bottega.lab.seats import Paced
from bottega.lab.training.learned import Learned, LearnedEvaluator

LEARNED: Final = "learned"
TODAY: Final = "today"


@final
class Thinker(Bot):
    """A master by some evaluator. Its time is that of the processor, so what else runs here takes none."""

    def __init__(self, seat: Seat, evaluator: Evaluator) -> None:
        super().__init__(seat)
        self.evaluator: Final = evaluator

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        return searched(self, view, offers, budget, luck, self.evaluator, time.process_time)


def play_trial(match: Match, learned: Learned) -> Played:
    """A match of a trial."""
    other = LearnedEvaluator(match.game, learned)

    def seat(name: str, at: Seat) -> Paced:
        evaluator = other if name == LEARNED else evaluator_of(match.game)
        return Paced(Thinker(at, evaluator), clock=time.process_time)

    return play_match(match, seat)


class Trial:
    """Its matches, and what came of them; with more than two seats the learned one sits among several."""

    def __init__(self, game: Title, seats: int, milliseconds: int, seed: bytes) -> None:
        self.league: Final = League(game, [LEARNED, TODAY], seats, {}, seed, Budget(milliseconds))
        self.seconds: Final = defaultdict[str, float](float)
        self.choices: Final = defaultdict[str, int](int)

    def count(self, played: Played) -> None:
        """Take a match in."""
        self.league.count(played)
        for at, name in enumerate(played.players):
            self.seconds[name] += played.clocked[f"seat {at}"]
            self.choices[name] += played.tables["choices"][at]

    @property
    def won(self) -> Pairing:
        """What the learned one won."""
        return self.league.pairings[0]

    def is_better(self) -> bool:
        """Whether what was learned surely wins more than its part."""
        return self.won.interval()[0] > 1 / self.league.seats

    def thought(self, name: str) -> float:
        """Milliseconds of the processor a move."""
        return 1000 * self.seconds[name] / max(1, self.choices[name])
