"""The matches that a comparison needs: every arm plays the same deals with the same bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from bottega.bots.face import Budget
from bottega.lab.balance.arms import Plan
from bottega.lab.balance.playing import OwnCards
from bottega.lab.runner import Match, seed_at
from bottega.lab.seats import ITERATIONS, thinks_by_the_clock

THOUGHT: Final = Budget(iterations=1000)  # of a bot that has no budget; a clock would make two runs differ
SKILLED: Final = "journeyman"
LEARNER: Final = "apprentice"


class Place(NamedTuple):
    """Where a match belongs."""

    arm: int
    deal: int
    is_of_skill: bool  # a journeyman among apprentices, not the bots that were asked for


@dataclass(frozen=True)
class Work:
    """Matches are numbered deal by deal: what is stopped has compared what it has, and can be made longer."""

    plan: Plan
    bots: list[str]
    games: int
    seed: bytes
    skill_games: int = 0
    skill: int = THOUGHT.iterations  # iterations of the journeyman

    def matches(self) -> list[Match]:
        """All of them."""
        skill_games = self.skill_games if self.plan.seats > 1 else 0
        deals = max(self.games, skill_games)
        places = [self.place(number) for number in range(deals * 2 * len(self.plan.arms))]
        return [
            self.match(number, place)
            for number, place in enumerate(places)
            if place.deal < (skill_games if place.is_of_skill else self.games)
        ]

    def place(self, number: int) -> Place:
        """What a match is for."""
        deal, at = divmod(number, 2 * len(self.plan.arms))
        is_of_skill, arm = divmod(at, len(self.plan.arms))
        return Place(arm, deal, bool(is_of_skill))

    def match(self, number: int, place: Place) -> Match:
        """A match by its number."""
        arm = self.plan.arms[place.arm]
        return Match(
            number=number,
            game=self.plan.game.id,
            edition=self.plan.game.edition,
            cards=arm.cards.digest,
            seats=self.plan.seats,
            players=self.players(place),
            options=arm.options,
            seed=self.deal(place).hex(),
            iterations=THOUGHT.iterations,
        )

    def by_the_clock(self) -> list[str]:
        """Bots whose moves depend on how fast the machine is: what they play has no digest."""
        return [bot for bot in self.bots if thinks_by_the_clock(bot, THOUGHT)]

    def players(self, place: Place) -> list[str]:
        """Who sits where: bots move up a seat with every deal, so that none has the best one more often."""
        seats = range(self.plan.seats)
        if place.is_of_skill:
            skilled = f"{SKILLED}{ITERATIONS}{self.skill}"
            return [skilled if seat == self.skilled_seat(place.deal) else LEARNER for seat in seats]
        return [self.bots[(seat + place.deal) % len(self.bots)] for seat in seats]

    def skilled_seat(self, deal: int) -> int:
        """Where the journeyman sits."""
        return deal % self.plan.seats

    def deal(self, place: Place) -> bytes:
        """The seed of a deal: the same for all arms; a journeyman plays each from every seat."""
        number = place.deal // self.plan.seats if place.is_of_skill else place.deal
        return seed_at(self.seed, number)

    def own_cards(self) -> OwnCards:
        """Cards that are not the printed ones."""
        printed = self.plan.game.cards().digest
        return {arm.cards.digest: arm.cards.tables for arm in self.plan.arms if arm.cards.digest != printed}
