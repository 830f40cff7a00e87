"""Records, deals and stories of matches the server played."""

from __future__ import annotations

import hashlib
import json
import random

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.deal import match_seed
from bottega.kit.errors import BadRecord
from bottega.kit.luck import commitment
from bottega.kit.record import load, verify
from bottega.server.core.commands import SayMove, TakeBack
from bottega.server.core.match import Match, Plan
from bottega.server.core.records import at_ply, record_file, story
from bottega.server.platform.errors import Refused
from tests.server.playing import CODEX, new_head, play_on


def test_the_seed_of_a_match_is_made_as_the_page_says() -> None:
    words = ["ciao", "", "è"]
    mixed = b"bottega deal " + bytes(32)
    mixed += b"\x00\x00\x00\x04ciao" + b"\x00\x00\x00\x00" + b"\x00\x00\x00\x02" + "è".encode()
    assert match_seed(bytes(32), words) == hashlib.sha256(mixed).digest()


def test_no_two_ways_of_sharing_out_the_words_make_the_same_seed() -> None:
    assert match_seed(bytes(32), ["ab", ""]) != match_seed(bytes(32), ["a", "b"])


def test_the_record_of_a_match_verifies_and_names_edition_cards_and_deal() -> None:
    head = new_head(lot=5)
    entries = play_on(Match(head, CODEX), random.Random(5))
    file = record_file(head, CODEX, entries)
    record = load(file, GAMES)
    verify(record)
    data = json.loads(file)
    assert (record.edition, record.digest) == (CODEX.edition, CODEX.cards().digest)
    assert record.players == head.players
    assert data["deal"] == {
        "commitment": commitment(bytes.fromhex(head.server_seed)),
        "server_seed": head.server_seed,
        "words": head.words,
    }
    verify(record, shown=commitment(bytes.fromhex(head.server_seed)))


def test_another_seed_than_was_shown_is_found_out() -> None:
    head = new_head(lot=5)
    file = record_file(head, CODEX, play_on(Match(head, CODEX), random.Random(5)))
    with pytest.raises(BadRecord, match="shown before"):
        verify(load(file, GAMES), shown=commitment(b"another"))
    with pytest.raises(BadRecord, match="players' words"):
        verify(load(file.replace('"ciao"', '"addio"'), GAMES))


def test_there_is_no_record_before_the_end() -> None:
    head = new_head(lot=5)
    entries = play_on(Match(head, CODEX), random.Random(5), plies=20)
    with pytest.raises(Refused, match="not_over"):
        record_file(head, CODEX, entries)


def test_the_record_of_an_older_edition_is_still_handed_out() -> None:
    head = msgspec.structs.replace(new_head(), edition=99, over=True)
    assert json.loads(record_file(head, CODEX, []))["edition"] == 99
    with pytest.raises(Refused):
        record_file(msgspec.structs.replace(head, over=False), CODEX, [])


def test_moves_taken_back_are_not_in_the_record_and_it_verifies() -> None:
    match = Match(new_head(lot=6), CODEX)
    entries = []
    for command in (
        SayMove(0, 0, "start front", "a"),
        TakeBack((0,), 1, "u"),
        SayMove(0, 2, "start back", "b"),
    ):
        plan = match.decide(command)
        assert isinstance(plan, Plan)
        match.settle(plan)
        entries.append(plan.entry)
    entries += play_on(match, random.Random(6))
    record = load(record_file(match.head, CODEX, entries), GAMES)
    assert record.moves[0] == (0, "start back")
    verify(record)


def test_the_story_tells_each_viewer_what_they_may_read() -> None:
    head = new_head(lot=7)
    entries = play_on(Match(head, CODEX), random.Random(7), plies=12)
    mine, theirs = story(head, CODEX, entries, 0), story(head, CODEX, entries, 1)
    assert [told.line.id for told in mine] == [told.line.id for told in theirs]
    hands = [told for told in mine if told.line.id == "events.got_hand"]
    assert [hand.line.args["first"] == "?" for hand in hands] == [False, True]


def test_the_past_can_be_looked_at_and_offers_nothing() -> None:
    head = new_head(lot=7)
    entries = play_on(Match(head, CODEX), random.Random(7), plies=12)
    past = at_ply(head, CODEX, entries[:6], entries[6].seat)
    assert past.ply == 6
    assert past.lines
    assert (past.offers, past.refusals, past.undo) == ([], [], False)
