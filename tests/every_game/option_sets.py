"""Which options a game is tested with: the default, each preset, and every pair of values at least once."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, product

from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Option, Options, Setup

Pair = frozenset[tuple[str, str]]  # values of one or two options: {("purse", "5"), ("peeking", "on")}
REPAIRS = 2  # options that may leave their default so that a wanted pair can be played


def option_sets(game: AnyGame, seats: int) -> dict[str, Options]:
    """Every set by a name for the test report; what cannot be played with so many seats is left out."""
    named: dict[str, Options] = {"default": {}}
    named |= {preset: {"preset": preset} for preset in game.presets}
    named |= {f"pairs{number}": row for number, row in enumerate(rows_of(game), start=1)}
    sets: dict[str, Options] = {}
    for name, options in named.items():
        known = [game.complete(other) for other in sets.values()]
        if is_playable(game, seats, options) and game.complete(options) not in known:
            sets[name] = options
    return sets


@cache
def rows_of(game: AnyGame) -> list[Options]:
    """Rows that can be played with some number of seats."""
    return pairwise(game.options, lambda row: any(is_playable(game, seats, row) for seats in game.seats))


def is_playable(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether a match can be made so."""
    try:
        Setup(game, seats, options)
    except SetupError:
        return False
    return True


def pairwise(options: list[Option], playable: Callable[[Options], bool]) -> list[Options]:
    """Few rows in which every playable pair of values occurs: greedy, so not the fewest."""
    missing = all_pairs(options)
    rows: list[Options] = []
    while missing:
        pair = next(iter(missing))
        row = grown(options, dict(pair), missing, playable)
        for covered in pairs_of(row):
            missing.pop(covered, None)
        missing.pop(pair, None)  # even if it can never be played
        if row:
            rows.append(row)
    return rows


def all_pairs(options: list[Option]) -> dict[Pair, None]:
    """Every pair of values of different options, in order; single values if there is but one option."""
    values = [[(option.id, value) for value in option.values] for option in options]
    if len(values) == 1:
        return {frozenset([value]): None for value in values[0]}
    return {
        frozenset([one, other]): None
        for ours, theirs in combinations(values, 2)
        for one in ours
        for other in theirs
    }


def pairs_of(row: Options) -> list[Pair]:
    """The pairs, and the single values, that occur in a row."""
    return [frozenset(pair) for size in (1, 2) for pair in combinations(row.items(), size)]


def grown(
    options: list[Option], row: Options, missing: dict[Pair, None], playable: Callable[[Options], bool]
) -> Options:
    """The row with a value for each option, chosen for the most missing pairs; empty if unplayable."""
    if not completed(options, row, playable):
        return {}
    for option in options:
        if option.id not in row:
            brings = {
                value: sum(frozenset([(option.id, value), other]) in missing for other in row.items())
                for value in option.values
            }
            best = sorted(option.values, key=lambda value: -brings[value])
            row[option.id] = next(
                value for value in best if completed(options, row | {option.id: value}, playable)
            )
    return {option.id: row[option.id] for option in options}


def completed(options: list[Option], row: Options, playable: Callable[[Options], bool]) -> Options:
    """A playable row with these values, the others near the default; empty if none is found."""
    default = {option.id: option.values[0] for option in options}
    others = [option for option in options if option.id not in row]
    for repairs in range(REPAIRS + 1):
        for changed in combinations(others, repairs):
            for values in product(*(option.values[1:] for option in changed)):
                ids = [option.id for option in changed]
                full = default | row | dict(zip(ids, values, strict=True))
                if playable(full):
                    return full
    return {}
