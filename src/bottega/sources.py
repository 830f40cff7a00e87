"""Whether build/compiled was made of the sources as they are now. Asked first, it imports nothing of ours."""

from __future__ import annotations

import hashlib
from pathlib import Path


def digest_of(package: Path) -> str:
    """One name for all sources of a package."""
    sum_ = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        sum_.update(f"{path.relative_to(package)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return sum_.hexdigest()


def made_of(package: Path, built: Path) -> bool:
    """Whether the compiled copy was made of this package; `make compile` notes it beside the copy."""
    noted = built / "digest"
    return noted.exists() and noted.read_text().startswith(digest_of(package))
