"""§3 Setting up, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, final

from bottega.games.codex.pieces import GOLD, PLAYING, RESOURCE, SHOWN, Table, blank
from bottega.games.codex.sheet import Sheet
from bottega.games.codex.turns import PlayCard
from bottega.games.codex.words import (
    BACK,
    CENTRE,
    CHOOSE_OBJECTIVE,
    CHOOSE_SIDE,
    FRONT,
    GOES_FIRST,
    GOT_HAND,
    GOT_OBJECTIVES,
    KEEP,
    KEPT,
    RESOURCE_CARDS,
    SHARED,
    START,
    STARTED,
    STARTERS,
    TURNED_UP,
)
from bottega.kit.board import Part, to_write_on
from bottega.kit.events import HIDDEN, Line, Log
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.piles import changed
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Sealed, State, Step


def deal(rules: Sheet, luck: Luck) -> Table:
    """All luck of a match: both decks, the starters, the objectives, and who will go first."""
    resource = luck.shuffle(list(range(RESOURCE_CARDS)))
    gold = luck.shuffle(list(range(RESOURCE_CARDS, STARTERS)))
    starters = luck.shuffle(list(range(STARTERS, len(rules.kingdom))))
    objectives = luck.shuffle(list(range(len(rules.goals))))
    return Table(
        rules=rules,
        decks=[tuple(resource), tuple(gold)],
        shown=[HIDDEN] * SHOWN,
        hands=[[] for _ in range(rules.seats)],
        areas=[blank(rules) for _ in range(rules.seats)],
        starters=tuple(starters[: rules.seats]),
        objectives=tuple(objectives),
        common=(),
        goals=((),) * rules.seats,
        lot=luck.below(rules.seats),
        first=NOBODY,
        ending=PLAYING,
    )


def opening(rules: Sheet) -> list[Step[Table]]:
    """The lines of §3, then the first turn."""
    return [
        TurnUpCards(),
        ChooseSides(),
        TakeHands(),
        ShareObjectives(),
        DealObjectives(),
        ChooseObjectives(),
        DrawFirstPlayer(),
    ]


@final
class TurnUpCards(Step[Table]):
    """§3.2. Two cards of each deck are turned face up in the middle."""

    def run(self, s: State[Table], log: Log) -> None:
        for place in range(SHOWN):
            log.tell(TURNED_UP, s.board.refill(place))


@final
class ChooseSides(Sealed[Table]):
    """§3.3. Each player lays a random starter card on the side of their choice."""

    def asked(self, s: State[Table]) -> list[Seat]:
        return list(range(s.board.rules.seats))

    def question(self, s: State[Table], seat: Seat) -> Line:
        return CHOOSE_SIDE.line([seat, s.board.starters[seat]])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [START.of(FRONT), START.of(BACK)]

    def reveal(self, s: State[Table], choices: dict[Seat, Move], log: Log) -> None:
        for seat, move in choices.items():
            card, face = s.board.starters[seat], START.first(move)
            to_write_on(s.board.areas, seat).lay(2 * card + face, CENTRE)
            log.tell(STARTED, seat, card, face)


@final
class TakeHands(Step[Table]):
    """§3.3. Each player takes two resource cards and one gold card from the decks."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        for seat, hand in enumerate(table.hands):
            hand.extend([table.draw(RESOURCE), table.draw(RESOURCE), table.draw(GOLD)])
            log.tell(GOT_HAND, seat, hand[0], hand[1], hand[2])


@final
class ShareObjectives(Step[Table]):
    """§3.4. The first two objectives are turned up: they count for everyone."""

    def run(self, s: State[Table], log: Log) -> None:
        s.board.common = (s.board.turn_objective(), s.board.turn_objective())
        for goal in s.board.common:
            log.tell(SHARED, goal)


@final
class DealObjectives(Step[Table]):
    """§3.5. Each player receives two objectives to look at."""

    def run(self, s: State[Table], log: Log) -> None:
        for seat in range(s.board.rules.seats):
            one, other = s.board.turn_objective(), s.board.turn_objective()
            s.board.goals = changed(s.board.goals, seat, (one, other))
            log.tell(GOT_OBJECTIVES, seat, one, other)


@final
class ChooseObjectives(Sealed[Table]):
    """§3.5. Each player keeps one in secret; the other goes back under the pile."""

    def asked(self, s: State[Table]) -> list[Seat]:
        return list(range(s.board.rules.seats))

    def question(self, s: State[Table], seat: Seat) -> Line:
        return CHOOSE_OBJECTIVE.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [KEEP.of(goal) for goal in s.board.goals[seat]]

    def reveal(self, s: State[Table], choices: dict[Seat, Move], log: Log) -> None:
        for seat, move in choices.items():
            kept = KEEP.first(move)
            one, other = s.board.goals[seat]
            if one != kept:
                s.board.goals = changed(s.board.goals, seat, (other, one))
            log.tell(KEPT, seat, kept)


@final
class DrawFirstPlayer(Step[Table]):
    """§3.6. The first player is drawn by lot."""

    def run(self, s: State[Table], log: Log) -> None:
        s.board.first = s.board.lot
        log.tell(GOES_FIRST, s.board.first)
        s.then(PlayCard(s.board.first))


STEPS: Final[list[type[Part]]] = [
    TurnUpCards,
    ChooseSides,
    TakeHands,
    ShareObjectives,
    DealObjectives,
    ChooseObjectives,
    DrawFirstPlayer,
]
