"""Long subjects of commits are found, but for those that were made before short ones were asked for."""

import os
import subprocess
from pathlib import Path

from tools.subjects import MOST, too_long

WHO = ["-c", "user.name=Anna", "-c", "user.email=anna@bottega.example", "-c", "commit.gpgsign=false"]


def commit(folder: Path, subject: str, day: str) -> None:
    subprocess.run(
        ["git", *WHO, "commit", "--quiet", "--allow-empty", "-m", subject, "-m", "long " * 30],
        cwd=folder,
        env=os.environ | {"GIT_COMMITTER_DATE": f"{day}T12:00:00Z"},
        check=True,
    )


def test_long_subjects_are_found(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    commit(tmp_path, "x" * (MOST + 1), "2026-11-17")
    commit(tmp_path, "y" * MOST, "2026-11-19")
    assert too_long(tmp_path) == []
    commit(tmp_path, "z" * (MOST + 1), "2026-11-19")
    assert [line.split()[1][0] for line in too_long(tmp_path)] == ["z"]
