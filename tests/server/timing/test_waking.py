"""Who stands in is asked by every node that knows of it, and the time of an entry is the clerk's."""

from __future__ import annotations

from bottega.server.core.clerk import Clerk
from bottega.server.core.commands import Reply, SayMove
from bottega.server.core.effects import Append, Effect, Wake
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry
from bottega.server.platform.clock import Clock
from tests.server.playing import CODEX, new_head


def nobody(reply: Reply) -> None:
    """Waits for the answer."""


def wakes(effects: list[Effect]) -> list[Wake]:
    return [effect for effect in effects if isinstance(effect, Wake)]


def test_a_stand_in_is_asked_after_our_moves_and_after_those_of_others() -> None:
    clerk = Clerk(Match(new_head(seats=3), CODEX))
    clerk.stand_ins = {1: "greedy"}
    clerk.submit(SayMove(0, 0, "start front", "a"), nobody)
    assert wakes(clerk.appended()) == [Wake(1, "greedy", 1)]
    assert wakes(clerk.heard(Entry(clerk.match.head.id, 2, 2, "start front", "c"))) == [Wake(1, "greedy", 2)]
    clerk.catch_up()
    assert wakes(clerk.fetched([])) == []


def test_a_stand_in_that_is_not_awaited_is_left_alone() -> None:
    clerk = Clerk(Match(new_head(bots=("", "random")), CODEX))
    clerk.stand_ins = {0: "greedy"}
    assert clerk.wake() == [Wake(1, "random", 0), Wake(0, "greedy", 0)]
    clerk.heard(Entry(clerk.match.head.id, 1, 0, "start front", "a"))
    assert clerk.wake() == [Wake(1, "random", 1)]


def test_the_time_of_an_entry_is_when_it_was_decided() -> None:
    clerk = Clerk(Match(new_head(), CODEX), now=lambda: 12.34567)
    [append] = clerk.submit(SayMove(0, 0, "start front", "a"), nobody)
    assert isinstance(append, Append)
    assert append.entry.at == 12.346


def test_without_a_clock_there_are_no_faces() -> None:
    assert Live(Match(new_head(), CODEX), Clock()).clocks() == []
