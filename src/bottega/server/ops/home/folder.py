"""The folder of a whole server: locked while a server runs from it, its secret readable by its owner only."""

from __future__ import annotations

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bottega.server.platform.errors import NoHome

LONGEST_SOCKET: Final = 100  # bytes; a path to a socket may not have more
OPEN: Final = 0o055  # what all folders above must grant, if another user is to come through


class Folder:
    """Where the database, the work queue and the secret lie."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path.expanduser().absolute()
        self.postgres: Final = self.path / "postgres"
        self.nats: Final = self.path / "nats"
        self.run: Final = self.path / "run"  # worth nothing once the server stops
        self.secret_file: Final = self.path / "secret"
        self.journal: Final = self.path / "journal"

    def check(self) -> None:
        """NoHome says why no server can run from here, and what to do about it."""
        if len(str(self.postgres / ".s.PGSQL.5432").encode()) > LONGEST_SOCKET:
            raise NoHome(f"{self.path} is too long a name for PostgreSQL's socket: choose a shorter one")
        if self.path.exists() and not (self.path.is_dir() and os.access(self.path, os.W_OK)):
            raise NoHome(f"{self.path} is no folder one may write to")
        if self.secret_file.exists() and self.secret_file.stat().st_mode & 0o077:
            raise NoHome(f"others may read {self.secret_file}: chmod 600 it, or delete it for a new one")
        if os.geteuid() == 0:
            self.check_as_root()

    def check_as_root(self) -> None:
        """PostgreSQL refuses to run as root and gets a user of its own, who must be able to come here."""
        for above in self.path.parents:
            if above.exists() and above.stat().st_mode & OPEN != OPEN:
                raise NoHome(
                    f"as root, PostgreSQL runs as another user, who may not enter {above}:"
                    f" serve as a user without privileges, or from a folder like /srv/bottega"
                )

    def make(self) -> None:
        """The folder, and what is in it from the first day."""
        self.path.mkdir(mode=0o755 if os.geteuid() == 0 else 0o700, parents=True, exist_ok=True)
        self.run.mkdir(mode=0o700, exist_ok=True)
        self.nats.mkdir(mode=0o700, exist_ok=True)

    def secret(self) -> str:
        """What signs the guests' cookies; drawn when first asked for, and kept."""
        if not self.secret_file.exists():
            write_private(self.secret_file, secrets.token_urlsafe(48))
        return self.secret_file.read_text().strip()

    def is_served(self) -> bool:
        """Whether a server runs from this folder."""
        try:
            with self.locked():
                return False
        except NoHome:
            return True

    @contextmanager
    def locked(self) -> Iterator[None]:
        """No other process serves from here meanwhile. However a process ends, its lock ends with it."""
        with (self.path / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise NoHome(f"a server already runs from {self.path}") from error
            yield


def write_private(file: Path, text: str) -> None:
    """A file that only its owner may read, from its first moment; whole, or not there."""
    made = file.with_suffix(".new")
    made.unlink(missing_ok=True)
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
        opened.write(text)
    made.replace(file)
