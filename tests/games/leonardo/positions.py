"""Positions of Leonardo da Vinci written down as they would be told across a table."""

from __future__ import annotations

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COMPONENTS, LABS
from bottega.games.leonardo.phases.placing import PlaceWorkers
from bottega.games.leonardo.pieces import Lab, Player
from bottega.kit.game import Options
from bottega.kit.play import setup
from bottega.kit.seats import Seat
from bottega.kit.state import State

# A match and what is still to be done in it


def opened(seats: int = 2, seed: int = 0, options: Options | None = None, **switches: str) -> State[City]:
    """A match at its first choice."""
    return setup(GAME, seats, {**(options or {}), **switches}, seed.to_bytes(32, "big"))[0]


def city(seats: int = 2, turn: int = 1, options: Options | None = None, **switches: str) -> State[City]:
    """A turn in which everybody is at home and nothing is still to be done."""
    s = opened(seats, 0, options, **switches)
    s.agenda.clear()
    s.board.turn = turn
    return s


def playing(s: State[City], seat: Seat = 0) -> State[City]:
    """The same, and somebody is still to choose: else the match is over, and what was hidden is open."""
    s.then(PlaceWorkers(seat))
    return s


# Pieces


def player(s: State[City], seat: Seat) -> Player:
    return s.board.players[seat]


def lab(s: State[City], seat: Seat, name: str, places: int | None = None, men: int | None = None) -> Lab:
    """A laboratory; its side and its mechanical men may be set."""
    found = player(s, seat).labs[LABS.value(name)]
    found.places = found.places if places is None else places
    found.men = found.men if men is None else men
    return found


def purses(s: State[City], *florins: int) -> None:
    for each, held in zip(s.board.players, florins, strict=True):
        each.florins = held


def florins(s: State[City]) -> list[int]:
    return [each.florins for each in s.board.players]


def hold(s: State[City], seat: Seat, components: str = "") -> None:
    """These components in hand and no others; what lies under laboratories stays there."""
    hand = player(s, seat).hand(s.board.rules)
    for component, name in enumerate(COMPONENTS.names):
        more = components.split().count(name) - hand[component]
        player(s, seat).owned[component] += more
        s.board.stacks[component] -= more


def hand(s: State[City], seat: Seat) -> str:
    """The components in hand, as words."""
    held = player(s, seat).hand(s.board.rules)
    return " ".join(name for name, count in zip(COMPONENTS.names, held, strict=True) for _ in range(count))


def making(s: State[City], seat: Seat, name: str, number: int, week: int = 0) -> Lab:
    """An invention is under way; its components come from the stacks, the hand stays as it is."""
    kept = hand(s, seat)
    found = lab(s, seat, name)
    found.places = found.places or 4
    found.start(number - 1)
    found.week = week
    hold(s, seat, kept)
    return found
