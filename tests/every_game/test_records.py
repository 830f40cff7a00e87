"""A record replays to the same state and the same lines; the texts of offered moves are unique."""

from bottega.kit.board import Board
from bottega.kit.events import Event
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.record import Record, load, replay, verify
from bottega.kit.state import State
from tests.all_games import ALL_GAMES
from tests.every_game.cases import Case, every_case, random_choice, sights, written
from tests.every_game.properties import lines


def play_and_note(case: Case, seed: bytes) -> tuple[Record, State[Board], list[list[Event]]]:
    """A random match with its record, its end, and all that was told."""
    record = Record(case.game, case.seats, case.options, seed)
    s, told = record.start()
    every = [told]
    luck = Luck(seed, "walk")
    while awaited(s):
        seat, move = random_choice(s, luck)
        every.append(apply(s, seat, move))
        record.note(s, seat, move)
    return record, s, every


@every_case
def test_a_record_replays_to_the_same_state_and_lines(case: Case) -> None:
    for seed in case.seeds(part=5):
        record, ended, told = play_and_note(case, seed)
        read = load(record.dump(), ALL_GAMES)
        assert read.dump() == record.dump()
        s, again = replay(read)
        assert written(s) == written(ended)
        assert [ply for ply, _ in again] == list(range(len(told)))
        for viewer in case.viewers():
            assert [lines(events, viewer) for _, events in again] == [
                lines(events, viewer) for events in told
            ]


@every_case
def test_a_record_verifies_whole_and_in_part(case: Case) -> None:
    for seed in case.seeds(part=50):
        record, ended, _ = play_and_note(case, seed)
        assert written(verify(load(record.dump(), ALL_GAMES))) == written(ended)
        record.scores = None
        while record.moves:
            del record.moves[len(record.moves) // 2 :]
            verify(record)


@every_case
def test_offered_texts_are_unique_and_say_their_move(case: Case) -> None:
    words = case.game.words
    for seed in case.seeds(part=20):
        for s in sights(case, seed, stride=3):
            for seat in awaited(s):
                moves = legal_moves(s, seat)
                texts = [words.text(move) for move in moves]
                assert len(set(texts)) == len(texts)
                assert [words.parse(text) for text in texts] == moves


@every_case
def test_a_seed_deals_the_same_match(case: Case) -> None:
    dealt = [written(case.start(bytes([number] * 32))[0]) for number in (1, 1, 2, 3)]
    assert dealt[0] == dealt[1]
    assert (len(set(dealt)) > 1) == case.game.luck
