"""Positions of Codex Naturalis written down as they would be told across a table."""

from __future__ import annotations

from typing import cast

from bottega.games.codex import GAME
from bottega.games.codex.pieces import GONE, PLAYING, Area, Table, blank
from bottega.games.codex.sheet import read_sheet
from bottega.games.codex.words import (
    CARDS,
    CENTRE,
    FACES,
    KINGDOM_NAMES,
    OBJECTIVES,
    RESOURCE_CARDS,
    SPOTS,
    STARTERS,
    SYMBOL_NAMES,
    SYMBOLS,
    WORDS,
)
from bottega.kit.events import Line
from bottega.kit.game import AnyGame, Setup
from bottega.kit.play import apply, legal_moves, refusals
from bottega.kit.state import State, Step

SHEET = read_sheet(2, {}, GAME.cards())
KINGDOMS = {"f": "R01", "p": "R11", "a": "R21", "i": "R31"}  # in a drawing a kingdom is what matters


def card(name: str) -> int:
    return CARDS.value(name)


def cards(names: str) -> list[int]:
    return [GONE if name == "-" else card(name) for name in names.split()]


def goals(names: str) -> tuple[int, ...]:
    return tuple([OBJECTIVES.value(name) for name in names.split()])


def spot(name: str) -> int:
    return SPOTS.value(name)


def face(words: str) -> int:
    """`R01 front` as the number of that face."""
    name, side = words.split()
    return 2 * card(name) + FACES.value(side)


def manuscript(starter: str, *laid: str, points: int = 0) -> Area:
    """A starter in the middle, then cards one after the other: `R01 front 1,1`."""
    area = blank(SHEET)
    area.lay(face(starter), CENTRE)
    for words in laid:
        what, where = words.rsplit(" ", 1)
        area.lay(face(what), spot(where))
    area.points = points
    return area


def showing(symbols: dict[str, int]) -> Area:
    """A manuscript that shows these symbols and no others."""
    area = manuscript("S3 front")
    area.symbols[:] = [symbols.get(name, 0) for name in SYMBOL_NAMES] + [0, 0]
    return area


def drawn(picture: str, side: str = "back") -> Area:
    """Cards by their kingdom's letter as they lie, top row first, somewhere right of the starter."""
    area = manuscript("S3 front")
    for y, row in enumerate(reversed(picture.split())):
        for x, letter in enumerate(row):
            if letter != ".":
                where = spot(f"{10 + x},{y}")
                area.spots[where] = face(f"{KINGDOMS[letter]} {side}")
                area.laid += (where,)
    return area


def stuck(points: int = 0) -> Area:
    """A manuscript without an open spot: all that was open has been shut."""
    area = manuscript("S3 front", points=points)
    for where in area.open[:]:
        area.shut(where, area.spots[where])
    return area


def table(
    *areas: Area,
    hands: list[str] | None = None,
    decks: tuple[str, str] | None = None,
    shown: str = "R39 R40 G39 G40",
    common: str = "O09 O10",
    secret: str = "",
    first: int = 0,
    ending: int = PLAYING,
) -> Table:
    """A table around these manuscripts; decks not named hold every card that lies nowhere else."""
    rules = read_sheet(len(areas), {}, GAME.cards())
    held = [cards(hand) for hand in hands or ["R01 R11 G01"] * len(areas)]
    kept = tuple([(goal,) for goal in goals(secret) or goals("O16") * len(areas)])
    used = [*cards(shown), *(each for hand in held for each in hand)]
    used += [area.spots[where] // 2 for area in areas for where in area.laid]
    rest = [each for each in range(STARTERS) if each not in used]
    piles = [
        tuple([each for each in rest if each < RESOURCE_CARDS]),
        tuple([each for each in rest if each >= RESOURCE_CARDS]),
    ]
    return Table(
        rules=rules,
        decks=[tuple(cards(deck)) for deck in decks] if decks else piles,
        shown=cards(shown),
        hands=held,
        areas=list(areas),
        starters=tuple([area.spots[CENTRE] // 2 for area in areas]),
        objectives=(),
        common=goals(common),
        goals=kept,
        lot=first,
        first=first,
        ending=ending,
    )


def state(board: Table, *steps: Step[Table]) -> State[Table]:
    """An instant at which these steps are still to be done."""
    s = State(Setup(cast(AnyGame, GAME), board.rules.seats, {}), board, [], {})
    s.then(*steps)
    return s


def offered(s: State[Table], seat: int) -> list[str]:
    return [WORDS.text(move) for move in legal_moves(s, seat)]


def refused(s: State[Table], seat: int) -> dict[str, Line]:
    return {refusal.about: refusal.line for refusal in refusals(s, seat)}


def say(s: State[Table], seat: int, text: str) -> list[Line]:
    """Play a move and listen with the ears of that seat."""
    return [event.line(seat) for event in apply(s, seat, WORDS.parse(text))]


def visible(area: Area, symbol: str) -> int:
    return area.symbols[SYMBOLS.value(symbol)]


def kingdom(area: Area, where: str) -> str:
    return KINGDOM_NAMES[area.rules.kingdom[area.spots[spot(where)] // 2]]
