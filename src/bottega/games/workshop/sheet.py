"""The sheet of rules in force for one match: tables from the card files, plans of steps, rule points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.games.workshop.names import (
    ACTION_OF,
    ACTIONS,
    ANY_BOTTOM,
    APPRENTICES,
    BOTTOM_NAMES,
    BOTTOMS,
    CARDS,
    DESIGNS,
    DISCIPLINES,
    EFFECTS,
    LEONARDOS,
    LEVEL_BITS,
    LOOK,
    PATRONS,
    PRACTICE_ACTION,
    SIX,
    WORKS,
)
from bottega.games.workshop.words import KINDS
from bottega.kit.board import Rules
from bottega.kit.book import Cards, Entry, check_ids, index
from bottega.kit.errors import BookError
from bottega.kit.moves import Move
from bottega.kit.seats import NOBODY

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table
    from bottega.games.workshop.seating import Seating
    from bottega.kit.state import Step

CARD_FILES: Final = ["apprentices.toml", "leonardo.toml", "patrons.toml", "unfinished.toml"]
NO_DESIGN: Final = -1


@final
class Sheet(Rules):
    """Tables by number of card, effect or work; plans by hand. A hand is a player's, or one of four alone."""

    def __init__(self, seat_of: list[int]) -> None:
        self.seat_of: Final = seat_of  # who plays each hand
        self.hands: Final = len(seat_of)
        self.seats: Final = max(seat_of) + 1
        # Apprentices.
        self.box: Final[list[int]] = []  # all cards, in order
        self.copies: Final = [0] * len(CARDS.names)
        self.deck = 0  # cards that are played with
        self.practice = 0  # the levels a practice card adds
        self.shows: Final = shown_disciplines()
        self.lower: Final = [first_move(card) for card in range(len(CARDS.names))]
        # Leonardo cards, by effect.
        self.leonardos: Final[list[int]] = []  # how many of each
        self.points: Final[list[int]] = []
        self.teaches: Final[list[int]] = []  # levels
        self.draws: Final[list[int]] = []
        self.looks: Final[list[int]] = []
        self.restful: Final[list[int]] = []  # effects after which one never holds the fatigue card
        # Works.
        self.worth: Final[list[int]] = []  # of patrons; an unfinished work counts with its design
        self.design: Final[list[int]] = []
        self.asks: Final[list[list[int]]] = []  # a discipline, its level, the next discipline, its level
        self.asked: Final[list[int]] = []  # the same levels in one number
        self.levels_asked: Final[list[int]] = []  # and their sum
        self.set_value: Final[list[int]] = []  # of so many cards of a design
        # Rule points and plans.
        self.seating: Seating
        self.quarters = False  # whether each hand draws from a quarter of the deck while others take turns
        self.tired = NOBODY  # the hand that has the fatigue card at first; nobody: a lot decides
        self.fatigue = True  # whether the fatigue card is used
        self.opening: list[Step[Table]] = []
        self.rounds: list[list[Step[Table]]] = []  # by the hand that begins
        self.turns: list[list[Step[Table]]] = []  # by hand
        self.effects: list[list[list[Step[Table]]]] = []  # by hand and effect
        self.maintenance: list[Step[Table]] = []
        self.closing: list[Step[Table]] = []


def shown_disciplines() -> list[list[int]]:
    """The disciplines each lower half can be practised in; none if it is for a visit or for work."""
    every = list(range(SIX))
    shown: list[list[int]] = [[], [], every]
    for name in BOTTOM_NAMES[ANY_BOTTOM + 1 :]:
        shown.append([DISCIPLINES.value(discipline) for discipline in name.split("+")])
    return shown


def first_move(card: int) -> Move:
    """The first of the moves that play a card for its lower half; what it is played on is added to it."""
    return KINDS[ACTION_OF[card % BOTTOMS]].of(card)


def read_sheet(seat_of: list[int], cards: Cards) -> Sheet:
    """The printed tables; plans and rule points are still to be written."""
    sheet = Sheet(seat_of)
    read_apprentices(sheet, cards)
    read_leonardos(sheet, cards)
    read_patrons(sheet, cards)
    read_unfinished(sheet, cards)
    return sheet


def read_apprentices(sheet: Sheet, cards: Cards) -> None:
    """§1.1. Equal cards are one entry with a count."""
    meta = cards.entry("apprentices.toml", "meta")
    sheet.deck = meta.entry("deck_by_players").number(str(sheet.seats))
    sheet.practice = meta.number("practice_points")
    for row in cards.entries("apprentices.toml", "apprentice"):
        study = index(row.where, DISCIPLINES.names, row.text("study"))
        sheet.copies[study * BOTTOMS + read_bottom(row)] += row.number("count")
    fill_box(sheet)
    if len(sheet.box) != APPRENTICES:
        raise BookError(f"apprentices.toml: there must be {APPRENTICES} cards, not {len(sheet.box)}")


def fill_box(sheet: Sheet) -> None:
    """Every apprentice, in order of number."""
    sheet.box.clear()
    for card, copies in enumerate(sheet.copies):
        sheet.box.extend([card] * copies)


def read_bottom(row: Entry) -> int:
    """The lower half of a card; two disciplines are named in the order of the list."""
    action = index(row.where, ACTIONS.names, row.text("action"))
    if action != PRACTICE_ACTION:
        return BOTTOM_NAMES.index(ACTIONS.names[action])
    shown = row.texts("practice")
    if shown == ["any"]:
        return ANY_BOTTOM
    numbers = sorted({index(row.where, DISCIPLINES.names, name) for name in shown})
    return index(row.where, BOTTOM_NAMES, "+".join([DISCIPLINES.names[number] for number in numbers]))


def read_leonardos(sheet: Sheet, cards: Cards) -> None:
    """§1.2. Five effects, each with its number of cards."""
    rows = cards.entries("leonardo.toml", "leonardo")
    if [row.text("effect") for row in rows] != EFFECTS.names:
        raise BookError(f"leonardo.toml: the effects must be {', '.join(EFFECTS.names)}, in order")
    for row in rows:
        sheet.leonardos.append(row.number("count"))
        sheet.points.append(row.number("vp", 0))
        sheet.teaches.append(row.number("levels", 0))
        sheet.draws.append(row.number("draw", 0))
        sheet.looks.append(row.number("look", 0))
        if row.number("rest", 0):
            sheet.restful.append(EFFECTS.value(row.text("effect")))
    if sum(sheet.leonardos) != LEONARDOS:
        raise BookError(f"leonardo.toml: there must be {LEONARDOS} cards, not {sum(sheet.leonardos)}")
    if max(sheet.looks) > LOOK:
        raise BookError(f"leonardo.toml: nobody looks at more than {LOOK} cards")


def read_patrons(sheet: Sheet, cards: Cards) -> None:
    """§1.3. Twelve different cards with their points."""
    rows = cards.entries("patrons.toml", "patron")
    check_ids("patrons.toml", rows, WORKS.names[:PATRONS])
    for row in rows:
        add_asked(sheet, row)
        sheet.worth.append(row.number("vp"))
        sheet.design.append(NO_DESIGN)


def read_unfinished(sheet: Sheet, cards: Cards) -> None:
    """§1.4. Twelve cards of four designs; a set of each is worth more than its cards."""
    rows = cards.entries("unfinished.toml", "unfinished")
    check_ids("unfinished.toml", rows, WORKS.names[PATRONS:])
    for row in rows:
        add_asked(sheet, row)
        sheet.worth.append(0)
        sheet.design.append(index(row.where, DESIGNS.names, row.text("design")))
    sheet.set_value.extend([0, *cards.entry("unfinished.toml", "meta").numbers("set_value")])
    largest = max([sheet.design.count(design) for design in range(DESIGNS.size)])
    if largest >= len(sheet.set_value):
        raise BookError(f"unfinished.toml: `set_value` says nothing of {largest} cards of one design")


def add_asked(sheet: Sheet, row: Entry) -> None:
    """What a work asks for; something at least."""
    asks: list[int] = []
    asked = 0
    for discipline, level in enumerate(row.counts("requires", DISCIPLINES.names)):
        asked += level << LEVEL_BITS * discipline
        if level:
            asks += [discipline, level]
    if not asks:
        raise BookError(f"{row.where}: a work asks for one discipline at least")
    sheet.asks.append(asks)
    sheet.asked.append(asked)
    sheet.levels_asked.append(sum(asks[1::2]))
