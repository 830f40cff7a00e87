"""The board of Leonardo da Vinci: the city, its stacks and the inventions asked for."""

from __future__ import annotations

from typing import Final, final

from bottega.games.leonardo.guess import guess_deck, guess_florins, guess_labs, guess_stocks
from bottega.games.leonardo.names import (
    APPRENTICE,
    COMPONENTS,
    IMPROVES,
    LARGE_LAB,
    component_of,
    is_component,
    is_man,
)
from bottega.games.leonardo.pieces import Group, Player
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import face_down
from bottega.kit.result import Brought, Result
from bottega.kit.seats import Seat, clockwise


@final
@piece
class City(Board):
    """All pieces of a match. The deck lies face down, its last card on top."""

    rules: Final[Sheet]
    turn: int  # 0 while favours are taken
    leonardo: Seat  # who has Leonardo, and goes first
    purse: int  # the florins at the Council
    stacks: Final[list[int]]  # of each component, what is left
    deck: Final[list[int]]
    known: Final[list[int]]  # for each card of the deck, who has looked at it: one bit a seat
    display: Final[list[int]]  # inventions asked for
    done: tuple[int, ...]  # completed by somebody
    boxed: tuple[int, ...]  # out of the game
    lines: Final[list[tuple[Group, ...]]]  # the workers in each place, from the arrow on
    players: Final[list[Player]]
    spaces: tuple[int, ...]  # who chose each space of the Council
    contested: Final[dict[int, list[int]]]  # inventions to be auctioned and who may bid
    lots: tuple[int, ...]  # components shuffled for the random first one; empty once dealt
    fresh: tuple[int, ...]  # cards won this turn: no discount yet
    bids: Final[dict[int, int]]  # of this turn's last auction, by seat: all were shown

    def masked(self, viewer: Seat) -> City:
        """Hidden are the deck and secret work; with hidden stocks, also what others have in stock (§6.1)."""
        seen = self.opened(viewer)
        for seat, player in enumerate(seen.players):
            if seat == viewer:
                continue
            for lab in player.labs:
                if lab.working and not lab.shown:
                    lab.invention = HIDDEN
            if self.rules.stocks_hidden:
                player.florins = HIDDEN
                player.owned[:] = [HIDDEN] * COMPONENTS.size
        return seen

    def opened(self, viewer: Seat) -> City:
        """Shown is what everybody makes and has in stock; of the deck, only the cards one has looked at."""
        seen = self.copy()
        seen.deck[:] = face_down(self.deck, self.known, viewer)
        return seen

    def filled(self, viewer: Seat, luck: Luck) -> City:
        """Others make what they could have started; the deck holds what was never seen."""
        world = self.copy()
        seen = set(self.display) | set(self.deck)
        guess_deck(self.rules, world.deck, [card for card in self.in_play() if card not in seen], luck)
        guess_stocks(self.rules, world.players, world.stacks, self.in_play(), luck)
        guess_florins(self.rules, world.players, world.turn, luck)
        for player in world.players:
            guess_labs(self.rules, player, self.in_play(), luck)
        return world

    def in_play(self) -> list[int]:
        """The inventions nobody has completed: asked for, or still in the deck."""
        every = range(len(self.rules.rank))
        return [invention for invention in every if self.is_in_play(invention)]

    def is_in_play(self, invention: int) -> bool:
        """Whether nobody has completed an invention."""
        return invention not in self.done and invention not in self.boxed

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats from one on, clockwise."""
        return clockwise(start, self.rules.seats)

    def group(self, place: int, seat: Seat) -> Group | None:
        """The first workers of a player in a place."""
        for group in self.lines[place]:
            if group.seat == seat:
                return group
        return None

    def arrive(self, place: int, seat: Seat, apprentices: int, masters: int) -> None:
        """Workers come to a place of the city."""
        self.lines[place] = self.rules.standing.joined(self.lines[place], seat, apprentices, masters)

    def rank(self, place: int) -> None:
        """§8. Those present stand in the order of service."""
        self.lines[place] = self.rules.standing.ranked(self.lines[place])

    def leave(self, place: int, at: int) -> None:
        """Somebody goes home."""
        line = self.lines[place]
        self.lines[place] = line[:at] + line[at + 1 :]

    def receive(self, seat: Seat, good: int) -> None:
        """§8. What the Workshop, the Academy or a shop gives; a man is installed at once."""
        player = self.players[seat]
        if is_component(good):
            self.take_component(seat, component_of(good))
        elif good == APPRENTICE:
            player.academy -= 1
            player.apprentices += 1
        elif is_man(good):
            player.labs[IMPROVES[good]].men += 1
        else:
            side = self.rules.labs.improved[good]
            player.labs[side.lab].places = side.places

    def useful(self, seat: Seat, good: int) -> bool:
        """§8. Whether a player could use a good now: only idle laboratories can be improved."""
        player = self.players[seat]
        if is_component(good):
            return self.stacks[component_of(good)] > 0
        if good == APPRENTICE:
            return player.academy > 0
        if is_man(good):
            return self.man_fits(player, IMPROVES[good])
        lab = player.labs[IMPROVES[good]]
        if good == LARGE_LAB:
            return lab.places == 0
        return lab.places not in (0, self.rules.labs.improved[good].places) and not lab.working

    def man_fits(self, player: Player, n: int) -> bool:
        """§7, §8. A mechanical man needs a free place of his own in an idle laboratory; so many at most."""
        small, large = player.labs
        places = self.rules.labs.man_places(small.places, large.places)[n]
        lab = player.labs[n]
        return not lab.working and lab.men < places and small.men + large.men < self.rules.labs.most_men

    def take_component(self, seat: Seat, component: int) -> None:
        """A component goes from its stack to a player."""
        self.stacks[component] -= 1
        self.players[seat].owned[component] += 1

    def turn_up(self) -> int:
        """The top card of the deck is asked for from now on."""
        self.known.pop()
        self.display.append(self.deck.pop())
        return self.display[-1]

    def result(self) -> Result:
        scoring, rules = self.rules.scoring, self.rules
        return Result(
            [scoring.parts(rules, player) for player in self.players],
            [scoring.ties(rules, player) for player in self.players],
        )

    def brought(self, seat: Seat) -> list[Brought]:
        return self.rules.scoring.brought(self.rules, self.players[seat])

    def conserved(self) -> dict[str, int]:
        components = sum(self.stacks) + sum([sum(player.owned) for player in self.players])
        apprentices = sum([player.apprentices + player.academy for player in self.players])
        inventions = len(self.deck) + len(self.display) + len(self.done) + len(self.boxed)
        return {"components": components, "apprentices": apprentices, "inventions": inventions}
