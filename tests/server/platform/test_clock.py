"""The clock of the site is the database's, whatever the machine's own does."""

from __future__ import annotations

import time

import pytest

from bottega.server.platform.clock import FAR, ServerClock

pytestmark = pytest.mark.anyio


async def test_a_clock_that_is_set_moves_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ServerClock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 86_400)
    assert 0 <= clock.now() - before < 3_600


async def test_it_shows_what_the_database_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, steady = ServerClock(), 5_000.0
    monkeypatch.setattr(time, "monotonic", lambda: steady)

    async def database() -> float:
        nonlocal steady
        steady += 0.2  # there and back
        return 1_800_000_000.0

    await clock.synchronise(database)
    assert clock.now() == pytest.approx(1_800_000_000.1)
    steady += 10
    assert clock.now() == pytest.approx(1_800_000_010.1)


async def test_an_answer_that_took_long_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, steady = ServerClock(), 5_000.0
    monkeypatch.setattr(time, "monotonic", lambda: steady)
    clock.ahead = 7.0

    async def database() -> float:
        nonlocal steady
        steady += FAR
        return 1_800_000_000.0

    await clock.synchronise(database)
    assert clock.ahead == 7.0
