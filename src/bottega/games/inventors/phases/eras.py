"""§7 The three eras, §8 and the end."""

from __future__ import annotations

from typing import final

from bottega.games.inventors.facts import ERA_BEGAN, ERA_ENDED, LAID, SCORED
from bottega.games.inventors.names import TOKENS_EACH
from bottega.games.inventors.phases.sharing import remove
from bottega.games.inventors.phases.tokens import BEFORE_SCORING, UseTokens, may_learn
from bottega.games.inventors.pieces import GONE, Table
from bottega.games.inventors.scoring import parts
from bottega.kit.events import Log
from bottega.kit.seats import clockwise
from bottega.kit.state import SeatStep, State, Step


@final
class BeginEra(Step[Table]):
    """§2.2, §2.3, §7.2. Three inventions more than players come from the era's pile, each with two tokens."""

    def run(self, s: State[Table], log: Log) -> None:
        board, places, drawn = s.board, s.board.rules.places, s.board.rules.drawn_an_era
        inventions = board.eras[board.era][:places]
        tokens = board.bag[board.era * drawn : (board.era + 1) * drawn]
        board.era += 1
        board.lay_out(inventions, tokens)
        log.tell(ERA_BEGAN, board.era)
        for place, invention in enumerate(inventions):
            log.tell(LAID, invention, tokens[TOKENS_EACH * place], tokens[TOKENS_EACH * place + 1])


@final
class EndEra(Step[Table]):
    """§7.1. The inventions nobody completed leave the game with their tokens; cubes go back."""

    def run(self, s: State[Table], log: Log) -> None:
        board = s.board
        log.tell(ERA_ENDED, board.era)
        board.passes = 0
        for place in range(board.rules.places):
            if board.laid[place] != GONE:
                remove(board, place, log)


@final
class LastTokens(SeatStep[Table]):
    """§9.7. Before points are counted everyone may use tokens once more, clockwise."""

    def run(self, s: State[Table], log: Log) -> None:
        for seat in reversed(clockwise(self.seat, s.board.rules.seats)):
            if may_learn(s.board, seat):
                s.then(UseTokens(seat, BEFORE_SCORING))


@final
class CountPoints(Step[Table]):
    """§8.2. Everyone adds up inventions, runs, point tokens and goals."""

    def run(self, s: State[Table], log: Log) -> None:
        if not log.on:
            return  # the points are counted when the result is asked for
        for seat in range(s.board.rules.seats):
            part = parts(s.board, seat)
            log.tell(SCORED, seat, part["inventions"], part["runs"], part["tokens"], part["goals"])
