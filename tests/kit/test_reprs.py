"""What people meet at a prompt says what it is, and tells a spectator no more than a spectator may know."""

from bottega.games import GAMES
from bottega.kit.events import Event
from bottega.kit.game import Setup
from bottega.kit.plan import Plan
from bottega.kit.play import apply, awaited, legal_moves, refusals, setup
from bottega.kit.record import Record, replay
from bottega.kit.result import Brought, Result
from tests.all_games import SAMPLE
from tests.sample.phases import Bid, TurnUp
from tests.sample.pieces import Stall
from tests.sample.words import LOTS, PEEKED


def test_a_game_its_options_and_what_a_match_is_played_with() -> None:
    assert repr(SAMPLE) == "Game(sample, edition 2, for 2, 3 seats)"
    assert repr(SAMPLE.options) == "[Option(purse: 3, 5), Option(peeking: off, on)]"
    assert repr(Setup(SAMPLE, 2, {})) == "Setup(sample, 2 seats, {'purse': '3', 'peeking': 'off'})"
    assert repr(Plan[Stall](TurnUp(), Bid())) == "Plan(TurnUp, Bid)"


def test_a_state_and_its_record() -> None:
    record = Record(SAMPLE, 2, {}, bytes(32))
    s, _ = record.start()
    assert repr(s) == "State(sample, 2 seats, Bid, awaited [0, 1])"
    assert repr(record) == "Record(sample, 2 seats, 0 moves)"
    while awaited(s):
        seat = awaited(s)[0]
        move = legal_moves(s, seat)[0]
        apply(s, seat, move)
        record.note(s, seat, move)
    assert repr(s) == "State(sample, 2 seats, over)"
    assert repr(record) == f"Record(sample, 2 seats, 4 moves, scores {record.scores})"
    assert repr(replay(record)[0]) == repr(s)


def test_a_result_names_the_tie_breaks_that_were_needed() -> None:
    assert repr(Result([{"points": 3}, {"points": 1}], [{}, {}])) == "Result(scores [3, 1], winners [0])"
    tied = Result([{"points": 3}, {"points": 3}], [{"coins": 1}, {"coins": 2}])
    assert repr(tied) == "Result(scores [3, 3], winners [1], after coins)"


def test_what_brought_points_is_named() -> None:
    assert repr(Brought("lots", LOTS, 1, 4)) == "Brought(lots: lot lute, 4)"


def test_an_event_is_told_as_to_a_spectator() -> None:
    assert repr(Event(PEEKED, [0, 1])) == "Event(events.peeked {'seat': '0', 'lot': '?'})"


def test_a_refusal_says_what_why_and_by_which_paragraph() -> None:
    s, _ = setup(GAMES["codex"], 2, {}, bytes(32))
    while not refusals(s, awaited(s)[0]):
        apply(s, awaited(s)[0], legal_moves(s, awaited(s)[0])[0])
    refusal = refusals(s, awaited(s)[0])[0]
    assert repr(refusal) == f"Refusal({refusal.about}: {refusal.line}, §{refusal.reason.paragraph})"
