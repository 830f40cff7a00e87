"""What a player has before them: workers, laboratories, components, finished inventions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from bottega.games.leonardo.names import FIRST_LAB, LARGE, SMALL
from bottega.kit.board import Part

if TYPE_CHECKING:
    from bottega.games.leonardo.sheet import Sheet

IDLE: Final = -1  # the week of a laboratory that makes nothing
NOTHING: Final = -2  # the invention of an idle laboratory (HIDDEN is one that others may not know)
LAST_WEEK: Final = 15


@final
class Group(Part):
    """Workers of one player standing together in a place of the city."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "apprentices", "masters")

    def __init__(self, seat: int, apprentices: int, masters: int) -> None:
        self.seat: Final = seat
        self.apprentices = apprentices
        self.masters = masters

    def copy(self) -> Group:
        return Group(self.seat, self.apprentices, self.masters)

    @property
    def strength(self) -> int:
        """§8. A master counts as two apprentices."""
        return self.apprentices + 2 * self.masters


@final
class Lab(Part):
    """A laboratory: its places, its mechanical men, the work under way and who is at it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "places",
        "men",
        "week",
        "invention",
        "shown",
        "apprentices",
        "masters",
    )

    def __init__(
        self, places: int, men: int, week: int, invention: int, shown: bool, apprentices: int, masters: int
    ) -> None:
        self.places = places  # of the side it shows; 0: not taken yet
        self.men = men
        self.week = week
        self.invention = invention  # its components lie under the laboratory, face down
        self.shown = shown  # somebody else completed it first, so the components were shown
        self.apprentices = apprentices
        self.masters = masters

    def copy(self) -> Lab:
        return Lab(
            self.places, self.men, self.week, self.invention, self.shown, self.apprentices, self.masters
        )

    @property
    def working(self) -> bool:
        """§6. As soon as its marker lies on 0."""
        return self.week >= 0

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

    def work(self) -> int:
        """§8. How far this turn's workers and mechanical men move the marker; the workers go home."""
        before = self.week
        self.week = min(LAST_WEEK, before + self.apprentices + 2 * self.masters + 2 * self.men)
        self.apprentices = self.masters = 0
        return self.week - before


def no_lab() -> Lab:
    """A laboratory that still waits at the Workshop."""
    return Lab(0, 0, IDLE, NOTHING, False, 0, 0)


@final
class Player(Part):
    """One player's side of the table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "florins",
        "owned",
        "apprentices",
        "academy",
        "free",
        "master",
        "labs",
        "cards",
        "completed",
        "passed",
        "favours",
    )

    def __init__(
        self,
        florins: int,
        owned: list[int],
        apprentices: int,
        academy: int,
        free: int,
        master: bool,
        labs: list[Lab],
        cards: list[int],
        completed: list[int],
        passed: bool,
        favours: list[int],
    ) -> None:
        self.florins = florins
        self.owned: Final = owned  # components in hand or under a laboratory: only the split is secret
        self.apprentices = apprentices
        self.academy = academy  # apprentices still to be had there
        self.free = free  # apprentices not yet placed this turn
        self.master = master  # not yet placed this turn
        self.labs: Final = labs
        self.cards: Final = cards
        self.completed: Final = completed  # with the card or without
        self.passed = passed
        self.favours: Final = favours  # how often each letter was taken

    def copy(self) -> Player:
        return Player(
            self.florins,
            self.owned[:],
            self.apprentices,
            self.academy,
            self.free,
            self.master,
            [self.labs[SMALL].copy(), self.labs[LARGE].copy()],
            self.cards[:],
            self.completed[:],
            self.passed,
            self.favours[:],
        )

    def hand(self, rules: Sheet) -> list[int]:
        """The components not under a laboratory; only its owner can ask."""
        hand = self.owned[:]
        for lab in self.labs:
            if lab.working:
                needs = rules.needs[lab.invention]
                hand = [held - need for held, need in zip(hand, needs, strict=True)]
        return hand

    def discount(self, rules: Sheet, invention: int, fresh: list[int]) -> int:
        """§9. Two weeks less for each own card of the same type, but for cards won this turn."""
        older = [rules.type[card] for card in self.cards if card not in fresh]
        return 2 * older.count(rules.type[invention])

    def in_labs(self) -> int:
        """The apprentices in one's laboratories."""
        return self.labs[SMALL].apprentices + self.labs[LARGE].apprentices

    def lab_at(self, place: int) -> Lab:
        """The laboratory that a place of phase B names."""
        return self.labs[place - FIRST_LAB]

    def take_home(self) -> None:
        """All workers are free again."""
        self.free = self.apprentices
        self.master = True
        self.passed = False
