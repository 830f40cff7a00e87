"""The sample with its lessons in a folder of its own, where they can be spoilt."""

import shutil
from pathlib import Path

import pytest

from tests.all_games import SAMPLE, copy_of
from tools.books import ROOT


class Copy:
    """The Stall, in a package that is named after the folder."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        package = f"stall_{folder.name}"  # new for every test: words are read once
        self.lessons = folder / package / "lessons"
        shutil.copytree(
            ROOT / "tests" / "sample", folder / package, ignore=shutil.ignore_patterns("*.py", "__pycache__")
        )
        monkeypatch.syspath_prepend(str(folder))
        self.game = copy_of(SAMPLE, SAMPLE.id, package=package)

    def change(self, file: str, old: str, new: str) -> None:
        """Write something else into a file of the lessons."""
        text = (self.lessons / file).read_text("utf-8")
        assert old in text
        (self.lessons / file).write_text(text.replace(old, new, 1), "utf-8")
