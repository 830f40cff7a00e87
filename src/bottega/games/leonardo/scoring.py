"""§11. What counts at the end: florins, or the victory points of the Pietrocupo rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from bottega.games.leonardo.names import INVENTIONS, RANKS
from bottega.kit.result import Brought

if TYPE_CHECKING:
    from bottega.games.leonardo.pieces import Player
    from bottega.games.leonardo.sheet import Sheet

PRINTED_DIVERSITY: Final = [0, 0, 0, 8, 13, 20]  # by number of different types
POINTS_DIVERSITY: Final = [0, 0, 1, 4, 9, 16]


def types(rules: Sheet, inventions: tuple[int, ...]) -> int:
    """How many different types these inventions have."""
    return len({rules.type[invention] for invention in inventions})


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """A rule point: florins for diversity, the parts of a score and the tie-breaks."""

    @property
    def counts_florins(self) -> bool:
        """Whether florins are a part of the score."""
        return True

    def diversity(self, rules: Sheet, player: Player) -> int:
        """The florins a player receives after the last turn."""
        return PRINTED_DIVERSITY[types(rules, player.cards)]

    def parts(self, rules: Sheet, player: Player) -> dict[str, int]:
        """The score and what it is made of; the florins of diversity have been paid."""
        bonus = self.diversity(rules, player)
        return {"florins": player.florins - bonus, "diversity": bonus}

    def brought(self, rules: Sheet, player: Player) -> list[Brought]:
        """What each invention brought: some of the florins may be spent."""
        told = zip(player.completed, player.paid, strict=True)
        return [Brought("florins", INVENTIONS, invention, florins) for invention, florins in told]

    def ties(self, rules: Sheet, player: Player) -> dict[str, int]:
        """The tie-breaks in their order: inventions completed, then golds, silvers, coppers, bronzes."""
        ranks = [RANKS[rules.rank[invention]] for invention in player.completed]
        return {"completed": len(ranks), **{rank: ranks.count(rank) for rank in reversed(RANKS)}}


@final
class Points(Scoring):
    """Pietrocupo: one point per component of each invention; each further rule is its own switch."""

    def __init__(
        self, diversity_points: bool, owner_only: bool, florins_per_point: int, florins_break_ties: bool
    ) -> None:
        self.diversity_points: Final = diversity_points
        self.owner_only: Final = owner_only
        self.florins_per_point: Final = florins_per_point  # 0: florins are worth no points
        self.florins_break_ties: Final = florins_break_ties

    @property
    def counts_florins(self) -> bool:
        return self.florins_per_point > 0

    def counting(self, player: Player) -> tuple[int, ...]:
        """The inventions that score."""
        return player.cards if self.owner_only else player.completed

    def diversity(self, rules: Sheet, player: Player) -> int:
        return 0 if self.diversity_points else super().diversity(rules, player)

    def parts(self, rules: Sheet, player: Player) -> dict[str, int]:
        counting = self.counting(player)
        parts = {"inventions": sum([sum(rules.needs[invention]) for invention in counting])}
        if self.diversity_points:
            parts["diversity"] = POINTS_DIVERSITY[types(rules, counting)]
        if self.florins_per_point:
            parts["florins"] = player.florins // self.florins_per_point
        return parts

    def brought(self, rules: Sheet, player: Player) -> list[Brought]:
        return [
            Brought("inventions", INVENTIONS, invention, sum(rules.needs[invention]))
            for invention in self.counting(player)
        ]

    def ties(self, rules: Sheet, player: Player) -> dict[str, int]:
        if self.florins_break_ties:
            return {"florins": player.florins}
        return super().ties(rules, player)
