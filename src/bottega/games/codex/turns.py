"""§4 A turn: play a card, then take one. §5 The end."""

from __future__ import annotations

from typing import Final, final

from bottega.games.codex.pieces import ENDING, LAST, OVER, PLAYING, SHOWN, SHUT, Table
from bottega.games.codex.sheet import TWENTY
from bottega.games.codex.words import (
    BACK,
    COUNTED,
    DRAW,
    DREW,
    EMPTY_DECK,
    FRONT,
    KINGDOM_NAMES,
    LAST_ROUND,
    NO_SPOT,
    NOTHING_LEFT,
    PASS,
    PASSED,
    PLACE,
    PLACED,
    PLAY_A_CARD,
    REACHED_TWENTY,
    SHUT_SPOT,
    TAKE,
    TAKE_A_CARD,
    TOO_FEW,
    TOOK,
    TURNED_UP,
)
from bottega.kit.board import Part, to_write_on
from bottega.kit.events import ANY, SEATS, Line, Log
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import NOBODY, Seat, after
from bottega.kit.state import Choice, SeatStep, State, Step


@final
class PlayCard(Choice[Table]):
    """§4.1. Lay one card of the hand, either face up, on an open spot; with no spot left, pass."""

    def question(self, s: State[Table], seat: Seat) -> Line:
        return PLAY_A_CARD.line([seat, s.board.ending == LAST])

    def playable(self, s: State[Table]) -> list[Move]:
        """The first move of each face that may be laid; a move for a spot lies that many further."""
        area = s.board.areas[self.seat]
        faces: list[Move] = []
        for card in s.board.hands[self.seat]:
            if area.affords(card):
                faces.append(PLACE.of(card, FRONT))
            faces.append(PLACE.of(card, BACK))
        return faces

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        spots = s.board.areas[seat].open
        if not spots:
            return [PASS.of()]
        return [face + spot for face in self.playable(s) for spot in spots]

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        """Which cards may be laid depends on a secret hand; that none may be is seen by all."""
        return not s.board.areas[seat].open

    def sample(self, s: State[Table], seat: Seat, luck: Luck) -> Move:
        """Any face of the hand, drawn again until it may be laid, on any open spot."""
        area, hand = s.board.areas[seat], s.board.hands[seat]
        if not area.open:
            return PASS.of()
        card, face = luck.pick(hand), luck.below(2)
        while face == FRONT and not area.affords(card):
            card, face = luck.pick(hand), luck.below(2)
        return PLACE.of(card, face, luck.pick(area.open))

    def samples(self, s: State[Table], seat: Seat, most: int, luck: Luck) -> list[Move]:
        spots = s.board.areas[seat].open
        if not spots:
            return [PASS.of()]
        faces, width = self.playable(s), len(spots)
        return [faces[n // width] + spots[n % width] for n in luck.few(len(faces) * width, most)]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        area = s.board.areas[seat]
        if not area.open:
            return [Refusal(PLACE, [], NO_SPOT, [])]
        shut = [spot for spot, there in area.spots.items() if there == SHUT]
        refused = [Refusal(PLACE, [ANY, ANY, spot], SHUT_SPOT, [spot]) for spot in shut]
        for card in s.board.hands[seat]:
            needs = area.rules.requires[card]
            for symbol in range(len(KINGDOM_NAMES)):
                if area.symbols[symbol] < needs[symbol]:
                    args = [card, symbol, needs[symbol], area.symbols[symbol]]
                    refused.append(Refusal(PLACE, [card, FRONT], TOO_FEW, args))
        return refused

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        if PASS.holds(move):
            log.tell(PASSED, seat)
            s.then(END_TURN[seat])
            return
        card, face, spot = PLACE.first(move), PLACE.second(move), PLACE.third(move)
        area = to_write_on(s.board.areas, seat)
        s.board.hands[seat].remove(card)
        covered = area.lay(2 * card + face, spot)
        points = area.worth(card, covered) if face == FRONT else 0
        area.points += points
        log.tell(PLACED, seat, card, face, spot, points)
        if area.points >= TWENTY and s.board.ending == PLAYING:
            s.board.ending = ENDING
            log.tell(REACHED_TWENTY, seat, area.points)
        s.then(TAKE_CARD[seat], END_TURN[seat])


@final
class TakeCard(Choice[Table]):
    """§4.2. Take one of the four cards shown, or the top of a deck; once nothing is left, nothing."""

    def first_awaited(self, s: State[Table]) -> Seat:
        return self.seat if s.board.any_left() else NOBODY

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def question(self, s: State[Table], seat: Seat) -> Line:
        return TAKE_A_CARD.line([seat, s.board.ending == LAST])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        moves = [TAKE.of(card) for card in s.board.shown if card >= 0]
        for deck in range(2):
            if s.board.decks[deck]:
                moves.append(DRAW.of(deck))
        return moves

    def sample(self, s: State[Table], seat: Seat, luck: Luck) -> Move:
        """Any place of the middle, drawn again until there is a card."""
        table = s.board
        while True:
            place = luck.below(SHOWN + 2)
            if place < SHOWN and table.shown[place] >= 0:
                return TAKE.of(table.shown[place])
            if place >= SHOWN and table.decks[place - SHOWN]:
                return DRAW.of(place - SHOWN)

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        empty = [deck for deck in range(2) if not s.board.decks[deck]]
        return [Refusal(DRAW, [deck], EMPTY_DECK, [deck]) for deck in empty]

    def run(self, s: State[Table], log: Log) -> None:
        """Nothing is left to take."""

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        table = s.board
        if DRAW.holds(move):
            deck = DRAW.first(move)
            card = table.draw(deck)
            log.tell(DREW, seat, deck, card)
        else:
            card = TAKE.first(move)
            log.tell(TOOK, seat, card)
            turned = table.refill(table.shown.index(card))
            if turned >= 0:
                log.tell(TURNED_UP, turned)
        table.hands[seat].append(card)
        if table.ending == PLAYING and not table.any_left():
            table.ending = ENDING
            log.tell(NOTHING_LEFT)


@final
class EndTurn(SeatStep[Table]):
    """§4, §5. Clockwise to the next player; once the end is triggered, this round and one more."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        following = after(self.seat, table.rules.seats)
        if following == table.first:
            if table.ending == LAST or not any(area.open for area in table.areas):
                s.then(CountObjectives())
                return
            if table.ending == ENDING:
                table.ending = LAST
                log.tell(LAST_ROUND)
        s.then(PLAY_CARD[following])


@final
class CountObjectives(Step[Table]):
    """§5. Everyone counts the two common objectives and their own."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        table.ending = OVER
        if not log.on:
            return  # the points are counted when the result is asked for
        for seat in range(table.rules.seats):
            goals = [*table.common, table.goals[seat][0]]
            for goal, points in zip(goals, table.earned(seat), strict=True):
                log.tell(COUNTED, seat, goal, points)


# The steps of a turn by seat, made once.
PLAY_CARD: Final = [PlayCard(seat) for seat in range(SEATS.size)]
TAKE_CARD: Final = [TakeCard(seat) for seat in range(SEATS.size)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS.size)]

STEPS: Final[list[type[Part]]] = [PlayCard, TakeCard, EndTurn, CountObjectives]
