"""§4.1 Work: an inventor goes to an invention and the cubes that fit are placed; §9.4 with more of them."""

from __future__ import annotations

from typing import final

from bottega.games.inventors.facts import PLACED, PLAYED_KNOWLEDGE, WORKED
from bottega.games.inventors.names import BREADTH, EXTRA_CUBES, KINDS, KNOWLEDGE, MOST_PLAYED, TEAM_SIZE
from bottega.games.inventors.phases.sharing import Complete
from bottega.games.inventors.pieces import GONE, PLENTY, Table
from bottega.games.inventors.words import (
    BOOST,
    INVENTOR_BUSY,
    NO_CUBES,
    NOTHING_FITS,
    PUT,
    PUT_CUBES,
    TOKEN_WASTED,
    WORK,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import Seat
from bottega.kit.state import State, Step


def works(board: Table, seat: Seat) -> list[Move]:
    """§4.1. Each available inventor and each invention with an empty slot for what they know."""
    moves: list[Move] = []
    if not board.at_hand(seat):
        return moves
    busy, first = board.busy[seat], board.teams[seat] * TEAM_SIZE
    laid = board.laid
    for slot in range(TEAM_SIZE):
        if not busy >> slot & 1:
            knows = board.knows[seat * TEAM_SIZE + slot]
            here = WORK.of(first + slot)  # an invention lies that many further
            for place, opened in enumerate(board.open):
                if knows & opened:
                    moves.append(here + laid[place])
    return moves


def boosts(board: Table, seat: Seat) -> list[Move]:
    """§9.4. The same with tokens of additional knowledge, as many as place at least a cube each."""
    moves: list[Move] = []
    tokens = min(board.tokens[seat * KINDS + KNOWLEDGE], MOST_PLAYED)
    if not tokens:
        return moves
    for slot in range(TEAM_SIZE):
        if not board.busy[seat] >> slot & 1:
            inventor = board.teams[seat] * TEAM_SIZE + slot
            for place in range(board.rules.places):
                for played in range(1, min(tokens, useful(board, seat, slot, place)) + 1):
                    moves.append(BOOST.of(inventor, board.laid[place], played))
    return moves


def useful(board: Table, seat: Seat, slot: int, place: int) -> int:
    """§9.4. How many tokens of additional knowledge would still place a cube."""
    own = sum(fitting(board, seat, slot, place))
    more = min(board.room(place) - own, board.at_hand(seat) - own)
    return max(0, more + EXTRA_CUBES - 1) // EXTRA_CUBES


def bringing(board: Table, seat: Seat, slot: int, place: int) -> int:
    """§4.1. How many cubes an inventor would place now; none while busy."""
    if board.busy[seat] >> slot & 1:
        return 0
    return min(sum(fitting(board, seat, slot, place)), board.at_hand(seat))


def fitting(board: Table, seat: Seat, slot: int, place: int) -> list[int]:
    """§4.1. How many cubes an inventor brings that fit, by discipline; surplus is lost."""
    levels, row, at = board.levels, (seat * TEAM_SIZE + slot) * BREADTH, place * BREADTH
    return [min(levels[row + n], board.empty[at + n]) for n in range(BREADTH)]


def work(s: State[Table], seat: Seat, inventor: int, invention: int, tokens: int, log: Log) -> None:
    """§4.1. The inventor's own cubes first, then those of tokens; from now on the inventor is busy."""
    board, slot = s.board, inventor % TEAM_SIZE
    place = board.laid.index(invention)
    board.busy[seat] |= 1 << slot
    log.tell(WORKED, seat, inventor, invention)
    fits = fitting(board, seat, slot, place)
    if tokens:
        board.spend(seat, KNOWLEDGE, tokens)
        log.tell(PLAYED_KNOWLEDGE, seat, tokens)
        put_all(board, seat, place, fits, log)
        first = place * BREADTH
        fits = board.empty[first : first + BREADTH]
        place_some(s, seat, place, EXTRA_CUBES * tokens, fits, log)
    else:
        place_some(s, seat, place, PLENTY, fits, log)


def place_some(s: State[Table], seat: Seat, place: int, cubes: int, most: list[int], log: Log) -> None:
    """Place so many cubes, no more than these in each discipline, and ask where if there is a choice."""
    board = s.board
    cubes = min(cubes, board.at_hand(seat))
    if cubes >= sum(most):
        put_all(board, seat, place, most, log)
    elif most.count(0) == BREADTH - 1:
        put_all(board, seat, place, [min(cubes, fits) for fits in most], log)
    else:
        s.then(PutCubes(seat, place, cubes, tuple(most)))
        return
    if not board.open[place]:
        s.then(Complete(seat, place))


def put_all(board: Table, seat: Seat, place: int, cubes: list[int], log: Log) -> None:
    """Cubes of each discipline are placed."""
    board.put(seat, place, cubes)
    if log.on:
        for discipline, count in enumerate(cubes):
            if count:
                log.tell(PLACED, seat, count, discipline, board.laid[place])


@final
@frozen
class PutCubes(Step[Table]):
    """§9.4. Extra cubes go into any empty slots; §4.1 too few cubes at hand go where they fit.

    There are more slots than cubes, so an invention is never completed here.
    """

    seat: Seat
    place: int
    cubes: int
    most: tuple[int, ...]  # by discipline

    def first_awaited(self, s: State[Table]) -> Seat:
        return self.seat

    def question(self, s: State[Table], seat: Seat) -> Line:
        return PUT_CUBES.line([seat, self.cubes, s.board.laid[self.place]])

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        moves: list[Move] = []
        most = self.most
        for one in range(min(self.cubes, most[0]) + 1):
            for two in range(min(self.cubes - one, most[1]) + 1):
                rest = self.cubes - one - two
                for three in range(max(0, rest - most[3]), min(rest, most[2]) + 1):
                    moves.append(PUT.of(one, two, three, rest - three))
        return moves

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        cubes = [PUT.first(move), PUT.second(move), PUT.third(move), PUT.fourth(move)]
        put_all(s.board, seat, self.place, cubes, log)


def refused_works(board: Table, seat: Seat) -> list[Refusal]:
    """Why an inventor cannot work, or not on this invention, or not with so many tokens."""
    if not board.at_hand(seat):
        return [Refusal(WORK, [], NO_CUBES, []), Refusal(BOOST, [], NO_CUBES, [])]
    refused: list[Refusal] = []
    for slot in range(TEAM_SIZE):
        inventor = board.teams[seat] * TEAM_SIZE + slot
        if board.busy[seat] >> slot & 1:
            for kind in (WORK, BOOST):
                refused.append(Refusal(kind, [inventor], INVENTOR_BUSY, [inventor]))
            continue
        for place, invention in enumerate(board.laid):
            if invention != GONE:
                refused += refused_here(board, seat, slot, place)
    return refused


def refused_here(board: Table, seat: Seat, slot: int, place: int) -> list[Refusal]:
    """Why an available inventor cannot work on an invention, or with how many tokens at most."""
    inventor, invention = board.teams[seat] * TEAM_SIZE + slot, board.laid[place]
    refused: list[Refusal] = []
    if not board.knows[seat * TEAM_SIZE + slot] & board.open[place]:
        refused.append(Refusal(WORK, [inventor, invention], NOTHING_FITS, [inventor, invention]))
    most = useful(board, seat, slot, place)
    if most < min(board.tokens[seat * KINDS + KNOWLEDGE], MOST_PLAYED):
        values = [inventor, invention, most + 1]
        refused.append(Refusal(BOOST, values, TOKEN_WASTED, [invention, most]))
    return refused
