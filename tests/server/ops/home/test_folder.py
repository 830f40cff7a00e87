"""The folder of a server: its secret, its lock, and when nobody can live there."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.nats import end_left_over
from bottega.server.ops.home.postgres import drop_stale_pid
from bottega.server.platform.errors import NoHome


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path / "home")
    made.make()
    return made


def test_the_secret_is_drawn_once_and_for_its_owner_only(folder: Folder) -> None:
    secret = folder.secret()
    assert len(secret) >= 32
    assert Folder(folder.path).secret() == secret
    assert stat.S_IMODE(folder.secret_file.stat().st_mode) == 0o600


def test_a_secret_that_others_may_read_is_refused(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    folder.secret()
    folder.check()
    folder.secret_file.chmod(0o644)
    with pytest.raises(NoHome, match="chmod 600"):
        folder.check()


def test_only_one_may_serve_from_a_folder(folder: Folder) -> None:
    with folder.locked(), pytest.raises(NoHome, match="a server already runs from"), folder.locked():
        pass
    with folder.locked():
        pass


def test_a_name_too_long_for_a_socket_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoHome, match="choose a shorter one"):
        Folder(tmp_path / ("x" * 100)).check()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NoHome, match="no folder one may write to"):
        Folder(tmp_path / "file").check()


def test_as_root_a_closed_folder_above_is_said_and_left_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    # A short name, for a socket's has at most a hundred letters; mkdtemp makes a folder of mode 700.
    with TemporaryDirectory(prefix="b") as closed:
        with pytest.raises(NoHome, match="may not enter"):
            Folder(Path(closed) / "home").check()
        assert stat.S_IMODE(Path(closed).stat().st_mode) == 0o700


def test_numbers_of_dead_servers_are_not_believed(tmp_path: Path) -> None:
    pid = tmp_path / "postmaster.pid"
    pid.write_text(f"{os.getpid()}\n/somewhere\n")  # somebody else has the number now
    drop_stale_pid(pid)
    drop_stale_pid(pid)
    assert not pid.exists()
    pid.write_text(str(os.getpid()))
    end_left_over(pid, tmp_path / "nats.conf")
    end_left_over(pid, tmp_path / "nats.conf")
    assert not pid.exists()
