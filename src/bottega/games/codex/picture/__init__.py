"""The table of Codex Naturalis as a person would see it."""

from __future__ import annotations

from typing import Final, Literal, TypeVar, cast

from bottega.games.codex.objectives import count
from bottega.games.codex.picture.shapes import Codex, Common, Deck, Laid, Own, Prospect, Secret, Shared
from bottega.games.codex.pieces import SHUT, Area, Table
from bottega.games.codex.sheet import CORNER_NAMES, FLAT, PER_CORNER, TWENTY
from bottega.games.codex.words import CARDS, DECKS, FACES, FRONT, OBJECTIVES, SPOTS, SYMBOLS
from bottega.kit.events import HIDDEN
from bottega.kit.picture import Kept, Pictures, now_of, sealed_of
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State

PHASES: Final = {
    "ChooseSides": ("starters", "3.3"),
    "ChooseObjectives": ("objectives", "3.5"),
    "PlayCard": ("play", "4.1"),
    "TakeCard": ("take", "4.2"),
}
ENDINGS: Final[list[Literal["no", "round", "last", "over"]]] = ["no", "round", "last", "over"]
PROSPECTS: Final = Kept[list[Prospect]]()
LISTS: Final[dict[tuple[object, ...], list[object]]] = {}

T = TypeVar("T")


def common(s: State[Table]) -> Common:
    """What every viewer sees."""
    table = s.board
    return Common(
        now=now_of(s, PHASES),
        first=None if table.first == NOBODY else table.first,
        ending=ENDINGS[table.ending],
        ends_at=TWENTY,
        decks=[
            Deck(DECKS.names[deck], len(cards), CARDS.names[cards[-1]] if cards else None)
            for deck, cards in enumerate(table.decks)
        ],
        shown=[CARDS.names[card] if card >= 0 else None for card in table.shown],
        objectives=[shared(table, goal) for goal in table.common],
        codices=[codex(table, seat, area) for seat, area in enumerate(table.areas)],
    )


def codex(table: Table, seat: Seat, area: Area) -> Codex:
    """What lies before a seat, as a spectator sees it."""
    kept = [goal for goal in table.goals[seat] if goal != HIDDEN]
    return Codex(
        seat=seat,
        points=area.points,
        hand=[CARDS.names[card] for card in table.hands[seat]],
        starter=CARDS.names[table.starters[seat]],
        laid=[laid(area.spots[spot], spot) for spot in area.laid],
        open=[SPOTS.names[spot] for spot in area.open],
        shut=[SPOTS.names[spot] for spot, there in area.spots.items() if there == SHUT],
        symbols={name: many for name, many in zip(SYMBOLS.names, area.symbols, strict=False) if many},
        objective=secret(table, kept[0], area) if kept else None,
    )


def laid(there: int, spot: int) -> Laid:
    """A card where it lies."""
    return Laid(SPOTS.names[spot], CARDS.names[there // 2], FACES.names[there % 2])


def shared(table: Table, goal: int) -> Shared:
    """A common objective, counted in every codex."""
    return Shared(OBJECTIVES.names[goal], [count(table.rules.goals[goal], area) for area in table.areas])


def secret(table: Table, goal: int, area: Area) -> Secret:
    """An objective of one seat, counted in its codex."""
    return Secret(OBJECTIVES.names[goal], count(table.rules.goals[goal], area))


def own(s: State[Table], seat: Seat) -> Own:
    """The hand and the secret objective."""
    table = s.board
    area, hand = table.areas[seat], table.hands[seat]
    wanted = [card for card in [*hand, *table.shown] if card >= 0 and not area.affords(card)]
    return Own(
        seat=seat,
        sealed=sealed_of(s, seat),
        hand=[CARDS.names[card] for card in hand],
        lacking={CARDS.names[card]: lacking(area, card) for card in wanted},
        prospects=prospects(area, hand),
        objectives=[secret(table, goal, table.areas[seat]) for goal in table.goals[seat]],
    )


def lacking(area: Area, card: int) -> dict[str, int]:
    """§4.1.2. How many more of each resource must be visible before the card may be laid front up."""
    asked = zip(SYMBOLS.names, area.rules.requires[card], area.symbols, strict=False)
    return {name: needs - shown for name, needs, shown in asked if needs > shown}


def prospects(area: Area, hand: list[int]) -> list[Prospect]:
    """What laying a card would do, on every open spot. An area is what its cards made it, in their order."""
    cards = tuple(map(area.spots.__getitem__, area.laid))
    return PROSPECTS.part((area.rules, area.laid, cards, tuple(hand)), lambda: draw_prospects(area, hand))


def draw_prospects(area: Area, hand: list[int]) -> list[Prospect]:
    """The same, tried anew."""
    scoring = [area.rules.points[card] > 0 and area.affords(card) for card in hand]
    return [prospect(area, hand, scoring, spot) for spot in area.open]


def prospect(area: Area, hand: list[int], scoring: list[bool], spot: int) -> Prospect:
    """§4.1.3. What would be covered on a spot, and what each card would score there."""
    covers = area.covers(spot)
    return Prospect(
        SPOTS.names[spot],
        kept_once([CORNER_NAMES[corner] for corner in covers]),
        kept_once(
            [
                would_score(area, card, spot, len(covers)) if scores else 0
                for card, scores in zip(hand, scoring, strict=True)
            ]
        ),
    )


def kept_once(values: list[T]) -> list[T]:
    """An equal list made before: there are few, and thousands of prospects that are kept have them."""
    return cast(list[T], LISTS.setdefault(tuple(values), cast(list[object], values)))


def would_score(area: Area, card: int, spot: int, covered: int) -> int:
    """§4.1.3. A card that counts symbols changes them itself, so it is laid on a copy; others need not be."""
    if area.rules.scoring[card] in (FLAT, PER_CORNER):
        return area.worth(card, covered)
    trial = area.copy()
    return trial.worth(card, trial.lay(2 * card + FRONT, spot))


PICTURES: Final = Pictures(2, Common, Own, common, own)
