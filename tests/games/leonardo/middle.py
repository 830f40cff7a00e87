"""The middle of the table of Leonardo da Vinci: who stands in the city, which inventions are asked for."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import FIRST_LAB, PLACES
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.games.leonardo.positions import player


def stand(s: State[City], place: str, *groups: str) -> None:
    """Workers arrive one after the other: `0aam` are two apprentices and the master of seat 0."""
    for group in groups:
        seat, apprentices, masters = int(group[0]), group.count("a"), group.count("m")
        s.board.arrive(PLACES.value(place), seat, apprentices, masters)
        player(s, seat).free -= apprentices
        player(s, seat).master = player(s, seat).master and not masters


def line(s: State[City], place: str) -> list[str]:
    """Who stands in a place, from the arrow on, as it is told to `stand`."""
    groups = s.board.lines[PLACES.value(place)]
    return [f"{group.seat}{'a' * group.apprentices}{'m' * group.masters}" for group in groups]


def empty_city(s: State[City]) -> bool:
    return [line(s, place) for place in PLACES.names[:FIRST_LAB]] == [[]] * FIRST_LAB


# Inventions, by the number printed on them


def numbers(inventions: Sequence[int]) -> list[int]:
    return [invention + 1 for invention in inventions]


def show(s: State[City], *wanted: int) -> None:
    """These inventions are asked for; others that were go under the deck."""
    board = s.board
    display = [number - 1 for number in wanted]
    deck = [card for card in board.display + board.deck if card not in display]
    board.boxed = tuple([card for card in board.boxed if card not in display])
    board.display[:] = display
    set_deck(s, deck)


def pile(s: State[City], *wanted: int) -> None:
    """The deck holds these cards alone, top first; the others are boxed."""
    deck = [number - 1 for number in reversed(wanted)]
    s.board.boxed += tuple([card for card in s.board.deck if card not in deck])
    set_deck(s, deck)


def set_deck(s: State[City], deck: list[int]) -> None:
    s.board.deck[:] = deck
    s.board.known[:] = [0] * len(deck)


def gone(s: State[City], *wanted: int) -> None:
    """Somebody completed these in an earlier turn, and no card of them lies before anyone."""
    board = s.board
    board.done += tuple([number - 1 for number in wanted])
    board.display[:] = [card for card in board.display if card not in board.done]
    set_deck(s, [card for card in board.deck if card not in board.done])


def won(s: State[City], seat: Seat, *wanted: int) -> None:
    """A player completed these in an earlier turn and has their cards."""
    gone(s, *wanted)
    inventions = tuple([number - 1 for number in wanted])
    player(s, seat).cards += inventions
    player(s, seat).completed += inventions
