"""Kinds of table: each answers the same questions, so that no one asks which kind a table is.

A table and its match store their kind. `Policy` has every question, with the answers of a casual table.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from bottega.server.core.days import is_revealed
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, fits


class Source(Struct, frozen=True):
    """Where a what-if began: a ply of a finished match."""

    match: Id
    ply: int
    root: Id  # the root of the tree: a match that is no what-if
    moves: int  # number of copied moves
    seat: int  # the seat for which it is compared
    known: bool  # the deal as it was, not redrawn


class Policy(Struct, frozen=True, tag_field="is"):
    """The questions. An answer that is a refusal code is empty where the thing is allowed."""

    # --- what counts
    counts: ClassVar[bool] = False  # for ratings
    needs_account: ClassVar[bool] = False  # to sit down
    substitute_loses: ClassVar[bool] = False  # whether leaving the match to a substitute loses it

    # --- who sees what
    listed: ClassVar[bool] = True  # in the lobby, if it is public
    open_hands: ClassVar[bool] = True  # whether the host may let spectators see every hand
    reveals_at_end: ClassVar[bool] = True  # whether the end shows hidden things
    sends_notices: ClassVar[bool] = True  # to absent players

    # --- who may do what
    any_player_starts: ClassVar[bool] = False  # not only the host
    usual_substitute: ClassVar[bool] = False  # the host does not choose it
    fewest_to_cancel: ClassVar[int] = 1  # people who must agree to cancel a match
    no_change: ClassVar[str] = ""  # of players, links and seats
    no_change_of_deal: ClassVar[str] = ""  # nor of bots, words of the seed, or closing the table
    no_rematch: ClassVar[str] = ""
    no_abandoning: ClassVar[str] = ""
    no_votes: ClassVar[str] = ""  # for a substitute

    @property
    def bot_iterations(self) -> int:
        """How long bots think, where equal positions must get equal moves; 0: by the clock."""
        return 0

    @property
    def same_deal(self) -> Collection[Id]:
        """The tables that play the same deal, if there are others."""
        return ()

    @property
    def deal_of_the_day(self) -> str:
        """Its daily challenge, such as `2027-01-15/codex`."""
        return ""

    @property
    def source(self) -> Source | None:
        """Where a what-if began."""
        return None

    @property
    def title(self) -> str:
        """The name that its host gave it."""
        return ""

    def one_seat_each(self, public: bool) -> bool:
        """Whether each person may hold one seat only."""
        return public

    def seed_is_secret(self, now: float) -> bool:
        """Whether the seed must stay secret after the match, since others still play the deal."""
        return False

    def lets_in(self, guest: Id, invite: str) -> bool:
        """Whether the kind lets in a guest whom the table does not know."""
        return False

    def renamed(self, title: str) -> Self | None:
        """The kind with another title; None where there is none."""
        return None

    def of_match(self) -> Self:
        """What the match stores: all but what only concerns its table."""
        return self


class Casual(Policy, frozen=True, tag="casual"):
    """A table for friends, or for anyone in the lobby."""


class Rated(Policy, frozen=True, tag="rated"):
    """Counts for ratings. No one may be helped, or decide about an opponent's match."""

    counts = True
    needs_account = True
    substitute_loses = True
    open_hands = False
    usual_substitute = True
    fewest_to_cancel = 2  # one alone would cancel a loss
    no_abandoning = "abandon_rated"
    no_votes = "no_vote_rated"

    def one_seat_each(self, public: bool) -> bool:
        """Whether each person may hold one seat only."""
        return True


class Daily(Policy, frozen=True, tag="daily"):
    """An attempt at the daily challenge: everyone plays the same deal against the same bots."""

    deal: str  # such as `2027-01-15/codex`
    counted: bool  # the attempt that counts, not practice
    iterations: int

    sends_notices = False
    no_change = "daily"
    no_change_of_deal = "daily"
    no_rematch = "daily"

    @property
    def bot_iterations(self) -> int:
        """How long bots think."""
        return self.iterations

    @property
    def deal_of_the_day(self) -> str:
        """Its daily challenge."""
        return self.deal

    def seed_is_secret(self, now: float) -> bool:
        """The seed is secret until the day is over."""
        return not is_revealed(self.deal, now)


class Duplicate(Policy, frozen=True, tag="duplicate"):
    """One of several tables with the same deal, which are compared at the end."""

    tables: list[Id]  # including this one
    iterations: int

    reveals_at_end = False
    any_player_starts = True
    no_change_of_deal = "grouped"
    no_rematch = "grouped"

    @property
    def bot_iterations(self) -> int:
        """How long bots think."""
        return self.iterations

    @property
    def same_deal(self) -> Collection[Id]:
        """The tables that play the same deal."""
        return self.tables


class WhatIf(Policy, frozen=True, tag="what_if"):
    """A branch of a finished match, with open hands. Those who may see its source may see it."""

    began: Source
    name: str = ""
    onlookers: list[Id] = []  # guests who know the source
    invites: list[str] = []  # digests of links to the source

    listed = False
    sends_notices = False
    no_rematch = "what_if_rematch"

    @property
    def source(self) -> Source | None:
        """Where it began."""
        return self.began

    @property
    def title(self) -> str:
        """The name that its host gave it."""
        return self.name

    def one_seat_each(self, public: bool) -> bool:
        """One person may play all seats."""
        return False

    def lets_in(self, guest: Id, invite: str) -> bool:
        """Whether the guest may see its source."""
        return guest in self.onlookers or any(fits(invite, kept) for kept in self.invites)

    def renamed(self, title: str) -> Self:
        """The what-if with another name."""
        return replace(self, name=title)

    def of_match(self) -> Self:
        """What the match stores."""
        return replace(self, name="", onlookers=[], invites=[])


Kind = Casual | Rated | Daily | Duplicate | WhatIf


def must(refusal: str) -> None:
    """Refused, if a kind answered with a code."""
    if refusal:
        raise Refused(refusal)
