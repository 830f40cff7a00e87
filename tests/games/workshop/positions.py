"""Positions of The Workshop of Leonardo written down as they would be told across a table."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.workshop import GAME
from bottega.games.workshop.names import (
    BOTTOMS,
    CARDS,
    DISCIPLINES,
    EFFECTS,
    EVERY_WORK,
    FIRST_WORK_PLACE,
    FIVE,
    PATRONS,
    ROW,
    SIX,
    WORKS,
)
from bottega.games.workshop.pieces import GONE, Table
from bottega.kit.piles import changed
from bottega.kit.play import setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State

# A match and what is still to be done in it


def opened(seats: int = 2, seed: int = 0, **options: str) -> State[Table]:
    """A match at its first choice."""
    return setup(GAME, seats, options, seed.to_bytes(32, "big"))[0]


def table(seats: int = 2, **options: str) -> State[Table]:
    """Nothing is in play or to be done, the middle and all hands are empty, hand 0 has the fatigue card."""
    s = opened(seats, 0, **options)
    s.agenda.clear()
    s.board.removed += tuple([card for quarter in s.board.quarters for card in quarter])
    s.board.quarters = ((),) * len(s.board.quarters)
    show(s)
    for hand in range(s.board.rules.hands):
        hold(s, hand)
    s.board.turn = s.board.first = s.board.floor = 0
    if s.board.fatigue != NOBODY:
        s.board.fatigue, s.board.first = 0, 1 % s.board.rules.hands
    return s


# Apprentices: whatever is named comes out of the deck or the removed cards, so that none is there twice


def cards(names: str) -> tuple[int, ...]:
    return tuple([CARDS.value(name) for name in names.split()])


def named(numbers: Sequence[int]) -> str:
    return " ".join(CARDS.text(number) for number in numbers)


def gather(s: State[Table], wanted: Sequence[int]) -> None:
    """Take cards out of the removed ones; what is not there comes out of the deck."""
    board = s.board
    removed, left = list(board.removed), list(board.deck[: board.top])
    for card in wanted:
        (removed if card in removed else left).remove(card)
    board.removed, board.deck, board.top = tuple(removed), tuple(left), len(left)


def hold(s: State[Table], hand: int, names: str = "") -> None:
    """This hand and no other; what it held before goes back into the deck."""
    board = s.board
    board.deck = (*board.hands[hand], *board.deck[: board.top])
    board.top = len(board.deck)
    gather(s, cards(names))
    board.hands[hand] = tuple(sorted(cards(names)))


def stack(s: State[Table], names: str = "") -> None:
    """The deck, from the top, is these cards alone; all others are removed."""
    board = s.board
    removed = [*board.removed, *board.deck[: board.top]]
    for card in cards(names):
        removed.remove(card)
    board.removed, board.deck = tuple(removed), cards(names)[::-1]
    board.top = len(board.deck)
    board.known = ()


def deck(s: State[Table], viewer: Seat | None = None) -> str:
    """The deck from the top, as a viewer sees it; a question mark for a hidden card."""
    board = s.board if viewer is None else s.view(viewer).board
    return named(board.deck[board.floor : board.top][::-1])


def lay(s: State[Table], hand: int, discipline: str, study: int = 1, practice: int = 0) -> None:
    """A column with so many study cards and practice cards."""
    board, number = s.board, DISCIPLINES.value(discipline)
    # Cards that nobody will miss come first: removed ones, those for practice.
    pool = sorted(board.removed, reverse=True) + sorted(board.deck[: board.top], reverse=True)
    laid = [card for card in pool if card // BOTTOMS == number][:study]
    for card in laid:
        pool.remove(card)
    laid += [card for card in pool if number in board.rules.shows[card % BOTTOMS]][:practice]
    gather(s, laid)
    board.played += tuple(laid)
    at = hand * SIX + number
    board.columns = changed(board.columns, at, board.columns[at] + study)
    board.raise_level(hand, number, study + practice * board.rules.practice)


def level(s: State[Table], hand: int, discipline: str) -> int:
    return s.board.levels[hand * SIX + DISCIPLINES.value(discipline)]


# The middle, and what was taken from it


def show(s: State[Table], leonardo: str = "", works: str = "") -> None:
    """These cards lie in the middle; all others that nobody has are in their piles."""
    board = s.board
    effects = [EFFECTS.value(name) for name in leonardo.split()]
    shown = [WORKS.value(name) for name in works.split()]
    patrons = [work for work in shown if work < PATRONS]
    unfinished = [work for work in shown if work >= PATRONS]
    rows = [[*found, *[GONE] * (ROW - len(found))] for found in (effects, patrons, unfinished)]
    board.rows = tuple([card for row in rows for card in row])
    fill_piles(board)


def fill_piles(board: Table) -> None:
    """What lies nowhere else lies in its pile, in order."""
    leonardos: list[int] = []
    for effect, count in enumerate(board.rules.leonardos):
        gone = board.rows[:FIRST_WORK_PLACE].count(effect) + sum(board.visits[effect::FIVE])
        leonardos += [effect] * (count - gone)
    waiting = [
        w for w in range(EVERY_WORK) if board.owner[w] == NOBODY and w not in board.rows[FIRST_WORK_PLACE:]
    ]
    patrons = tuple([w for w in waiting if w < PATRONS])
    unfinished = tuple([w for w in waiting if w >= PATRONS])
    board.piles = (tuple(leonardos), patrons, unfinished)
    board.left = tuple([len(pile) for pile in board.piles])


def own(s: State[Table], hand: int, names: str) -> None:
    """A hand has these works and Leonardo cards from earlier rounds."""
    for name in names.split():
        if name in EFFECTS.names:
            at = hand * FIVE + EFFECTS.value(name)
            s.board.visits = changed(s.board.visits, at, s.board.visits[at] + 1)
        else:
            s.board.owner = changed(s.board.owner, WORKS.value(name), hand)
        s.board.gathered = changed(s.board.gathered, hand, s.board.gathered[hand] + 1)
    fill_piles(s.board)


def middle(s: State[Table]) -> str:
    """What lies in the middle, a dash where a place is empty."""
    rows = s.board.rows
    effects = ["-" if n == GONE else EFFECTS.text(n) for n in rows[:FIRST_WORK_PLACE]]
    return " ".join(effects + ["-" if n == GONE else WORKS.text(n) for n in rows[FIRST_WORK_PLACE:]])
