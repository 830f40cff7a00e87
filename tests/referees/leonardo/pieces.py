"""Leonardo da Vinci: inventions, players with their laboratories, and the city they meet in."""

from collections import Counter
from typing import Any

from tests.referees.referee import Deal, printed

COMPONENTS = ["iron", "wood", "rope", "brick", "glass"]
SHOPS = {"smith": "iron", "glazier": "glass", "carpenter": "wood", "bricklayer": "brick", "ropemaker": "rope"}
AREAS = ["workshop", "academy", *SHOPS]  # B to H, in the order they are resolved
CITY = ["council", *AREAS]
LAST_CITY_TURN = 7
LAST_TURN = 9
TRACK = 15  # a laboratory counts no more weeks
STACK = 12
MEN = 3
SIDES = {
    side["places"]: side["mechanical_places"] for side in printed("leonardo", "setups")["lab_sides"].values()
}


class Laboratory:
    """Its places, and what is made in it."""

    def __init__(self, places: int, men: int = 0) -> None:
        self.places = places  # 0: it is not there yet
        self.men = men
        self.invention: int | None = None
        self.weeks = 0
        self.apprentices = 0
        self.masters = 0

    def is_working(self) -> bool:
        """Whether something is under way here."""
        return self.invention is not None

    def room(self) -> int:
        """How many workers can still come."""
        if not self.is_working():
            return 0
        return self.places - self.men - self.apprentices - self.masters

    def work(self) -> None:
        """An apprentice works a week, a master or a mechanical man two; then the workers go home."""
        if self.is_working():
            self.weeks = min(TRACK, self.weeks + self.apprentices + 2 * self.masters + 2 * self.men)
        self.apprentices = self.masters = 0

    def clear(self) -> None:
        """Nothing is made here any more."""
        self.invention, self.weeks = None, 0


class Player:
    """What one player has."""

    def __init__(self, begins: dict[str, Any], boxed: int) -> None:
        self.florins: int = begins["florins"]
        self.apprentices: int = begins["apprentices"] - boxed
        total = printed("leonardo", "setups")["common"]["apprentices_total"]
        self.academy: int = total - boxed - self.apprentices
        self.components: Counter[str] = Counter(begins["components"])  # in hand
        self.labs = {
            "small": Laboratory(begins["labs"]["small"], begins["mechanical_men"]),
            "large": Laboratory(begins["labs"].get("large", 0)),
        }
        self.cards: list[int] = []
        self.fresh: list[int] = []  # cards got in this turn: no discount yet
        self.completed: list[int] = []
        self.favours: list[str] = []  # letters
        self.free = 0  # apprentices not sent
        self.has_master = True
        self.has_passed = False

    def take_home(self) -> None:
        """All workers are there when a turn begins."""
        self.free, self.has_master, self.has_passed = self.apprentices, True, False
        self.fresh = []

    def makes(self, invention: int) -> bool:
        """Whether this player works on an invention."""
        return any(lab.invention == invention for lab in self.labs.values())

    def improvements(self) -> list[str]:
        """What the Workshop can do for laboratories that make nothing."""
        small, large = self.labs["small"], self.labs["large"]
        found = []
        if small.places == 3 and not small.is_working():
            found.append("five-places")
        if large.places == 0:
            found.append("large-lab")
        if large.places == 4 and not large.is_working():
            found.append("six-places")
        return found + [f"man-{name}" for name, lab in self.labs.items() if self.takes_man(lab)]

    def takes_man(self, lab: Laboratory) -> bool:
        """Whether a mechanical man has a place here, and one is left."""
        owned = sum(each.men for each in self.labs.values())
        return owned < MEN and not lab.is_working() and lab.men < SIDES.get(lab.places, 0)

    def improve(self, good: str) -> None:
        """An improvement takes effect."""
        if good == "five-places":
            self.labs["small"].places = 5
        elif good == "large-lab":
            self.labs["large"].places = 4
        elif good == "six-places":
            self.labs["large"].places = 6
        else:
            self.labs[good.removeprefix("man-")].men += 1


class Group:
    """Workers of one player that stand together in the city."""

    def __init__(self, seat: int, apprentices: int, masters: int) -> None:
        self.seat = seat
        self.apprentices = apprentices
        self.masters = masters

    def strength(self) -> int:
        """A master counts two."""
        return self.apprentices + 2 * self.masters


class City:
    """Everything on the table."""

    def __init__(self, deal: Deal) -> None:
        self.seats = deal.seats
        self.options = deal.options
        self.setups = printed("leonardo", "setups")
        self.table = self.setups["players"][str(deal.seats)]
        self.inventions = inventions(deal.options["ranks"])
        self.players = self.first_players()
        owned = sum((player.components for player in self.players), Counter())
        self.stacks = Counter({component: STACK - owned[component] for component in COMPONENTS})
        self.deck = [int(card) for card in deal.pile("inventions")]
        self.boxed = [int(card) for card in deal.pile("boxed")]
        self.lots = deal.pile("components")
        self.size = 5 if self.on("staged_deck") else self.table["display"]
        self.display: list[int] = [] if self.is_expert() else self.table["beginner_display"][:]
        self.refill()
        self.done: list[int] = []
        self.lines: dict[str, list[Group]] = {place: [] for place in CITY}
        self.turn = 0
        self.leonardo = 0
        self.purse = 1

    def on(self, option: str) -> bool:
        """Whether a variant is played."""
        return self.options[option] == "on"

    def is_expert(self) -> bool:
        """Whether the match has a turn 0."""
        return self.options["start"] == "expert"

    def first_players(self) -> list[Player]:
        """Sets a to e in seat order, less the apprentices that few players box; experts begin alike."""
        if self.is_expert():
            return [Player(self.setups["expert"], 0) for _ in range(self.seats)]
        sets = [self.setups["beginner"][letter] for letter in self.table["sets"]]
        return [Player(each, self.table["box_apprentices"]) for each in sets]

    def refill(self) -> None:
        """Inventions are turned up until there are enough."""
        while len(self.display) < self.size and self.deck:
            self.display.append(self.deck.pop(0))

    def clockwise(self) -> list[int]:
        """All seats from Leonardo's holder on."""
        return [(self.leonardo + step) % self.seats for step in range(self.seats)]

    def give(self, seat: int, component: str) -> None:
        """A component leaves its stack."""
        self.stacks[component] -= 1
        self.players[seat].components[component] += 1


def inventions(ranks: str) -> dict[int, dict[str, Any]]:
    """All cards by number; two of them are others when ranks go strictly by number."""
    file = printed("leonardo", "inventions")
    cards = {card["id"]: card for card in file["invention"]}
    if ranks == "number":
        for card in file["alternate"]:
            cards[card["id"]] = cards[card["id"]] | card
    return cards
