"""`python -m tools.subjects`: fails when the first line of a commit is too long to be read in a list.

It reads the commits after SINCE that this clone has; before, none was asked to be short.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SINCE: Final = "2026-11-18T18:02:15Z"
MOST: Final = 72  # characters


def too_long(root: Path) -> list[str]:
    """The subjects that are too long, each after its commit. Merges are not read: nobody words them."""
    asked = ["git", "log", "--no-merges", f"--since-as-filter={SINCE}", "--format=%h %s"]
    told = subprocess.run(asked, cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [line for line in told.splitlines() if len(line.partition(" ")[2]) > MOST]


def main() -> int:
    found = too_long(ROOT)
    for line in found:
        print(f"over {MOST} characters: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
