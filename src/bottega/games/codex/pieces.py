"""What lies on the table of Codex Naturalis: manuscripts, decks, hands, objectives."""

from __future__ import annotations

from typing import Final, final

from bottega.games.codex.guess import guess
from bottega.games.codex.objectives import count
from bottega.games.codex.sheet import CORNER_NAMES, Sheet
from bottega.games.codex.words import CARDS, CENTRE, FRONT, NO_CORNER, OBJECTIVES, WIDTH
from bottega.kit.board import Board, Lendable, Lent
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import fill
from bottega.kit.result import Brought, Result
from bottega.kit.seats import NOBODY, Seat

SHUT: Final = -1  # a spot that would cover a missing corner
OPEN: Final = -2
UNSEEN: Final = -3
GONE: Final = -3  # a face-up place that can no longer be filled
NEAR: Final = [WIDTH - 1, WIDTH + 1, -WIDTH - 1, -WIDTH + 1]  # from a spot to its nw, ne, sw, se

RESOURCE: Final = 0  # the decks
GOLD: Final = 1
SHOWN: Final = 4  # cards face up in the middle, two of each deck

PLAYING: Final = 0
ENDING: Final = 1  # the round is finished, and everyone plays once more
LAST: Final = 2
OVER: Final = 3


@final
@piece
class Area(Lendable):
    """A player's manuscript. Open spots and visible symbols are kept up to date, never searched for."""

    rules: Final[Sheet]
    spots: Final[dict[int, int]]  # spot to the face that lies there, or SHUT, or OPEN
    open: Final[list[int]]
    laid: tuple[int, ...]  # spots in the order they were covered
    symbols: Final[list[int]]  # visible of each symbol; empty and missing corners are counted along
    points: int  # of the cards laid

    def lay(self, face: int, spot: int) -> int:
        """Lay a face on a spot; answers how many corners it covers."""
        corners, spots, symbols = self.rules.corners, self.spots, self.symbols
        covered = 0
        for corner in range(4):
            near = spot + NEAR[corner]
            there = spots.get(near, UNSEEN)
            own = corners[face * 4 + corner]
            symbols[own] += 1
            if there >= 0:
                symbols[corners[there * 4 + 3 - corner]] -= 1
                covered += 1
            elif own == NO_CORNER:
                self.shut(near, there)
            elif there == UNSEEN:
                spots[near] = OPEN
                self.open.append(near)
        for symbol in self.rules.centre[face]:
            symbols[symbol] += 1
        if covered:
            self.open.remove(spot)
        spots[spot] = face
        self.laid += (spot,)
        return covered

    def shut(self, spot: int, there: int) -> None:
        """A card there would cover a missing corner: never again a spot to play on."""
        if there == OPEN:
            self.open.remove(spot)
        self.spots[spot] = SHUT

    def affords(self, card: int) -> bool:
        """Whether the resources the card asks for are visible now."""
        return self.rules.affords(card, self.symbols)

    def covers(self, spot: int) -> list[int]:
        """What a card on an open spot would cover: symbols and blank corners."""
        around = [(corner, self.spots.get(spot + NEAR[corner], UNSEEN)) for corner in range(4)]
        return [self.rules.corners[there * 4 + 3 - corner] for corner, there in around if there >= 0]

    def worth(self, card: int, covered: int) -> int:
        """The points of a card just laid face up."""
        return self.rules.worth(card, covered, self.symbols)


def scored(area: Area) -> list[tuple[int, int]]:
    """§4.1.3. The cards of a manuscript with the points each brought: they are laid once more, in order."""
    again, told = blank(area.rules), list[tuple[int, int]]()
    for spot in area.laid:
        face = area.spots[spot]
        covered = again.lay(face, spot)
        if spot != CENTRE and face % 2 == FRONT:
            told.append((face // 2, again.worth(face // 2, covered)))
    return told


def blank(rules: Sheet) -> Area:
    """A manuscript before its starter is laid."""
    return Area(rules=rules, spots={}, open=[], laid=(), symbols=[0] * len(CORNER_NAMES), points=0)


@final
@piece
class Table(Board):
    """All pieces of a match. Decks lie face down, the last card on top."""

    rules: Final[Sheet]
    decks: Final[list[tuple[int, ...]]]  # RESOURCE, GOLD
    shown: Final[list[int]]  # face up: two of each deck, GONE once none can take the place
    hands: Final[list[list[int]]]
    areas: Final[list[Lent[Area]]]
    starters: Final[tuple[int, ...]]  # by seat
    objectives: tuple[int, ...]  # the pile
    common: tuple[int, ...]  # objectives that count for everyone
    goals: tuple[tuple[int, ...], ...]  # each seat's two cards; once chosen, the kept one comes first
    lot: int  # who will go first, known once drawn
    first: int  # who went first, NOBODY before that
    ending: int  # PLAYING, ENDING, LAST or OVER

    def masked(self, viewer: Seat) -> Table:
        """Others' hands and the tops of the decks show their backs; objectives show nothing."""
        back = self.rules.back
        seen = self.copy()
        for number, deck in enumerate(self.decks):
            seen.decks[number] = (HIDDEN,) * (len(deck) - 1) + tuple([back(card) for card in deck[-1:]])
        for seat, hand in enumerate(seen.hands):
            if seat != viewer:
                hand[:] = [back(card) for card in hand]
        seen.goals = tuple([self.goals_seen(seat, viewer) for seat in range(self.rules.seats)])
        seen.objectives = (HIDDEN,) * len(self.objectives)
        if self.first == NOBODY:
            seen.lot = HIDDEN
        return seen

    def opened(self, viewer: Seat) -> Table:
        """Hands and objectives are shown; decks and the pile of objectives are left as they lie."""
        seen = self.masked(viewer)
        for seat, hand in enumerate(self.hands):
            seen.hands[seat][:] = hand
        seen.goals = self.goals
        return seen

    def goals_seen(self, seat: Seat, viewer: Seat) -> tuple[int, ...]:
        """A seat's objectives as this viewer sees them: of others only the kept one, in the end."""
        goals = self.goals[seat]
        if seat == viewer:
            return goals
        kept = goals[:1] if self.ending == OVER else ()
        return kept + (HIDDEN,) * (len(goals) - len(kept))

    def filled(self, viewer: Seat, luck: Luck) -> Table:
        """Every back becomes a card with that back, every other hidden card any that is left."""
        world = self.copy()
        decks = [list(deck) for deck in self.decks]
        guess(decks, world.hands, self.seen_cards(), self.rules.back, luck)
        world.decks[:] = [tuple(deck) for deck in decks]
        known = [*self.common, *(goal for goals in self.goals for goal in goals)]
        unseen = luck.shuffle([goal for goal in range(len(self.rules.goals)) if goal not in known])
        piles = [list(pile) for pile in [*self.goals, self.objectives]]
        for pile in piles:
            fill(pile, unseen)
        world.objectives = tuple(piles.pop())
        world.goals = tuple([tuple(goals) for goals in piles])
        if self.lot == HIDDEN:
            world.lot = luck.below(self.rules.seats)
        return world

    def turn_objective(self) -> int:
        """The top card of the pile of objectives."""
        *rest, top = self.objectives
        self.objectives = tuple(rest)
        return top

    def seen_cards(self) -> list[int]:
        """Every card whose front or place is known: face up, laid, or held where it can be read."""
        seen = [*self.shown, *(card for hand in self.hands for card in hand)]
        for area in self.areas:
            seen.extend(area.spots[spot] // 2 for spot in area.laid)
        return seen

    def any_left(self) -> bool:
        """Whether a card can still be taken from the middle."""
        return bool(self.decks[0] or self.decks[1]) or max(self.shown) >= 0

    def draw(self, deck: int) -> int:
        """The top card of a deck."""
        cards = self.decks[deck]
        self.decks[deck] = cards[:-1]
        return cards[-1]

    def refill(self, place: int) -> int:
        """Turn up a card for a face-up place: from its own deck, else the other, else it stays empty."""
        own = place // 2
        deck = own if self.decks[own] else 1 - own
        self.shown[place] = self.draw(deck) if self.decks[deck] else GONE
        return self.shown[place]

    def earned(self, seat: Seat) -> list[int]:
        """The points of the two common objectives and the secret one, in that order, once they are there."""
        goals = [*self.common, *self.goals[seat][:1]]
        return [count(self.rules.goals[goal], self.areas[seat]) for goal in goals]

    def result(self) -> Result:
        parts: list[dict[str, int]] = []
        for seat, area in enumerate(self.areas):
            earned = self.earned(seat)
            parts.append({"cards": area.points, "common": sum(earned[:2]), "secret": sum(earned[2:])})
        return Result(parts, [{"objectives": part["common"] + part["secret"]} for part in parts])

    def brought(self, seat: Seat) -> list[Brought]:
        """Each card and each objective with its points."""
        cards = [Brought("cards", CARDS, card, points) for card, points in scored(self.areas[seat]) if points]
        goals = [*self.common, *self.goals[seat][:1]]
        parts = ["common"] * len(self.common) + ["secret"]
        return cards + [
            Brought(part, OBJECTIVES, goal, points)
            for part, goal, points in zip(parts, goals, self.earned(seat), strict=False)
            if points
        ]

    def conserved(self) -> dict[str, int]:
        held = sum(len(hand) for hand in self.hands) + sum(card != GONE for card in self.shown)
        laid = sum(spot != CENTRE for area in self.areas for spot in area.laid)
        goals = len(self.objectives) + len(self.common) + sum(len(goals) for goals in self.goals)
        return {"cards": len(self.decks[0]) + len(self.decks[1]) + held + laid, "objectives": goals}
