"""Which versions of Python are on this machine."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

VERSIONS: Final = ("3.11", "3.12", "3.13")


def pythons() -> Iterator[tuple[str, str]]:
    """Each version that is on this machine, and its program; pyenv has shims that lead to none."""
    for version in VERSIONS:
        kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))
        for program in [shutil.which(f"python{version}"), *map(str, kept)]:
            if program and subprocess.run([program, "-c", ""], capture_output=True).returncode == 0:
                yield version, str(Path(program).resolve())
                break
