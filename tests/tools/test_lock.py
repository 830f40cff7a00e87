"""The lock names files and hashes, never where they are fetched from."""

from pathlib import Path

from tools.lock import ADDRESS, LOCK, without_addresses

BY_UV = """\
source = { registry = "https://mirror.example/simple" }
sdist = { url = "https://m.example/0f/toy-1.0.whl", hash = "sha256:a", size = 1, upload-time = "2020-01-01" }
"""
OURS = """\
source = { registry = "." }
sdist = { filename = "toy-1.0.whl", hash = "sha256:a" }
"""


def test_addresses_become_file_names() -> None:
    assert without_addresses(BY_UV) == OURS


def test_a_clean_lock_stays_as_it_is() -> None:
    assert without_addresses(OURS) == OURS


def test_our_lock_names_no_address() -> None:
    assert ADDRESS.search(Path(LOCK).read_text()) is None
