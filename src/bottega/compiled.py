"""Whether the rules that run here are compiled: by `make compile` into build/compiled, or in a wheel."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import bottega.kit.play

COMPILED: Final = not bottega.kit.play.__file__.endswith(".py")
RULES: Final = "compiled" if COMPILED else "interpreted"


def digest_of(package: Path) -> str:
    """One name for all sources of a package: `make compile` notes it beside the copy that it makes."""
    sum_ = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        sum_.update(f"{path.relative_to(package)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return sum_.hexdigest()
