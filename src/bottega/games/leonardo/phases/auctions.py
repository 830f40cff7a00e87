"""§9.3 Several completed the same invention: sealed bids decide who keeps the card."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import AUCTIONED, BID_SHOWN, OWNED, UNCLAIMED
from bottega.games.leonardo.words import AUCTION, BID, MAKE_BID, ORDER_AUCTIONS
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY, Seat, ranked
from bottega.kit.state import Sealed, State, Step


@final
class HoldAuctions(Step[City]):
    """§9.3. Clockwise from Leonardo's holder; who is in several auctions says which comes first."""

    def first_reached(self, s: State[City]) -> Seat:
        """The first player in an auction, clockwise from Leonardo; nobody if none is left."""
        city = s.board
        bidders = [seat for seats in city.contested.values() for seat in seats]
        return next((seat for seat in city.clockwise(city.leonardo) if seat in bidders), NOBODY)

    def auctions(self, s: State[City], seat: Seat) -> list[int]:
        """The auctions a player is in."""
        return [invention for invention, seats in s.board.contested.items() if seat in seats]

    def first_awaited(self, s: State[City]) -> Seat:
        seat = self.first_reached(s)
        return seat if len(self.auctions(s, seat)) > 1 else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        for invention in self.auctions(s, self.first_reached(s)):
            self.hold(s, invention, log)

    def question(self, s: State[City], seat: Seat) -> Line:
        return ORDER_AUCTIONS.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [AUCTION.of(invention) for invention in self.auctions(s, seat)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        self.hold(s, AUCTION.first(move), log)

    def hold(self, s: State[City], invention: int, log: Log) -> None:
        """Bid for this one, then look what is left."""
        log.tell(AUCTIONED, invention)
        s.then(Bids(invention), self)


@final
@frozen
class Bids(Sealed[City]):
    """§9.3. All bid in secret, 0 included; the highest pays the bank and takes the card.

    Equal bids go to Leonardo's holder, else to the nearest clockwise from him. If all bid 0, nobody has it.
    """

    invention: int

    def asked(self, s: State[City]) -> list[Seat]:
        return s.board.contested[self.invention]

    def question(self, s: State[City], seat: Seat) -> Line:
        return MAKE_BID.line([seat, self.invention])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [BID.of(florins) for florins in range(s.board.players[seat].florins + 1)]

    def reveal(self, s: State[City], choices: dict[Seat, Move], log: Log) -> None:
        city = s.board
        del city.contested[self.invention]
        bids = {seat: BID.first(choices[seat]) for seat in city.clockwise(city.leonardo) if seat in choices}
        city.bids.clear()
        city.bids.update(bids)
        for seat, florins in bids.items():
            log.tell(BID_SHOWN, seat, self.invention, florins)
        ranking = ranked(list(bids), list(bids.values()))
        if not ranking:
            log.tell(UNCLAIMED, self.invention)
            return
        winner = ranking[0]
        city.players[winner].florins -= bids[winner]
        city.players[winner].cards += (self.invention,)
        city.fresh += (self.invention,)
        log.tell(OWNED, winner, self.invention)
