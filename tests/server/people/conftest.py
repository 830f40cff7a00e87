"""Fixtures of the tests about people."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.frozen import FrozenClock
from tests.server.people.persons import server_with_mail
from tests.server.serving import Browser, Server
from tests.server.sink import Sink


@pytest.fixture
async def posted(database: str, prefix: str, clock: FrozenClock) -> AsyncIterator[tuple[Server, Sink]]:
    async with server_with_mail(database, prefix, clock=clock) as made:
        yield made


@pytest.fixture
def server(posted: tuple[Server, Sink]) -> Server:
    return posted[0]


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Browser]:
    async with Browser(server) as made:
        yield await made.enter("Anna")


@pytest.fixture
def sink(posted: tuple[Server, Sink]) -> Sink:
    return posted[1]
