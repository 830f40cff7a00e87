"""What a picture of Les Inventeurs is made of."""

from __future__ import annotations

from msgspec import Struct

from bottega.kit import picture
from bottega.kit.picture import Score


class ByDiscipline(Struct, frozen=True, array_like=True):
    """A number for each discipline. Only the numbers are written, in this order."""

    physics: int
    chemistry: int
    mechanics: int
    mathematics: int


class Sharing(Struct, frozen=True):
    """A completed invention whose rewards are being shared."""

    invention: str
    seats: list[int]  # those that are still to choose, in their order


class Putting(Struct, frozen=True):
    """Cubes whose slots are being chosen."""

    seat: int
    cubes: int
    invention: str


class Now(picture.Now, frozen=True, kw_only=True):
    """What is being done."""

    turn: int | None  # the seat whose turn it is; others may be asked in it
    era: int  # from 1 on; 0 while teams are chosen
    eras: int  # how many there are
    ahead: int  # inventions still to be completed before the era ends
    putting: Putting | None
    sharing: Sharing | None


class Share(Struct, frozen=True, array_like=True):
    """What a seat has contributed to an invention. Only the values are written, in this order."""

    seat: int
    cubes: int
    slots: ByDiscipline


class Laid(Struct, frozen=True):
    """What lies on an invention."""

    empty: ByDiscipline  # slots
    shares: list[Share]  # of the contributors; whoever would choose a reward first comes first
    tokens: list[str | None]  # null: taken


class Invention(Struct, frozen=True):
    """An invention of this era."""

    id: str
    owner: int | None  # the seat that has acquired it
    laid: Laid | None  # null: the invention has left the table


class Inventor(Struct, frozen=True, array_like=True):
    """An inventor and the levels that the goal still asks for. Only the values are written, in this order."""

    id: str
    busy: bool
    levels: ByDiscipline
    missing: ByDiscipline


class Team(Struct, frozen=True):
    """A team that nobody leads."""

    id: str
    inventors: list[Inventor]


class Run(Struct, frozen=True, array_like=True):
    """The points of a run and its inventions, of number 0, 1, 2 and so on; null is a wild number."""

    points: int
    inventions: list[str | None]


class Side(Struct, frozen=True):
    """What lies before a seat."""

    seat: int
    team: str | None
    inventors: list[Inventor]
    cubes: int | None  # at hand; null: they do not run out
    tokens: dict[str, int]  # face up
    inventions: list[str]  # acquired
    runs: list[Run]  # as they score most
    score: Score


class Common(picture.Common, frozen=True, kw_only=True):
    """What every viewer sees."""

    now: Now
    statuette: int | None  # the seat that has it, once the first player is drawn
    bag: int  # tokens that have not come yet
    boxed: int  # tokens out of the game
    inventions: list[Invention]  # in the order in which they were laid out
    free: list[Team]  # to choose from, until teams are chosen
    sides: list[Side]


class Work(Struct, frozen=True, array_like=True):
    """What an inventor would do for an invention now. Only the values are written, in this order."""

    cubes: int  # that would be placed
    slots: ByDiscipline  # where they fit
    lost: int  # cubes that fit nowhere
    completes: bool
    rank: int  # from 1 on: among those who would choose a reward after it; 0: none would be left


class Own(picture.Own, frozen=True, kw_only=True):
    """What one seat knows beside that: nothing is secret, but only the own inventors can be sent."""

    brings: dict[str, dict[str, Work]]  # by inventor and invention, where any cube would be placed
    runs: list[int]  # what an invention of number 0, 1, 2 and so on would add to the points of runs
    fits: dict[str, int]  # by progress token: how many levels of the own inventors it could raise now
