"""HAProxy before two nodes, by deploy/haproxy.cfg."""

from __future__ import annotations

import os
import re
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bottega.bench.nodes import free_port
from tests.server.faults.engines import answered, find_program, knock_at
from tests.server.faults.processes import ROOT, Child

FILE: Final = (ROOT / "deploy" / "haproxy.cfg").read_text()
# Only root becomes another user.
CONFIG: Final = FILE if os.geteuid() == 0 else re.sub(r"^ +(user|group) .*\n", "", FILE, flags=re.MULTILINE)
HERE: Final = "127.0.0.1"  # where it comes from, and the one whom nodes believe
CROWD: Final = 20_000  # connections from one address: in a test all people come from there
NEEDED: Final = pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")


class HAProxy:
    """The one address of a site with two nodes; its log and the file it goes by lie in a folder."""

    def __init__(
        self, nodes: Sequence[str], folder: Path, connections: int = CROWD, config: str = CONFIG
    ) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://{HERE}:{self.port}"
        self.config: Final = config
        self.file: Final = folder / "haproxy.cfg"
        named = {f"NODE_{place}": node for place, node in enumerate(nodes, 1)}
        self.child: Final = Child(
            [find_program("haproxy", [Path("/usr/sbin")], []), "-db", "-f", str(self.file)],
            folder / "haproxy.log",
            {"PEOPLE": f"{HERE}:{self.port}", "ADDRESS_CONNECTIONS": str(connections), **named},
        )

    async def open(self) -> None:
        """Run it, and wait until it lets somebody in."""
        self.file.write_text(self.config)
        await self.child.start()
        await answered(self.child, lambda: knock_at(self.port))

    async def close(self) -> None:
        """End it."""
        await self.child.end(signal.SIGTERM)


@asynccontextmanager
async def haproxy(nodes: Sequence[int], connections: int = CROWD, config: str = CONFIG) -> AsyncIterator[int]:
    """The port of one that runs meanwhile, before the nodes at these ports."""
    with tempfile.TemporaryDirectory() as name:
        one = HAProxy([f"{HERE}:{node}" for node in nodes], Path(name), connections, config)
        await one.open()
        try:
            yield one.port
        finally:
            await one.close()
