"""All bytes sent to some eyes are the same in worlds that differ only in what these eyes may not know."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec import Raw
from msgspec.json import encode

from bottega.games import SHELF
from bottega.games.leonardo.city import City
from bottega.kit.events import Event, Line
from bottega.kit.game import Title
from bottega.kit.seats import NOBODY, Seat
from bottega.server.matches import updates
from bottega.server.matches.match import Match
from bottega.server.protocol import Update
from tests.server.two_worlds import Leak, compare, leaking_pictures
from tests.shelf import seats_near

pytestmark = pytest.mark.anyio

ENOUGH = 20  # moves that were made in both worlds
MATCHES = 20  # at most, to find them: of a short game it takes some


@pytest.mark.parametrize("eyes", [0, 1, NOBODY])
@pytest.mark.parametrize("title", SHELF.values(), ids=list(SHELF))
async def test_no_byte_tells_what_these_eyes_may_not_know(title: Title, eyes: Seat) -> None:
    moves = lot = 0
    while moves <= ENOUGH and lot < MATCHES:
        lot += 1
        for seats in (title.seats[0], title.seats[-1]):
            moves += (await compare(title, seats, eyes, lot)).moves
    assert moves > ENOUGH


@pytest.mark.parametrize("eyes", [0, NOBODY])
async def test_no_byte_tells_hidden_florins_and_components(eyes: Seat) -> None:
    tally = await compare(SHELF["leonardo"], 3, eyes, 1, {"preset": "expert"})
    assert tally.moves > ENOUGH


async def test_a_planted_leak_of_hidden_florins_is_found() -> None:
    honest = updates.update

    def careless(match: Match, eyes: Seat, after: int | None, common: Raw) -> Update:
        written = honest(match, eyes, after, common)
        assert isinstance(match.state.board, City)
        florins = [player.florins for player in match.state.board.players]
        written.picture.own = Raw(encode(florins))
        return written

    with (
        patch("bottega.server.matches.updates.update", careless),
        pytest.raises(Leak, match="picture"),
    ):
        await compare(SHELF["leonardo"], 3, NOBODY, 1, {"preset": "expert"})


@pytest.mark.parametrize("title", [one for one in SHELF.values() if one.secrets], ids=lambda one: one.id)
async def test_a_planted_leak_in_the_picture_is_found(title: Title) -> None:
    with leaking_pictures(), pytest.raises(Leak, match="picture"):
        await compare(title, seats_near(title, 2), 0, 1)


async def test_a_planted_leak_in_the_lines_is_found() -> None:
    def careless(self: Event, eyes: Seat) -> Line:
        return self.fact.line(self.args)

    with patch.object(Event, "line", careless), pytest.raises(Leak, match="lines"):
        await compare(SHELF["codex"], 2, NOBODY, 1)


async def test_a_planted_leak_in_the_offers_is_found() -> None:
    honest = updates.update

    def careless(match: Match, eyes: Seat, after: int | None, common: Raw) -> Update:
        written = honest(match, eyes, after, common)
        written.offers = [text for seat in match.asked for text in updates.offers(match, seat)]
        return written

    with patch("bottega.server.matches.updates.update", careless), pytest.raises(Leak, match="offers"):
        await compare(SHELF["codex"], 2, NOBODY, 1)
