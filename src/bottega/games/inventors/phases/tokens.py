"""§9 Reward tokens: what may be done with them, when, and why not."""

from __future__ import annotations

from typing import Final, final

from bottega.games.inventors.facts import LEARNED, REACHED_GOAL, ROUSED, TURNED
from bottega.games.inventors.names import (
    AVAILABILITY,
    BREADTH,
    EVERY_DISCIPLINE,
    FIRST_PROGRESS,
    KINDS,
    TEAM_SIZE,
    TOP_LEVEL,
)
from bottega.games.inventors.pieces import LEVELS_EACH, Table
from bottega.games.inventors.scoring import reaches_goal
from bottega.games.inventors.words import (
    ALREADY_ACTED,
    AT_THE_TOP,
    BOOST,
    DONE,
    HAS_LEVEL,
    LEARN,
    LEVEL_NEEDED,
    NO_TOKEN,
    NOBODY_TO_ROUSE,
    NOT_YOUR_TURN,
    REST,
    ROUSE,
    TURN,
    USE_AFTER_ACTION,
    USE_AFTER_REWARD,
    USE_BEFORE_SCORING,
    WORK,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import Seat
from bottega.kit.state import State, Step

AFTER_ACTION: Final = 0  # still one's own turn
AFTER_REWARD: Final = 1
BEFORE_SCORING: Final = 2
ASKS: Final = [USE_AFTER_ACTION, USE_AFTER_REWARD, USE_BEFORE_SCORING]


@final
@frozen
class UseTokens(Step[Table]):
    """§9.7. After the action, after a reward, before scoring: use any tokens, one by one, until done."""

    seat: Seat
    occasion: int

    def first_awaited(self, s: State[Table]) -> Seat:
        return self.seat

    def question(self, s: State[Table], seat: Seat) -> Line:
        return ASKS[self.occasion].line([seat])

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        moves = learnings(s.board, seat)
        if self.occasion == AFTER_ACTION and may_rouse(s.board, seat):
            moves.append(ROUSE.of())
        moves.append(DONE.of())
        return moves

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        refused = refused_learnings(s.board, seat)
        if self.occasion == AFTER_ACTION:
            refused += [Refusal(kind, [], ALREADY_ACTED, []) for kind in (WORK, BOOST, REST)]
            refused += refused_rousing(s.board, seat)
        elif holds(s.board, seat, AVAILABILITY):
            refused.append(Refusal(ROUSE, [], NOT_YOUR_TURN, []))
        return refused

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        if not DONE.holds(move):
            use(s.board, seat, move, log)
            offer_tokens(s, seat, self.occasion)


def offer_tokens(s: State[Table], seat: Seat, occasion: int) -> None:
    """§9.7. A player is asked for tokens only if one could be used."""
    board = s.board
    if may_learn(board, seat) or (occasion == AFTER_ACTION and may_rouse(board, seat)):
        s.then(UseTokens(seat, occasion))


def holds(board: Table, seat: Seat, token: int) -> bool:
    """Whether a player has such a token."""
    return board.tokens[seat * KINDS + token] > 0


def holds_any(board: Table, seat: Seat) -> bool:
    """Whether a player has any token at all."""
    first = seat * KINDS
    for kind in range(first, first + KINDS):
        if board.tokens[kind]:
            return True
    return False


def held(board: Table, seat: Seat) -> list[int]:
    """The kinds of token a player has."""
    tokens, first = board.tokens, seat * KINDS
    return [kind for kind in range(KINDS) if tokens[first + kind]]


def may_rouse(board: Table, seat: Seat) -> bool:
    """§9.3. An availability token is of use if an inventor is busy."""
    return board.busy[seat] > 0 and board.tokens[seat * KINDS + AVAILABILITY] > 0


def may_learn(board: Table, seat: Seat) -> bool:
    """§9.1, §9.6. Whether any token fits any inventor: any one fits where there is no level yet."""
    if not holds_any(board, seat):
        return False
    first = seat * TEAM_SIZE
    for slot in range(first, first + TEAM_SIZE):
        if board.knows[slot] != EVERY_DISCIPLINE:
            return True
    return len(learnings(board, seat)) > 0


def learnings(board: Table, seat: Seat) -> list[Move]:
    """§9.1, §9.6. A progress token on the level below it; any token, turned over, where there is none."""
    moves: list[Move] = []
    kinds = held(board, seat)
    if not kinds:
        return moves
    levels, at, first = board.levels, seat * LEVELS_EACH, board.teams[seat] * TEAM_SIZE
    for inventor in range(first, first + TEAM_SIZE):
        for discipline in range(BREADTH):
            level = levels[at]
            if not level:
                turned = TURN.of(inventor, discipline)  # a token lies that many further
                for kind in kinds:
                    moves.append(turned + kind)
            elif level < TOP_LEVEL and holds(board, seat, level + 1 - FIRST_PROGRESS):
                moves.append(LEARN.of(inventor, discipline, level + 1))
            at += 1
    return moves


def use(board: Table, seat: Seat, move: Move, log: Log) -> None:
    """§9. Using a token is never an action."""
    if ROUSE.holds(move):
        board.spend(seat, AVAILABILITY, 1)
        board.busy[seat] = 0
        log.tell(ROUSED, seat)
    elif LEARN.holds(move):
        inventor, discipline, level = LEARN.first(move), LEARN.second(move), LEARN.third(move)
        log.tell(LEARNED, seat, inventor, discipline, level)
        learn(board, seat, inventor, discipline, level - FIRST_PROGRESS, log)
    else:
        inventor, discipline, token = TURN.first(move), TURN.second(move), TURN.third(move)
        log.tell(TURNED, seat, inventor, discipline, token)
        learn(board, seat, inventor, discipline, token, log)


def learn(board: Table, seat: Seat, inventor: int, discipline: int, token: int, log: Log) -> None:
    """§9.1. A token is laid on an inventor for good; one level more."""
    slot = inventor % TEAM_SIZE
    before = log.on and reaches_goal(board, seat, slot)
    board.learn(seat, slot, discipline, token)
    if log.on and not before and reaches_goal(board, seat, slot):
        log.tell(REACHED_GOAL, seat, inventor, board.rules.goal_points[inventor])


def refused_learnings(board: Table, seat: Seat) -> list[Refusal]:
    """Why an inventor does not progress in a discipline now."""
    if not held(board, seat):
        return [Refusal(LEARN, [], NO_TOKEN, []), Refusal(TURN, [], NO_TOKEN, [])]
    refused: list[Refusal] = []
    for n in range(LEVELS_EACH):
        where = [board.teams[seat] * TEAM_SIZE + n // BREADTH, n % BREADTH]
        level = board.levels[seat * LEVELS_EACH + n]
        if level:
            refused.append(Refusal(TURN, where, HAS_LEVEL, [*where, level]))
        if level == TOP_LEVEL:
            refused.append(Refusal(LEARN, where, AT_THE_TOP, where))
        elif level and not holds(board, seat, level + 1 - FIRST_PROGRESS):
            refused.append(Refusal(LEARN, where, LEVEL_NEEDED, [*where, level, level + 1]))
    return refused


def refused_rousing(board: Table, seat: Seat) -> list[Refusal]:
    """§9.3. Nobody is busy: an availability token would be wasted."""
    if holds(board, seat, AVAILABILITY) and not board.busy[seat]:
        return [Refusal(ROUSE, [], NOBODY_TO_ROUSE, [])]
    return []
