"""Choices of one seat, and sealed ones; and what a bare step or board does not know."""

import pytest

from bottega.kit.board import Board
from bottega.kit.errors import IllegalMove
from bottega.kit.events import HIDDEN, SILENT, Event
from bottega.kit.luck import Luck
from bottega.kit.play import (
    apply,
    apply_unchecked,
    awaited,
    determinise,
    first_awaited,
    legal_moves,
    question,
    refusals,
    result,
    sample,
    setup,
    view,
)
from bottega.kit.seats import NOBODY
from bottega.kit.state import Choice, Sealed, State, Step
from tests.sample import GAME
from tests.sample.phases import Peek
from tests.sample.pieces import Stall
from tests.sample.words import BID, LOTS, PEEK, SKIP


def start(seats: int = 2, **options: str) -> State[Stall]:
    return setup(GAME, seats, options, bytes(32))[0]


def bid(s: State[Stall], seat: int, coins: int) -> list[str]:
    return [event.fact.id for event in apply(s, seat, BID.of(coins))]


def test_the_setup_goes_to_the_first_choice() -> None:
    s, told = setup(GAME, 2, {}, bytes(32))
    assert [event.fact.id for event in told] == ["turned_up"]
    assert awaited(s) == [0, 1]
    assert question(s, 1).args == {"seat": "1", "lot": LOTS.names[s.board.shown[-1]]}
    assert result(s) is None


def test_one_seat_is_asked_after_the_other() -> None:
    s = start(peeking="on")
    assert awaited(s) == [0]
    assert legal_moves(s, 1) == []
    apply_unchecked(s, 0, SKIP.of())
    assert awaited(s) == [1]
    apply_unchecked(s, 1, PEEK.of())
    assert awaited(s) == [0, 1]


def test_a_choice_with_nothing_to_ask_runs_by_itself() -> None:
    s = start(peeking="on")
    s.board.purses[1] = 0
    apply_unchecked(s, 0, SKIP.of())
    assert awaited(s) == [0, 1]
    assert s.board.known == [0, 0, 0, 0]


def test_a_choice_is_its_seats_unless_it_says_otherwise() -> None:
    choice: Choice[Stall] = Choice(1)
    assert choice.first_awaited(start()) == 1
    assert choice.awaited(start()) == [1]


@pytest.mark.parametrize("first", [0, 1])
def test_choices_come_in_any_order_and_the_last_reveals_all(first: int) -> None:
    s = start()
    assert bid(s, first, 2) == []
    assert awaited(s) == [1 - first]
    assert s.sealed == {first: BID.of(2)}
    assert bid(s, 1 - first, 1) == ["won", "turned_up"]
    assert s.sealed == {}
    assert awaited(s) == [0, 1]
    assert s.board.won[first]


def test_the_first_who_is_awaited_is_told_by_itself_and_after_each_move() -> None:
    s = start()
    assert first_awaited(s) == awaited(s)[0] == 0
    assert apply_unchecked(s, 0, BID.of(2)) == first_awaited(s) == 1
    assert apply_unchecked(s, 1, BID.of(1)) == 0
    assert apply_unchecked(s, 1, BID.of(0)) == 0
    assert apply_unchecked(s, 0, BID.of(0)) == first_awaited(s) == NOBODY


def test_who_has_chosen_waits() -> None:
    s = start()
    bid(s, 0, 2)
    assert legal_moves(s, 0) == []
    assert refusals(s, 0) == []
    with pytest.raises(IllegalMove, match="^seat 0 may not `bid 1` now: seat 1 must choose$"):
        bid(s, 0, 1)


def test_only_its_own_seat_sees_a_sealed_choice() -> None:
    s = start(seats=3)
    bid(s, 0, 2)
    bid(s, 2, 1)
    assert s.view(0).sealed == {0: BID.of(2), 2: HIDDEN}
    assert s.view(2).sealed == {0: HIDDEN, 2: BID.of(1)}
    assert s.view(1).sealed == s.view(NOBODY).sealed == {0: HIDDEN, 2: HIDDEN}


def test_a_world_guesses_the_sealed_choices_it_does_not_know() -> None:
    s = start(seats=3)
    bid(s, 0, 2)
    bid(s, 2, 1)
    worlds = [determinise(view(s, 0), 0, Luck(bytes([number]))) for number in range(30)]
    assert {world.sealed[0] for world in worlds} == {BID.of(2)}
    assert {world.sealed[2] for world in worlds} == {BID.of(coins) for coins in range(4)}
    assert s.sealed == {0: BID.of(2), 2: BID.of(1)}


def test_a_match_to_its_end() -> None:
    s = start()
    bid(s, 0, 1)
    assert bid(s, 1, 3) == ["won", "turned_up"]
    assert [refusal.about for refusal in refusals(s, 1)] == ["bid 1", "bid 2", "bid 3"]
    bid(s, 0, 0)
    assert bid(s, 1, 0) == ["tied"]
    assert awaited(s) == []
    ended = result(s)
    assert ended is not None
    assert ended.scores == [3, s.board.rules.worth[s.board.shown[0]]]


def test_silent_play_needs_no_check() -> None:
    s = start()
    apply_unchecked(s, 0, BID.of(1))
    apply_unchecked(s, 1, sample(s, 1, Luck(b"")))
    assert len(s.board.shown) == 2


def test_steps_are_done_in_the_order_they_are_put() -> None:
    s = start()
    s.then(Peek(0), Peek(1))
    assert [step.seat for step in reversed(s.agenda) if isinstance(step, Peek)] == [0, 1]


def test_a_secret_event_leaves_as_a_viewers_line() -> None:
    s = start(peeking="on")
    peeked: Event = apply(s, 0, PEEK.of())[0]
    assert peeked.line(0).args["lot"] == LOTS.names[s.board.pile[-1]]
    assert peeked.line(1).args["lot"] == "?"


def test_a_bare_step_asks_nobody_and_knows_nothing() -> None:
    s = start()
    step: Step[Stall] = Step()
    assert step.first_awaited(s) == NOBODY
    assert step.awaited(s) == []
    assert step.refusals(s, 0) == []
    with pytest.raises(NotImplementedError):
        step.run(s, SILENT)
    with pytest.raises(NotImplementedError):
        step.question(s, 0)
    with pytest.raises(NotImplementedError):
        step.moves(s, 0)
    with pytest.raises(NotImplementedError):
        step.take(s, 0, 0, SILENT)
    sealed: Sealed[Stall] = Sealed()
    with pytest.raises(NotImplementedError):
        sealed.asked(s)
    with pytest.raises(NotImplementedError):
        sealed.reveal(s, {}, SILENT)


def test_a_bare_board_has_no_pieces() -> None:
    board = Board()
    assert board.conserved() == {}
    with pytest.raises(NotImplementedError):
        board.copy()
    with pytest.raises(NotImplementedError):
        board.masked(0)
    with pytest.raises(NotImplementedError):
        board.filled(0, Luck(b""))
    with pytest.raises(NotImplementedError):
        board.result()
