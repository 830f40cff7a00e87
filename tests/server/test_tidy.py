"""Memory is searched where rings of garbage come from, and let alone elsewhere."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bottega.server.bus.silent import SilentBus
from bottega.server.clock import Clock
from bottega.server.gate.origin_and_limits import OriginAndLimits
from bottega.server.metrics import Metrics
from bottega.server.rulings.rulings import Rulings
from bottega.server.store.store import Store
from bottega.server.tidy import MANY, Tidying
from tests.server.nodes import quick_settings


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tidying() -> Iterator[Tidying]:
    async def nothing(*_: object) -> None: ...

    nobody_is_out = Rulings(Store([]), SilentBus(), Clock(), frozenset())
    made = Tidying(OriginAndLimits(nothing, quick_settings(), Metrics(), nobody_is_out))
    made.begin()
    yield made
    gc.unfreeze()
    gc.enable()


def dropped_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_what_a_request_leaves_is_gone_at_the_next_tick(tidying: Tidying) -> None:
    ring = dropped_ring()
    tidying.fence.came += 1
    tidying.tick()
    assert ring() is None
    assert not gc.isenabled()


def test_what_old_sockets_leave_is_gone_when_many_are_gone(tidying: Tidying) -> None:
    ring = dropped_ring()
    tidying.tick()  # nobody asked for anything: it is out of sight now
    tidying.fence.came += 1
    tidying.tick()
    assert ring() is not None
    tidying.fence.gone += MANY
    tidying.tick()
    assert ring() is None
