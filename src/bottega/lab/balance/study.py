"""Counts matches as they come, in any order."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.lab.balance.figures import SKILL, figures_of
from bottega.lab.balance.measures import Measured
from bottega.lab.balance.playing import SECONDS
from bottega.lab.balance.work import Work
from bottega.lab.runner import Digest, Played

ByDeal = dict[int, dict[str, float]]  # the figures of each deal


class Study:
    """What is known of a work until now."""

    def __init__(self, work: Work) -> None:
        self.work: Final = work
        self.plan: Final = work.plan
        self.played: Final = Digest()
        self.seconds = 0.0
        self.turns_vary = False  # whether others than seat 1 began
        self.printed: Final[dict[int, Measured]] = {}  # by deal
        self.figures: Final[list[ByDeal]] = [{} for _ in work.plan.arms]
        self.skill: Final[list[ByDeal]] = [{} for _ in work.plan.arms]

    def add(self, one: Played) -> None:
        """Count a match."""
        place, found = self.work.place(one.number), msgspec.convert(one.tables, Measured)
        self.played.add(one)
        self.seconds += one.clocked[SECONDS]
        if place.is_of_skill:
            won = found.shares[self.work.skilled_seat(place.deal)]
            self.skill[place.arm][place.deal] = {SKILL: won}
            return
        self.figures[place.arm][place.deal] = figures_of(found)
        self.turns_vary |= found.order != sorted(found.order)
        if place.arm == 0:
            self.printed[place.deal] = found

    @property
    def digest(self) -> str | None:
        """One name for all that was played; None if it would be another in every run."""
        return None if self.work.by_the_clock() else self.played.hexdigest()
