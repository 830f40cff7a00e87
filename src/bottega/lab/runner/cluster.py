"""The cores of a Ray cluster: an actor for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bottega.lab.runner.crew import Answer, Crew, LostWorker, Play, Player
from bottega.lab.runner.pace import IN_FLIGHT
from bottega.lab.runner.work import Match


class ClusterCrew(Crew[Any, Any]):
    """Workers that are actors of Ray."""

    def __init__(self, ray: Any, play: Play, work: Sequence[Match], cores: int) -> None:
        super().__init__(work, cores, IN_FLIGHT)
        self.ray: Final = ray
        # A long answer lies where it was made until it is fetched, and is lost with its machine.
        self.lost_by: Final = (ray.exceptions.RayActorError, ray.exceptions.ObjectLostError)
        self.kind: Final = ray.remote(num_cpus=1)(Player)
        self.play: Final = ray.put(play)

    def start(self) -> Any:
        return self.kind.remote(self.play)

    def call(self, worker: Any, sent: bytes) -> Any:
        return worker.matches.remote(sent)

    def wait(self, calls: list[Any]) -> list[Any]:
        """All at once: to wait for each alone is slow with a thousand actors."""
        self.ray.wait(calls, num_returns=1)
        over, _ = self.ray.wait(calls, num_returns=len(calls), timeout=0)
        return list(over)

    def answer(self, call: Any) -> Answer:
        try:
            found: Answer = self.ray.get(call)
        except self.lost_by as error:
            raise LostWorker(str(error)) from error
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        return found

    def end(self, worker: Any) -> None:
        self.ray.kill(worker)
