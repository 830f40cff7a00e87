"""Memory is searched where rings of garbage come from, and let alone elsewhere."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bottega.server.core.store.store import Store
from bottega.server.http.gc_schedule import MANY, GcSchedule
from bottega.server.http.origin_and_limits import OriginAndLimits
from bottega.server.moderation.rulings import Rulings
from bottega.server.platform.bus.silent import SilentBus
from bottega.server.platform.clock import Clock
from bottega.server.platform.metrics import Metrics
from tests.server.nodes import quick_settings


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def schedule() -> Iterator[GcSchedule]:
    async def nothing(*_: object) -> None: ...

    nobody_is_out = Rulings(Store(""), SilentBus(), Clock(), frozenset())
    made = GcSchedule(OriginAndLimits(nothing, quick_settings(), Metrics(), nobody_is_out))
    made.begin()
    yield made
    gc.unfreeze()
    gc.enable()


def dropped_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_what_a_request_leaves_is_gone_at_the_next_tick(schedule: GcSchedule) -> None:
    ring = dropped_ring()
    schedule.app.came += 1
    schedule.tick()
    assert ring() is None
    assert not gc.isenabled()


def test_what_old_sockets_leave_is_gone_when_many_are_gone(schedule: GcSchedule) -> None:
    ring = dropped_ring()
    schedule.tick()  # nobody asked for anything: it is out of sight now
    schedule.app.came += 1
    schedule.tick()
    assert ring() is not None
    schedule.app.gone += MANY
    schedule.tick()
    assert ring() is None
