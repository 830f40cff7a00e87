"""Resigning and abandoning as the log tells it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.games.codex.pieces import Table
from bottega.games.codex.words import CARDS
from bottega.kit.record import load, verify
from bottega.kit.seats import NOBODY
from bottega.server.core.commands import Denied, GiveUp, SayMove, TakeBack
from bottega.server.core.ending import ending, places
from bottega.server.core.giving_up import ABANDON, RESIGN
from bottega.server.core.keys import stand_in_key
from bottega.server.core.kinds import Casual, Kind, Rated
from bottega.server.core.match import Match, Plan, played
from bottega.server.core.records import at_ply, record_file, story
from bottega.server.core.shown import Update
from bottega.server.core.store.rows import Entry
from bottega.server.core.updates import update
from tests.server.playing import CODEX, new_head, play_on, random_say


def given_up(match: Match, seat: int, text: str = RESIGN) -> Entry:
    """The entry that is written, and taken by the match."""
    plan = match.decide(GiveUp(seat, text, f"k{seat}"), at=5.0)
    assert isinstance(plan, Plan)
    match.take(plan.entry)
    return plan.entry


def denied(match: Match, seat: int, text: str = RESIGN) -> str:
    said = match.decide(GiveUp(seat, text, "again"))
    assert isinstance(said, Denied)
    return said.code


def test_of_two_the_other_has_won_and_the_record_says_so() -> None:
    match = Match(new_head(lot=3), CODEX)
    entries = play_on(match, random.Random(3), plies=9)
    entries.append(given_up(match, 1))
    seen = update(match, 0)
    assert (match.over, seen.awaited, seen.offers, seen.refusals, seen.undo) == (True, [], [], [], False)
    assert seen.result is not None
    assert (seen.result.winners, seen.result.ranking, seen.result.scores) == ([0], [1, 2], [])
    assert (seen.result.resigned, seen.result.stand_ins) == ([1], [1])
    assert denied(match, 0) == "over"
    again = played(match.head, CODEX, entries)
    assert ending(again) == ending(match)
    record = load(record_file(msgspec.structs.replace(match.head, over=True), CODEX, entries), GAMES)
    verify(record)
    assert (record.resigned, record.scores, len(record.moves)) == ([(1, 9)], None, 9)


def test_everybody_reads_who_resigned() -> None:
    match = Match(new_head(lot=3), CODEX)
    entries = [*play_on(match, random.Random(3), plies=4), given_up(match, 0)]
    for viewer in (-1, 0, 1):
        last = story(match.head, CODEX, entries, viewer)[-1]
        assert (last.ply, last.line.id, last.line.args) == (5, "server.resigned", {"seat": "0"})
    assert at_ply(match.head, CODEX, entries[:4], 0).result is None
    assert at_ply(match.head, CODEX, entries, 0).result == ending(match)


def test_with_more_a_bot_plays_on_and_nobody_else_in_that_seat() -> None:
    match = Match(msgspec.structs.replace(new_head(seats=3, lot=4), stand_in="greedy"), CODEX)
    play_on(match, random.Random(4), plies=6)
    (seat,) = match.asked
    asked, offered = dict(match.asked), update(match, seat).offers
    given_up(match, seat)
    assert (match.over, match.asked, denied(match, seat)) == (False, asked, "resigned")
    assert update(match, seat).offers == []
    own = SayMove(seat, asked[seat], offered[0], "mine")
    assert match.decide(own) == Denied("resigned")
    plan = match.decide(msgspec.structs.replace(own, key=stand_in_key(asked[seat], seat)))
    assert isinstance(plan, Plan)
    match.take(plan.entry)
    assert match.decide(TakeBack((seat,), match.ply, "back")) == Denied("cannot_undo")
    chance = random.Random(4)
    while not match.over:
        say = random_say(match, chance)
        key = stand_in_key(say.ply, say.seat) if say.seat == seat else say.key
        match.take(Entry(match.head.id, match.ply + 1, say.seat, say.text, key))
    ended = ending(match)
    assert ended is not None
    assert (len(ended.scores), ended.resigned, ended.stand_ins) == (3, [seat], [seat])


def test_what_a_seat_held_that_resigned_is_open_only_at_the_end() -> None:
    head = msgspec.structs.replace(new_head(seats=3, lot=4), stand_in="greedy")
    match, chance = Match(head, CODEX), random.Random(4)
    play_on(match, chance, plies=9)
    (seat,) = match.asked
    given_up(match, seat)
    while not match.over:
        for viewer in {NOBODY, 0, 1, 2} - {seat}:
            seen = codices(update(match, viewer))[seat]
            assert all("-" in card for card in seen["hand"]), "the backs of its cards"
            assert seen["objective"] is None
        say = random_say(match, chance)
        key = stand_in_key(say.ply, say.seat) if say.seat == seat else say.key
        match.take(Entry(match.head.id, match.ply + 1, say.seat, say.text, key))
    for viewer in (NOBODY, 0, 1, 2):
        shown = codices(update(match, viewer))
        assert [one["hand"] for one in shown] == hands(match)
        assert all(one["objective"] for one in shown)


def test_of_two_who_did_not_play_to_the_end_nothing_is_opened() -> None:
    match = Match(new_head(lot=3), CODEX)
    play_on(match, random.Random(3), plies=9)
    given_up(match, 1)
    assert all("-" in card for one in codices(update(match, NOBODY)) for card in one["hand"])


def codices(seen: Update) -> list[dict[str, Any]]:
    """The pieces before each seat, as the server sends them to every viewer."""
    told: list[dict[str, Any]] = msgspec.json.decode(seen.picture.common)["codices"]
    return told


def hands(match: Match) -> list[list[str]]:
    """The cards that everybody holds."""
    assert isinstance(match.state.board, Table)
    return [[CARDS.names[card] for card in hand] for hand in match.state.board.hands]


def played_out(lot: int, resigns: list[int], seats: int = 3) -> Match:
    """A match in which these seats resign at once, in this order; a bot plays on for them to the end."""
    match = Match(msgspec.structs.replace(new_head(seats=seats, lot=lot), stand_in="greedy"), CODEX)
    for seat in resigns:
        given_up(match, seat)
    chance = random.Random(lot)
    while not match.over:
        say = random_say(match, chance)
        key = stand_in_key(say.ply, say.seat) if say.seat in resigns else say.key
        match.take(Entry(match.head.id, match.ply + 1, say.seat, say.text, key))
    return match


def test_whoever_resigned_is_last_also_with_the_most_points() -> None:
    most = 0
    for lot in range(12):
        ended = ending(played_out(lot, [lot % 3]))
        assert ended is not None
        seat = lot % 3
        most += ended.scores[seat] == max(ended.scores)
        assert (ended.ranking[seat], seat in ended.winners) == (3, False)
        assert sorted(ended.ranking) in ([1, 2, 3], [1, 1, 3])
        assert ended.winners == [one for one in range(3) if ended.ranking[one] == 1]
    assert most >= 2  # of twelve, the bot had the most points in some


def test_several_who_resigned_share_the_last_place() -> None:
    ended = ending(played_out(1, [2, 0], seats=4))
    assert ended is not None
    assert (ended.ranking[0], ended.ranking[2], ended.resigned) == (3, 3, [2, 0])
    assert set(ended.winners) <= {1, 3}
    assert len(ended.winners) > 0


def test_where_everybody_resigned_nobody_has_won() -> None:
    match = Match(msgspec.structs.replace(new_head(seats=3), stand_in="greedy"), CODEX)
    for seat in (1, 0, 2):
        given_up(match, seat)
    ended = ending(match)
    assert ended is not None
    assert (ended.winners, ended.ranking) == ([], [3, 3, 3])


@pytest.mark.parametrize(
    ("ranking", "lost", "expected"),
    [
        ([1, 3, 2, 4], [0, 3], [3, 2, 1, 3]),
        ([2, 1, 2], [1], [1, 3, 1]),  # who shared a place shares it still
        ([1, 2], [], [1, 2]),
        ([1, 2, 3], [0, 1, 2], [3, 3, 3]),
    ],
)
def test_places_of_those_who_stayed_and_those_who_left(
    ranking: list[int], lost: list[int], expected: list[int]
) -> None:
    assert places(ranking, lost) == expected


def test_a_match_ends_when_every_person_has_resigned() -> None:
    match = Match(
        msgspec.structs.replace(new_head(seats=3, bots=("", "", "greedy")), stand_in="greedy"), CODEX
    )
    given_up(match, 1)
    assert not match.over
    given_up(match, 0)
    ended = ending(match)
    assert ended is not None
    assert (ended.winners, ended.ranking, ended.resigned) == ([2], [2, 2, 1], [1, 0])


def test_what_was_done_before_a_resignation_is_not_taken_back() -> None:
    match = Match(msgspec.structs.replace(new_head(seats=3), stand_in="greedy"), CODEX)
    play_on(match, random.Random(2), plies=1)
    seat = match.past[-1].entry.seat
    assert match.may_undo((seat,))
    given_up(match, (seat + 1) % 3)
    assert not match.may_undo((seat,))


@pytest.mark.parametrize(
    ("seats", "kind", "text", "code"),
    [
        (1, Casual(), RESIGN, "resign_alone"),
        (3, Casual(), RESIGN, "no_such_bot"),
        (2, Rated(), ABANDON, "abandon_rated"),
    ],
)
def test_what_cannot_be_given_up(seats: int, kind: Kind, text: str, code: str) -> None:
    game = GAMES["workshop"]
    match = Match(msgspec.structs.replace(new_head(game, seats), kind=kind), game)
    assert denied(match, 0, text) == code


def test_an_abandoned_match_has_no_result() -> None:
    game = GAMES["workshop"]
    match = Match(new_head(game, seats=1), game)
    entries = [*play_on(match, random.Random(1), plies=3), given_up(match, 0, ABANDON)]
    seen = update(match, 0)
    assert (match.over, seen.offers, seen.result) == (True, [], ending(match))
    assert seen.result is not None
    assert (seen.result.abandoned, seen.result.winners, seen.result.ranking) == (True, [], [])
    record = load(record_file(msgspec.structs.replace(match.head, over=True), game, entries), GAMES)
    verify(record)
    assert (record.resigned, len(record.moves)) == ([], 3)
