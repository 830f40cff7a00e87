"""§8.B–H Phase C in the Workshop, the Academy and the shops: ranked offers at rising prices."""

from __future__ import annotations

from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import COULD_NOT_PAY, COULD_NOT_USE, DECLINED, GOT_FREE
from bottega.games.leonardo.names import (
    APPRENTICE,
    CITY,
    FIRST_COMPONENT,
    IMPROVEMENTS,
    IMPROVES,
    LARGE,
    LARGE_LAB,
    SMALL,
    SOLD,
    WORKSHOP,
    is_improvement,
    is_man,
)
from bottega.games.leonardo.words import (
    BUY,
    BUY_GOOD,
    DECLINE,
    GOOD_BUSY,
    GOOD_NOT_YET,
    GOOD_USELESS,
    NOT_ENOUGH_FLORINS,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step


@final
@frozen
class ResolvePlace(Step[City]):
    """§8. Those present are ranked by strength; equal strength, by who stands nearer the arrow."""

    place: int

    def run(self, s: State[City], log: Log) -> None:
        if s.board.lines[self.place]:
            s.board.rank(self.place)
            s.then(Offer(self.place, at=0, sold=0))


@final
@frozen
class Offer(Step[City]):
    """§8.B. Buy at the price shown, or leave; round and round until four are sold or nobody is left."""

    place: int
    at: int  # whose turn it is, in rank order
    sold: int  # how often somebody has bought here this turn

    def over(self, s: State[City]) -> bool:
        """Whether the place is finished with."""
        return not s.board.lines[self.place] or self.sold == len(s.board.rules.prices)

    def seat(self, s: State[City]) -> Seat:
        """Whom the place is offered to."""
        return s.board.lines[self.place][self.at].seat

    def can_pay(self, s: State[City], seat: Seat) -> bool:
        """Whether a player has the florins for the next good."""
        return s.board.players[seat].florins >= s.board.rules.prices[self.sold]

    def is_asked(self, s: State[City], seat: Seat) -> bool:
        """Who can pay and use anything here; with hidden stocks (§6.1), also who cannot pay."""
        if not s.board.rules.stocks_hidden and not self.can_pay(s, seat):
            return False
        for good in stock(self.place):
            if s.board.useful(seat, good):
                return True
        return False

    def first_awaited(self, s: State[City]) -> Seat:
        if self.over(s):
            return NOBODY
        seat = self.seat(s)
        return seat if self.is_asked(s, seat) else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        """All go home when it is over; who cannot pay, or use what is offered, leaves."""
        if self.over(s):
            s.board.lines[self.place] = ()
            return
        seat, price = self.seat(s), s.board.rules.prices[self.sold]
        if not s.board.rules.stocks_hidden and not self.can_pay(s, seat):
            log.tell(COULD_NOT_PAY, seat, self.place, price)
        else:
            log.tell(COULD_NOT_USE, seat, self.place)
        self.go_on(s, leaves=True, sold=self.sold)

    def question(self, s: State[City], seat: Seat) -> Line:
        return BUY_GOOD.line([seat, self.place, s.board.rules.prices[self.sold]])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        if not self.can_pay(s, seat):
            return [DECLINE.of()]
        moves = [BUY.of(good) for good in stock(self.place) if s.board.useful(seat, good)]
        moves.append(DECLINE.of())
        return moves

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        useless = [good for good in stock(self.place) if not s.board.useful(seat, good)]
        refused = [self.why_not(s, seat, good) for good in useless]
        if not self.can_pay(s, seat):
            bill = [s.board.rules.prices[self.sold], s.board.players[seat].florins]
            dear = [good for good in stock(self.place) if good not in useless]
            refused += [Refusal(BUY, [good], NOT_ENOUGH_FLORINS, bill) for good in dear]
        return refused

    def why_not(self, s: State[City], seat: Seat, good: int) -> Refusal:
        """A laboratory at work, not taken or not turned cannot be improved; all else is used up or done."""
        reason = GOOD_USELESS
        if is_improvement(good) and good != LARGE_LAB:
            labs, n = s.board.players[seat].labs, IMPROVES[good]
            man_places = s.board.rules.labs.man_places(labs[SMALL].places, labs[LARGE].places)[n]
            if labs[n].working:
                reason = GOOD_BUSY
            elif not labs[n].places or (is_man(good) and not man_places):
                reason = GOOD_NOT_YET
        return Refusal(BUY, [good], reason, [good])

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if DECLINE.holds(move):
            log.tell(DECLINED, seat, self.place)
            self.go_on(s, leaves=True, sold=self.sold)
            return
        good, price = BUY.first(move), s.board.rules.prices[self.sold]
        s.board.players[seat].florins -= price
        s.board.receive(seat, good)
        if price:
            log.tell(s.board.rules.bought, seat, good, self.place, price)
        else:
            log.tell(GOT_FREE, seat, good, self.place)
        self.go_on(s, leaves=not s.board.rules.standing.stays, sold=self.sold + 1)

    def go_on(self, s: State[City], leaves: bool, sold: int) -> None:
        """The next in rank; after the last, the first who is still there."""
        if leaves:
            s.board.leave(self.place, self.at)
        following = self.at if leaves else self.at + 1
        still_there = len(s.board.lines[self.place])
        s.then(Offer(self.place, following if following < still_there else 0, sold))


def stock(place: int) -> list[int]:
    """§8. What a place gives: improvements, an apprentice, or the component of a shop."""
    return STOCK[place]


STOCK: Final[list[list[int]]] = [[], IMPROVEMENTS, [APPRENTICE], *[[FIRST_COMPONENT + sold] for sold in SOLD]]
PLACES_B_TO_H: Final[list[Step[City]]] = [ResolvePlace(place) for place in range(WORKSHOP, len(CITY))]
