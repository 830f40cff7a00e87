"""The sheet of rules in force for one match. variants.py writes it; steps read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from bottega.games.leonardo.facts import BOUGHT, CHOSE_SPACE
from bottega.games.leonardo.names import (
    CITY,
    COMPONENTS,
    EVERY_LETTER,
    INVENTIONS,
    LABS,
    LARGE,
    PLACES,
    RANKS,
    SMALL,
    TYPES,
    is_laboratory,
)
from bottega.games.leonardo.standing import GROUPS, Standing
from bottega.kit.board import Rules
from bottega.kit.book import Cards, Entry, index
from bottega.kit.errors import BookError

if TYPE_CHECKING:
    from bottega.games.leonardo.city import City
    from bottega.games.leonardo.privileges import Privilege
    from bottega.games.leonardo.scoring import Scoring
    from bottega.kit.plan import Plan
    from bottega.kit.state import Step

CARD_FILES: Final = ["inventions.toml", "setups.toml"]
FIRST_LATE: Final = 20  # inventions 21 to 25
UNLIMITED: Final = 99  # more favours than anybody ever takes
EVERYWHERE: Final = list(range(PLACES.size))
CITY_ONLY: Final = list(range(len(CITY)))
LABS_ONLY: Final = [place for place in EVERYWHERE if is_laboratory(place)]


@final
class Side:
    """§7. One side of a laboratory: its places, and how many of them may hold a mechanical man."""

    def __init__(self, row: Entry) -> None:
        self.lab: Final = index(row.where, LABS.names, row.text("lab"))
        self.places: Final = row.number("places")
        self.men: Final = row.number("mechanical_places")


@final
class Labs:
    """§7. The laboratories: their sides, and the mechanical men in them."""

    def __init__(self) -> None:
        self.sides: Final[dict[str, Side]] = {}
        self.men_on: Final[list[dict[int, int]]] = [{}, {}]  # for each laboratory, by the places of a side
        self.improved: list[Side] = []  # what the first three improvements bring
        self.most_men = 3

    def side(self, row: Entry, key: str) -> Side:
        """§3. The side of a laboratory that an entry names."""
        name = str(row.number(key))
        if name not in self.sides:
            raise BookError(f"{row.where}: `{key}` is {name}, none of the sides {', '.join(self.sides)}")
        return self.sides[name]

    def man_places(self, small: int, large: int) -> list[int]:
        """How many mechanical men fit into each laboratory, by the places of the side it shows."""
        return [self.men_on[SMALL].get(small, 0), self.men_on[LARGE].get(large, 0)]


@final
class FavourRules:
    """§12. How many favours there are before the first turn, and what they give."""

    def __init__(self) -> None:
        self.count = 0
        self.limits = [UNLIMITED] * EVERY_LETTER  # how often one player may take each letter
        self.florins = 5
        self.components = 4
        self.most_each = 2  # of the same component
        self.apprentices = 1
        self.men = 1
        self.improvement_components = [1, 1, 1, 0, 0]  # with each of the five improvements


@final
class Endowment:
    """§3. What a player begins with."""

    def __init__(self, row: Entry, sheet: Sheet, apprentices_boxed: int, apprentices_total: int) -> None:
        labs = row.entry("labs")
        self.small: Final = sheet.labs.side(labs, "small").places
        self.large: Final = sheet.labs.side(labs, "large").places if "large" in labs.table else 0
        self.men: Final = row.number("mechanical_men")
        if self.men > sum(sheet.labs.man_places(self.small, self.large)):
            raise BookError(f"{row.where}: no laboratory has a place for {self.men} mechanical men")
        self.apprentices: Final = row.number("apprentices") - apprentices_boxed
        self.academy: Final = apprentices_total - apprentices_boxed - self.apprentices
        self.components: Final = row.counts("components", COMPONENTS.names)
        self.florins: Final = row.number("florins")


@final
class Sheet(Rules):
    """Tables by number of invention, numbers of the rulebook, rule points and plans of steps."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        # The 25 inventions.
        self.printing: Literal["example", "number"] = "example"  # 8 and 13 have another rank in each
        self.rank: Final[list[int]] = []
        self.type: Final[list[int]] = []
        self.weeks: Final[list[int]] = []
        self.needs: Final[list[list[int]]] = []
        self.first: Final[list[int]] = []
        self.later: Final[list[int]] = []
        # Setting up.
        self.endowments: list[Endowment] = []
        self.requested_first: list[int] = []
        self.display = 5
        self.purse = 1  # florins that lie at the Council
        self.labs: Final = Labs()
        self.layers: list[list[int]] = []  # of the deck, from the bottom: how many cards of each pile
        self.discards: list[int] = []  # ranks of which one is boxed
        self.favours: Final = FavourRules()
        # Numbers of a turn.
        self.prices = [0, 2, 3, 4]
        self.most_sent = 9
        self.once_per_place = True
        self.labs_lend = False  # whether phase B may send workers who are in laboratories
        self.targets: list[int] = EVERYWHERE  # where phase B may send workers
        self.last_targets: list[int] = LABS_ONLY  # the same in turns 8 and 9
        self.last_city_turn = 7
        self.last_turn = 9
        self.holds_back = False  # whether finished work may be revealed later
        self.stocks_hidden = False  # whether the florins and components of others are secret
        self.bought = BOUGHT  # how a purchase is told,
        self.chose_paid = CHOSE_SPACE  # and the choice of a space that costs something
        # Rule points and plans.
        self.standing: Standing = GROUPS
        self.privileges: list[Privilege] = []
        self.scoring: Scoring
        self.opening: Plan[City]
        self.council: Plan[City]
        self.turn: Plan[City]
        self.last_turns: Plan[City]

    def pile(self, invention: int) -> int:
        """§3. The pile an invention is shuffled with: late golds, golds, silvers, coppers, bronzes."""
        return 0 if invention >= FIRST_LATE else len(RANKS) - self.rank[invention]

    def plan(self, turn: int) -> list[Step[City]]:
        """The steps of a turn."""
        return self.turn.steps if turn <= self.last_city_turn else self.last_turns.steps

    def targets_in(self, turn: int) -> list[int]:
        """Where workers may be sent in a turn."""
        return self.targets if turn <= self.last_city_turn else self.last_targets


def read_sheet(seats: int, cards: Cards) -> Sheet:
    """The printed tables; everything else is as in the basic game."""
    sheet = Sheet(seats)
    sides = cards.entry("setups.toml", "lab_sides")
    for name in sides.table:
        side = Side(sides.entry(name))
        sheet.labs.sides[name] = side
        sheet.labs.men_on[side.lab][side.places] = side.men
    rows = cards.entries("inventions.toml", "invention")
    if [row.number("id") for row in rows] != [int(name) for name in INVENTIONS.names]:
        raise BookError("leonardo: the inventions must be 1 to 25, in order")
    for row in rows:
        sheet.rank.append(index(row.where, RANKS, row.text("rank")))
        sheet.type.append(index(row.where, TYPES, row.text("type")))
        sheet.weeks.append(row.number("weeks"))
        sheet.needs.append(row.counts("components", COMPONENTS.names))
        sheet.first.append(row.number("first"))
        sheet.later.append(row.number("later"))
    return sheet
