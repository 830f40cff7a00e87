"""A small disk for what PostgreSQL writes first: a tmpfs, which can be filled. It takes root."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

from tests.server.faults.privileges import may

ALLOWED: Final = may("mount", "-t", "tmpfs", "bottega", "/mnt")
SIZE: Final = "192m"


class Disk:
    """A folder, on a disk of its own where that is allowed."""

    def __init__(self, place: Path, user: str | None) -> None:
        self.place: Final = place
        self.folder: Final = place / "wal"
        self.filler: Final = place / "filler"
        self.user: Final = user

    def open(self) -> None:
        """Mount it."""
        self.place.mkdir()
        if ALLOWED:
            options = f"size={SIZE},mode=700,uid={self.user},gid={self.user}"
            subprocess.run(["mount", "-t", "tmpfs", "-o", options, "bottega", str(self.place)], check=True)

    def fill(self) -> None:
        """Leave no room."""
        free = os.statvfs(self.place)
        with self.filler.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, free.f_bavail * free.f_frsize)

    def free(self) -> None:
        """Make room again."""
        self.filler.unlink(missing_ok=True)

    def close(self) -> None:
        """Unmount it."""
        if ALLOWED:
            subprocess.run(["umount", "--lazy", str(self.place)], check=False, capture_output=True)
