"""Hosts that can be cut off: each a network namespace with one cable, to a bridge in this machine.

It takes root. Without it all hosts are this machine itself, and none is cut off.
"""

from __future__ import annotations

import os
import subprocess
from typing import Final

from tests.server.faults.privileges import may

ALLOWED: Final = may("ip", "link", "add", "one", "type", "veth", "peer", "name", "other")
NET: Final = (
    f"10.{200 + os.getpid() // 250 % 50}.{os.getpid() % 250}"  # so that runs beside this one have others
)
BRIDGE: Final = f"bo{os.getpid()}"
HERE: Final = f"{NET}.1" if ALLOWED else "127.0.0.1"  # where hosts reach the harness


class Host:
    """One of them."""

    def __init__(self, name: str, address: str, inside: list[str]) -> None:
        self.name: Final = name
        self.address: Final = address
        self.inside: Final = inside  # before a command that is to run there

    def open(self) -> None:
        """Lay its cable."""
        if ALLOWED:
            ip(f"netns add {self.name}")
            ip(f"link add {self.name} type veth peer name eth0 netns {self.name}")
            ip(f"link set {self.name} master {BRIDGE} up")
            ip(f"-n {self.name} address add {self.address}/24 dev eth0")
            ip(f"-n {self.name} link set eth0 up")
            ip(f"-n {self.name} link set lo up")

    def cut(self) -> None:
        """Pull the cable: nothing comes or goes, and nobody is told."""
        ip(f"link set {self.name} nomaster")

    def mend(self) -> None:
        """Put it back."""
        ip(f"link set {self.name} master {BRIDGE}")

    def close(self) -> None:
        """It was never there."""
        if ALLOWED:
            ip(f"netns delete {self.name}", may_fail=True)
            ip(f"link delete {self.name}", may_fail=True)


THIS_MACHINE: Final = Host("here", "127.0.0.1", [])


def new_host(number: int) -> Host:
    """Where it is, and how one gets there."""
    name = f"{BRIDGE}h{number}"
    if not ALLOWED:
        return Host(name, HERE, [])
    return Host(name, f"{NET}.{number + 10}", ["ip", "netns", "exec", name])


def open_hosts(many: int) -> list[Host]:
    """So many hosts, and what connects them."""
    hosts = [new_host(number) for number in range(many)]
    if ALLOWED:
        ip(f"link add {BRIDGE} type bridge")
        ip(f"address add {HERE}/24 dev {BRIDGE}")
        ip(f"link set {BRIDGE} up")
    for host in hosts:
        host.open()
    return hosts


def close_hosts(hosts: list[Host]) -> None:
    """Take everything up again."""
    for host in hosts:
        host.close()
    if ALLOWED:
        ip(f"link delete {BRIDGE}", may_fail=True)


def ip(words: str, may_fail: bool = False) -> None:
    """Run `ip`."""
    subprocess.run(["ip", *words.split()], check=not may_fail, capture_output=may_fail)
