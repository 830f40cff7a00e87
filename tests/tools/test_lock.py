"""The pins fit what is asked for, with hashes, and name no address."""

import re
from pathlib import Path

import pytest

from tools.lock import DEV, SERVER, behind, check, pins

PROJECT = """\
[project]
dependencies = ["Toy-Box>=1.2"]
[project.optional-dependencies]
server = ["wire[fast]>=3"]
[dependency-groups]
dev = ["lens>=2"]
"""
PINS = """\
toy-box==1.3 \\
    --hash=sha256:aa
wire==2.9 ; python_full_version < '3.12' \\
    --hash=sha256:bb
wire==3.1 ; python_full_version >= '3.12' \\
    --hash=sha256:cc
lens==1.9 \\
    --hash=sha256:dd
"""


def test_what_is_asked_for_and_not_pinned_so_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "pins.txt").write_text(PINS)
    assert pins(tmp_path / "pins.txt")["wire"] == ["2.9", "3.1"]
    assert behind(tmp_path / "pyproject.toml", tmp_path / "pins.txt") == ["lens>=2"]


def test_our_pins_fit_what_we_ask_for() -> None:
    check()


@pytest.mark.parametrize("file", [DEV, SERVER], ids=lambda file: file.name)
def test_every_pin_has_hashes_and_no_address(file: Path) -> None:
    text = file.read_text()
    assert re.search(r"\w+://", text) is None
    packages = re.split(r"(?m)^(?=\S)", text)[1:]
    assert all("--hash=sha256:" in package for package in packages)
