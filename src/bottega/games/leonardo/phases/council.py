"""§8.A Phase C at the Council: Leonardo is given away, four privileges are chosen, then carried out."""

from __future__ import annotations

from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import CHOSE_SPACE, DECLINED, GAVE_LEONARDO, LEFT_OUT
from bottega.games.leonardo.names import COUNCIL, SPACES
from bottega.games.leonardo.words import (
    CHOOSE,
    CHOOSE_PRIVILEGE,
    DECLINE,
    GIVE,
    GIVE_LEONARDO,
    NO_COMPONENTS_LEFT,
    NOT_ENOUGH_FLORINS,
    SPACE_TAKEN,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.piles import changed
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step


@final
class Council(Step[City]):
    """§8.A. The Council is resolved first."""

    def run(self, s: State[City], log: Log) -> None:
        if s.board.lines[COUNCIL]:
            s.then(*s.board.rules.council.steps)


@final
class RankCouncil(Step[City]):
    """§8.A. Ranked by strength; if everybody is there, the last goes home, but not with two players."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        city.rank(COUNCIL)
        line = city.lines[COUNCIL]
        if city.rules.standing.last_left_out and len(line) == city.rules.seats > 2:
            city.leave(COUNCIL, len(line) - 1)
            log.tell(LEFT_OUT, line[-1].seat)


@final
class GiveLeonardo(Step[City]):
    """§8.A. The first in rank says who takes Leonardo: anybody, himself included, at once."""

    def first_awaited(self, s: State[City]) -> Seat:
        return s.board.lines[COUNCIL][0].seat

    def question(self, s: State[City], seat: Seat) -> Line:
        return GIVE_LEONARDO.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [GIVE.of(to) for to in range(s.board.rules.seats)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        s.board.leonardo = GIVE.first(move)
        log.tell(GAVE_LEONARDO, seat, s.board.leonardo)


@final
@frozen
class ChoosePrivilege(Step[City]):
    """§8.A. In rank order each takes one of the spaces left, or goes home."""

    at: int  # who chooses, in rank order

    def first_awaited(self, s: State[City]) -> Seat:
        line = s.board.lines[COUNCIL]
        return line[self.at].seat if self.at < len(line) and NOBODY in s.board.spaces else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        """All have chosen; or nothing is left to choose, and whoever has no space goes home."""
        s.board.lines[COUNCIL] = s.board.lines[COUNCIL][: self.at]

    def question(self, s: State[City], seat: Seat) -> Line:
        return CHOOSE_PRIVILEGE.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        city = s.board
        free = [space for space in range(SPACES.size) if city.spaces[space] == NOBODY]
        open_spaces = [space for space in free if city.rules.privileges[space].offered(city, seat)]
        return [*[CHOOSE.of(space) for space in open_spaces], DECLINE.of()]

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        city, held = s.board, s.board.players[seat].florins
        refused: list[Refusal] = []
        for space, privilege in enumerate(city.rules.privileges):
            if city.spaces[space] != NOBODY:
                refused.append(Refusal(CHOOSE, [space], SPACE_TAKEN, [space]))
            elif held < privilege.price:
                refused.append(Refusal(CHOOSE, [space], NOT_ENOUGH_FLORINS, [privilege.price, held]))
            elif not privilege.offered(city, seat):
                refused.append(Refusal(CHOOSE, [space], NO_COMPONENTS_LEFT, [space]))
        return refused

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if DECLINE.holds(move):
            s.board.leave(COUNCIL, self.at)
            log.tell(DECLINED, seat, COUNCIL)
            s.then(self)
        else:
            space = CHOOSE.first(move)
            s.board.spaces = changed(s.board.spaces, space, seat)
            paid = s.board.rules.privileges[space].price > 0
            log.tell(s.board.rules.chose_paid if paid else CHOSE_SPACE, seat, space)
            s.then(ChoosePrivilege(self.at + 1))


@final
@frozen
class CarryOut(Step[City]):
    """§8.A. When all have chosen, the spaces are carried out in the order 1 to 4."""

    space: int

    def run(self, s: State[City], log: Log) -> None:
        seat = s.board.spaces[self.space]
        if seat != NOBODY:
            s.board.rules.privileges[self.space].carry_out(s, seat, log)


@final
class LeaveCouncil(Step[City]):
    """§8.A. Everybody takes the workers still at the Council back."""

    def run(self, s: State[City], log: Log) -> None:
        s.board.lines[COUNCIL] = ()
        s.board.spaces = (NOBODY,) * SPACES.size


CARRY_OUT: Final[list[Step[City]]] = [CarryOut(space) for space in range(SPACES.size)]
