"""Pins what pyproject.toml asks for: every package with its version and its hashes, for every system.

The files in requirements/ say what is installed and not where from: that is for each client's own settings.
See docs/decisions/0002-a-lock-without-addresses.md.

`python -m tools.lock` writes the files again and keeps the versions that still fit; what follows the command
goes to uv (`--upgrade` moves to newer versions). `python -m tools.lock --check` only reads.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
DEV = FOLDER / "dev.txt"  # everything: the server, its own engines, and what we develop with
SERVER = FOLDER / "server.txt"  # what a server runs with, in the versions of dev.txt

PIN = re.compile(r"(?m)^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;\\]+)")
COMPILE = [
    "uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--generate-hashes",
    "--no-header", "--no-annotate",
]  # fmt: skip


def asked_for(project: Path) -> Iterator[Requirement]:
    """What pyproject.toml asks for."""
    tables = tomllib.loads(project.read_text())
    lists = [tables["project"]["dependencies"], *tables["project"]["optional-dependencies"].values()]
    for texts in [*lists, *tables["dependency-groups"].values()]:
        yield from (Requirement(text) for text in texts if isinstance(text, str))  # or another group


def plain(name: str) -> str:
    """The one spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: Path) -> dict[str, list[str]]:
    """The versions of each package: more than one where systems differ."""
    found: dict[str, list[str]] = {}
    for name, version in PIN.findall(file.read_text()):
        found.setdefault(plain(name), []).append(version)
    return found


def behind(project: Path, file: Path) -> list[str]:
    """What is asked for and not pinned so."""
    pinned = pins(file)
    return [
        str(asked)
        for asked in asked_for(project)
        if not any(asked.specifier.contains(version) for version in pinned.get(plain(asked.name), []))
    ]


def check() -> None:
    """Stop where the pins do not fit pyproject.toml, or the two files do not fit each other."""
    everything = pins(DEV)
    faults = [f"{asked} is not pinned" for asked in behind(ROOT / "pyproject.toml", DEV)]
    faults += [f"{name} differs" for name, found in pins(SERVER).items() if everything.get(name) != found]
    if faults:
        sys.exit(f"requirements/ is behind pyproject.toml: {'; '.join(faults)}. Run make lock")


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        check()
        return
    everything = ["--all-extras", "--group", "dev", "-o", str(DEV.relative_to(ROOT))]
    server = ["--extra", "server", "-c", str(DEV.relative_to(ROOT)), "-o", str(SERVER.relative_to(ROOT))]
    subprocess.run([*COMPILE, *everything, *sys.argv[1:]], cwd=ROOT, check=True)
    subprocess.run([*COMPILE, *server], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
