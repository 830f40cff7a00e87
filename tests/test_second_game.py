"""docs/add-a-game.md, followed to the letter: Triumph joins the shelf in a copy of this repository.

Whatever is done here is read from the page: which files are new, which lines go where, and what is run.
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
KEPT = ROOT / "tests" / "triumph"  # each file at the path where the page wants it
COPIED = ["src", "tests", "tools", "docs", "deploy", "pyproject.toml", "Makefile"]
NAMES = {"<game>": "triumph", "<Game>": "Triumph", "<GAME>": "TRIUMPH"}
STEP = re.compile(r"(?ms)^## \d+\. (.*?)(?=^## |\Z)")
PIECE = re.compile(
    r"(?ms)^\*\*New:\*\* (?P<paths>[^\n]+)$"
    r"|^```python into (?:(?P<table>\w+) of )?(?P<file>\S+)\n(?P<lines>.*?)^```$"
    r"|^```sh\n(?P<commands>.*?)^```$"
)


class Copy:
    """A copy of the repository, and which files of Triumph have found their place in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
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
        found = list(KEPT.glob(pattern))
        assert found, f"tests/triumph has no {pattern}"
        for file in found:
            target = self.root / file.relative_to(KEPT)
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


def page() -> str:
    """The page, as one reads it who has Triumph in mind."""
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    for name, meant in NAMES.items():
        text = text.replace(name, meant)
    return text


@pytest.mark.skipif(COMPILED, reason="the copy is played as it is written")
def test_a_second_game_is_added_by_the_page_alone(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    for step in STEP.findall(page()):
        for piece in PIECE.finditer(step):
            copy.follow(piece)
    kept = {file for file in KEPT.rglob("*") if file.suffix in (".py", ".ftl", ".toml", ".md")}
    assert copy.placed == kept
