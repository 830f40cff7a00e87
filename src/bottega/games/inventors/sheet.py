"""The sheet of rules in force for one match: tables read once from the card files, flat and by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.games.inventors.names import (
    AVAILABILITY,
    CLASSES,
    CUBES,
    DISCIPLINES,
    ERAS,
    FIRST_POINTS,
    FIRST_PROGRESS,
    INVENTIONS,
    INVENTORS,
    KNOWLEDGE,
    MOST_SLOTS,
    NUMBER,
    TEAM_SIZE,
    TEAMS,
    TOKENS_EACH,
    TOP_LEVEL,
)
from bottega.kit.board import Rules
from bottega.kit.book import Cards, Entry, check_ids
from bottega.kit.errors import BookError

if TYPE_CHECKING:
    from bottega.games.inventors.pieces import Table
    from bottega.kit.state import Step

CARD_FILES: Final = ["inventors.toml", "inventions.toml", "rewards.toml"]
FIRST_OF: Final = {  # the token of the lowest value of a kind, that value, and the highest
    "progress": (0, FIRST_PROGRESS, TOP_LEVEL),
    "victory_points": (FIRST_POINTS, 1, 3),
    "availability": (AVAILABILITY, 0, 0),
    "additional_knowledge": (KNOWLEDGE, 2, 2),
    "classification": (NUMBER, 0, 0),
}


@final
class Sheet(Rules):
    """Inventors, inventions and tokens by number; four numbers in a row are the four disciplines."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.places: Final = seats + 3  # inventions on the table in an era
        self.cubes = 0  # of each player; 0: they do not run out
        self.start: Final[list[int]] = []  # levels, four an inventor
        self.goal: Final[list[int]] = []
        self.goal_points: Final[list[int]] = []
        self.slots: Final[list[int]] = []  # four an invention
        self.class_of: Final[list[int]] = []
        self.points: Final[list[int]] = []
        self.eras: Final[list[list[int]]] = [[] for _ in range(ERAS)]  # the inventions of each era
        self.bag: Final[list[int]] = []  # every token, in order
        self.teams_by_lot = False
        self.opening: list[Step[Table]] = []
        self.turns: list[list[Step[Table]]] = []  # by seat

    @property
    def drawn_an_era(self) -> int:
        """§2.3. How many tokens are laid out in an era."""
        return TOKENS_EACH * self.places


def read_sheet(seats: int, cards: Cards) -> Sheet:
    """The printed tables."""
    sheet = Sheet(seats)
    read_inventors(sheet, cards)
    read_inventions(sheet, cards)
    for row in cards.entries("rewards.toml", "token"):
        sheet.bag.extend([token_of(row)] * row.number("count"))
    if len(sheet.bag) < ERAS * sheet.drawn_an_era:
        raise BookError(f"inventors: {len(sheet.bag)} tokens are too few for {seats} players")
    return sheet


def read_inventors(sheet: Sheet, cards: Cards) -> None:
    """§1.1. Five teams of four, each inventor with levels to begin with and a goal."""
    check_ids("inventors.toml", cards.entries("inventors.toml", "team"), TEAMS.names)
    rows = cards.entries("inventors.toml", "inventor")
    check_ids("inventors.toml", rows, INVENTORS.names)
    for inventor, row in enumerate(rows):
        team = TEAMS.names[inventor // TEAM_SIZE]
        if row.text("team") != team:
            raise BookError(f"{row.where}: {row.text('id')} is of team {team}, not {row.text('team')}")
        for key, levels in (("start", sheet.start), ("goal", sheet.goal)):
            levels.extend(counted(row, key, TOP_LEVEL))
        sheet.goal_points.append(row.number("goal_vp"))


def read_cubes(cards: Cards) -> int:
    """§4.1. How many cubes each player has, if they are counted."""
    return within(cards.entry("inventors.toml", "meta"), "cubes_per_player", 1, CUBES.size - 1)


def read_inventions(sheet: Sheet, cards: Cards) -> None:
    """§1.2. Each with its era, its classification number, its slots and its points."""
    rows = cards.entries("inventions.toml", "invention")
    check_ids("inventions.toml", rows, INVENTIONS.names)
    for invention, row in enumerate(rows):
        sheet.slots.extend(counted(row, "slots", MOST_SLOTS))
        sheet.class_of.append(within(row, "classification", 0, CLASSES.size - 1))
        sheet.points.append(row.number("vp"))
        sheet.eras[within(row, "era", 1, ERAS) - 1].append(invention)
        if not sum(sheet.slots[-DISCIPLINES.size :]):
            raise BookError(f"{row.where}: an invention without slots is never completed")
    for era in sheet.eras:
        if len(era) < sheet.places:
            raise BookError(
                f"inventors: {len(era)} inventions of an era are too few for {sheet.seats} players"
            )


def token_of(row: Entry) -> int:
    """§1.3. The number of a token by its kind and value."""
    kind = row.text("kind")
    if kind not in FIRST_OF:
        raise BookError(f"{row.where}: `{kind}` is none of {', '.join(FIRST_OF)}")
    first, lowest, highest = FIRST_OF[kind]
    return first + within(row, "value", lowest, highest) - lowest


def within(row: Entry, key: str, least: int, most: int) -> int:
    """A number between two others."""
    value = row.number(key, 0)
    if not least <= value <= most:
        raise BookError(f"{row.where}: `{key}` is {value}, not {least} to {most}")
    return value


def counted(row: Entry, key: str, most: int) -> list[int]:
    """A number for each discipline, none too great."""
    counts = row.counts(key, DISCIPLINES.names)
    if min(counts) < 0 or max(counts) > most:
        raise BookError(f"{row.where}: `{key}` is {counts}, not 0 to {most} each")
    return counts
