"""The clerk, tested with lists: commands go in, effects come out."""

from __future__ import annotations

import random
from unittest.mock import patch

from bottega.server.core.clerk import Clerk
from bottega.server.core.commands import Denied, Done, Reply, SayMove, TakeBack
from bottega.server.core.effects import Answer, Append, Effect, Failure, Fetch, Finish, Publish, Tell, Wake
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry, Head
from tests.server.playing import CODEX, new_head, play_on, random_say


class Asker:
    """Somebody who keeps the answers."""

    def __init__(self) -> None:
        self.replies: list[Reply] = []

    def __call__(self, reply: Reply) -> None:
        self.replies.append(reply)


def clerk_of(head: Head, entries: tuple[Entry, ...] = ()) -> Clerk:
    match = Match(head, CODEX)
    for entry in entries:
        match.take(entry)
    return Clerk(match)


def kinds(effects: list[Effect]) -> list[str]:
    return [type(effect).__name__ for effect in effects]


def say(seat: int, text: str, key: str, ply: int = 0) -> SayMove:
    return SayMove(seat, ply, text, key)


def entry(clerk: Clerk, ply: int, seat: int, text: str, key: str) -> Entry:
    return Entry(clerk.match.head.id, ply, seat, text, key)


def test_append_then_answer_tell_and_publish() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    effects = clerk.submit(say(0, "start front", "a"), anna)
    wanted = entry(clerk, 1, 0, "start front", "a")
    assert effects == [Append(wanted)]
    assert clerk.match.ply == 0
    answer, tell, publish = clerk.appended()
    assert answer == Answer(anna, Done(1))
    assert isinstance(tell, Tell)
    assert tell.happened.ply == 1
    assert publish == Publish(wanted)
    assert clerk.idle


def test_one_append_at_a_time_and_the_others_in_their_order() -> None:
    clerk, anna, bruno = clerk_of(new_head()), Asker(), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert clerk.submit(say(1, "start back", "b"), bruno) == []
    effects = clerk.appended()
    assert kinds(effects) == ["Answer", "Tell", "Publish", "Append"]
    assert effects[-1] == Append(entry(clerk, 2, 1, "start back", "b"))


def test_a_denied_command_costs_no_append() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    assert clerk.submit(say(0, "dance", "a"), anna) == [Answer(anna, Denied("unknown_word"))]


def test_the_one_who_was_beaten_catches_up_and_tries_again() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert clerk.beaten() == [Fetch(0)]
    other = entry(clerk, 1, 1, "start back", "b")
    effects = clerk.fetched([other])
    assert kinds(effects) == ["Tell", "Append"]
    assert effects[1] == Append(entry(clerk, 2, 0, "start front", "a"))


def test_beaten_by_what_was_heard_meanwhile_needs_no_catching_up() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert kinds(clerk.heard(entry(clerk, 1, 1, "start back", "b"))) == ["Tell"]
    assert clerk.beaten() == [Append(entry(clerk, 2, 0, "start front", "a"))]


def test_the_second_sending_by_way_of_another_node_is_found_in_the_log() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    clerk.beaten()
    effects = clerk.fetched([entry(clerk, 1, 0, "start front", "a")])
    assert kinds(effects) == ["Tell", "Answer"]
    assert effects[1] == Answer(anna, Done(1))


def test_after_an_append_of_unknown_outcome_the_log_decides() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert clerk.lost() == [Fetch(0)]
    assert clerk.fetched([]) == [Append(entry(clerk, 1, 0, "start front", "a"))]
    assert clerk.lost() == [Fetch(0)]
    effects = clerk.fetched([entry(clerk, 1, 0, "start front", "a")])
    assert effects[-1] == Answer(anna, Done(1))


def test_what_was_found_in_the_log_before_its_commit_was_heard_of_counts_once() -> None:
    head = new_head()
    clerk, anna = clerk_of(head), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    own, other = entry(clerk, 1, 0, "start front", "a"), entry(clerk, 2, 1, "start back", "b")
    assert kinds(clerk.fetched([own])) == ["Tell"]
    assert clerk.appended() == [Answer(anna, Done(1)), Publish(own)]
    clerk.submit(TakeBack((0,), 1, "u"), anna)
    clerk.appended()
    assert set(clerk.match.asked) == {0, 1}, "taken back for good"
    late = clerk_of(head)
    late.submit(say(0, "start front", "a"), anna)
    late.fetched([own, other])
    late.appended()
    assert late.match.ply == 2, "the match does not go back to its own entry"


def test_nobody_waits_for_ever_for_a_store_that_is_away() -> None:
    clerk, anna, bruno = clerk_of(new_head()), Asker(), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    clerk.submit(say(1, "start front", "b"), bruno)
    clerk.lost()
    assert clerk.unreachable() == [
        Answer(anna, Denied("unavailable")),
        Answer(bruno, Denied("unavailable")),
    ]
    assert clerk.idle
    assert clerk.submit(say(0, "start front", "a"), anna) == [Fetch(0)], "the doubt remains"


def test_a_log_that_cannot_be_read_says_nothing_of_what_is_being_appended() -> None:
    clerk, anna, bruno = clerk_of(new_head()), Asker(), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert clerk.heard(entry(clerk, 3, 1, "start back", "x")) == [Fetch(0)], "a gap, while we append"
    clerk.submit(say(1, "start front", "b"), bruno)
    assert clerk.unreachable() == [Answer(bruno, Denied("unavailable"))]
    assert clerk.appended()[0] == Answer(anna, Done(1))


def test_a_store_that_reads_and_does_not_write_is_given_up_too() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    for _ in range(2):
        clerk.lost()
        clerk.fetched([])
    assert clerk.lost() == [Answer(anna, Denied("unavailable"))]


def test_one_who_saw_more_makes_us_catch_up_once() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    assert clerk.submit(say(0, "start front", "a", ply=1), anna) == [Fetch(0)]
    assert clerk.fetched([]) == [Answer(anna, Denied("stale"))]


def test_what_is_heard_is_told_in_order_and_once() -> None:
    head = new_head(lot=2)
    log = play_on(Match(head, CODEX), random.Random(2), plies=5)
    clerk = clerk_of(head)
    assert kinds(clerk.heard(log[0])) == ["Tell"]
    assert clerk.heard(log[0]) == []
    assert clerk.heard(log[3]) == [Fetch(1)], "a gap"
    assert clerk.heard(log[4]) == []
    assert kinds(clerk.fetched(log[1:])) == ["Tell"] * 4
    assert clerk.match.ply == 5


def test_what_was_heard_while_fetching_is_not_taken_twice() -> None:
    head = new_head(lot=2)
    log = play_on(Match(head, CODEX), random.Random(2), plies=3)
    clerk = clerk_of(head)
    assert clerk.catch_up() == [Fetch(0)]
    clerk.heard(log[0])
    assert kinds(clerk.fetched(log)) == ["Tell", "Tell"]


def test_only_the_one_who_appended_wakes_the_bots() -> None:
    head = new_head(bots=("", "random"))
    clerk, anna = clerk_of(head), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    assert clerk.appended()[-1] == Wake(1, "random", 1)
    hearer = clerk_of(head)
    assert kinds(hearer.heard(entry(clerk, 1, 0, "start front", "a"))) == ["Tell"]
    assert hearer.wake() == [Wake(1, "random", 1)]


def test_sealed_choices_survive_a_restart() -> None:
    head = new_head(seats=3)
    clerk, anna = clerk_of(head), Asker()
    clerk.submit(say(1, "start back", "b"), anna)
    clerk.appended()
    again = clerk_of(head, (entry(clerk, 1, 1, "start back", "b"),))
    assert set(again.match.asked) == {0, 2}
    assert again.match.state.sealed == clerk.match.state.sealed


def test_an_undo_is_appended_like_any_move() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    clerk.submit(say(0, "start front", "a"), anna)
    clerk.appended()
    effects = clerk.submit(TakeBack((0,), 1, "u"), anna)
    assert effects == [Append(Entry(clerk.match.head.id, 2, 0, "", "u", back=0))]
    tell = clerk.appended()[1]
    assert isinstance(tell, Tell)
    assert tell.happened.back == 0


def test_the_last_move_finishes_the_match() -> None:
    head = new_head(lot=3)
    chance, clerk, anna = random.Random(3), clerk_of(head), Asker()
    effects: list[Effect] = []
    while not clerk.match.over:
        clerk.submit(random_say(clerk.match, chance), anna)
        effects = clerk.appended()
    assert effects[-1] == Finish()


def test_a_game_that_stumbles_is_reported_and_the_match_goes_on() -> None:
    clerk, anna = clerk_of(new_head()), Asker()
    error = RuntimeError("a bug in a rule")

    with patch.object(Match, "decide", side_effect=error):
        effects = clerk.submit(say(0, "start front", "a"), anna)
    assert effects == [Failure(error), Answer(anna, Denied("broken"))]
    assert clerk.idle
