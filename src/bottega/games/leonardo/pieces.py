"""What a player has before them: workers, laboratories, components, finished inventions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.games.leonardo.names import LARGE, SMALL, lab_of
from bottega.kit.board import Part
from bottega.kit.piece import frozen, piece

if TYPE_CHECKING:
    from bottega.games.leonardo.sheet import Sheet
    from bottega.kit.seats import Seat

IDLE: Final = -1  # the week of a laboratory that makes nothing
NOTHING: Final = -2  # the invention of an idle laboratory (HIDDEN is one that others may not know)
LAST_WEEK: Final = 15


@final
@frozen
class Group(Part):
    """Workers of one player standing together in a place of the city."""

    seat: Seat
    apprentices: int
    masters: int

    @property
    def strength(self) -> int:
        """§8. A master counts as two apprentices."""
        return self.apprentices + 2 * self.masters


@final
@piece
class Lab(Part):
    """A laboratory: its places, its mechanical men, the work under way and who is at it."""

    places: int  # of the side it shows; 0: not taken yet
    men: int
    week: int  # where the marker lies, or IDLE
    invention: int  # its components lie under the laboratory, face down
    shown: bool  # somebody else completed it first, so the components were shown
    apprentices: int
    masters: int

    @property
    def working(self) -> bool:
        """§6. As soon as its marker lies on 0."""
        return self.week >= 0

    @property
    def idle(self) -> bool:
        """§6. There, with nothing under way."""
        return self.places > 0 and self.week < 0

    @property
    def free(self) -> int:
        """§7. Each worker and each mechanical man fills one place."""
        return self.places - self.men - self.apprentices - self.masters

    def start(self, invention: int) -> None:
        """§6. The marker is laid on the hammer, the components under the laboratory."""
        self.invention = invention
        self.week = 0

    def clear(self) -> None:
        """The work is finished or stopped."""
        self.invention = NOTHING
        self.week = IDLE
        self.shown = False

    @property
    def adds(self) -> int:
        """§8. How far those who are there now move the marker in this turn."""
        if not self.working:
            return 0
        return min(LAST_WEEK - self.week, self.apprentices + 2 * self.masters + 2 * self.men)

    def work(self) -> int:
        """§8. The marker moves on, and the workers go home."""
        added = self.adds
        self.week += added
        self.apprentices = self.masters = 0
        return added


def no_lab() -> Lab:
    """A laboratory that still waits at the Workshop."""
    return Lab(places=0, men=0, week=IDLE, invention=NOTHING, shown=False, apprentices=0, masters=0)


@final
@piece
class Player(Part):
    """One player's side of the table."""

    florins: int
    owned: Final[list[int]]  # components in hand or under a laboratory; the split is always secret
    apprentices: int
    academy: int  # apprentices still to be had there
    free: int  # apprentices not yet placed this turn
    master: bool  # not yet placed this turn
    labs: Final[list[Lab]]
    cards: tuple[int, ...]  # inventions whose card this player has
    completed: tuple[int, ...]  # with the card or without
    paid: tuple[int, ...]  # the florins that each of them brought
    passed: bool
    favours: tuple[int, ...]  # how often each letter was taken

    def hand(self, rules: Sheet) -> list[int]:
        """The components not under a laboratory; only its owner can ask."""
        hand = self.owned[:]
        for lab in self.labs:
            if lab.working:
                for component, need in enumerate(rules.needs[lab.invention]):
                    hand[component] -= need
        return hand

    def discount(self, rules: Sheet, invention: int, fresh: tuple[int, ...]) -> int:
        """§9. Two weeks less for each own card of the same type, but for cards won this turn."""
        older = [rules.type[card] for card in self.cards if card not in fresh]
        return 2 * older.count(rules.type[invention])

    def has_idle_lab(self) -> bool:
        """Whether anything could be started."""
        return self.labs[SMALL].idle or self.labs[LARGE].idle

    def in_labs(self) -> int:
        """The apprentices in one's laboratories."""
        return self.labs[SMALL].apprentices + self.labs[LARGE].apprentices

    def lab_at(self, place: int) -> Lab:
        """The laboratory that a place of phase B names."""
        return self.labs[lab_of(place)]

    def take_home(self) -> None:
        """All workers are free again."""
        self.free = self.apprentices
        self.master = True
        self.passed = False
