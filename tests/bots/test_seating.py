"""Bots in seats are shown their view and their offers, and must answer with one of them."""

import pytest

from bottega.bots import seat_bot
from bottega.bots.face import Bot, Budget
from bottega.bots.playout import random_play
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.games.codex.pieces import Table
from bottega.games.codex.words import BACKS
from bottega.kit.codec import dump
from bottega.kit.errors import IllegalMove
from bottega.kit.luck import Luck
from bottega.kit.play import awaited, legal_moves, result
from bottega.kit.record import Record, verify
from bottega.kit.view import View

CODEX = GAMES["codex"]


def new_record() -> Record:
    record = Record(CODEX, 2, {}, bytes(32))
    record.players = ["random", "random"]
    return record


class Looker(Bot):
    """Takes the first offer and checks what it is shown."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        board = view.state.board
        assert isinstance(board, Table)
        assert all(card >= BACKS for card in board.hands[1 - self.seat])
        assert all(card < BACKS for card in board.hands[self.seat])
        assert view.seat == self.seat
        assert view.offers == [CODEX.words.text(move) for move in legal_moves(view.state, self.seat)]
        assert view.picture.own is not None
        assert view.picture.own.seat == self.seat
        first = view.offers[0]
        view.offers.clear()
        board.hands[self.seat].clear()
        return first


class Cheat(Bot):
    """Says what it was not offered."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return "keep O01"


def test_a_match_is_played_to_its_end_and_recorded() -> None:
    record = new_record()
    bots = {seat: seat_bot("random", seat) for seat in range(2)}
    s = Seating(CODEX.words, bots, Budget()).play_out(record)
    assert result(s)
    verify(record)


def test_a_match_taken_up_again_goes_on_as_it_would_have() -> None:
    whole, part = new_record(), new_record()
    seating = Seating(CODEX.words, {seat: seat_bot("random", seat) for seat in range(2)}, Budget())
    seating.play_out(whole)
    part.moves.extend(whole.moves[:21])
    seating.play_out(part)
    assert part.moves == whole.moves


def test_a_bot_sees_its_view_and_cannot_change_the_match() -> None:
    s, _ = new_record().start()
    random_play(s, 1, 20)
    before, seat = dump(s), awaited(s)[0]
    chosen = Seating(CODEX.words, {seat: Looker(seat)}, Budget()).ask(s, seat, Luck(b""))
    assert chosen == legal_moves(s, seat)[0]
    assert dump(s) == before


def test_a_bot_that_says_what_it_was_not_offered_is_refused() -> None:
    s, _ = new_record().start()
    with pytest.raises(IllegalMove, match="seat 1 said `keep O01`"):
        Seating(CODEX.words, {1: Cheat(1)}, Budget()).ask(s, 1, Luck(b""))
