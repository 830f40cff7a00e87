"""The version before, out of git: `before.txt` says which commit that is."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
BEFORE: Final = (Path(__file__).parent / "before.txt").read_text("utf-8").strip()


def unpacked(folder: Path) -> Path:
    """Where the package of the version before lies; the test is skipped where git does not have it."""
    if git("cat-file", "-e", f"{BEFORE}^{{commit}}").returncode:
        pytest.skip(
            f"{BEFORE[:7]}, the version before, is not here: this needs a clone with its whole history"
        )
    packed = git("archive", BEFORE, "src").stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


def git(*words: str) -> subprocess.CompletedProcess[bytes]:
    """What git says of this repository."""
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, check=False)
