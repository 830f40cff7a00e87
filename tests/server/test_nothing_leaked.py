"""All bytes sent to a viewer is the same in worlds that differ only in what this viewer may not know."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec import Raw
from msgspec.json import encode

from bottega.games import GAMES
from bottega.games.leonardo.city import City
from bottega.kit import codec
from bottega.kit.events import Event, Line
from bottega.kit.game import AnyGame
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core import updates
from bottega.server.core.match import Match
from bottega.server.core.shown import Update
from tests.all_games import seats_near
from tests.server.two_worlds import Leak, compare, leaking_pictures

pytestmark = pytest.mark.anyio

ENOUGH = 20  # moves that were made in both worlds
MATCHES = 20  # at most, to find them: of a short game it takes some


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_no_byte_tells_what_this_viewer_may_not_know(game: AnyGame, viewer: Seat) -> None:
    moves = lot = 0
    while moves <= ENOUGH and lot < MATCHES:
        lot += 1
        for seats in (game.seats[0], game.seats[-1]):
            moves += (await compare(game, seats, viewer, lot)).moves
    assert moves > ENOUGH


@pytest.mark.parametrize("viewer", [0, NOBODY])
async def test_no_byte_tells_hidden_florins_and_components(viewer: Seat) -> None:
    tally = await compare(GAMES["leonardo"], 3, viewer, 1, {"preset": "expert"})
    assert tally.moves > ENOUGH


async def test_a_planted_leak_of_hidden_florins_is_found() -> None:
    honest = updates.update

    def careless(match: Match, viewer: Seat, after: int | None, common: Raw) -> Update:
        written = honest(match, viewer, after, common)
        assert isinstance(match.state.board, City)
        florins = [player.florins for player in match.state.board.players]
        written.picture.own = Raw(encode(florins))
        return written

    with (
        patch("bottega.server.core.updates.update", careless),
        pytest.raises(Leak, match="picture"),
    ):
        await compare(GAMES["leonardo"], 3, NOBODY, 1, {"preset": "expert"})


async def test_a_planted_leak_in_what_changed_is_found() -> None:
    honest = updates.Written.common

    def careless(self: updates.Written, changed: bool) -> Raw:
        return Raw(encode(codec.dump(self.match.state))) if changed else honest(self, changed)

    with patch.object(updates.Written, "common", careless), pytest.raises(Leak, match="picture"):
        await compare(GAMES["codex"], 2, NOBODY, 1)


@pytest.mark.parametrize("game", [one for one in GAMES.values() if one.secrets], ids=lambda one: one.id)
async def test_a_planted_leak_in_the_picture_is_found(game: AnyGame) -> None:
    with leaking_pictures(), pytest.raises(Leak, match="picture"):
        await compare(game, seats_near(game, 2), 0, 1)


async def test_a_planted_leak_in_the_lines_is_found() -> None:
    def careless(self: Event, viewer: Seat) -> Line:
        return self.fact.line(self.args)

    with patch.object(Event, "line", careless), pytest.raises(Leak, match="lines"):
        await compare(GAMES["codex"], 2, NOBODY, 1)


async def test_a_planted_leak_in_the_offers_is_found() -> None:
    honest = updates.update

    def careless(match: Match, viewer: Seat, after: int | None, common: Raw) -> Update:
        written = honest(match, viewer, after, common)
        written.offers = [text for seat in match.asked for text in updates.offers(match, seat)]
        return written

    with patch("bottega.server.core.updates.update", careless), pytest.raises(Leak, match="offers"):
        await compare(GAMES["codex"], 2, NOBODY, 1)
