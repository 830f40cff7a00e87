"""The table of The Workshop of Leonardo as a person would see it.

An area is a player's; in a solitaire it belongs to one of the four hands of one person.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import asdict

from bottega.games.workshop.names import (
    CARDS,
    DISCIPLINES,
    EFFECTS,
    FIRST_WORK_PLACE,
    FIVE,
    HANDS,
    ROW,
    SIX,
    WORKS,
)
from bottega.games.workshop.phases.effects import PlayLooked, PutUnder, Teach
from bottega.games.workshop.phases.rounds import BeginRound, EndRound, TakeTurn
from bottega.games.workshop.picture.outlook import outlook, worth
from bottega.games.workshop.picture.shapes import (
    Area,
    Column,
    Common,
    Now,
    Own,
    Place,
    Row,
    Solitaire,
)
from bottega.games.workshop.pieces import GONE, Table
from bottega.games.workshop.scoring import parts, total
from bottega.kit.events import HIDDEN
from bottega.kit.picture import Pictures, now_of, sealed_of
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State

ROWS: Final[list[Literal["leonardo", "patrons", "unfinished"]]] = ["leonardo", "patrons", "unfinished"]
ENDINGS: Final[list[Literal["no", "round", "last"]]] = ["no", "round", "last"]
PHASES: Final = {
    "PlayCard": ("action", "4"),
    "Teach": ("lesson", "5.2"),
    "PlayLooked": ("look", "5.5"),
    "PutUnder": ("return", "5.5"),
    "PassFatigue": ("maintenance", "6.2"),
}


def common(s: State[Table]) -> Common:
    """What every viewer sees."""
    table = s.board
    totals = [total(table, hand) for hand in range(table.rules.hands)]
    return Common(
        now=Now(
            **asdict(now_of(s, PHASES)),
            round=round_of(s),
            order=order(table),
            first=table.first,
            turn=table.turn,
        ),
        ending=ENDINGS[table.ending],
        deck=table.in_deck(),
        discarded=discarded(s),
        looked=len(table.aside),
        played=[CARDS.names[card] for card in table.played],
        rows=[Row(name, places(table, row, totals), table.left[row]) for row, name in enumerate(ROWS)],
        areas=[area(s, hand) for hand in range(table.rules.hands)],
        tired=None if table.fatigue == NOBODY else table.fatigue,
        rested=rested(table),
        solitaire=solitaire(table),
    )


def round_of(s: State[Table]) -> int | None:
    """The round under way; in maintenance the one just played."""
    for step in s.agenda:
        if isinstance(step, EndRound):
            return step.number
        if isinstance(step, BeginRound):
            return step.number - 1
    return None


def order(table: Table) -> list[int]:
    """§3. Who plays in a round, one after the other."""
    return [turn.hand for turn in table.rules.rounds[table.first] if isinstance(turn, TakeTurn)]


def discarded(s: State[Table]) -> int:
    """How many apprentices lie in no column. A lesson is a turned card, too, but no apprentice."""
    table, rules = s.board, s.board.rules
    taught = sum(count * rules.teaches[place % FIVE] for place, count in enumerate(table.visits))
    if s.agenda and isinstance(s.agenda[-1], Teach):
        taught -= s.agenda[-1].levels  # taken, but not laid yet
    study = sum(table.columns)
    return len(table.played) - study - (sum(table.levels) - study - taught) // rules.practice


def places(table: Table, row: int, totals: list[int]) -> list[Place | None]:
    """What lies in a row of the middle."""
    cards = table.rows[row * ROW : row * ROW + ROW]
    return [None if card == GONE else place(table, row, card, totals) for card in cards]


def place(table: Table, row: int, card: int, totals: list[int]) -> Place:
    """A card of the middle: what areas lack for it, and what it would bring them."""
    if row * ROW < FIRST_WORK_PLACE:
        return Place(EFFECTS.names[card], {}, [table.rules.points[card]] * table.rules.hands)
    return Place(WORKS.names[card], missing(table, card), worth(table, card, totals))


def missing(table: Table, work: int) -> dict[str, list[int]]:
    """§4.4. The levels a work asks for beyond those reached."""
    asks = table.rules.asks[work]
    return {
        DISCIPLINES.names[asks[n]]: [max(0, asks[n + 1] - level) for level in table.levels[asks[n] :: SIX]]
        for n in range(0, len(asks), 2)
    }


def area(s: State[Table], hand: int) -> Area:
    """An area as a spectator sees it."""
    table = s.board
    earned = {part: points for part, points in parts(table, hand).items() if points}
    visits = table.visits[hand * FIVE : hand * FIVE + FIVE]
    return Area(
        seat=table.rules.seat_of[hand],
        hand=HANDS.names[hand] if is_alone(table) else None,
        cards=len(table.hands[hand]),
        held=[] if s.agenda else known(table.hands[hand]),
        columns=columns(table, hand),
        visits={EFFECTS.names[effect]: count for effect, count in enumerate(visits) if count},
        works=[WORKS.names[work] for work, owner in enumerate(table.owner) if owner == hand],
        gathered=table.gathered[hand],
        points=sum(earned.values()),
        parts=earned,
    )


def columns(table: Table, hand: int) -> list[Column]:
    """The disciplines that a hand has in play."""
    rows = slice(hand * SIX, hand * SIX + SIX)
    return [
        Column(name, level, study, (level - study) // table.rules.practice)
        for name, level, study in zip(DISCIPLINES.names, table.levels[rows], table.columns[rows], strict=True)
        if level
    ]


def rested(table: Table) -> list[int]:
    """§5.4. Who can never have the fatigue card; without it, there is nothing to be rested from."""
    if table.fatigue == NOBODY:
        return []
    return [hand for hand in range(table.rules.hands) if table.rested(hand)]


def is_alone(table: Table) -> bool:
    """Whether one person has all hands."""
    return table.rules.seats < table.rules.hands


def in_sequence(table: Table) -> bool:
    """§8.2. Whether one plays a hand to its end before the next: then each round is of one turn."""
    return len(table.rules.rounds[0]) == 1


def pile(table: Table, hand: int) -> int:
    """§8. What is left of the quarter of a hand."""
    if hand == table.turn:
        return table.in_deck()
    if in_sequence(table):
        return table.rules.deck // table.rules.hands if hand > table.turn else 0
    return len(table.quarters[hand])


def solitaire(table: Table) -> Solitaire | None:
    """§8.3. The sum of all hands and what it must reach."""
    if not is_alone(table):
        return None
    order: Literal["rotation", "sequence"] = "sequence" if in_sequence(table) else "rotation"
    piles = [pile(table, hand) for hand in range(table.rules.hands)]
    result = table.result()
    return Solitaire(order, result.scores[0], result.goal, piles)


def own(s: State[Table], seat: Seat) -> Own:
    """What lies face down for others."""
    table = s.board
    aside = known(table.aside)
    earlier = len(aside) - looking(s)
    put = table.deck[table.floor : table.floor + len(table.known)]
    return Own(
        seat=seat,
        sealed=sealed_of(s, seat),
        hands=[known(hand) for hand in table.hands],
        outlook=outlook(table, table.turn if is_alone(table) else seat),
        looked=aside[earlier:],
        waiting=aside[:earlier],
        under=[None if card == HIDDEN else CARDS.names[card] for card in reversed(put)],
    )


def known(cards: tuple[int, ...]) -> list[str]:
    """Those of these cards that can be seen."""
    return [CARDS.names[card] for card in cards if card != HIDDEN]


def looking(s: State[Table]) -> int:
    """§5.5. How many of the cards aside belong to the look under way; those of earlier looks lie before."""
    for step in reversed(s.agenda):
        if isinstance(step, PlayLooked | PutUnder):
            return step.count
    return 0


PICTURES: Final = Pictures(3, Common, Own, common, own)
