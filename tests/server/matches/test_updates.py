"""What some eyes are sent of a match."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.games import SHELF
from bottega.kit import codec
from bottega.kit.errors import BottegaError
from bottega.kit.game import Title
from bottega.kit.seats import NOBODY
from bottega.server.matches.match import Match
from bottega.server.matches.updates import update
from bottega.server.matches.views import fields, write_view
from bottega.server.protocol import Update
from tests.server.playing import CODEX, new_head, play_on, random_say


@pytest.mark.parametrize("title", SHELF.values(), ids=list(SHELF))
def test_a_view_is_written_as_the_codec_writes_it(title: Title) -> None:
    chance = random.Random(5)
    match = Match(new_head(title, title.seats[-1], lot=5), title)
    while not match.over:
        for eyes in (NOBODY, *match.asked):
            seen = match.state.view(eyes)
            assert write_view(seen) == msgspec.json.encode(codec.dump(seen))
        play_on(match, chance, plies=1)


def test_what_is_no_part_of_a_state_is_not_written() -> None:
    with pytest.raises(BottegaError, match="may not hold"):
        fields(object())


@pytest.mark.parametrize("title", SHELF.values(), ids=list(SHELF))
def test_an_update_stands_by_itself_and_can_be_read_back(title: Title) -> None:
    chance = random.Random(6)
    match = Match(new_head(title, title.seats[0], lot=6), title)
    while not match.over:
        play_on(match, chance, plies=7)
        for eyes in (NOBODY, *range(title.seats[0])):
            written = msgspec.json.encode(update(match, eyes, match.ply - 1))
            read = msgspec.json.decode(written, type=Update)
            assert (read.eyes, read.ply) == (eyes, match.ply)
            assert bool(read.offers) == (eyes in match.asked)
            assert {asked.seat for asked in read.awaited} == set(match.asked)
            assert (read.result is not None) == match.over


def test_every_offer_can_be_said() -> None:
    match = Match(new_head(lot=7), CODEX)
    play_on(match, random.Random(7), plies=20)
    seat = next(iter(match.asked))
    for text in update(match, seat).offers:
        CODEX.words.parse(text)
    assert random_say(match, random.Random(1)).text in update(match, seat).offers


def test_lines_are_told_whole_or_not_at_all() -> None:
    match = Match(new_head(lot=8), CODEX)
    play_on(match, random.Random(8), plies=60)
    assert update(match, 0).lines == []
    assert update(match, 0, after=3).lines == [], "forgotten here"
    assert {told.ply for told in update(match, 0, after=match.ply - 2).lines} == {match.ply - 1, match.ply}
