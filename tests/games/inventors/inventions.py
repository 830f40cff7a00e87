"""The inventions of Les Inventeurs: which are on the table, what lies on them, who has acquired them."""

from __future__ import annotations

from bottega.games.inventors.names import BREADTH, DISCIPLINES, INVENTIONS, TOKENS, TOKENS_EACH
from bottega.games.inventors.pieces import GONE, Table
from bottega.kit.piles import changed
from bottega.kit.seats import Seat
from bottega.kit.state import State


def token(name: str) -> int:
    return TOKENS.value(name)


def show(s: State[Table], on: str, tokens: str = "") -> None:
    """These inventions and no others are on the table, with these tokens."""
    board, inventions = s.board, tuple([invention(name) for name in on.split()])
    places = board.rules.places
    board.open[:] = [0] * places
    board.empty[:] = [0] * (places * BREADTH)
    rewards = tuple([token(name) for name in (tokens or "points-1 points-2 " * len(inventions)).split()])
    board.lay_out(inventions, rewards)
    board.laid = inventions + (GONE,) * (places - len(inventions))
    board.rewards = rewards + (GONE,) * (TOKENS_EACH * places - len(rewards))


def invention(name: str) -> int:
    return INVENTIONS.value(name)


def place(s: State[Table], name: str) -> int:
    """Where an invention lies."""
    return s.board.laid.index(invention(name))


def cubes(s: State[Table], name: str, *by_seat: str) -> None:
    """Cubes lie on an invention: `p2 m1` for each seat, by first letter (x for mathematics)."""
    for seat, text in enumerate(by_seat):
        counts = [0] * BREADTH
        for word in text.split():
            counts["pcmx".index(word[0])] += int(word[1:])
        s.board.put(seat, place(s, name), counts)


def lying(s: State[Table], name: str) -> list[int]:
    """How many cubes of each seat lie on an invention."""
    return [s.board.contribution(place(s, name), seat) for seat in range(s.board.rules.seats)]


def empty(s: State[Table], name: str) -> dict[str, int]:
    """The empty slots of an invention."""
    first = place(s, name) * BREADTH
    row = s.board.empty[first : first + BREADTH]
    return {named: slots for named, slots in zip(DISCIPLINES.names, row, strict=True) if slots}


def won(s: State[Table], seat: Seat, names: str) -> None:
    """A player has acquired these."""
    for name in names.split():
        s.board.owner = changed(s.board.owner, invention(name), seat)


def owned(s: State[Table], seat: Seat) -> list[str]:
    """The inventions a player has acquired."""
    return [INVENTIONS.text(number) for number, owner in enumerate(s.board.owner) if owner == seat]
