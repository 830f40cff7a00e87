"""§7, §8. How workers stand in a place, and in which order they are served."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from bottega.games.leonardo.pieces import Group


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A rule point: groups that are ranked, or single workers in a line."""

    stays = True  # whether who has bought is asked again, at a higher price
    last_left_out = True  # whether the last at a full Council gets nothing

    def arrive(self, line: list[Group], seat: int, apprentices: int, masters: int) -> None:
        """Workers come to a place."""
        raise NotImplementedError

    def rank(self, line: list[Group]) -> None:
        """Put the line in the order of service."""
        raise NotImplementedError


@final
class Groups(Standing):
    """The printed rule: a player's workers stand together, where the first of them arrived."""

    def arrive(self, line: list[Group], seat: int, apprentices: int, masters: int) -> None:
        for group in line:
            if group.seat == seat:
                group.apprentices += apprentices
                group.masters += masters
                return
        line.append(Group(seat=seat, apprentices=apprentices, masters=masters))

    def rank(self, line: list[Group]) -> None:
        """§8. By strength; equal strength, by who stands nearer the arrow (sorting keeps the order)."""
        line.sort(key=weakness)


@final
class Lines(Standing):
    """Pietrocupo: single workers in the order they came, masters in front behind other masters."""

    def __init__(self) -> None:
        self.stays = False
        self.last_left_out = False

    def arrive(self, line: list[Group], seat: int, apprentices: int, masters: int) -> None:
        front = sum([group.masters for group in line])
        for _ in range(masters):
            line.insert(front, Group(seat=seat, apprentices=0, masters=1))
        for _ in range(apprentices):
            line.append(Group(seat=seat, apprentices=1, masters=0))

    def rank(self, line: list[Group]) -> None:
        """First placed, first served."""


def weakness(group: Group) -> int:
    """To sort the strongest first."""
    return -group.strength


GROUPS: Final = Groups()
LINES: Final = Lines()
