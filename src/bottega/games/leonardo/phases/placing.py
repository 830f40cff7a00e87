"""§7 Phase B: apprentices and masters are sent to the city and the laboratories."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import CALLED, CALLED_MASTER, PASSED, SENT, SENT_MASTER
from bottega.games.leonardo.names import LARGE, PLACES, SMALL, is_laboratory, lab_of
from bottega.games.leonardo.sheet import LABS_ONLY
from bottega.games.leonardo.words import (
    ALREADY_SENT,
    ASSIGN_WORKERS,
    CALL,
    CALL_APPRENTICES,
    CITY_CLOSED,
    DONE,
    LAB_NOT_TAKEN,
    LAB_NOT_WORKING,
    LABS_ASSIGNED,
    MASTER,
    MASTER_SENT,
    NO_FREE_PLACE,
    PASS,
    PLACE_OR_CALL,
    PLACE_WORKERS,
    SEND,
)
from bottega.kit.events import ANY, Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY, Seat, after
from bottega.kit.state import Choice, SeatStep, State, Step


@final
class PhaseB(Step[City]):
    """§7. From the holder of Leonardo on, until everybody has passed."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(NextPlacement(s.board.leonardo))


@final
class NextPlacement(SeatStep[City]):
    """§7. The next player who has not passed; one who has nothing to place passes."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        for seat in city.clockwise(self.seat):
            player = city.players[seat]
            if player.passed:
                continue
            if can_send(city, seat):
                s.then(PlaceWorkers(seat))
                return
            player.passed = True
            log.tell(PASSED, seat)


@final
class PlaceWorkers(Choice[City]):
    """§7. One or more apprentices to one place, or the master, or pass for the rest of the phase."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return (PLACE_OR_CALL if s.board.rules.labs_lend else PLACE_WORKERS).line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        moves = sendable(s.board, seat)
        moves.append(PASS.of())
        return moves

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        city = s.board
        refused = [] if master_at_hand(city, seat) else [Refusal(MASTER, [], MASTER_SENT, [])]
        targets = city.rules.targets_in(city.turn)
        for place in range(PLACES.size):
            refused += closed(city, seat, place) if place in targets else barred(place)
        return refused

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        s.then(NextPlacement(after(seat, s.board.rules.seats)))
        if PASS.holds(move):
            s.board.players[seat].passed = True
            log.tell(PASSED, seat)
        elif SEND.holds(move) and SEND.first(move) > s.board.players[seat].free:
            log.tell(SENT, seat, SEND.first(move), SEND.second(move))
            s.then(CallApprentices(seat, count=SEND.first(move), place=SEND.second(move)))
        else:
            if MASTER.holds(move):
                call_master(s.board, seat, log)
            send(s.board, seat, move, log)


@final
@frozen
class CallApprentices(Step[City]):
    """§7. In a variant more apprentices are sent than are idle: the others are called from laboratories."""

    seat: Seat
    count: int
    place: int

    def wanted(self, s: State[City]) -> int:
        """How many must be called."""
        return self.count - s.board.players[self.seat].free

    def from_small(self, s: State[City]) -> list[int]:
        """How many of them may come from the small laboratory; the others come from the large one."""
        small, large = s.board.players[self.seat].labs
        wanted = self.wanted(s)
        return list(range(max(0, wanted - large.apprentices), min(wanted, small.apprentices) + 1))

    def first_awaited(self, s: State[City]) -> Seat:
        return self.seat if len(self.from_small(s)) > 1 else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        self.go(s, self.from_small(s)[0], log)

    def question(self, s: State[City], seat: Seat) -> Line:
        return CALL_APPRENTICES.line([seat, self.wanted(s), self.place])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [CALL.of(count) for count in self.from_small(s)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        self.go(s, CALL.first(move), log)

    def go(self, s: State[City], from_small: int, log: Log) -> None:
        """Those called join the idle ones, and all go."""
        player = s.board.players[self.seat]
        for lab, count in ((SMALL, from_small), (LARGE, self.wanted(s) - from_small)):
            if count:
                player.labs[lab].apprentices -= count
                player.free += count
                log.tell(CALLED, self.seat, count, lab)
        player.free -= self.count
        arrive(s.board, self.seat, self.place, self.count, 0)


def call_master(city: City, seat: Seat, log: Log) -> None:
    """Pietrocupo. A master who is to be sent leaves his laboratory."""
    for n, lab in enumerate(city.players[seat].labs):
        if lab.masters and not city.players[seat].master:
            lab.masters, city.players[seat].master = 0, True
            log.tell(CALLED_MASTER, seat, n)


@final
class AssignAll(Step[City]):
    """Pietrocupo. Workers go to the laboratories at the start of the turn, player after player."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(*[AssignWorkers(seat) for seat in s.board.clockwise(s.board.leonardo)])


@final
class AssignWorkers(Choice[City]):
    """§7, Pietrocupo. Any of one's workers to one's own working laboratories, until done."""

    def first_awaited(self, s: State[City]) -> Seat:
        player = s.board.players[self.seat]
        return self.seat if can_place(s.board, self.seat, LABS_ONLY, player.free, player.master) else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        """No laboratory of this player takes a worker."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return ASSIGN_WORKERS.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        player = s.board.players[seat]
        moves = placements(s.board, seat, LABS_ONLY, player.free, player.master)
        moves.append(DONE.of())
        return moves

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        return [refusal for place in LABS_ONLY for refusal in closed(s.board, seat, place)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if not DONE.holds(move):
            send(s.board, seat, move, log)
            s.then(self)


def room(city: City, seat: Seat, place: int) -> int:
    """§7. How many workers a place still takes: the city any number, a laboratory if it works."""
    if not is_laboratory(place):
        return PLACES.size
    lab = city.players[seat].lab_at(place)
    return lab.free if lab.working else 0


def sent_here(city: City, seat: Seat, place: int) -> bool:
    """§7. Whether this player sent apprentices to this place before, where that may be done only once."""
    if not city.rules.once_per_place:
        return False
    if is_laboratory(place):
        return city.players[seat].lab_at(place).apprentices > 0
    group = city.group(place, seat)
    return group is not None and group.apprentices > 0


def sendable(city: City, seat: Seat) -> list[Move]:
    """§7. Everything a player could send in phase B."""
    targets = city.rules.targets_in(city.turn)
    return placements(city, seat, targets, apprentices_at_hand(city, seat), master_at_hand(city, seat))


def can_send(city: City, seat: Seat) -> bool:
    """§7. Whether a player could send anybody in phase B."""
    targets = city.rules.targets_in(city.turn)
    return can_place(city, seat, targets, apprentices_at_hand(city, seat), master_at_hand(city, seat))


def apprentices_at_hand(city: City, seat: Seat) -> int:
    """How many apprentices can be sent at once in phase B; in a variant, those in laboratories too."""
    player, rules = city.players[seat], city.rules
    return min(player.free + (player.in_labs() if rules.labs_lend else 0), rules.most_sent)


def master_at_hand(city: City, seat: Seat) -> bool:
    """Whether the master can still be sent in phase B."""
    player = city.players[seat]
    return player.master or (city.rules.labs_lend and any(lab.masters for lab in player.labs))


def placements(city: City, seat: Seat, targets: list[int], most: int, master: bool) -> list[Move]:
    """Everything that could be sent to these places: so many apprentices at most, and the master."""
    moves: list[Move] = []
    for place in targets:
        for count in range(1, most_to(city, seat, place, most) + 1):
            moves.append(SEND.of(count, place))
        if master and room(city, seat, place):
            moves.append(MASTER.of(place))
    return moves


def can_place(city: City, seat: Seat, targets: list[int], most: int, master: bool) -> bool:
    """Whether there are any such placements."""
    for place in targets:
        if (master and room(city, seat, place)) or most_to(city, seat, place, most):
            return True
    return False


def most_to(city: City, seat: Seat, place: int, most: int) -> int:
    """§7. How many apprentices may go to a place together, of so many at hand."""
    if not most or sent_here(city, seat, place):
        return 0
    return min(most, room(city, seat, place))


def send(city: City, seat: Seat, move: Move, log: Log) -> None:
    """Workers leave the player for a place."""
    player = city.players[seat]
    if SEND.holds(move):
        apprentices, masters, place = SEND.first(move), 0, SEND.second(move)
        player.free -= apprentices
        log.tell(SENT, seat, apprentices, place)
    else:
        apprentices, masters, place = 0, 1, MASTER.first(move)
        player.master = False
        log.tell(SENT_MASTER, seat, place)
    arrive(city, seat, place, apprentices, masters)


def arrive(city: City, seat: Seat, place: int, apprentices: int, masters: int) -> None:
    """Workers are there now: at the end of a line, or in a laboratory."""
    if is_laboratory(place):
        lab = city.players[seat].lab_at(place)
        lab.apprentices += apprentices
        lab.masters += masters
    else:
        city.arrive(place, seat, apprentices, masters)


def closed(city: City, seat: Seat, place: int) -> list[Refusal]:
    """Why a place that is a target in this turn takes no worker, or no apprentice, of this player."""
    if not room(city, seat, place):
        lab = city.players[seat].lab_at(place)
        reason, about = NO_FREE_PLACE if lab.working else LAB_NOT_WORKING, place
        if not lab.places:
            reason, about = LAB_NOT_TAKEN, lab_of(place)
        return [
            Refusal(kind, values, reason, [about])
            for kind, values in ((SEND, [ANY, place]), (MASTER, [place]))
        ]
    if sent_here(city, seat, place):
        return [Refusal(SEND, [ANY, place], ALREADY_SENT, [place])]
    return []


def barred(place: int) -> list[Refusal]:
    """Why a place is no target in this turn at all."""
    reason = LABS_ASSIGNED if is_laboratory(place) else CITY_CLOSED
    return [Refusal(SEND, [ANY, place], reason, [place]), Refusal(MASTER, [place], reason, [place])]
