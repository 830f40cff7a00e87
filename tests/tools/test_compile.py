"""The compiled copy is used as long as it was made of the sources as they are."""

import os
import subprocess
import sys
from pathlib import Path

from bottega.sources import __file__ as asked_first
from bottega.sources import digest_of
from tools.compile import unless_changed


def imported(target: Path, source: Path) -> str:
    """Which of the two a program gets."""
    paths = os.pathsep.join([str(target), str(source.parent)])
    told = subprocess.run(
        [sys.executable, "-c", "from bottega import kit; print(kit.FROM)"],
        env=os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()


def test_sources_that_changed_are_used_instead_of_the_compiled_copy(tmp_path: Path) -> None:
    source, target = tmp_path / "src" / "bottega", tmp_path / "build" / "compiled"
    copy = target / "bottega"
    for package, name in (source, "sources"), (copy, "copy"):
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "kit.py").write_text(f"FROM = {name!r}")
        (package / "sources.py").write_bytes(Path(asked_first).read_bytes())
    (copy / "__init__.py").write_text(unless_changed(source, target))
    assert imported(target, source) == "sources", "it is not said what the copy was made of"
    (target / "digest").write_text(digest_of(source))
    assert imported(target, source) == "copy"
    (source / "kit.py").write_text("FROM = 'changed sources'")
    assert imported(target, source) == "changed sources"
    elsewhere = target.rename(tmp_path / "elsewhere")
    assert imported(elsewhere, source) == "copy"
