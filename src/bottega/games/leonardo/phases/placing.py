"""§7 Phase B: apprentices and masters are sent to the city and the laboratories."""

from __future__ import annotations

from typing import ClassVar, Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import PASSED, SENT, SENT_MASTER
from bottega.games.leonardo.names import FIRST_LAB, PLACES
from bottega.games.leonardo.sheet import LABS_ONLY
from bottega.games.leonardo.words import (
    ALREADY_SENT,
    ASSIGN_WORKERS,
    CITY_CLOSED,
    DONE,
    LAB_NOT_WORKING,
    LABS_ASSIGNED,
    MASTER,
    MASTER_SENT,
    NO_FREE_PLACE,
    PASS,
    PLACE_WORKERS,
    SEND,
)
from bottega.kit.phrases import ANY, Line, Log, Seat
from bottega.kit.seats import after
from bottega.kit.state import State
from bottega.kit.steps import Choice, Step
from bottega.kit.words import Move, Refusal


@final
class PhaseB(Step[City]):
    """§7. From the holder of Leonardo on, until everybody has passed."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(NextPlacement(s.board.leonardo))


@final
class NextPlacement(Step[City]):
    """§7. The next player who has not passed; one who has nothing to place passes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        for seat in city.clockwise(self.seat):
            player = city.players[seat]
            if player.passed:
                continue
            if placements(city, seat, city.rules.targets_in(city.turn), city.rules.most_sent):
                s.then(PlaceWorkers(seat))
                return
            player.passed = True
            log.tell(PASSED, seat)


@final
class PlaceWorkers(Choice[City]):
    """§7. One or more apprentices to one place, or the master, or pass for the rest of the phase."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return PLACE_WORKERS.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        city = s.board
        return [*placements(city, seat, city.rules.targets_in(city.turn), city.rules.most_sent), PASS.of()]

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        city = s.board
        refused = [] if city.players[seat].master else [Refusal(MASTER, [], MASTER_SENT, [])]
        targets = city.rules.targets_in(city.turn)
        for place in range(PLACES.size):
            refused += closed(city, seat, place) if place in targets else barred(place)
        return refused

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if PASS.holds(move):
            s.board.players[seat].passed = True
            log.tell(PASSED, seat)
        else:
            send(s.board, seat, move, log)
        s.then(NextPlacement(after(seat, s.board.rules.seats)))


@final
class AssignAll(Step[City]):
    """Pietrocupo. Workers go to the laboratories at the start of the turn, player after player."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(*[AssignWorkers(seat) for seat in s.board.clockwise(s.board.leonardo)])


@final
class AssignWorkers(Choice[City]):
    """Pietrocupo. Any of one's workers to one's own working laboratories, until done."""

    def awaited(self, s: State[City]) -> list[Seat]:
        return [self.seat] if self.assignments(s) else []

    def run(self, s: State[City], log: Log) -> None:
        """No laboratory of this player takes a worker."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return ASSIGN_WORKERS.line([seat])

    def assignments(self, s: State[City]) -> list[Move]:
        """What can be sent, as many at once as there is room for."""
        return placements(s.board, self.seat, LABS_ONLY, s.board.players[self.seat].free)

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [*self.assignments(s), DONE.of()]

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        return [refusal for place in LABS_ONLY for refusal in closed(s.board, seat, place)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if not DONE.holds(move):
            send(s.board, seat, move, log)
            s.then(self)


def room(city: City, seat: Seat, place: int) -> int:
    """§7. How many workers a place still takes: the city any number, a laboratory if it works."""
    if place < FIRST_LAB:
        return PLACES.size
    lab = city.players[seat].lab_at(place)
    return lab.free if lab.working else 0


def sent_here(city: City, seat: Seat, place: int) -> bool:
    """§7. Whether this player sent apprentices to this place before, where that may be done only once."""
    if not city.rules.once_per_place:
        return False
    if place >= FIRST_LAB:
        return city.players[seat].lab_at(place).apprentices > 0
    group = city.group(place, seat)
    return group is not None and group.apprentices > 0


def placements(city: City, seat: Seat, targets: list[int], most: int) -> list[Move]:
    """Everything a player could send to these places."""
    player = city.players[seat]
    moves: list[Move] = []
    for place in targets:
        space = room(city, seat, place)
        if not sent_here(city, seat, place):
            moves += [SEND.of(count, place) for count in range(1, min(player.free, most, space) + 1)]
        if player.master and space:
            moves.append(MASTER.of(place))
    return moves


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
    if place < FIRST_LAB:
        city.arrive(place, seat, apprentices, masters)
    else:
        lab = player.lab_at(place)
        lab.apprentices += apprentices
        lab.masters += masters


def closed(city: City, seat: Seat, place: int) -> list[Refusal]:
    """Why a place that is a target in this turn takes no worker, or no apprentice, of this player."""
    if not room(city, seat, place):
        lab = city.players[seat].lab_at(place)
        reason = NO_FREE_PLACE if lab.working else LAB_NOT_WORKING
        return [
            Refusal(kind, values, reason, [place])
            for kind, values in ((SEND, [ANY, place]), (MASTER, [place]))
        ]
    if sent_here(city, seat, place):
        return [Refusal(SEND, [ANY, place], ALREADY_SENT, [place])]
    return []


def barred(place: int) -> list[Refusal]:
    """Why a place is no target in this turn at all."""
    reason = LABS_ASSIGNED if place >= FIRST_LAB else CITY_CLOSED
    return [Refusal(SEND, [ANY, place], reason, [place]), Refusal(MASTER, [place], reason, [place])]
