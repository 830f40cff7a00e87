"""The rulebook in its order: §2 players take stones in turn, §3 until none is left."""

from __future__ import annotations

from typing import Final, final

from bottega.games.nim.pieces import Heaps
from bottega.games.nim.words import EMPTY, HOW_MANY, TAKE, TOOK
from bottega.kit.board import Part
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import Seat
from bottega.kit.state import Choice, State


@final
class TakeStones(Choice[Heaps]):
    """§2. One stone or more, from one heap; §3. then the next player, while a stone is left."""

    def question(self, s: State[Heaps], seat: Seat) -> Line:
        return HOW_MANY.line([seat])

    def moves(self, s: State[Heaps], seat: Seat) -> list[Move]:
        heaps = s.board.heaps
        return [TAKE.of(heap, many) for heap in range(len(heaps)) for many in range(1, heaps[heap] + 1)]

    def refusals(self, s: State[Heaps], seat: Seat) -> list[Refusal]:
        heaps = s.board.heaps
        return [Refusal(TAKE, [heap], EMPTY, [heap]) for heap in range(len(heaps)) if not heaps[heap]]

    def take(self, s: State[Heaps], seat: Seat, move: Move, log: Log) -> None:
        heap, many = TAKE.first(move), TAKE.second(move)
        s.board.heaps[heap] -= many
        s.board.taken[seat] += many
        s.board.last = seat
        log.tell(TOOK, seat, heap, many)
        if any(s.board.heaps):
            s.then(TakeStones((seat + 1) % s.board.rules.seats))


STEPS: Final[list[type[Part]]] = [TakeStones]
