"""A match as its log tells it."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit import codec
from bottega.kit.record import Record, replay
from bottega.server.core.commands import Denied, Done, SayMove, TakeBack
from bottega.server.core.log import effective
from bottega.server.core.match import Behind, Match, Plan
from bottega.server.core.store.rows import Entry
from bottega.server.platform.errors import BadLog, Refused
from tests.server.playing import CODEX, new_head, play_on, random_say


def started(seats: int = 2) -> Match:
    """Past the sealed choices of the setup, at somebody's first turn."""
    match = Match(new_head(seats=seats), CODEX)
    play_on(match, random.Random(1), plies=2 * seats)
    return match


def choosing() -> Match:
    """Nothing is hidden in what is chosen first: the teams of Legendary Inventors."""
    game = GAMES["inventors"]
    return Match(new_head(game, seats=3), game)


def decided(match: Match, command: SayMove | TakeBack) -> Plan:
    outcome = match.decide(command)
    assert isinstance(outcome, Plan)
    return outcome


def bytes_of(match: Match) -> bytes:
    return msgspec.json.encode(codec.dump(match.state))


def test_an_offered_move_becomes_the_next_entry_and_nothing_changes_before_it_is_written() -> None:
    match = started()
    before = bytes_of(match)
    say = random_say(match, random.Random(2))
    plan = decided(match, say)
    assert plan.entry == Entry(match.head.id, match.ply + 1, say.seat, say.text, say.key)
    assert bytes_of(match) == before
    match.settle(plan)
    assert match.ply == plan.entry.ply
    assert bytes_of(match) != before


def test_a_log_folds_to_the_same_state_as_the_record_replays_to() -> None:
    head = new_head(lot=3)
    match = Match(head, CODEX)
    entries = play_on(match, random.Random(3))
    record = Record(CODEX, head.seats, head.options, bytes.fromhex(head.seed))
    record.moves.extend((entry.seat, entry.text) for entry in entries)
    assert msgspec.json.encode(codec.dump(replay(record)[0])) == bytes_of(match)
    assert match.over


@pytest.mark.parametrize(
    ("text", "code"),
    [("dance", "unknown_word"), ("place", "unknown_word"), ("keep O01", "not_offered"), ("", "unknown_word")],
)
def test_what_is_not_offered_is_denied(text: str, code: str) -> None:
    match = started()
    seat = next(iter(match.asked))
    assert match.decide(SayMove(seat, match.ply, text, "k")) == Denied(code)


def test_only_those_awaited_may_say_anything() -> None:
    match = started()
    seat = next(iter(match.asked))
    say = random_say(match, random.Random(1))
    for other in (1 - seat, 7, -1):
        assert match.decide(SayMove(other, match.ply, say.text, "k")) == Denied("not_awaited")


def test_a_move_for_an_earlier_question_is_stale() -> None:
    match = started()
    say = random_say(match, random.Random(1))
    assert match.decide(SayMove(say.seat, match.ply - 1, say.text, "k")) == Denied("stale")


def test_one_who_has_seen_more_than_we_must_be_caught_up_with() -> None:
    match = started()
    say = random_say(match, random.Random(1))
    assert isinstance(match.decide(SayMove(say.seat, match.ply + 1, say.text, "k")), Behind)


def test_a_sealed_choice_may_come_after_others_have_chosen() -> None:
    match = Match(new_head(seats=3), CODEX)
    match.settle(decided(match, SayMove(0, 0, "start front", "a")))
    match.settle(decided(match, SayMove(2, 0, "start back", "b")))
    plan = decided(match, SayMove(1, 0, "start back", "c"))
    assert plan.entry.ply == 3
    match.settle(plan)
    assert set(match.asked) == {0, 1, 2}
    assert match.decide(SayMove(1, 2, "start back", "d")) == Denied("stale")


def test_the_same_command_twice_is_done_once() -> None:
    match = started()
    say = random_say(match, random.Random(4))
    match.settle(decided(match, say))
    assert match.decide(say) == Done(match.ply)
    play_on(match, random.Random(44), plies=20)
    assert match.decide(say) == Done(match.ply - 20)


def test_a_key_is_known_only_for_the_seat_that_used_it() -> None:
    match = Match(new_head(), CODEX)
    match.settle(decided(match, SayMove(0, 0, "start front", "same")))
    assert isinstance(match.decide(SayMove(1, 0, "start front", "same")), Plan)


def test_the_words_of_a_move_are_written_as_the_game_writes_them() -> None:
    match = Match(new_head(), CODEX)
    assert decided(match, SayMove(0, 0, "  start   front ", "k")).entry.text == "start front"


def test_an_open_move_can_be_taken_back_and_played_otherwise() -> None:
    match = choosing()
    before = bytes_of(match)
    seat = next(iter(match.asked))
    match.settle(decided(match, random_say(match, random.Random(5))))
    assert match.may_undo((seat,))
    undo = decided(match, TakeBack((seat,), match.ply, "u"))
    assert (undo.entry.seat, undo.entry.back) == (seat, match.ply - 1)
    match.settle(undo)
    assert bytes_of(match) == before
    assert not match.may_undo((seat,))
    assert match.decide(TakeBack((seat,), match.ply - 1, "u")) == Done(match.ply)
    match.settle(decided(match, random_say(match, random.Random(6))))
    assert match.may_undo((seat,))


def test_nobody_takes_back_what_another_did() -> None:
    match = choosing()
    seat = next(iter(match.asked))
    match.settle(decided(match, random_say(match, random.Random(5))))
    assert match.decide(TakeBack((1 - seat,), match.ply, "u")) == Denied("cannot_undo")
    assert isinstance(match.decide(TakeBack((0, 1), match.ply, "u")), Plan)


def test_what_showed_something_hidden_stays() -> None:
    match = started()
    seat = next(iter(match.asked))
    match.settle(decided(match, random_say(match, random.Random(5))))
    # The others have seen a card of a secret hand.
    assert match.decide(TakeBack((seat,), match.ply, "u")) == Denied("cannot_undo")
    match.settle(decided(match, SayMove(seat, match.ply, "draw resource", "d")))
    assert match.decide(TakeBack((seat,), match.ply, "u")) == Denied("cannot_undo")


def test_a_log_of_an_older_release_may_go_back_on_what_a_command_no_longer_may() -> None:
    match = started()
    before, seat, placed = bytes_of(match), next(iter(match.asked)), random_say(match, random.Random(5))
    match.settle(decided(match, placed))
    assert match.decide(TakeBack((seat,), match.ply, "u")) == Denied("cannot_undo")
    match.take(Entry(match.head.id, match.ply + 1, seat, "", "u", back=match.ply - 1))
    assert bytes_of(match) == before
    match.settle(decided(match, SayMove(seat, match.ply, placed.text, "again")))


def test_a_sealed_choice_can_be_taken_back_until_another_chose() -> None:
    match = Match(new_head(seats=3), CODEX)
    match.settle(decided(match, SayMove(0, 0, "start front", "a")))
    match.settle(decided(match, TakeBack((0,), 1, "u")))
    match.settle(decided(match, SayMove(0, 2, "start back", "b")))
    match.settle(decided(match, SayMove(1, 0, "start back", "c")))
    assert match.decide(TakeBack((0,), match.ply, "v")) == Denied("cannot_undo")
    assert match.decide(TakeBack((1,), match.ply - 1, "w")) == Denied("stale")


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    match = Match(new_head(lot=3), CODEX)
    play_on(match, random.Random(3))
    assert match.decide(TakeBack((0, 1), match.ply, "u")) == Denied("over")
    assert match.decide(SayMove(0, match.ply, "pass", "k")) == Denied("over")


def test_a_seat_is_left_to_a_bot_that_made_a_third_of_its_moves() -> None:
    match, chance = Match(new_head(lot=3), CODEX), random.Random(3)
    assert match.left_to_bots == []
    match.settle(decided(match, SayMove(0, 0, "start front", "standin-0.0")))
    assert match.left_to_bots == [0]
    match.settle(decided(match, TakeBack((0,), 1, "u")))
    assert (match.left_to_bots, match.said) == ([], [0, 0])
    match.settle(decided(match, SayMove(0, 2, "start back", "standin-2.0")))
    for moves in range(2, 5):
        while match.said[0] < moves:
            match.settle(decided(match, random_say(match, chance)))
        assert match.left_to_bots == ([0] if moves <= 3 else [])


def test_moves_taken_back_are_left_out_of_the_record() -> None:
    def log(*entries: tuple[int, int | None]) -> list[Entry]:
        return [Entry(1, ply, 0, f"m{ply}", f"k{ply}", back) for ply, back in entries]

    entries = log((1, None), (2, None), (3, 1), (4, None), (5, None), (6, 4), (7, 3), (8, None))
    assert [entry.ply for entry in effective(entries)] == [1, 8]


def test_a_log_with_undos_folds_to_where_its_effective_moves_lead() -> None:
    chance = random.Random(7)
    match, entries = Match(new_head(lot=9), CODEX), []
    while not match.over:
        if match.may_undo((0, 1)) and chance.random() < 0.3:
            plan = decided(match, TakeBack((0, 1), match.ply, f"u{match.ply}"))
        else:
            plan = decided(match, random_say(match, chance))
        match.settle(plan)
        entries.append(plan.entry)
    folded, straight = Match(match.head, CODEX), Match(match.head, CODEX)
    for entry in entries:
        folded.take(entry)
    for ply, entry in enumerate(effective(entries), start=1):
        straight.take(msgspec.structs.replace(entry, ply=ply))
    assert len(effective(entries)) < len(entries)
    assert bytes_of(folded) == bytes_of(match) == bytes_of(straight)


@pytest.mark.parametrize(
    "bad",
    [
        Entry(1, 2, 0, "start front", "k"),
        Entry(1, 1, 0, "pass", "k"),
        Entry(1, 1, 0, "nonsense", "k"),
        Entry(1, 1, 5, "start front", "k"),
        Entry(1, 1, 0, "", "k", back=0),
    ],
)
def test_a_log_that_does_not_follow_is_refused(bad: Entry) -> None:
    match = Match(new_head(), CODEX)
    with pytest.raises(BadLog):
        match.take(bad)
    assert match.ply == 0


def test_a_match_of_another_edition_is_not_played_on() -> None:
    with pytest.raises(Refused, match="other_edition"):
        Match(msgspec.structs.replace(new_head(), edition=99), CODEX)
    with pytest.raises(Refused, match="other_edition"):
        Match(msgspec.structs.replace(new_head(), cards="corrected"), CODEX)
