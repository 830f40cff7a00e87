"""The files of deploy/, run as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import httpx
import psutil
import pytest

from bottega.bench.nodes import free_port
from bottega.server.platform.settings import read_settings
from tests.patience import until
from tests.server.faults.deployed import node_settings
from tests.server.haproxy import HERE, NEEDED, HAProxy

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
COMMAND = "/opt/bottega/bin/bottega"  # where docs/host.md installs it


def test_nodes_know_both_databases_and_give_up_on_a_silent_one_soon() -> None:
    settings = read_settings(node_settings(["a:1", "b:2"], "bottega", ["c:3", "d:4", "e:5"]))
    assert settings.database == "postgresql://postgres@a:1,b:2/bottega?target_session_attrs=read-write"
    assert len(settings.nats) == 3
    assert settings.sweep == 1.0
    assert settings.patience == 3.0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_every_line_of_the_units(tmp_path: Path) -> None:
    units = [file for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer")]
    assert units
    for unit in units:
        text = unit.read_text("utf-8").replace(COMMAND, shutil.which("true") or "")
        (tmp_path / unit.name).write_text(text, "utf-8")
    files = [str(tmp_path / unit.name) for unit in units]
    ran = subprocess.run(
        ["systemd-analyze", "verify", *files], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert (ran.returncode, ran.stderr) == (0, "")


@NEEDED
async def test_haproxy_logs_the_address_of_each_request_and_is_not_root(tmp_path: Path) -> None:
    proxy = HAProxy([f"{HERE}:{free_port()}", f"{HERE}:{free_port()}"], tmp_path)
    await proxy.open()
    try:
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"{proxy.url}/looked-for")).status_code == 503
        await until(lambda: f"{HERE}:" in line_about(proxy.child.log, "GET /looked-for"))
        assert proxy.child.process is not None
        assert psutil.Process(proxy.child.process.pid).uids().effective != 0 or os.geteuid() != 0
    finally:
        await proxy.close()


def line_about(log: Path, what: str) -> str:
    """The first line that says so, or nothing."""
    return next((line for line in log.read_text().splitlines() if what in line), "")
