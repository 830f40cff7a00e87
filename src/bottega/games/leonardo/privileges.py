"""§8.A The four spaces of the Council, and how two variants strengthen them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import LOOKED, PAID, TOOK_FLORINS
from bottega.games.leonardo.names import CITY, COUNCIL, LOOK, NO_INVENTION, WORKSHOP
from bottega.games.leonardo.phases.choices import NONE_TAKEN, OrderDeck, PickComponents, Shift, TurnUp
from bottega.games.leonardo.pieces import Group
from bottega.games.leonardo.words import SHIFT
from bottega.kit.events import Log
from bottega.kit.moves import Move
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Privilege:
    """A rule point: what a space of the Council gives."""

    price = 0
    gives = ""  # what it does, as pictures tell it

    def offered(self, city: City, seat: Seat) -> bool:
        """Whether a player may choose it."""
        return True

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        """Do it, or ask for what must still be chosen."""
        raise NotImplementedError

    def shifts(self, city: City, seat: Seat) -> list[Move]:
        """The moves of an apprentice that a space gives; only the first space gives any."""
        return []

    def bring(self, city: City, whose: Seat, target: int) -> None:
        """The moved apprentice joins his fellows, or stands last."""
        city.arrive(target, whose, 1, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveOwn(Privilege):
    """Space 1: one own apprentice, from any place of the city to another but the Council."""

    gives = "move-own"

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        if self.shifts(s.board, seat):
            s.then(Shift(seat))

    def shifts(self, city: City, seat: Seat) -> list[Move]:
        return shifts_from(city, COUNCIL, [seat])


@final
class MoveAny(MoveOwn):
    """Codex Leonardi I: anybody's apprentice within B to H; another's not to where he is first."""

    gives = "move-any"

    def shifts(self, city: City, seat: Seat) -> list[Move]:
        every = shifts_from(city, WORKSHOP, list(range(city.rules.seats)))
        return [
            move
            for move in every
            if SHIFT.first(move) == seat or leader(city, SHIFT.third(move)) != SHIFT.first(move)
        ]


@final
class MoveAnyToEnd(MoveOwn):
    """Pietrocupo: any worker but a master, from any line to the end of another, never to the Council."""

    gives = "move-last"

    def shifts(self, city: City, seat: Seat) -> list[Move]:
        return shifts_from(city, COUNCIL, list(range(city.rules.seats)))

    def bring(self, city: City, whose: Seat, target: int) -> None:
        """Where groups are kept too: he stands by himself, whoever else of his is there."""
        city.lines[target] += (Group(whose, 1, 0),)


def shifts_from(city: City, first: int, seats: list[Seat]) -> list[Move]:
    """Every move of an apprentice of these seats between places, counted from a first one on."""
    moves: list[Move] = []
    for origin in range(first, len(CITY)):
        for whose in seats:
            if any(group.seat == whose and group.apprentices > 0 for group in city.lines[origin]):
                targets = [place for place in range(WORKSHOP, len(CITY)) if place != origin]
                moves += [SHIFT.of(whose, origin, target) for target in targets]
    return moves


def leader(city: City, place: int) -> Seat:
    """Who is first in a place as the workers stand now; NOBODY if it is empty."""
    ranked = city.rules.standing.ranked(city.lines[place])
    return ranked[0].seat if ranked else NOBODY


@final
class TakePurse(Privilege):
    """Space 2: all florins lying at the Council."""

    gives = "purse"

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        city = s.board
        city.players[seat].florins += city.purse
        log.tell(TOOK_FLORINS, seat, city.purse)
        city.purse = 0


@final
class TakeTwo(Privilege):
    """Pietrocupo: two florins from the bank, which never pile up."""

    gives = "two-florins"

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        s.board.players[seat].florins += 2
        log.tell(TOOK_FLORINS, seat, 2)


@final
class LookAhead(Privilege):
    """Space 3: look at the first four inventions of the deck and put them back in any order."""

    def __init__(self, turns_up: bool) -> None:
        self.turns_up: Final = turns_up  # Pietrocupo: the top one is then asked for at once
        self.gives = "turn-up" if turns_up else "look"

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        city = s.board
        count = min(LOOK, len(city.deck))
        if not count:
            return
        for place in range(len(city.deck) - count, len(city.deck)):
            city.known[place] |= 1 << seat
        top = city.deck[: -count - 1 : -1] + [NO_INVENTION] * (LOOK - count)
        log.tell(LOOKED, seat, top[0], top[1], top[2], top[3])
        if self.turns_up:
            s.then(OrderDeck(seat), TurnUp())
        else:
            s.then(OrderDeck(seat))


@final
class GetComponent(Privilege):
    """Space 4: one florin to the bank for any one component; in the Pietrocupo rules it is free."""

    def __init__(self, price: int) -> None:
        self.price = price
        self.gives = "component"

    def offered(self, city: City, seat: Seat) -> bool:
        return city.players[seat].florins >= self.price and max(city.stacks) > 0

    def carry_out(self, s: State[City], seat: Seat, log: Log) -> None:
        if self.price:
            s.board.players[seat].florins -= self.price
            log.tell(PAID, seat, self.price)
        s.then(PickComponents(seat, left=1, most_each=1, taken=NONE_TAKEN))


PRINTED: Final[list[Privilege]] = [MoveOwn(), TakePurse(), LookAhead(turns_up=False), GetComponent(price=1)]
CODEX_1: Final[list[Privilege]] = [MoveAny(), TakePurse(), LookAhead(turns_up=False), GetComponent(price=1)]
ENHANCED: Final[list[Privilege]] = [
    MoveAnyToEnd(),
    TakeTwo(),
    LookAhead(turns_up=True),
    GetComponent(price=0),
]
