"""What every game is tested on: each game in each edition, seat count and option set; random walks."""

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from bottega.kit.board import Board
from bottega.kit.codec import dump
from bottega.kit.events import Event
from bottega.kit.game import AnyGame, Options
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked, awaited, sample, setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from tests.all_games import ALL_GAMES
from tests.every_game.option_sets import option_sets


def is_covered() -> bool:
    """Whether somebody counts the lines that the tests reach: by a tracer, or by 3.12's monitoring."""
    monitoring = getattr(sys, "monitoring", None)
    return bool(sys.gettrace() or (monitoring and monitoring.get_tool(monitoring.COVERAGE_ID)))


# Lines are counted in rules as they are written, which are slow: there a part will do, and the compiled run
# tries it all. BOTTEGA_HASTE asks for less, too.
HASTE = int(os.environ.get("BOTTEGA_HASTE", 5 if is_covered() else 1))
# Matches for each game and seat count, in a quick property.
SEEDS = int(os.environ.get("BOTTEGA_SEEDS", 200 // HASTE))
EARLIER = (
    5  # an edition before the newest gets one match in so many: most of its rules are tried by the newest
)


@dataclass(frozen=True, eq=False)
class Case:
    """One way to play one game."""

    game: AnyGame
    seats: int
    name: str
    options: Options
    sets: int = 1  # how many option sets share the seeds of this game and seat count

    def __str__(self) -> str:
        return f"{named(self.game)}-{self.seats}-{self.name}"

    @property
    def examples(self) -> int:
        """How many examples hypothesis may try."""
        return share(settings().max_examples, self.among * HASTE)

    @property
    def among(self) -> int:
        """How many share: what people play, the default and the presets, gets half of all for itself."""
        sets = self.sets if self.name.startswith("pairs") else min(self.sets, 2)
        return sets if is_newest(self.game) else EARLIER * sets

    def seeds(self, part: int = 1) -> list[bytes]:
        """The seeds of this case; a slow property asks for one part in so many."""
        many = share(SEEDS, self.among * part)
        return [hashlib.sha256(f"{self} {number}".encode()).digest() for number in range(many)]

    def start(self, seed: bytes) -> tuple[State[Board], list[Event]]:
        """The state at the first choice, and what was told up to it."""
        return setup(self.game, self.seats, self.options, seed)

    def viewers(self) -> list[Seat]:
        """Everybody who may look on."""
        return [NOBODY, *range(self.seats)]


def named(game: AnyGame) -> str:
    """A game for the test report: `sample`, and `sample-edition-1` for one of its editions before."""
    return game.id if is_newest(game) else f"{game.id}-edition-{game.edition}"


def is_newest(game: AnyGame) -> bool:
    """Whether it is the newest edition."""
    return game.edition == max(game.editions)


def spread(sets: dict[str, Options], turn: int, turns: int) -> dict[str, Options]:
    """The default, and of the others those whose turn it is: each comes with one seat count."""
    return {name: sets[name] for at, name in enumerate(sets) if at == 0 or at % turns == turn}


def share(all: int, among: int) -> int:
    """A fair share, rounded up."""
    return -(-all // among)


def cases_of(game: AnyGame, seats: int) -> list[Case]:
    """A game with so many seats, played with each option set."""
    sets = option_sets(game, seats)
    if HASTE > 1:
        sets = spread(sets, game.seats.index(seats), len(game.seats))
    return [Case(game, seats, name, options, len(sets)) for name, options in sets.items()]


EDITIONS = [edition for game in ALL_GAMES.values() for edition in game.editions.values()]
TABLES = [(game, seats) for game in EDITIONS for seats in game.seats]
CASES = [case for game, seats in TABLES for case in cases_of(game, seats)]

every_game = pytest.mark.parametrize("game", EDITIONS, ids=named)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{named(t)}-{n}" for t, n in TABLES])
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def written(s: State[Board]) -> str:
    """A state, or a view, as the bytes that would leave the server."""
    return json.dumps(dump(s))


def random_choice(s: State[Board], luck: Luck) -> tuple[Seat, Move]:
    """Any awaited seat and any of its moves."""
    seat = luck.pick(awaited(s))
    return seat, sample(s, seat, luck)


def walk(case: Case, seed: bytes) -> Iterator[State[Board]]:
    """The same state at every choice of a random match, and once more when it is over."""
    s, _ = case.start(seed)
    luck = Luck(seed, "walk")
    yield s
    while awaited(s):
        apply_unchecked(s, *random_choice(s, luck))
        yield s


def sights(case: Case, seed: bytes, stride: int) -> Iterator[State[Board]]:
    """The state at every so manyth choice of a random match."""
    return islice(walk(case, seed), 0, None, stride)


def position(case: Case, seed: bytes, plies: int) -> State[Board]:
    """The state after so many moves of a random match, or at its end."""
    walked = walk(case, seed)
    s = next(walked)
    for _ in zip(range(plies), walked, strict=False):
        pass
    return s


@cache
def usual_length(case: Case) -> int:
    """How many decisions a random match of this case has."""
    return sum(1 for _ in walk(case, bytes(32))) - 1


def any_seed() -> st.SearchStrategy[bytes]:
    """A seed that shrinks to a readable one."""
    return st.integers(0, 2**32 - 1).map(lambda number: number.to_bytes(32, "big"))


def any_plies(case: Case) -> st.SearchStrategy[int]:
    """How far to play: from the first choice to about the end."""
    return st.integers(0, usual_length(case))
