"""HAProxy in front of both nodes, as deploy/haproxy.cfg has it. People know its address and no other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from bottega.bench.nodes import free_port
from tests.server.faults.engines import answered, find_program, knock_at
from tests.server.faults.gates import Gate
from tests.server.faults.processes import ROOT, Child

CROWD: Final = 10_000  # connections from one address: all the people of a run come from there


class Balancer:
    """The one address of the house."""

    def __init__(self, gates: list[Gate], logs: Path) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        places = {f"NODE_{gate.number + 1}": f"{gate.host.address}:{gate.port}" for gate in gates}
        self.child: Final = Child(
            [find_program("haproxy", [Path("/usr/sbin")], []), "-db", "-f", str(ROOT / "deploy/haproxy.cfg")],
            logs / "haproxy.log",
            {"PEOPLE": f"127.0.0.1:{self.port}", "DOORS": str(CROWD), **places},
        )

    async def open(self) -> None:
        """Run it, and wait until it answers and has asked both nodes."""
        await self.child.start()
        await answered(self.child, lambda: knock_at(self.port))
        await asyncio.sleep(1.0)
