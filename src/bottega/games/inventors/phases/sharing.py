"""§5 An invention is completed, §6 and its rewards are shared."""

from __future__ import annotations

from typing import final

from bottega.games.inventors.facts import COMPLETED, PATENT_BOXED, TOKEN_BOXED, TOOK_PATENT, TOOK_TOKEN
from bottega.games.inventors.names import FIRST_TOKEN, PATENT, SHARERS
from bottega.games.inventors.phases.tokens import AFTER_REWARD, offer_tokens
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.words import PATENT_TAKEN, TAKE, TAKE_REWARD
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step


@final
@frozen
class Complete(Step[Table]):
    """§5. Whoever fills the last slot takes the statuette; then the rewards are shared."""

    seat: Seat
    place: int

    def run(self, s: State[Table], log: Log) -> None:
        s.board.statuette = self.seat
        log.tell(COMPLETED, self.seat, s.board.laid[self.place])
        s.then(ShareRewards(self.place), TakeBack(self.place))


@final
@frozen
class ShareRewards(Step[Table]):
    """§6.1. By contribution, equal ones clockwise from the statuette; only the first three have a share."""

    place: int

    def run(self, s: State[Table], log: Log) -> None:
        for seat in reversed(s.board.ranking(self.place)[:SHARERS]):
            s.then(TakeReward(seat, self.place))


@final
@frozen
class TakeReward(Step[Table]):
    """§6.2. The patent or one of the two tokens, one of what is left; a single one is not asked for."""

    seat: Seat
    place: int

    def first_awaited(self, s: State[Table]) -> Seat:
        return self.seat if len(s.board.on_offer(self.place)) > 1 else NOBODY

    def question(self, s: State[Table], seat: Seat) -> Line:
        return TAKE_REWARD.line([seat, s.board.laid[self.place]])

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [TAKE.of(reward) for reward in s.board.on_offer(self.place)]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        invention = s.board.laid[self.place]
        taken = s.board.owner[invention] != NOBODY
        return [Refusal(TAKE, [PATENT], PATENT_TAKEN, [invention])] if taken else []

    def run(self, s: State[Table], log: Log) -> None:
        self.give(s, s.board.on_offer(self.place)[0], log)

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        self.give(s, TAKE.first(move), log)

    def give(self, s: State[Table], reward: int, log: Log) -> None:
        """The reward comes to its player, who may use tokens; in their own turn, or at the end, later."""
        board, seat, invention = s.board, self.seat, s.board.laid[self.place]
        if reward == PATENT:
            board.take_patent(seat, self.place)
            log.tell(TOOK_PATENT, seat, invention)
        else:
            board.take_token(seat, self.place, reward - FIRST_TOKEN)
            log.tell(TOOK_TOKEN, seat, reward - FIRST_TOKEN, invention)
        if seat != board.statuette and not board.closing:
            offer_tokens(s, seat, AFTER_REWARD)


@final
@frozen
class TakeBack(Step[Table]):
    """§6.3. What nobody took leaves the game; everyone takes their cubes back."""

    place: int

    def run(self, s: State[Table], log: Log) -> None:
        remove(s.board, self.place, log)


def remove(board: Table, place: int, log: Log) -> None:
    """An invention leaves the table with all that still lies on it."""
    if log.on:
        if board.owner[board.laid[place]] == NOBODY:
            log.tell(PATENT_BOXED, board.laid[place])
        for token in board.tokens_at(place):
            log.tell(TOKEN_BOXED, token)
    board.clear(place)
