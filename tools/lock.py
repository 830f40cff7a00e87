"""Locks the dependencies, and takes every address out of the lock.

`uv.lock` then says what is installed (names, versions, hashes) and not where from:
that is for each client's own settings. See docs/decisions/0002-a-lock-without-addresses.md.
What follows the command goes to uv: `tools/lock.py --upgrade` moves to newer versions.
"""

import re
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parent.parent / "uv.lock"

REGISTRY = re.compile(r'registry = "[^"]*"')
FILE = re.compile(r'url = "[^"]*/([^"/#]+)"')
REMARKS = re.compile(r', (?:size = \d+|upload-time = "[^"]*")')
ADDRESS = re.compile(r"\w+://\S+")


def without_addresses(lock: str) -> str:
    """The same lock, naming files only."""
    lock = REGISTRY.sub('registry = "."', lock)
    lock = FILE.sub(r'filename = "\1"', lock)
    return REMARKS.sub("", lock)


def main() -> None:
    subprocess.run(["uv", "lock", *sys.argv[1:]], cwd=LOCK.parent, check=True)
    lock = without_addresses(LOCK.read_text())
    if left := ADDRESS.search(lock):
        sys.exit(f"uv.lock still names an address: {left.group()}")
    LOCK.write_text(lock)


if __name__ == "__main__":
    main()
