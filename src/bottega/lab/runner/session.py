"""Ray, found and started only when it is needed: who only plays or hosts need not have it."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

STORE: Final = 100 << 20  # bytes of shared memory: a call's matches and moves are far less


def is_ray_here() -> bool:
    """Whether the `lab` extra is installed."""
    return importlib.util.find_spec("ray") is not None


@contextmanager
def session(cores: int, address: str | None) -> Iterator[tuple[Any, int]]:
    """Ray, and how many cores to use: as many as asked for (0: all), but no more than there are.

    Ray is started on this machine or, with an address, joined; where this process has it already, it is used.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = importlib.import_module("ray")
    ours = not ray.is_initialized()
    if ours:
        here = {"num_cpus": cores or None, "include_dashboard": False, "object_store_memory": STORE}
        ray.init(
            address=address or "local",
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": surroundings()},
            **({} if address else here),
        )
    try:
        there = int(ray.cluster_resources().get("CPU", 1))
        yield ray, min(cores or there, there)
    finally:
        if ours:
            ray.shutdown()


def surroundings() -> dict[str, str]:
    """What actors are to have of this process: the path on which compiled rules may be."""
    folders = os.environ.get("PYTHONPATH", "")
    return {
        "PYTHONPATH": os.pathsep.join(str(Path(one).absolute()) for one in folders.split(os.pathsep) if one)
    }
