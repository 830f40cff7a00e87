"""§7 The end: points are counted."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.pieces import Table
from bottega.kit.events import Log
from bottega.kit.state import State, Step


@final
class CountPoints(Step[Table]):
    """§7.2, §8.3. Everyone's points are told; the result is counted when it is asked for."""

    def run(self, s: State[Table], log: Log) -> None:
        if log.on:
            s.board.rules.seating.tell_scores(s.board, log)
