"""§7, §8. How workers stand in a place, and in which order they are served."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from bottega.games.leonardo.pieces import Group
from bottega.kit.piles import changed
from bottega.kit.seats import Seat

Workers = tuple[Group, ...]  # from the arrow on


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A rule point: groups that are ranked, or single workers in a line."""

    stays = True  # whether who has bought is asked again, at a higher price
    last_left_out = True  # whether the last at a full Council gets nothing

    def joined(self, line: Workers, seat: Seat, apprentices: int, masters: int) -> Workers:
        """A line after workers came to it."""
        raise NotImplementedError

    def ranked(self, line: Workers) -> Workers:
        """A line in the order of service."""
        raise NotImplementedError


@final
class Groups(Standing):
    """The printed rule: a player's workers stand together, where the first of them arrived."""

    def joined(self, line: Workers, seat: Seat, apprentices: int, masters: int) -> Workers:
        for at, group in enumerate(line):
            if group.seat == seat:
                more = Group(seat, group.apprentices + apprentices, group.masters + masters)
                return changed(line, at, more)
        return (*line, Group(seat, apprentices, masters))

    def ranked(self, line: Workers) -> Workers:
        """§8. By strength; equal strength, by who stands nearer the arrow (sorting keeps the order)."""
        return tuple(sorted(line, key=weakness))


@final
class Lines(Standing):
    """Pietrocupo: single workers in the order they came, masters in front behind other masters."""

    def __init__(self) -> None:
        self.stays = False
        self.last_left_out = False

    def joined(self, line: Workers, seat: Seat, apprentices: int, masters: int) -> Workers:
        front = sum([group.masters for group in line])
        first = [Group(seat, 0, 1) for _ in range(masters)]
        last = [Group(seat, 1, 0) for _ in range(apprentices)]
        return (*line[:front], *first, *line[front:], *last)

    def ranked(self, line: Workers) -> Workers:
        """First placed, first served."""
        return line


def weakness(group: Group) -> int:
    """To sort the strongest first."""
    return -group.strength


GROUPS: Final = Groups()
LINES: Final = Lines()
