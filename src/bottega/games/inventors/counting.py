"""What never changes in number: tokens, inventions and counted cubes, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.inventors.names import BREADTH, TEAM_SIZE
from bottega.kit.seats import NOBODY

if TYPE_CHECKING:
    from bottega.games.inventors.pieces import Table


def count_pieces(table: Table) -> dict[str, int]:
    """All pieces of a match by kind."""
    counts = {
        "tokens": count_tokens(table),
        "inventions": count_inventions(table),
    }
    if table.spare:
        counts["cubes"] = sum(table.spare) + sum([sum(row) for row in table.cubes])
    return counts


def count_tokens(table: Table) -> int:
    """In the bag, on inventions, held, laid on inventors, out of the game."""
    in_bag = len(table.bag) - table.era * table.rules.drawn_an_era
    on_table = sum([len(table.tokens_at(place)) for place in range(table.rules.places)])
    size = TEAM_SIZE * BREADTH
    first = [sum(table.rules.start[team * size : (team + 1) * size]) for team in table.teams if team >= 0]
    return in_bag + on_table + sum(table.tokens) + sum(table.levels) - sum(first) + table.boxed


def count_inventions(table: Table) -> int:
    """In the piles, on the table, acquired or out of the game; one that is shared may be acquired already."""
    in_piles = len(table.owner) - table.era * table.rules.places
    settled = [i for i, owner in enumerate(table.owner) if owner != NOBODY and i not in table.laid]
    return in_piles + table.left + len(settled)
