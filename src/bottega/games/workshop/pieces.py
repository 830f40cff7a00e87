"""What lies on the table of The Workshop of Leonardo, in flat lists: a row a hand or a place."""

from __future__ import annotations

from bisect import insort
from typing import Final, final

from bottega.games.workshop.guess import guess_apprentices, guess_piles
from bottega.games.workshop.names import FIRST_WORK_PLACE, FIVE, GUARDS, LEVEL_BITS, PLACES, ROW, SIX
from bottega.games.workshop.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import changed, face_down
from bottega.kit.result import Brought, Result
from bottega.kit.seats import NOBODY, Seat

GONE: Final = -2  # a place in the middle whose card was taken

PLAYING: Final = 0
ENDING: Final = 1  # the deck is empty: the round is finished, and there is one more
LAST: Final = 2


@final
@piece
class Table(Board):
    """All pieces of a match. Decks lie face down, the last card on top."""

    rules: Final[Sheet]
    deck: tuple[int, ...]  # apprentices; only the first `top` of them are still there
    top: int
    floor: int  # cards below it belong to hands that begin later (solitaire in sequence)
    known: tuple[int, ...]  # of each card put under the deck, from the floor up: who knows it, a bit a seat
    quarters: tuple[tuple[int, ...], ...]  # by hand: what it will draw from (solitaire in rotation)
    marked: tuple[tuple[int, ...], ...]  # by hand: what `known` says of its quarter
    removed: tuple[int, ...]  # out of the game, unseen
    hands: Final[list[tuple[int, ...]]]  # each in order of number
    clues: tuple[tuple[int, int, int], ...]  # viewer, hand, card: somebody knows a card that another drew
    aside: tuple[int, ...]  # cards of the deck that the one whose turn it is looks at
    played: tuple[int, ...]  # apprentices on the table or discarded, in order
    rows: tuple[int, ...]  # three effects, three patrons, three unfinished works
    piles: tuple[tuple[int, ...], ...]  # of the three rows; only the first `left` of each are still there
    left: tuple[int, ...]
    columns: tuple[int, ...]  # study cards, by hand and discipline
    levels: Final[list[int]]  # by hand and discipline; a column in play has one
    strength: Final[list[int]]  # the levels of a hand in one number, with guards, to compare them at once
    visits: tuple[int, ...]  # Leonardo cards, by hand and effect
    owner: tuple[int, ...]  # of each work: a hand or NOBODY
    gathered: tuple[int, ...]  # Leonardo cards and works, by hand
    fatigue: int  # the hand that holds the card; NOBODY if it is not used
    first: int  # the hand that begins the round
    turn: int  # the hand whose turn it is
    ending: int  # PLAYING, ENDING or LAST

    def masked(self, viewer: Seat) -> Table:
        """Hidden are all that lies face down, others' hands and what they look at, but for what one knows."""
        seen = self.copy()
        drawable = face_down(self.deck[self.floor : self.top], self.known, viewer)
        seen.deck = (HIDDEN,) * self.floor + tuple(drawable)
        seen.quarters = tuple(
            [tuple(face_down(quarter, known, viewer)) for quarter, known in zip(self.quarters, self.marked)]
        )
        seen.removed = (HIDDEN,) * len(self.removed)
        seen.piles = tuple([(HIDDEN,) * left for left in self.left])
        seen.clues = tuple([clue for clue in self.clues if clue[0] == viewer])
        for hand, cards in enumerate(self.hands):
            if self.rules.seat_of[hand] != viewer:
                told = sorted([card for _, holder, card in seen.clues if holder == hand])
                seen.hands[hand] = (*told, *[HIDDEN] * (len(cards) - len(told)))
        if self.rules.seat_of[self.turn] != viewer:
            seen.aside = (HIDDEN,) * len(self.aside)
        return seen

    def opened(self, viewer: Seat) -> Table:
        """Hands are shown; piles and what is left of the deck stay face down."""
        seen = self.masked(viewer)
        seen.hands[:] = self.hands
        return seen

    def filled(self, viewer: Seat, luck: Luck) -> Table:
        """Every hidden card any that is left, each way as likely as any other."""
        world = self.copy()
        hands = [list(hand) for hand in self.hands]
        aside, deck, removed = list(self.aside), list(self.deck), list(self.removed)
        quarters = [list(quarter) for quarter in self.quarters]
        guess_apprentices(self.rules, self.played, [*hands, aside, deck, *quarters, removed], luck)
        world.hands[:] = [tuple(sorted(hand)) for hand in hands]
        world.aside, world.deck, world.removed = tuple(aside), tuple(deck), tuple(removed)
        world.quarters = tuple([tuple(quarter) for quarter in quarters])
        world.piles = guess_piles(self.rules, self.rows, self.visits, self.owner, luck)
        return world

    def in_deck(self) -> int:
        """How many apprentices can still be drawn."""
        return self.top - self.floor

    def is_drawn_out(self) -> bool:
        """§7.1. Whether nobody can draw any more."""
        return not self.in_deck() and not any(self.quarters)

    def turn_to(self, hand: int) -> None:
        """§3. A hand's turn comes; §8.1 where each has a quarter of the deck, it draws from its own."""
        if self.quarters and hand != self.turn:
            quarters, marked = list(self.quarters), list(self.marked)
            quarters[self.turn], marked[self.turn] = self.deck[: self.top], self.known
            self.deck, self.known = quarters[hand], marked[hand]
            self.top = len(self.deck)
            quarters[hand], marked[hand] = (), ()
            self.quarters, self.marked = tuple(quarters), tuple(marked)
        self.turn = hand

    def pick_up(self) -> int:
        """The top card leaves the deck."""
        self.top -= 1
        return self.deck[self.top]

    def draw(self, hand: int) -> int:
        """§4.5. A hand takes the top card; who once put it under the deck knows where it went."""
        card = self.pick_up()
        if len(self.known) > self.top - self.floor:
            knowers = self.known[-1]
            self.known = self.known[:-1]
            self.tip_off(knowers, hand, card)
        cards = list(self.hands[hand])
        insort(cards, card)
        self.hands[hand] = tuple(cards)
        return card

    def play(self, hand: int, card: int) -> None:
        """§4. A card leaves a hand; who knew of it has one clue less."""
        cards = list(self.hands[hand])
        cards.remove(card)
        self.hands[hand] = tuple(cards)
        if self.clues:
            self.lose_clues(hand, card)

    def tip_off(self, knowers: int, hand: int, card: int) -> None:
        """These seats know that a hand holds this card; its own player needs no clue."""
        for seat in range(self.rules.seats):
            if knowers >> seat & 1 and seat != self.rules.seat_of[hand]:
                self.clues = (*self.clues, (seat, hand, card))

    def lose_clues(self, hand: int, card: int) -> None:
        """A hand played a card of which somebody may have known: for each, one clue less."""
        for seat in range(self.rules.seats):
            clue = (seat, hand, card)
            if clue in self.clues:
                at = self.clues.index(clue)
                self.clues = self.clues[:at] + self.clues[at + 1 :]

    def look(self, most: int) -> int:
        """§5.5. So many cards at most are lifted off the deck; answers how many. What others knew is lost."""
        count = min(most, self.in_deck())
        lifted = [self.pick_up() for _ in range(count)]
        self.known = self.known[: self.in_deck()]
        self.aside += tuple(sorted(lifted))
        return count

    def take_aside(self, card: int, last: int) -> None:
        """§5.5. One of so many cards that were looked at last is no longer aside."""
        at = self.aside.index(card, len(self.aside) - last)
        self.aside = self.aside[:at] + self.aside[at + 1 :]

    def put_under(self, card: int, seat: Seat) -> None:
        """§5.5. A card goes under the deck; this seat knows it lies there."""
        floor = self.floor
        self.deck = (*self.deck[:floor], card, *self.deck[floor : self.top])
        self.top += 1
        self.known = (1 << seat, *self.known)

    def turn_up(self, row: int) -> int:
        """§6.1. The top card of one of the three piles."""
        self.left = changed(self.left, row, self.left[row] - 1)
        return self.piles[row][self.left[row]]

    def raise_level(self, hand: int, discipline: int, levels: int) -> int:
        """§4.2. A column gains levels; answers the new level."""
        at = hand * SIX + discipline
        self.levels[at] += levels
        self.strength[hand] += levels << LEVEL_BITS * discipline
        return self.levels[at]

    def has_column(self, hand: int) -> bool:
        """Whether a hand has any discipline in play."""
        return self.strength[hand] != GUARDS  # without a level the guards stand alone

    def take_leonardo(self, hand: int, effect: int) -> None:
        """§4.3. A Leonardo card leaves the middle for a hand's area."""
        self.rows = changed(self.rows, self.rows.index(effect), GONE)
        at = hand * FIVE + effect
        self.visits = changed(self.visits, at, self.visits[at] + 1)
        self.gathered = changed(self.gathered, hand, self.gathered[hand] + 1)

    def take_work(self, hand: int, work: int) -> None:
        """§4.4. A patron or unfinished card leaves the middle for a hand's area."""
        self.rows = changed(self.rows, self.rows.index(work, FIRST_WORK_PLACE), GONE)
        self.owner = changed(self.owner, work, hand)
        self.gathered = changed(self.gathered, hand, self.gathered[hand] + 1)

    def rested(self, hand: int) -> bool:
        """§5.4. Whether a hand can never hold the fatigue card."""
        for effect in self.rules.restful:
            if self.visits[hand * FIVE + effect]:
                return True
        return False

    def next_tired(self) -> list[int]:
        """§6.2. Who may get the fatigue card now; nobody: it stays where it is."""
        holder, gathered = self.fatigue, self.gathered
        most = bar = gathered[holder]
        if self.rested(holder):
            most = bar = -1  # the card is handed on in any case
        tired: list[int] = []
        for hand in range(self.rules.hands):
            if hand != holder and gathered[hand] > bar and gathered[hand] >= most and not self.rested(hand):
                if gathered[hand] > most:
                    most = gathered[hand]
                    tired.clear()
                tired.append(hand)
        return tired

    def result(self) -> Result:
        return self.rules.seating.result(self)

    def brought(self, seat: Seat) -> list[Brought]:
        return self.rules.seating.brought(self, seat)

    def conserved(self) -> dict[str, int]:
        held = sum([len(hand) for hand in self.hands]) + len(self.aside)
        shown = [sum([card != GONE for card in self.rows[n : n + ROW]]) for n in range(0, PLACES, ROW)]
        owned = len(self.owner) - self.owner.count(NOBODY)
        return {
            "apprentices": self.top
            + sum([len(quarter) for quarter in self.quarters])
            + held
            + len(self.played)
            + len(self.removed),
            "leonardos": self.left[0] + shown[0] + sum(self.visits),
            "works": sum(self.left[1:]) + sum(shown[1:]) + owned,
        }
