"""The board of Leonardo da Vinci: the city, its stacks and the inventions asked for."""

from __future__ import annotations

from typing import ClassVar, Final, final

from bottega.games.leonardo.guess import guess_deck, guess_labs
from bottega.games.leonardo.names import (
    APPRENTICE,
    FIRST_COMPONENT,
    FIVE_PLACES,
    LARGE_LAB,
    MAN_SMALL,
)
from bottega.games.leonardo.pieces import Group, Player
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.phrases import HIDDEN, Seat
from bottega.kit.piles import face_down
from bottega.kit.result import Result
from bottega.kit.seats import clockwise


@final
class City(Board):
    """All pieces of a match. The deck lies face down, its last card on top."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rules",
        "turn",
        "leonardo",
        "purse",
        "stacks",
        "deck",
        "known",
        "display",
        "done",
        "boxed",
        "lines",
        "players",
        "spaces",
        "contested",
        "lots",
        "fresh",
        "bids",
    )

    def __init__(
        self,
        rules: Sheet,
        turn: int,
        leonardo: int,
        purse: int,
        stacks: list[int],
        deck: list[int],
        known: list[int],
        display: list[int],
        done: list[int],
        boxed: list[int],
        lines: list[list[Group]],
        players: list[Player],
        spaces: list[int],
        contested: dict[int, list[int]],
        lots: list[int],
        fresh: list[int],
        bids: dict[int, int],
    ) -> None:
        self.rules: Final = rules
        self.turn = turn
        self.leonardo = leonardo
        self.purse = purse  # the florins at the Council
        self.stacks: Final = stacks
        self.deck: Final = deck
        self.known: Final = known  # for each card of the deck, who has looked at it: one bit a seat
        self.display: Final = display
        self.done: Final = done  # completed by somebody
        self.boxed: Final = boxed
        self.lines: Final = lines  # the workers in each place, from the arrow on
        self.players: Final = players
        self.spaces: Final = spaces  # who chose each space of the Council
        self.contested: Final = contested  # inventions to be auctioned and who may bid
        self.lots: Final = lots  # components shuffled for the random first one; empty once dealt
        self.fresh: Final = fresh  # cards won this turn: no discount yet
        self.bids: Final = bids  # of this turn's last auction, by seat: all were shown

    def copy(self) -> City:
        return City(
            self.rules,
            self.turn,
            self.leonardo,
            self.purse,
            self.stacks[:],
            self.deck[:],
            self.known[:],
            self.display[:],
            self.done[:],
            self.boxed[:],
            [[group.copy() for group in line] for line in self.lines],
            [player.copy() for player in self.players],
            self.spaces[:],
            {invention: seats[:] for invention, seats in self.contested.items()},
            self.lots[:],
            self.fresh[:],
            self.bids.copy(),
        )

    def masked(self, eyes: Seat) -> City:
        """Hidden are the deck, but for cards one has looked at, and what others make in secret."""
        seen = self.copy()
        seen.deck[:] = face_down(self.deck, self.known, eyes)
        for seat, player in enumerate(seen.players):
            for lab in player.labs:
                if seat != eyes and lab.working and not lab.shown:
                    lab.invention = HIDDEN
        return seen

    def filled(self, eyes: Seat, luck: Luck) -> City:
        """Others make what they could have started; the deck holds what was never seen."""
        world = self.copy()
        seen = set(self.display) | set(self.deck)
        guess_deck(self.rules, world.deck, [card for card in self.in_play() if card not in seen], luck)
        for player in world.players:
            guess_labs(self.rules, player, self.in_play(), luck)
        return world

    def in_play(self) -> list[int]:
        """The inventions nobody has completed: asked for, or still in the deck."""
        gone = set(self.done) | set(self.boxed)
        return [invention for invention in range(len(self.rules.rank)) if invention not in gone]

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
        self.rules.standing.arrive(self.lines[place], seat, apprentices, masters)

    def receive(self, seat: Seat, good: int) -> None:
        """§8. What the Workshop, the Academy or a shop gives; a man is installed at once."""
        player = self.players[seat]
        if good >= FIRST_COMPONENT:
            self.take_component(seat, good - FIRST_COMPONENT)
        elif good == APPRENTICE:
            player.academy -= 1
            player.apprentices += 1
        elif good >= MAN_SMALL:
            player.labs[good - MAN_SMALL].men += 1
        else:
            side = self.rules.improved[good]
            player.labs[side.lab].places = side.places

    def useful(self, seat: Seat, good: int) -> bool:
        """§8. Whether a player could use a good now: only idle laboratories can be improved."""
        player = self.players[seat]
        small, large = player.labs
        if good >= FIRST_COMPONENT:
            return self.stacks[good - FIRST_COMPONENT] > 0
        if good == APPRENTICE:
            return player.academy > 0
        if good >= MAN_SMALL:
            return self.man_fits(player, good - MAN_SMALL)
        if good == LARGE_LAB:
            return large.places == 0
        lab = small if good == FIVE_PLACES else large
        return lab.places not in (0, self.rules.improved[good].places) and not lab.working

    def man_fits(self, player: Player, n: int) -> bool:
        """§7, §8. A mechanical man needs a free place of his own in an idle laboratory; so many at most."""
        small, large = player.labs
        places = self.rules.man_places(small.places, large.places)[n]
        lab = player.labs[n]
        return not lab.working and lab.men < places and small.men + large.men < self.rules.most_men

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

    def conserved(self) -> dict[str, int]:
        components = sum(self.stacks) + sum([sum(player.owned) for player in self.players])
        apprentices = sum([player.apprentices + player.academy for player in self.players])
        inventions = len(self.deck) + len(self.display) + len(self.done) + len(self.boxed)
        return {"components": components, "apprentices": apprentices, "inventions": inventions}
