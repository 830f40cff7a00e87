"""Codex Naturalis from its rulebook: one manuscript a player, corner over corner."""

from typing import Any

from tests.referees.referee import Deal, Play, Referee, Score, ask, printed

Spot = tuple[int, int]

CORNERS = {"nw": (-1, 1), "ne": (1, 1), "sw": (-1, -1), "se": (1, -1)}
OPPOSITE = {"nw": "se", "se": "nw", "ne": "sw", "sw": "ne"}
BLANK = dict.fromkeys(CORNERS, "empty")
CARDS = {
    card["id"]: card for file in ("resource", "gold", "starter") for card in printed("codex", file)["card"]
}
OBJECTIVES = {card["id"]: card for card in printed("codex", "objective")["card"]}


class Laid:
    """A card in a manuscript, and how many lay there before it."""

    def __init__(self, card: str, face: str, before: int) -> None:
        self.before = before
        self.kingdom: str = CARDS[card].get("kingdom", "none")  # a starter has none
        starter, front = self.kingdom == "none", face == "front"
        self.corners: dict[str, str] = CARDS[card][face] if front or starter else BLANK
        # What can never be covered: the centre of a starter's front, and the kingdom on any other back.
        if starter:
            self.centre: list[str] = CARDS[card]["centre"] if front else []
        else:
            self.centre = [] if front else [self.kingdom]


class Manuscript:
    """The cards one player has laid."""

    def __init__(self) -> None:
        self.laid: dict[Spot, Laid] = {}
        self.points = 0

    def beside(self, spot: Spot) -> dict[str, Laid]:
        """The cards diagonally beside a spot, by the corner of that spot they touch."""
        x, y = spot
        near = {corner: self.laid.get((x + dx, y + dy)) for corner, (dx, dy) in CORNERS.items()}
        return {corner: laid for corner, laid in near.items() if laid}

    def is_open(self, spot: Spot) -> bool:
        """Whether a card may lie here: nothing does, it covers corners, and each of them is there."""
        beside = self.beside(spot)
        if spot in self.laid or not beside:
            return False
        return all(laid.corners[OPPOSITE[corner]] != "none" for corner, laid in beside.items())

    def open_spots(self) -> set[Spot]:
        """Everywhere a card may be laid."""
        around = {(x + dx, y + dy) for x, y in self.laid for dx, dy in CORNERS.values()}
        return {spot for spot in around if self.is_open(spot)}

    def visible(self) -> list[str]:
        """Every symbol that can be seen, as often as it is."""
        symbols: list[str] = []
        for spot, laid in self.laid.items():
            over = [corner for corner, other in self.beside(spot).items() if other.before > laid.before]
            symbols += laid.centre
            symbols += [symbol for corner, symbol in laid.corners.items() if corner not in over]
        return symbols

    def affords(self, card: str) -> bool:
        """Whether what the front of a card asks for can be seen."""
        visible = self.visible()
        return all(visible.count(symbol) >= many for symbol, many in CARDS[card].get("requires", {}).items())

    def lay(self, card: str, face: str, spot: Spot) -> None:
        """Lay a card, and score it at once if its front is up."""
        covered = len(self.beside(spot))
        self.laid[spot] = Laid(card, face, len(self.laid))
        if face == "front" and "kingdom" in CARDS[card]:
            self.points += CARDS[card]["points"] * self.times(CARDS[card].get("scoring", "flat"), covered)

    def times(self, scoring: str, covered: int) -> int:
        """How often a card's points count: once, for each corner it covers, or for each object seen."""
        if scoring == "flat":
            return 1
        if scoring == "per_corner":
            return covered
        return self.visible().count(scoring.removeprefix("per_"))

    def goal(self, objective: str) -> int:
        """The points of an objective."""
        printed_goal = OBJECTIVES[objective]
        if printed_goal["kind"] == "set":
            visible = self.visible()
            sets = [visible.count(symbol) // many for symbol, many in printed_goal["symbols"].items()]
            return int(printed_goal["points"] * min(sets))
        return int(printed_goal["points"] * most_apart(self.copies(printed_goal["cells"])))

    def copies(self, cells: list[dict[str, Any]]) -> list[set[Spot]]:
        """Everywhere a pattern is found, never turned."""
        shape = [(cell["x"], cell["y"], cell["kingdom"]) for cell in cells]
        return [
            {(x + dx, y + dy) for dx, dy, _ in shape}
            for x, y in self.laid
            if all(self.kingdom((x + dx, y + dy)) == kingdom for dx, dy, kingdom in shape)
        ]

    def kingdom(self, spot: Spot) -> str:
        """The colour that lies on a spot, whichever face is up."""
        return self.laid[spot].kingdom if spot in self.laid else "none"


def most_apart(copies: list[set[Spot]]) -> int:
    """The most copies that share no card: each is tried, and each is left out."""
    if not copies:
        return 0
    first, *rest = copies
    apart = [copy for copy in rest if not copy & first]
    return max(1 + most_apart(apart), most_apart(rest) if len(apart) < len(rest) else 0)


class Codex(Referee):
    """The whole match."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.decks = {name: deal.pile(name) for name in ("resource", "gold")}
        self.shown = [self.decks[name].pop(0) for name in ("resource", "resource", "gold", "gold")]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.manuscripts = [Manuscript() for _ in range(self.seats)]
        self.common: list[str] = []
        self.secret: dict[int, str] = {}
        self.ending = False

    def play(self) -> Play[None]:
        yield from self.set_up()
        yield from self.rounds()

    def set_up(self) -> Play[None]:
        """All choose a side of their starter, take three cards, and keep one of two objectives."""
        sides = yield {seat: {"start front", "start back"} for seat in range(self.seats)}
        for seat, said in sides.items():
            self.manuscripts[seat].lay(self.deal.piles["starters"][seat], said.split()[1], (0, 0))
        for hand in self.hands:
            hand += [self.decks[name].pop(0) for name in ("resource", "resource", "gold")]
        objectives = self.deal.pile("objectives")
        self.common = [objectives.pop(0), objectives.pop(0)]
        dealt = {seat: {objectives.pop(0), objectives.pop(0)} for seat in range(self.seats)}
        kept = yield {seat: {f"keep {objective}" for objective in two} for seat, two in dealt.items()}
        self.secret = {seat: said.split()[1] for seat, said in kept.items()}

    def rounds(self) -> Play[None]:
        """Rounds, until the end is brought on; that round is finished, and one more is played."""
        last = False
        while True:
            for seat in self.clockwise(self.deal.lot):
                yield from self.turn(seat)
            if last or not any(manuscript.open_spots() for manuscript in self.manuscripts):
                return
            last = self.ending

    def turn(self, seat: int) -> Play[None]:
        """Lay a card, then take one; with no open spot do neither."""
        said = yield from ask(seat, self.placings(seat) or {"pass"})
        if said == "pass":
            return
        _, card, face, spot = said.split()
        x, y = map(int, spot.split(","))
        self.hands[seat].remove(card)
        self.manuscripts[seat].lay(card, face, (x, y))
        self.ending = self.ending or self.manuscripts[seat].points >= 20
        yield from self.take_card(seat)

    def placings(self, seat: int) -> set[str]:
        """Each card, either face up, on each open spot; a front only if it can be afforded."""
        manuscript = self.manuscripts[seat]
        faces = [f"{card} back" for card in self.hands[seat]]
        faces += [f"{card} front" for card in self.hands[seat] if manuscript.affords(card)]
        spots = manuscript.open_spots()
        return {f"place {face} {x},{y}" for face in faces for x, y in spots}

    def take_card(self, seat: int) -> Play[None]:
        """Take a card that is shown, or the top of a deck; taking the last one brings on the end."""
        offers = [f"take {card}" for card in self.shown]
        offers += [f"draw {name}" for name, deck in self.decks.items() if deck]
        if offers:
            verb, what = (yield from ask(seat, offers)).split()
            if verb == "take":
                self.replace(what)
            self.hands[seat].append(what if verb == "take" else self.decks[what].pop(0))
        self.ending = self.ending or not (self.shown or any(self.decks.values()))

    def replace(self, card: str) -> None:
        """A card that was shown is replaced from its own deck, or from the other if that is empty."""
        self.shown.remove(card)
        own, other = ("resource", "gold") if card[0] == "R" else ("gold", "resource")
        deck = self.decks[own] or self.decks[other]
        if deck:
            self.shown.append(deck.pop(0))

    def scores(self) -> list[Score]:
        return [self.score(seat) for seat in sorted(self.secret)]

    def score(self, seat: int) -> Score:
        """Points of cards, of both common objectives and of the secret one; objectives break a tie."""
        manuscript = self.manuscripts[seat]
        common = sum(manuscript.goal(objective) for objective in self.common)
        secret = manuscript.goal(self.secret[seat])
        return Score({"cards": manuscript.points, "common": common, "secret": secret}, [common + secret])
