"""A feature is a folder: another one is added to a copy of the package by one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.server.features.honours import package_with_honours

ROOT: Final = Path(__file__).parents[3]


def run(src: Path, *command: str) -> str:
    """Run a command with this copy of the package, and return what it prints."""
    environment = {**os.environ, "PYTHONPATH": f"{src}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_feature_in_a_folder_has_route_signal_job_message_and_migration(tmp_path: Path) -> None:
    src = package_with_honours(tmp_path / "src")
    printed = run(src, sys.executable, "-m", "tests.server.features.honours_shown")
    found, typed = json.loads(printed.splitlines()[-1])
    assert [(one["game"], one["name"]) for one in found] == [("workshop", "Anna")]
    assert found[0]["score"] > 0
    assert typed  # the pages know its message


def test_a_feature_in_a_folder_keeps_the_order_of_rooms(tmp_path: Path) -> None:
    src = package_with_honours(tmp_path / "src")
    assert "0 broken" in run(src, str(Path(sys.executable).with_name("lint-imports")), "--no-cache")
