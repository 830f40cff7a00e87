"""The Workshop of Leonardo: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.bots.workshop_alone import ALONE, COPIES, gain, hopes_alone, work_cards
from bottega.games.workshop.names import BOTTOMS, FIRST_WORK_PLACE, LEVEL_BITS, PLACES, SIX, WORK_BOTTOM
from bottega.games.workshop.phases.plays import played_card
from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.scoring import (
    HIGH_LEVEL,
    PER_DISCIPLINE,
    PER_HIGH_LEVEL,
    all_six,
    designs,
    disciplines,
    high_levels,
    leonardo,
    patrons,
    sets,
)
from bottega.games.workshop.sheet import NO_DESIGN
from bottega.games.workshop.words import PRACTISE, STUDY
from bottega.kit.play import apply_unchecked

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

FADING: Final = 3.0  # turns before the end in which hopes fade
MOST: Final = 127  # a level asked for


@final
class WorkshopEvaluator(Evaluator):
    """Points by where they come from, levels, how near the works in the middle are, and cards to play."""

    def __init__(self) -> None:
        super().__init__(
            ["disciplines", "mastery", "gifts", "finished", "levels", "works", "cards"],
            SearchParams(spread=5.0, horizon=40, rivalry=0.5, contact=False, tries=8, explore=0.5),
        )

    def params_for(self, seats: int) -> SearchParams:
        """Who plays alone looks less far ahead, and more closely."""
        return ALONE if seats == 1 else self.params

    def together(self, first: Board, later: Board) -> bool:
        """One who plays four hands thinks of one at a time."""
        assert isinstance(first, Table) and isinstance(later, Table)
        return first.turn == later.turn or first.rules.hands == first.rules.seats

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        return one_hand(board, seat) if board.rules.hands == board.rules.seats else all_hands(board)

    def foreseen(self, s: State[Board], seat: Seat, moves: list[Move]) -> list[float]:
        """Whatever one learns, the turn goes on alike: one board after learning tells of the others."""
        table = s.board
        assert isinstance(table, Table)
        alone = table.rules.hands != table.rules.seats
        if alone or len(moves) == 1 or not isinstance(s.agenda[-1], PlayCard):
            return []
        values: list[float] = []
        after: Learning | None = None
        for move in moves:
            if STUDY.holds(move) or PRACTISE.holds(move):
                if after is None:
                    after = Learning(table, played(s, seat, move), seat, move)
                values.append(after.value(move))
            else:
                values.append(self.value(played(s, seat, move), seat))
        return values


def played(s: State[Board], seat: Seat, move: Move) -> Board:
    """The board after a move."""
    world = s.copy()
    apply_unchecked(world, seat, move)
    return world.board


@final
class Learning:
    """The board after a card was played to learn something; told of each other card that could be."""

    def __init__(self, before: Table, after: Board, hand: int, move: Move) -> None:
        assert isinstance(after, Table)
        self.table: Final = after
        self.hand: Final = hand
        self.first: Final = hand * SIX  # of its levels
        for at in range(self.first, self.first + SIX):
            after.levels[at] = before.levels[at]
        self.size: Final = len(after.hands[hand])
        self.to_work: Final = work_cards(after, hand) + for_work(played_card(move))  # with the card played
        owned = designs(after, hand)
        _, mastery, gifts, finished = points(after, hand, owned)
        self.had: Final = mastery + gifts + finished
        self.studied: Final = disciplines(after, hand)
        self.time: Final = fading(after)
        self.begun: Final = begun(owned)
        self.works: Final = [
            Work(after, hand, work, owned) for work in after.rows[FIRST_WORK_PLACE:] if work >= 0
        ]

    def value(self, move: Move) -> float:
        """The value if this card had been played."""
        card, studies = played_card(move), STUDY.holds(move)
        discipline = card // BOTTOMS if studies else PRACTISE.second(move)
        grown, at = self.table.levels, self.first + discipline
        old = grown[at]
        new = old + (1 if studies else self.table.rules.practice)
        sure = self.had + learned(self.studied + (0 if old else 1))
        if old < HIGH_LEVEL <= new:
            sure += PER_HIGH_LEVEL
        grown[at] = new
        raised = levels(self.table, self.hand)
        grown[at] = old
        hopes = self.begun
        for work in self.works:
            hopes += work.hope(discipline, old, new)
        cards = held(self.size, self.to_work - for_work(card))
        return sure + self.time * raised + self.time * hopes + self.time * cards


@final
class Work:
    """A work in the middle, and how near a hand is to it."""

    def __init__(self, table: Table, hand: int, work: int, owned: list[int]) -> None:
        self.levels: Final = table.rules.asked[work]  # of each discipline, in one number
        self.asked: Final = table.rules.levels_asked[work]
        self.had: Final = levels_had(table, hand, work)
        self.worth: Final = share(table, work) * gain(table, work, owned)

    def hope(self, discipline: int, old: int, new: int) -> float:
        """What it would bring once the level of a discipline has grown."""
        most = self.levels >> LEVEL_BITS * discipline & MOST
        return self.worth * (self.had + min(most, new) - min(most, old)) / self.asked


def one_hand(table: Table, hand: int) -> list[float]:
    """What is only a hope is worth less and less in the last turns."""
    owned = designs(table, hand)
    studied, mastery, gifts, finished = points(table, hand, owned)
    time = fading(table)
    return [
        float(studied),
        float(mastery),
        float(gifts),
        float(finished),
        time * levels(table, hand),
        time * works(table, hand, owned),
        time * held(len(table.hands[hand]), work_cards(table, hand)),
    ]


def all_hands(table: Table) -> list[float]:
    """The same for one person with all hands: they do not compete for the works in the middle."""
    owned = [designs(table, hand) for hand in range(table.rules.hands)]
    studied = mastery = gifts = finished = 0
    for hand in range(table.rules.hands):
        of_hand = points(table, hand, owned[hand])
        studied += of_hand[0]
        mastery += of_hand[1]
        gifts += of_hand[2]
        finished += of_hand[3]
    hopes = hopes_alone(table, owned, turns_left(table))
    return [float(studied), float(mastery), float(gifts), float(finished), *hopes]


def points(table: Table, hand: int, owned: list[int]) -> tuple[int, int, int, int]:
    """What a hand has for certain: for disciplines, high levels, Leonardo's cards and works."""
    finished = patrons(table, hand) + sets(table, owned)
    return learned(disciplines(table, hand)), high_levels(table, hand), leonardo(table, hand), finished


def learned(studied: int) -> int:
    """Points for so many disciplines in play."""
    return PER_DISCIPLINE * studied + all_six(studied)


def fading(table: Table) -> float:
    """What a hope is worth still."""
    return min(1.0, turns_left(table) / FADING)


def held(cards: int, to_work: int) -> float:
    """Cards in hand; those to work with count more, up to two."""
    return 0.17 * cards + 0.75 * min(to_work, 2)


def for_work(card: int) -> int:
    """1 for a card that can be played for work."""
    return 1 if card % BOTTOMS == WORK_BOTTOM else 0


def turns_left(table: Table) -> float:
    """How many more turns a hand has: one for each card it will draw, and the last."""
    drawing = 1 if table.quarters else len(table.rules.rounds[table.first])
    return table.in_deck() / drawing + (0.0 if table.ending == LAST else 1.0)


def levels(table: Table, hand: int) -> float:
    """Every level counts up to the fourth; a column that is half-way there counts more."""
    worth = 0.0
    for at in range(hand * SIX, hand * SIX + SIX):
        level = table.levels[at]
        worth += 0.35 * min(level, HIGH_LEVEL)
        if 2 <= level < HIGH_LEVEL:
            worth += 0.32
    return worth


def works(table: Table, hand: int, owned: list[int]) -> float:
    """Designs that are begun, and works in the middle."""
    worth = begun(owned)
    for place in range(FIRST_WORK_PLACE, PLACES):
        work = table.rows[place]
        if work >= 0:
            worth += hope(table, hand, work, owned)
    return worth


def begun(owned: list[int]) -> float:
    """Designs that are begun."""
    worth = 0.0
    for count in owned:
        if count < COPIES:
            worth += 0.72 * count
    return worth


def hope(table: Table, hand: int, work: int, owned: list[int]) -> float:
    """What a work in the middle would bring, by how much of what it asks for is there."""
    had = levels_had(table, hand, work)
    if not had:
        return 0.0
    return share(table, work) * gain(table, work, owned) * had / table.rules.levels_asked[work]


def levels_had(table: Table, hand: int, work: int) -> int:
    """How many of the levels that a work asks for are there."""
    asks, learned, at = table.rules.asks[work], table.levels, hand * SIX
    had = 0
    for n in range(0, len(asks), 2):
        had += min(asks[n + 1], learned[at + asks[n]])
    return had


def share(table: Table, work: int) -> float:
    """How much of what a work would bring is hoped for."""
    return 0.08 if table.rules.design[work] == NO_DESIGN else 0.12
