"""What lies on the table of Les Inventeurs, in flat lists: a row a seat, a place or an inventor."""

from __future__ import annotations

from typing import Final, final

from bottega.games.inventors.counting import count_pieces
from bottega.games.inventors.guess import guess_bag, guess_eras
from bottega.games.inventors.names import (
    BREADTH,
    ERAS,
    FIRST_TOKEN,
    KINDS,
    PATENT,
    TEAM_SIZE,
    TOKENS_EACH,
)
from bottega.games.inventors.scoring import brought, parts
from bottega.games.inventors.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import changed
from bottega.kit.result import Brought, Result
from bottega.kit.seats import NOBODY, Seat, clockwise, ranked

GONE: Final = -2  # a place whose invention has left the table, a token that was taken
BOXED: Final = -2  # the owner of an invention out of the game
PLENTY: Final = 75  # more cubes than anybody ever places at once
LEVELS_EACH: Final = TEAM_SIZE * BREADTH  # levels of a seat


@final
@piece
class Table(Board):
    """All pieces of a match. What the eras to come will bring is dealt and lies hidden."""

    rules: Final[Sheet]
    era: int  # 0 while teams are chosen
    statuette: Seat  # who goes first where players are equal, NOBODY before it is drawn
    lot: int  # who will go first, known once drawn
    left: int  # inventions on the table
    passes: int  # in a row, without an action between them
    boxed: int  # tokens out of the game
    eras: tuple[tuple[int, ...], ...]  # the inventions of each era, in the order they come
    bag: tuple[int, ...]  # the tokens, in the order they come
    teams: tuple[int, ...]  # by seat
    laid: tuple[int, ...]  # the invention in each place, or GONE
    rewards: tuple[int, ...]  # two tokens a place
    levels: tuple[int, ...]  # by seat, inventor of the team and discipline
    knows: tuple[int, ...]  # the disciplines with a level, one bit each, by seat and inventor
    tokens: tuple[int, ...]  # held, by seat and kind
    owner: tuple[int, ...]  # of each invention: a seat, NOBODY or BOXED
    open: Final[list[int]]  # the disciplines with an empty slot, one bit each, by place
    empty: Final[list[int]]  # slots, by place and discipline
    cubes: Final[list[tuple[int, ...]]]  # a row a place, by seat and discipline
    spare: Final[list[int]]  # cubes at hand, by seat; none are counted if they do not run out
    busy: Final[list[int]]  # inventors, one bit each

    def masked(self, viewer: Seat) -> Table:
        """All is public but what has not come yet, and who goes first until it is drawn."""
        seen = self.copy()
        places, drawn = self.rules.places, self.era * self.rules.drawn_an_era
        begun = [era[:places] + (HIDDEN,) * (len(era) - places) for era in self.eras[: self.era]]
        to_come = [(HIDDEN,) * len(era) for era in self.eras[self.era :]]
        seen.eras = (*begun, *to_come)
        seen.bag = self.bag[:drawn] + (HIDDEN,) * (len(self.bag) - drawn)
        if self.statuette == NOBODY:
            seen.lot = HIDDEN
        return seen

    def filled(self, viewer: Seat, luck: Luck) -> Table:
        """What is to come in any order that the box allows."""
        world = self.copy()
        world.eras = guess_eras(self.rules, self.eras, self.era, luck)
        world.bag = guess_bag(self.rules, self.bag, self.era, luck)
        if self.lot == HIDDEN:
            world.lot = luck.below(self.rules.seats)
        return world

    def lead(self, seat: Seat, team: int) -> None:
        """§2.1. A player leads a team; its inventors have their first levels."""
        self.teams = changed(self.teams, seat, team)
        levels = tuple(self.rules.start[team * LEVELS_EACH : (team + 1) * LEVELS_EACH])
        first = seat * LEVELS_EACH
        self.levels = self.levels[:first] + levels + self.levels[first + LEVELS_EACH :]
        known = [0] * TEAM_SIZE
        for n in range(LEVELS_EACH):
            if levels[n]:
                known[n // BREADTH] |= 1 << n % BREADTH
        row = seat * TEAM_SIZE
        self.knows = self.knows[:row] + tuple(known) + self.knows[row + TEAM_SIZE :]

    def lay_out(self, inventions: tuple[int, ...], tokens: tuple[int, ...]) -> None:
        """§2.2, §2.3. Inventions come to the table, all slots empty, each with its tokens."""
        self.laid = inventions
        self.rewards = tokens
        self.left = len(inventions)
        for place in range(self.left):
            for discipline in range(BREADTH):
                slots = self.rules.slots[inventions[place] * BREADTH + discipline]
                self.empty[place * BREADTH + discipline] = slots
                if slots:
                    self.open[place] |= 1 << discipline

    def put(self, seat: Seat, place: int, cubes: list[int]) -> None:
        """§4.1. Cubes of a player, so many of each discipline, fill slots of an invention."""
        row = list(self.cubes[place])
        for discipline, count in enumerate(cubes):
            if count:
                slot = place * BREADTH + discipline
                self.empty[slot] -= count
                if not self.empty[slot]:
                    self.open[place] &= ~(1 << discipline)
                row[seat * BREADTH + discipline] += count
        self.cubes[place] = tuple(row)
        if self.spare:
            self.spare[seat] -= sum(cubes)

    def at_hand(self, seat: Seat) -> int:
        """§4.1. How many cubes a player can still place."""
        return self.spare[seat] if self.spare else PLENTY

    def room(self, place: int) -> int:
        """How many slots of an invention are empty."""
        slot = place * BREADTH
        empty = self.empty
        return empty[slot] + empty[slot + 1] + empty[slot + 2] + empty[slot + 3]

    def contribution(self, place: int, seat: Seat) -> int:
        """§6.1. How many cubes of a player lie on an invention."""
        row, at = self.cubes[place], seat * BREADTH
        return row[at] + row[at + 1] + row[at + 2] + row[at + 3]

    def ranking(self, place: int) -> list[Seat]:
        """§6.1. Contributors, the greatest first; equal ones clockwise from the statuette."""
        order = clockwise(self.statuette, self.rules.seats)
        return ranked(order, [self.contribution(place, seat) for seat in order])

    def on_offer(self, place: int) -> list[int]:
        """§6.2. The rewards of an invention that nobody has taken; two equal tokens are one offer."""
        rewards = [PATENT] if self.owner[self.laid[place]] == NOBODY else []
        one, other = self.rewards[TOKENS_EACH * place], self.rewards[TOKENS_EACH * place + 1]
        if one != GONE:
            rewards.append(FIRST_TOKEN + one)
        if other not in (GONE, one):
            rewards.append(FIRST_TOKEN + other)
        return rewards

    def take_patent(self, seat: Seat, place: int) -> None:
        """§6.2. A player has acquired an invention."""
        self.owner = changed(self.owner, self.laid[place], seat)

    def take_token(self, seat: Seat, place: int, token: int) -> None:
        """§6.2. A player has a token of an invention."""
        at = TOKENS_EACH * place
        self.rewards = changed(self.rewards, at if self.rewards[at] == token else at + 1, GONE)
        self.hold(seat, token, 1)

    def hold(self, seat: Seat, token: int, more: int) -> None:
        """A player has so many tokens more, or less."""
        at = seat * KINDS + token
        self.tokens = changed(self.tokens, at, self.tokens[at] + more)

    def spend(self, seat: Seat, token: int, count: int) -> None:
        """§9.3, §9.4. Tokens are used and leave the game."""
        self.hold(seat, token, -count)
        self.boxed += count

    def learn(self, seat: Seat, slot: int, discipline: int, token: int) -> None:
        """§9.1. A token is laid on an inventor for good: one level more."""
        self.hold(seat, token, -1)
        row = seat * TEAM_SIZE + slot
        at = row * BREADTH + discipline
        self.levels = changed(self.levels, at, self.levels[at] + 1)
        self.knows = changed(self.knows, row, self.knows[row] | 1 << discipline)

    def clear(self, place: int) -> None:
        """§6.3, §7.1. What nobody took leaves the game; everyone takes their cubes back."""
        invention = self.laid[place]
        for seat in range(len(self.spare)):
            self.spare[seat] += self.contribution(place, seat)
        self.cubes[place] = (0,) * len(self.cubes[place])
        self.empty[place * BREADTH : (place + 1) * BREADTH] = [0] * BREADTH
        self.open[place] = 0
        if self.owner[invention] == NOBODY:
            self.owner = changed(self.owner, invention, BOXED)
        self.boxed += len(self.tokens_at(place))
        at = TOKENS_EACH * place
        self.rewards = self.rewards[:at] + (GONE,) * TOKENS_EACH + self.rewards[at + TOKENS_EACH :]
        self.laid = changed(self.laid, place, GONE)
        self.left -= 1

    def tokens_at(self, place: int) -> list[int]:
        """The tokens that still lie on an invention."""
        at = TOKENS_EACH * place
        return [token for token in self.rewards[at : at + TOKENS_EACH] if token != GONE]

    @property
    def closing(self) -> bool:
        """§8.1. Whether no invention will be completed after the one that is shared now."""
        return self.era == ERAS and self.left <= 2

    @property
    def over(self) -> bool:
        """§8.1. Whether the last era is down to its last invention."""
        return self.era == ERAS and self.left <= 1

    def result(self) -> Result:
        rows = [parts(self, seat) for seat in range(self.rules.seats)]
        return Result(rows, [{"inventions": self.owner.count(seat)} for seat in range(self.rules.seats)])

    def brought(self, seat: Seat) -> list[Brought]:
        return brought(self, seat)

    def conserved(self) -> dict[str, int]:
        return count_pieces(self)
