"""Lines are counted in a Python that counts them quickly, if there is one; otherwise in this one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import covered
from tools.pythons import pythons

ROOT = Path(__file__).parents[2]
old = pytest.mark.skipif(sys.version_info >= covered.MONITORING, reason="this one counts quickly itself")


@old
def test_without_a_newer_python_this_one_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "pythons", lambda: [("3.11", "/bin/false")])
    assert covered.quickest() == sys.executable


@old
def test_a_python_that_cannot_be_used_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(covered, "pythons", lambda: [("3.13", "/bin/false")])
    monkeypatch.setattr(covered, "PLACE", tmp_path / "covered")
    assert covered.quickest() == sys.executable


def test_the_pythons_that_are_found_are_what_they_are_called() -> None:
    found = dict(pythons())
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in found
    for version, program in found.items():
        said = subprocess.check_output([program, "-c", "import sys; print(sys.version)"], text=True)
        assert said.startswith(version)


def test_where_lines_are_counted_less_is_played(tmp_path: Path) -> None:
    program = covered.quickest()
    core = "ctrace" if program == sys.executable else "sysmon"
    script = tmp_path / "counts.py"
    script.write_text("from tests.every_game.cases import HASTE; assert HASTE > 1")
    env = os.environ | {
        "COVERAGE_CORE": core,
        "COVERAGE_FILE": str(tmp_path / "counted"),
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
    }
    subprocess.run([program, "-m", "coverage", "run", str(script)], cwd=ROOT, env=env, check=True)
