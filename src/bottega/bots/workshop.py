"""The Workshop of Leonardo: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.bots.workshop_alone import ALONE, COPIES, gain, hopes_alone, work_cards
from bottega.games.workshop.names import BOTTOMS, FIRST_WORK_PLACE, LEVEL_BITS, PLACES, SIX
from bottega.games.workshop.phases.plays import played_card
from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.scoring import (
    HIGH_LEVEL,
    PER_DISCIPLINE,
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
        self.cards: Final = [*after.hands[hand], played_card(move)]
        for at in range(self.first, self.first + SIX):
            after.levels[at] = before.levels[at]
        self.owned: Final = designs(after, hand)
        _, _, gifts, finished = points(after, hand, self.owned)
        self.had: Final = gifts + finished
        self.time: Final = fading(after)
        self.shown: Final = [work for work in after.rows[FIRST_WORK_PLACE:] if work >= 0]
        self.hopes: Final = [hope(after, hand, work, self.owned) for work in self.shown]

    def value(self, move: Move) -> float:
        """The value if this card had been played."""
        table, hand, card = self.table, self.hand, played_card(move)
        studies = STUDY.holds(move)
        discipline = card // BOTTOMS if studies else PRACTISE.second(move)
        at = self.first + discipline
        level = table.levels[at]
        table.levels[at] = level + (1 if studies else table.rules.practice)
        cards = self.cards[:]
        cards.remove(card)
        table.hands[hand] = tuple(cards)
        sure = self.had + learned(table, hand) + high_levels(table, hand)
        time, hopes = self.time, self.works(discipline)
        value = sure + time * levels(table, hand) + time * hopes + time * held(table, hand)
        table.levels[at] = level
        return value

    def works(self, discipline: int) -> float:
        """What the works are worth, of which only those that ask for a discipline have come nearer."""
        worth, bits = begun(self.owned), LEVEL_BITS * discipline
        for n, work in enumerate(self.shown):
            asks = self.table.rules.asked[work] >> bits & MOST
            worth += hope(self.table, self.hand, work, self.owned) if asks else self.hopes[n]
        return worth


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
        time * held(table, hand),
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
    return learned(table, hand), high_levels(table, hand), leonardo(table, hand), finished


def learned(table: Table, hand: int) -> int:
    """Points for disciplines in play."""
    studied = disciplines(table, hand)
    return PER_DISCIPLINE * studied + all_six(studied)


def fading(table: Table) -> float:
    """What a hope is worth still."""
    return min(1.0, turns_left(table) / FADING)


def held(table: Table, hand: int) -> float:
    """Cards in hand; those to work with count more, up to two."""
    return 0.17 * len(table.hands[hand]) + 0.75 * min(work_cards(table, hand), 2)


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
    rules, learned, at = table.rules, table.levels, hand * SIX
    asks = rules.asks[work]
    asked = had = 0
    for n in range(0, len(asks), 2):
        level = asks[n + 1]
        asked += level
        had += min(level, learned[at + asks[n]])
    if not had:
        return 0.0
    share = 0.08 if rules.design[work] == NO_DESIGN else 0.12
    return share * gain(table, work, owned) * had / asked
