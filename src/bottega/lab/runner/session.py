"""Ray, imported only to join a cluster: nobody else needs it."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def is_ray_here() -> bool:
    """Whether the `lab` extra is installed."""
    return importlib.util.find_spec("ray") is not None


@contextmanager
def session(cores: int, address: str) -> Iterator[tuple[Any, int]]:
    """Ray, and how many cores to use: as many as asked for (0: all), but no more than there are.

    The cluster at the address is joined; where this process has joined one already, that is used.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = importlib.import_module("ray")
    ours = not ray.is_initialized()
    if ours:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": surroundings()},
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
