"""Two nodes of Ray share the work, and come to the same as one process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bottega.lab.runner import run
from tests.lab.work import digest_of, play_once_two_are_there, some_work

nodes = pytest.importorskip("ray.cluster_utils")
pytestmark = pytest.mark.ray


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes of one core each."""
    made = nodes.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


def test_two_nodes_come_to_the_same_as_one_process(cluster: Any, tmp_path: Path) -> None:
    play = partial(play_once_two_are_there, meeting=tmp_path)
    found = list(run(some_work(), cores=0, address=cluster.address, play=play))
    assert digest_of(found) == digest_of(run(some_work()))
    assert len({node for played in found for node in played.clocked}) == 2
