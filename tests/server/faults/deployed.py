"""The files of deploy/ as a host copies them: only names, addresses and passwords are replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.server.faults.processes import ROOT

DEPLOY: Final = ROOT / "deploy"
DATABASE: Final = "bottega:password@db1.example.org,db2.example.org/bottega"
NATS: Final = [f"nats-{number}.example.org" for number in (1, 2, 3)]


def replaced(file: str, names: Mapping[str, str]) -> str:
    """The text of a file with all of these replaced, each of which is there."""
    text = (DEPLOY / file).read_text()
    for old, new in names.items():
        assert old in text, f"deploy/{file} does not say {old!r}"
        text = text.replace(old, new)
    return text


def node_settings(postgres: Sequence[str], database: str, nats: Sequence[str]) -> dict[str, str]:
    """What deploy/bottega.env sets, for PostgreSQL and NATS servers at these addresses with ports."""
    names = {f"{name}:4222": address for name, address in zip(NATS, nats, strict=True)}
    lines = replaced("bottega.env", names).splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    url = settings["BOTTEGA_DATABASE"]
    assert DATABASE in url
    hosts = ",".join(postgres)
    return settings | {"BOTTEGA_DATABASE": url.replace(DATABASE, f"postgres@{hosts}/{database}")}


def nats_config(number: int, port: int, routes: Sequence[int], store: Path) -> str:
    """deploy/nats.conf of one server of three on this machine. The harness asks none for its metrics."""
    names = {
        "server_name: nats-1": f"server_name: nats-{number + 1}",
        "0.0.0.0:4222": f"127.0.0.1:{port}",
        "http: 127.0.0.1:8222": "",
        "/var/lib/nats": str(store),
        "0.0.0.0:6222": f"127.0.0.1:{routes[number]}",
    }
    names |= {f"{name}:6222": f"127.0.0.1:{route}" for name, route in zip(NATS, routes, strict=True)}
    return replaced("nats.conf", names)
