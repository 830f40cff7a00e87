"""`bottega lab bench`: how fast the rules are, interpreted and compiled side by side."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

import bottega
from bottega.commands.asked import Games, games_named
from bottega.commands.measure import WAYS
from bottega.compiled import COMPILED
from bottega.kit.errors import BottegaError
from bottega.sources import made_of
from bottega.terminal.screen import open_console

PACKAGE: Final = Path(bottega.__path__[0])
COMPILE: Final = "The compiled rules are missing or behind the sources: run `make compile`."
# How often each is done while instructions are counted.
COUNTED: Final = {"matches": 10, "listed": 10, "sampled": 10, "copies": 2}
COLLECTED: Final = re.compile(r"Collected : (\d+)")

Figures = dict[str, dict[str, float]]  # by game


def bench(
    games: Games = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each game is played.")] = 2.0,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions too; minutes (needs valgrind).")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random play and copying, interpreted and compiled.

    If OpenSpiel is installed, its game of hearts is measured beside them.
    """
    names = [game.id for game in games_named(games)]
    forms: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder:
        forms["interpreted"] = measured(plain_copy(Path(folder)), seconds, names, compiled=False)
    root = compiled_root()
    if root is None:
        print(COMPILE, file=sys.stderr)
    else:
        forms["compiled"] = measured(root, seconds, names, compiled=True)
        if instructions:
            for id in names:
                forms["compiled"][id] |= counted(root, id)
    if as_json:
        print(json.dumps({id: {form: figures[id] for form, figures in forms.items()} for id in names}))
    else:
        open_console().print(table_of(forms, names))


def plain_copy(folder: Path) -> Path:
    """The package without what was compiled of it."""
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return folder


def compiled_root() -> Path | None:
    """Where the same sources lie compiled: this package itself, or build/compiled of the repository."""
    if COMPILED:
        return PACKAGE.parent
    built = PACKAGE.parent.parent / "build" / "compiled"
    return built if made_of(PACKAGE, built) else None


def measured(root: Path, seconds: float, names: list[str], *, compiled: bool) -> Figures:
    """The figures of the package that lies there, taken in a process of its own."""
    found = json.loads(told(root, [], [str(seconds), *names]))
    if found["compiled"] != compiled:
        raise BottegaError(
            f"the rules in {root} are {'not ' if compiled else ''}compiled: run `make compile`"
        )
    games: Figures = found["games"]
    return games


def counted(root: Path, id: str) -> dict[str, float]:
    """Instructions for each decision or copy, which no other load on the machine changes."""
    if shutil.which("valgrind") is None:
        raise BottegaError("--instructions needs valgrind")
    found: dict[str, float] = {}
    with tempfile.NamedTemporaryFile("r") as log:
        valgrind = [
            "valgrind",
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            f"--log-file={log.name}",
        ]

        def instructions(way: str, times: int) -> tuple[int, int]:
            done = int(told(root, valgrind, [way, id, str(times)]))
            said = COLLECTED.search(Path(log.name).read_text())
            assert said is not None
            return done, int(said[1])

        _, start = instructions(WAYS[0], 0)
        for way, times in COUNTED.items():
            done, all_ = instructions(way, times)
            found[f"{way}_instructions"] = round((all_ - start) / done)
    return found


def told(root: Path, under: list[str], asked: list[str]) -> str:
    """What `measure` says of the package that lies there."""
    ran = subprocess.run(
        [*under, sys.executable, "-P", "-m", "bottega.commands.measure", *asked],
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise BottegaError(f"measuring {root} failed:\n{ran.stderr}")
    return ran.stdout


def table_of(forms: dict[str, Figures], names: list[str]) -> Table:
    """All forms of each game, one below the other."""
    table = Table("game", "rules", *WAYS, title="decisions and copies a second (and times hearts)")
    for id in names:
        for form, figures in forms.items():
            table.add_row("" if form == "compiled" else id, form, *(shown(figures[id], way) for way in WAYS))
    return table


def shown(figures: dict[str, float], way: str) -> str:
    """A speed, how many times that of hearts it is, and its instructions, as far as they are known."""
    parts = [f"{figures[f'{way}_per_s']:,.0f}"]
    if f"{way}_to_hearts" in figures:
        parts.append(f"({figures[f'{way}_to_hearts']:.2f})")
    if f"{way}_instructions" in figures:
        parts.append(f"{figures[f'{way}_instructions']:,.0f} instructions")
    return " ".join(parts)
