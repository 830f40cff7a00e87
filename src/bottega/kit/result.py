"""Final scores, ranking and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.kit.events import Range


class Brought:
    """Something that brought points, such as a card: the part of the score, and its name."""

    def __init__(self, part: str, range: Range, value: int, points: int) -> None:
        self.part: Final = part
        self.kind: Final = range.name
        self.name: Final = range.names[value]
        self.points: Final = points

    def __repr__(self) -> str:
        return f"Brought({self.part}: {self.kind} {self.name}, {self.points})"


class Result:
    """Scores with their parts, the ranking, and the tie-breaks that were needed."""

    def __init__(self, parts: list[dict[str, int]], ties: list[dict[str, int]], goal: int = 0) -> None:
        self.parts: Final = parts
        self.ties: Final = ties
        self.goal: Final = goal  # a lower score does not win; solitaires use it
        self.scores: Final = [sum(part.values()) for part in parts]
        keys = [[score, *tie.values()] for score, tie in zip(self.scores, ties, strict=True)]
        self.ranking: Final = [1 + sum(other > key for other in keys) for key in keys]
        best = [key for key in keys if key[0] == max(self.scores)]
        self.tie_breaks: Final[list[str]] = []
        for place, name in enumerate(ties[0], start=1):
            if len(best) > 1:
                self.tie_breaks.append(name)
                top = max(key[place] for key in best)
                best = [key for key in best if key[place] == top]

    def __repr__(self) -> str:
        ties = f", after {', '.join(self.tie_breaks)}" if self.tie_breaks else ""
        return f"Result(scores {self.scores}, winners {self.winners}{ties})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.parts, self.ties, self.goal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.parts, self.ties, self.goal) == (
            other.parts,
            other.ties,
            other.goal,
        )

    def __hash__(self) -> int:
        return hash(tuple(self.scores))

    @property
    def winners(self) -> list[int]:
        """The winning seats: several if the victory is shared, none if a solitaire is lost."""
        return [
            seat for seat, rank in enumerate(self.ranking) if rank == 1 and self.scores[seat] >= self.goal
        ]

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1, an equal part of a shared one, or 0."""
        winners = self.winners
        return 1 / len(winners) if seat in winners else 0.0
