"""The sheet of rules in force: the card tables of a match, flat lists built once from the TOML."""

from __future__ import annotations

from typing import Final, final

from bottega.games.codex.words import (
    BACKS,
    CARDS,
    FIRST_OBJECT,
    KINGDOM_NAMES,
    NO_CORNER,
    OBJECTIVES,
    RESOURCE_CARDS,
    STARTERS,
    SYMBOL_NAMES,
    WIDTH,
)
from bottega.kit.board import Rules
from bottega.kit.book import Cards, Entry, check_ids, index
from bottega.kit.errors import BookError
from bottega.kit.game import Options

CARD_FILES: Final = ["resource.toml", "gold.toml", "starter.toml", "objective.toml"]
CORNERS: Final = ["nw", "ne", "sw", "se"]  # the corner opposite to c is 3 - c
CORNER_NAMES: Final = [*SYMBOL_NAMES, "empty", "none"]
SCORINGS: Final = ["per_quill", "per_inkwell", "per_manuscript", "per_corner", "flat"]
PER_CORNER: Final = 7  # points per object have the number of that symbol
FLAT: Final = 8
TWENTY: Final = 20  # points that bring on the end


@final
class Goal:
    """An objective card: points for each set of symbols, or for each copy of a pattern."""

    def __init__(self, points: int, needs: list[int], cells: list[int], kingdoms: list[int]) -> None:
        self.points: Final = points
        self.needs: Final = needs  # symbols of a set, 0 where none is needed; empty for a pattern
        self.cells: Final = cells  # places of a pattern, counted from its lowest card
        self.kingdoms: Final = kingdoms


@final
class Sheet(Rules):
    """Card tables by number of card, face tables by face: 2 x card, one more for its back."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.kingdom: Final[list[int]] = []  # of a card; a starter has none (-1)
        self.points: Final[list[int]] = []
        self.scoring: Final[list[int]] = []
        self.requires: Final[list[list[int]]] = []  # how many of each kingdom
        self.corners: Final[list[int]] = []  # four a face
        self.centre: Final[list[list[int]]] = []  # symbols of a face that are never covered
        self.goals: Final[list[Goal]] = []

    def back(self, card: int) -> int:
        """What is seen of a card that lies face down; of a back that is all there is."""
        return card if card >= BACKS else BACKS + (4 if card >= RESOURCE_CARDS else 0) + self.kingdom[card]

    def affords(self, card: int, symbols: list[int]) -> bool:
        """Whether the resources a card asks for are among these visible symbols."""
        needs = self.requires[card]
        return (
            symbols[0] >= needs[0]
            and symbols[1] >= needs[1]
            and symbols[2] >= needs[2]
            and symbols[3] >= needs[3]
        )

    def worth(self, card: int, covered: int, symbols: list[int]) -> int:
        """The points of a card laid face up, by the corners it covers and the symbols then visible."""
        points, scoring = self.points[card], self.scoring[card]
        if scoring == FLAT:
            return points
        if scoring == PER_CORNER:
            return points * covered
        return points * symbols[scoring]


def read_sheet(seats: int, options: Options, cards: Cards) -> Sheet:
    """The tables of a match from its card files."""
    sheet = Sheet(seats)
    rows = (
        cards.entries("resource.toml", "card")
        + cards.entries("gold.toml", "card")
        + cards.entries("starter.toml", "card")
    )
    check_ids("codex", rows, CARDS.names[:BACKS])
    for card, row in enumerate(rows):
        if card < STARTERS:
            add_card(sheet, row)
        else:
            add_starter(sheet, row)
    objectives = cards.entries("objective.toml", "card")
    check_ids("objective.toml", objectives, OBJECTIVES.names)
    sheet.goals.extend(read_goal(row) for row in objectives)
    return sheet


def add_card(sheet: Sheet, row: Entry) -> None:
    """A resource or gold card; every back has four empty corners and its kingdom in the centre."""
    kingdom = index(row.where, KINGDOM_NAMES, row.text("kingdom"))
    sheet.kingdom.append(kingdom)
    sheet.points.append(row.number("points"))
    scoring = row.text("scoring") if "scoring" in row.table else "flat"
    sheet.scoring.append(FIRST_OBJECT + index(row.where, SCORINGS, scoring))
    sheet.requires.append(row.counts("requires", KINGDOM_NAMES))
    sheet.corners.extend(read_corners(row.entry("front")) + [CORNER_NAMES.index("empty")] * 4)
    sheet.centre.extend([[], [kingdom]])


def add_starter(sheet: Sheet, row: Entry) -> None:
    """A starter has its permanent symbols on the front and no kingdom of its own."""
    sheet.kingdom.append(-1)
    sheet.points.append(0)
    sheet.scoring.append(FLAT)
    sheet.requires.append([0] * len(KINGDOM_NAMES))
    sheet.corners.extend(read_corners(row.entry("front")) + read_corners(row.entry("back")))
    sheet.centre.extend([[index(row.where, KINGDOM_NAMES, name) for name in row.texts("centre")], []])


def read_corners(row: Entry) -> list[int]:
    """The four corners of a face."""
    corners = [index(row.where, CORNER_NAMES, row.text(corner)) for corner in CORNERS]
    if corners.count(NO_CORNER) == len(CORNERS):
        raise BookError(f"{row.where}: a face without any corner ends every manuscript")
    return corners


def read_goal(row: Entry) -> Goal:
    """An objective of either kind."""
    if row.text("kind") == "set":
        return Goal(row.number("points"), row.counts("symbols", SYMBOL_NAMES), [], [])
    cells = row.entries("cells")
    places = [cell.number("y") * WIDTH + cell.number("x") for cell in cells]
    kingdoms = [index(cell.where, KINGDOM_NAMES, cell.text("kingdom")) for cell in cells]
    return Goal(row.number("points"), [], places, kingdoms)
