"""The table of Les Inventeurs as a person would see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict

from bottega.games.inventors.names import (
    BREADTH,
    ERAS,
    FIRST_PROGRESS,
    INVENTIONS,
    INVENTORS,
    KINDS,
    NUMBER,
    SHARERS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    TOP_LEVEL,
)
from bottega.games.inventors.phases.sharing import TakeBack, TakeReward
from bottega.games.inventors.phases.turns import EndTurn
from bottega.games.inventors.phases.working import PutCubes, bringing, fitting
from bottega.games.inventors.picture.shapes import (
    ByDiscipline,
    Common,
    Invention,
    Inventor,
    Laid,
    Now,
    Own,
    Putting,
    Run,
    Share,
    Sharing,
    Side,
    Team,
    Work,
)
from bottega.games.inventors.pieces import GONE, LEVELS_EACH, Table
from bottega.games.inventors.runs import best_runs
from bottega.games.inventors.scoring import numbers, parts, reached
from bottega.kit.events import Range
from bottega.kit.picture import Pictures, Score, now_of, sealed_of
from bottega.kit.seats import NOBODY, Seat, clockwise, ranked
from bottega.kit.state import State

PHASES: Final = {
    "ChooseTeam": ("teams", "2.1"),
    "TakeTurn": ("turn", "4"),
    "PutCubes": ("cubes", "9.4"),
    "TakeReward": ("rewards", "6.2"),
    "UseTokens": ("tokens", "9.7"),
}


def common(s: State[Table]) -> Common:
    """What every viewer sees."""
    table, rules = s.board, s.board.rules
    return Common(
        now=now(s),
        statuette=seat_or_none(table.statuette),
        bag=len(table.bag) - table.era * rules.drawn_an_era,
        boxed=table.boxed,
        inventions=[invention(table, place) for place in range(rules.places)] if table.era else [],
        free=[] if table.era else free_teams(table),
        sides=[side(table, seat) for seat in range(rules.seats)],
    )


def now(s: State[Table]) -> Now:
    """What is being done, by the steps that wait: the last one comes first."""
    laid = s.board.laid
    steps = s.agenda[::-1]
    ends = [step.seat for step in steps if isinstance(step, EndTurn)]
    puts = [step for step in steps if isinstance(step, PutCubes)]
    shared = [step.place for step in steps if isinstance(step, TakeBack)]
    choosing = [step.seat for step in steps if isinstance(step, TakeReward)]
    return Now(
        **asdict(now_of(s, PHASES)),
        turn=ends[0] if ends else None,
        era=s.board.era,
        eras=ERAS,
        ahead=max(0, s.board.left - 1),
        putting=Putting(puts[0].seat, puts[0].cubes, INVENTIONS.names[laid[puts[0].place]]) if puts else None,
        sharing=Sharing(INVENTIONS.names[laid[shared[0]]], choosing) if shared else None,
    )


def invention(table: Table, place: int) -> Invention:
    """An invention of the era, on the table or gone from it."""
    gone = table.laid[place] == GONE
    number = table.eras[table.era - 1][place] if gone else table.laid[place]
    return Invention(
        id=INVENTIONS.names[number],
        owner=seat_or_none(table.owner[number]),
        laid=None if gone else laid(table, place),
    )


def laid(table: Table, place: int) -> Laid:
    """What lies in a place."""
    tokens = table.rewards[place * TOKENS_EACH : (place + 1) * TOKENS_EACH]
    return Laid(
        empty=by_discipline(table.empty, place * BREADTH),
        shares=[
            Share(seat, table.contribution(place, seat), by_discipline(table.cubes[place], seat * BREADTH))
            for seat in table.ranking(place)
        ],
        tokens=[None if token == GONE else TOKENS.names[token] for token in tokens],
    )


def free_teams(table: Table) -> list[Team]:
    """The teams that nobody leads, with the levels they begin with."""
    free = [team for team in range(TEAMS.size) if team not in table.teams]
    return [Team(TEAMS.names[team], inventors(table, team, table.rules.start, team)) for team in free]


def side(table: Table, seat: Seat) -> Side:
    """What lies before a seat."""
    team = table.teams[seat]
    owned = [number for number, owner in enumerate(table.owner) if owner == seat]
    points = parts(table, seat)
    return Side(
        seat=seat,
        team=None if team == NOBODY else TEAMS.names[team],
        inventors=[] if team == NOBODY else inventors(table, team, table.levels, seat, table.busy[seat]),
        cubes=table.spare[seat] if table.spare else None,
        tokens=counted(TOKENS, table.tokens[seat * KINDS : (seat + 1) * KINDS]),
        inventions=[INVENTIONS.names[number] for number in owned],
        runs=runs(table, seat, owned),
        score=Score(sum(points.values()), points),
    )


def inventors(table: Table, team: int, levels: Sequence[int], row: int, busy: int = 0) -> list[Inventor]:
    """The four of a team, whose levels are in such a row."""
    found: list[Inventor] = []
    for slot in range(TEAM_SIZE):
        number, at = team * TEAM_SIZE + slot, row * LEVELS_EACH + slot * BREADTH
        has, goal = levels[at : at + BREADTH], table.rules.goal[number * BREADTH : (number + 1) * BREADTH]
        missing = [max(0, wanted - level) for wanted, level in zip(goal, has, strict=True)]
        person = INVENTORS.names[number]
        found.append(Inventor(person, busy >> slot & 1 > 0, ByDiscipline(*has), ByDiscipline(*missing)))
    return found


def runs(table: Table, seat: Seat, owned: list[int]) -> list[Run]:
    """§3.4. The runs that score most: inventions of each number while there are some, then wild numbers."""
    reach = reached(table, seat)
    chains: list[list[str | None]] = [[] for _ in range(reach[0] if reach else 0)]
    for number, count in enumerate(reach):
        names = [INVENTIONS.names[card] for card in owned if table.rules.class_of[card] == number]
        for at in range(count):
            chains[at].append(names[at] if at < len(names) else None)
    return [Run(len(chain) - 1, chain) for chain in chains]


def by_discipline(row: Sequence[int], first: int) -> ByDiscipline:
    """Four numbers of a flat list."""
    return ByDiscipline(*row[first : first + BREADTH])


def counted(names: Range, counts: Sequence[int]) -> dict[str, int]:
    """How many there are of each, by name."""
    return {name: count for name, count in zip(names.names, counts, strict=True) if count}


def seat_or_none(seat: Seat) -> int | None:
    """A seat, if it is one."""
    return seat if seat >= 0 else None


def own(s: State[Table], seat: Seat) -> Own:
    """What the own inventors would place, and what the numbers of inventions would be worth."""
    table = s.board
    brings: dict[str, dict[str, Work]] = {}
    for slot in range(TEAM_SIZE if table.teams[seat] != NOBODY else 0):
        placed = {
            INVENTIONS.names[number]: work(table, seat, slot, place, cubes)
            for place, number in enumerate(table.laid)
            if number != GONE and (cubes := bringing(table, seat, slot, place))
        }
        if placed:
            brings[INVENTORS.names[table.teams[seat] * TEAM_SIZE + slot]] = placed
    return Own(
        seat=seat,
        sealed=sealed_of(s, seat),
        brings=brings,
        runs=longer_runs(table, seat),
        fits=fits(table, seat),
    )


def work(table: Table, seat: Seat, slot: int, place: int, cubes: int) -> Work:
    """§4.1, §6.1. What sending an inventor would come to."""
    row = (seat * TEAM_SIZE + slot) * BREADTH
    completes = cubes == table.room(place)
    order = clockwise(seat if completes else table.statuette, table.rules.seats)
    counts = [table.contribution(place, other) + (cubes if other == seat else 0) for other in order]
    rank = ranked(order, counts).index(seat) + 1
    return Work(
        cubes=cubes,
        slots=ByDiscipline(*fitting(table, seat, slot, place)),
        lost=sum(table.levels[row : row + BREADTH]) - cubes,
        completes=completes,
        rank=rank if rank <= SHARERS else 0,
    )


def longer_runs(table: Table, seat: Seat) -> list[int]:
    """§3.4. What one more invention of each number would add to the points of runs."""
    counts, wild = numbers(table, seat), table.tokens[seat * KINDS + NUMBER]
    more = [counts[:number] + [count + 1] + counts[number + 1 :] for number, count in enumerate(counts)]
    return [best_runs(one, wild) - best_runs(counts, wild) for one in more]


def fits(table: Table, seat: Seat) -> dict[str, int]:
    """§9.1. How many levels each progress token could raise."""
    levels = table.levels[seat * LEVELS_EACH : (seat + 1) * LEVELS_EACH] if table.teams[seat] >= 0 else ()
    steps = range(FIRST_PROGRESS, TOP_LEVEL + 1)
    return {TOKENS.names[step - FIRST_PROGRESS]: levels.count(step - 1) for step in steps}


PICTURES: Final = Pictures(1, Common, Own, common, own)
