"""docs/add-a-game.md, followed to the letter: Triumph and Nim join our games, each in its own copy.

Whatever is done here is read from the page: which files are new, which lines go where, and what is run.
Triumph takes every step, Nim, which has neither luck nor secrets, only those that are asked of every game.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bottega.compiled import COMPILED

ROOT = Path(__file__).parents[1]
ADDED = ROOT / "tests" / "added"  # a folder for each game, each file at the path where the page wants it
COPIED = ["src", "tests", "tools", "docs", "deploy", "pyproject.toml", "Makefile"]
STEP = re.compile(r"(?ms)^## \d+\. (.*?)(?=^## |\Z)")
ENOUGH = "What follows may be left out"
PIECE = re.compile(
    r"(?ms)^\*\*New:\*\* (?P<paths>[^\n]+)$"
    r"|^```python into (?:(?P<table>\w+) of )?(?P<file>\S+)\n(?P<lines>.*?)^```$"
    r"|^```sh\n(?P<commands>.*?)^```$"
)


class Copy:
    """A copy of the repository, and which files of a game have found their place in it."""

    def __init__(self, root: Path, game: str = "triumph") -> None:
        self.root = root
        self.kept = ADDED / game
        self.placed: set[Path] = set()
        for name in COPIED:
            source = ROOT / name
            if source.is_file():
                shutil.copy(source, root / name)
            else:
                shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        (root / ".venv").symlink_to(sys.prefix)
        (root / "build").mkdir()

    def follow(self, piece: re.Match[str]) -> None:
        """Do what one piece of a step says."""
        if piece["paths"]:
            for pattern in re.findall(r"`([^`]+)`", piece["paths"]):
                self.place(pattern)
        elif piece["lines"]:
            self.enter(self.root / piece["file"], piece["lines"], piece["table"])
        else:
            self.run(piece["commands"])

    def place(self, pattern: str) -> None:
        """Write the files of this name."""
        found = list(self.kept.glob(pattern))
        assert found, f"{self.kept} has no {pattern}"
        for file in found:
            target = self.root / file.relative_to(self.kept)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
            self.placed.add(file)

    def enter(self, file: Path, lines: str, table: str | None) -> None:
        """Put lines at the end of a table, or an import before the others."""
        before = file.read_text("utf-8")
        place = rf"(?ms)^{table}\b[^\n]* = {{$.*?(?=^}}$)" if table else r"(?m).*?^(?=from bottega)"
        after = re.sub(place, lambda found: found[0] + lines, before, count=1, flags=re.DOTALL)
        assert after != before, f"no place in {file} for {lines}"
        file.write_text(after, "utf-8")

    def run(self, commands: str) -> None:
        """Run commands as somebody would who takes the first offer of every question."""
        env = os.environ | {
            "PYTHONPATH": str(self.root / "src"),  # goes before the installed one
            "HOME": str(self.root),
            "BOTTEGA_SEEDS": "20",  # the suite has a test of its own: here a part will do
        }
        ran = subprocess.run(
            ["bash", "-euxo", "pipefail", "-c", commands],
            cwd=self.root,
            env=env,
            input="1\n" * 99,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]


def page(game: str = "triumph") -> str:
    """The page, as one reads it who has a game in mind."""
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    for name, meant in {"<game>": game, "<Game>": game.capitalize(), "<GAME>": game.upper()}.items():
        text = text.replace(name, meant)
    return text


def follow_all(copy: Copy, text: str) -> None:
    """Take the steps of a page, or of a part of it."""
    for step in STEP.findall(text):
        for piece in PIECE.finditer(step):
            copy.follow(piece)
    kept = {file for file in copy.kept.rglob("*") if file.suffix in (".py", ".ftl", ".toml", ".md")}
    assert copy.placed == kept


@pytest.mark.skipif(COMPILED, reason="the copy is played as it is written")
def test_a_game_is_added_by_the_page_alone(tmp_path: Path) -> None:
    follow_all(Copy(tmp_path), page())


@pytest.mark.skipif(COMPILED, reason="the copy is played as it is written")
def test_a_game_without_luck_or_secrets_is_added_by_what_every_game_needs(tmp_path: Path) -> None:
    asked, _ = page("nim").split(ENOUGH)
    follow_all(Copy(tmp_path, "nim"), asked)
