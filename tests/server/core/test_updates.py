"""What a viewer is sent of a match."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit import codec
from bottega.kit.errors import BottegaError
from bottega.kit.game import AnyGame
from bottega.kit.picture import common_of, own_of
from bottega.kit.seats import NOBODY
from bottega.server.core.kinds import Duplicate
from bottega.server.core.match import Match, played
from bottega.server.core.shown import Update
from bottega.server.core.updates import update
from bottega.server.core.views import fields, write_view
from tests.server.playing import CODEX, new_head, play_on, random_say


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_view_is_written_as_the_codec_writes_it(game: AnyGame) -> None:
    chance = random.Random(5)
    match = Match(new_head(game, game.seats[-1], lot=5), game)
    while not match.over:
        for viewer in (NOBODY, *match.asked):
            seen = match.state.view(viewer)
            assert write_view(seen) == msgspec.json.encode(codec.dump(seen))
        play_on(match, chance, plies=1)


def test_what_is_no_part_of_a_state_is_not_written() -> None:
    with pytest.raises(BottegaError, match="may not hold"):
        fields(object())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_update_stands_by_itself_and_can_be_read_back(game: AnyGame) -> None:
    chance = random.Random(6)
    match = Match(new_head(game, game.seats[0], lot=6), game)
    while not match.over:
        play_on(match, chance, plies=7)
        for viewer in (NOBODY, *range(game.seats[0])):
            written = msgspec.json.encode(update(match, viewer, match.ply - 1))
            read = msgspec.json.decode(written, type=Update)
            assert (read.viewer, read.ply) == (viewer, match.ply)
            assert bool(read.offers) == (viewer in match.asked)
            assert {asked.seat for asked in read.awaited} == set(match.asked)
            assert (read.result is not None) == match.over


@pytest.mark.parametrize("game", ["codex", "workshop"])
def test_where_groups_play_the_same_deal_the_end_of_one_opens_nothing(game: str) -> None:
    title = GAMES[game]
    match = Match(new_head(title, 3, lot=6), title)
    entries = play_on(match, random.Random(6), plies=title.longest)
    grouped = played(msgspec.structs.replace(match.head, kind=Duplicate([], 0)), title, entries)
    assert (match.over, grouped.over) == (True, True)
    for viewer in (NOBODY, 0, 1, 2):
        opened, hidden = update(match, viewer), update(grouped, viewer)
        assert opened.result == hidden.result
        assert bytes(opened.picture.common) == msgspec.json.encode(common_of(match.state))
        assert bytes(hidden.picture.common) == msgspec.json.encode(common_of(match.state, opens=False))
        assert bytes(opened.picture.common) != bytes(hidden.picture.common)
        assert bytes(hidden.picture.own) == msgspec.json.encode(
            own_of(match.state.view(viewer, opens=False), viewer)
        )


def test_every_offer_can_be_said() -> None:
    match = Match(new_head(lot=7), CODEX)
    play_on(match, random.Random(7), plies=20)
    seat = next(iter(match.asked))
    for text in update(match, seat).offers:
        CODEX.words.parse(text)
    assert random_say(match, random.Random(1)).text in update(match, seat).offers


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_only_move_is_told_as_such_to_everybody_where_no_secret_decides_it(game: AnyGame) -> None:
    chance, seats = random.Random(9), game.seats[-1]
    match = Match(new_head(game, seats, lot=9), game)
    while not match.over:
        seat = next(iter(match.asked))
        seen = update(match, seat)
        forced = seen.open and len(seen.offers) == 1
        assert not update(match, NOBODY).open
        play_on(match, chance, plies=1)
        told = [update(match, viewer, match.ply - 1).lines for viewer in (NOBODY, seat)]
        if len(seen.awaited) == 1:
            assert [line.forced for lines in told for line in lines[:1]] == [
                forced for lines in told if lines
            ]


def test_lines_are_told_whole_or_not_at_all() -> None:
    match = Match(new_head(lot=8), CODEX)
    play_on(match, random.Random(8), plies=60)
    assert update(match, 0).lines == []
    assert update(match, 0, after=3).lines == [], "forgotten here"
    assert {told.ply for told in update(match, 0, after=match.ply - 2).lines} == {match.ply - 1, match.ply}
