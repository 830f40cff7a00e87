"""§8, §9 The laboratories work, and in phase D what is finished is completed."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import COMPLETED, NONE_REVEALED, OWNED, SHOWED, WORKED
from bottega.games.leonardo.phases.auctions import HoldAuctions
from bottega.games.leonardo.pieces import Lab
from bottega.kit.events import Log
from bottega.kit.seats import Seat
from bottega.kit.state import State, Step


@final
class WorkLaboratories(Step[City]):
    """§8. Each worker adds his weeks, a master and a mechanical man two; the workers go home."""

    def run(self, s: State[City], log: Log) -> None:
        for seat in s.board.clockwise(s.board.leonardo):
            for n, lab in enumerate(s.board.players[seat].labs):
                if lab.working and lab.work():
                    log.tell(WORKED, seat, n, lab.week)


@final
class PhaseD(Step[City]):
    """§9. All who finished are paid; alone one keeps the card, several will bid for it."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        ready = [
            (seat, n)
            for seat in city.clockwise(city.leonardo)
            for n, lab in enumerate(city.players[seat].labs)
            if finished(city, seat, lab)
        ]
        if log.on and not ready and may_reveal(city):
            log.tell(NONE_REVEALED)
        finishers: dict[int, list[Seat]] = {}
        for seat, n in ready:
            invention = city.players[seat].labs[n].invention
            if invention in city.display:
                finishers.setdefault(invention, []).append(seat)
            complete(city, seat, n, log)
        for invention, seats in finishers.items():
            close(city, invention)
            if len(seats) == 1:
                own(city, seats[0], invention, log)
            else:
                city.contested[invention] = seats
        show_late(city, log)
        s.then(HoldAuctions())


def may_reveal(city: City) -> bool:
    """Whether some secret work has weeks enough for any invention: then even silence tells something."""
    for player in city.players:
        shortest = min(city.rules.weeks) - 2 * len(player.cards)
        if any(lab.working and not lab.shown and lab.week >= shortest for lab in player.labs):
            return True
    return False


def finished(city: City, seat: Seat, lab: Lab) -> bool:
    """§9. Asked for now, or completed by somebody before, and all its weeks done, discounts counted."""
    invention = lab.invention
    if not lab.working or not (invention in city.display or invention in city.done):
        return False
    discount = city.players[seat].discount(city.rules, invention, city.fresh)
    return lab.week + discount >= city.rules.weeks[invention]


def complete(city: City, seat: Seat, n: int, log: Log) -> None:
    """§9. Components go back to their stacks, the marker comes off, the bank pays."""
    player, rules = city.players[seat], city.rules
    invention = player.labs[n].invention
    florins = rules.later[invention] if invention in city.done else rules.first[invention]
    for component, need in enumerate(rules.needs[invention]):
        player.owned[component] -= need
        city.stacks[component] += need
    player.labs[n].clear()
    player.florins += florins
    player.completed += (invention,)
    player.paid += (florins,)
    log.tell(COMPLETED, seat, invention, n, florins)


def close(city: City, invention: int) -> None:
    """§9. It is no longer asked for."""
    city.display.remove(invention)
    city.done += (invention,)


def own(city: City, seat: Seat, invention: int, log: Log) -> None:
    """§9. The card lies before its owner to the end; its discount begins next turn."""
    city.players[seat].cards += (invention,)
    city.fresh += (invention,)
    log.tell(OWNED, seat, invention)


def show_late(city: City, log: Log) -> None:
    """§9. Whoever still works on an invention completed by another says so and shows the components."""
    for seat in city.clockwise(city.leonardo):
        for n, lab in enumerate(city.players[seat].labs):
            if lab.working and not lab.shown and lab.invention in city.done:
                lab.shown = True
                log.tell(SHOWED, seat, n, lab.invention)
