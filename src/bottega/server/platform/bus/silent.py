"""The bus of commands that run without nodes."""

from __future__ import annotations

from bottega.server.platform.bus.face import Backlog, Bus, Hear, Job, Listening


class NotListening(Listening):
    """A subscription that receives nothing."""

    async def stop(self) -> None:
        pass


class SilentBus(Bus):
    """For work on the database while no node runs."""

    @property
    def connected(self) -> bool:
        return False

    @property
    def takes_jobs(self) -> bool:
        return False

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def publish(self, topic: str, data: bytes) -> None:
        pass

    async def listen(self, topic: str, hear: Hear) -> Listening:
        return NotListening()

    async def put_job(self, topic: str, data: bytes, id: str) -> None:
        pass

    async def probe_queue(self) -> None:
        pass

    async def take_jobs(self, topic: str, most: int, wait: float) -> list[Job]:
        return []

    async def backlog(self) -> dict[str, Backlog]:
        return {}
