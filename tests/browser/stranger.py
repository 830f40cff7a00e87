"""`python -m tests.browser.stranger`: a game that came without a line of TypeScript is played in browsers.

Triumph joins our games in a copy of this repository, by what docs/add-a-game.md says; the pages were
built without it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.browser.run import main
from tests.test_second_game import PIECE, ROOT, STEP, Copy, page


def play() -> int:
    """The worst of what the play came to."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        (copy.root / "web").symlink_to(ROOT / "web")
        for step in STEP.findall(page()):
            for piece in PIECE.finditer(step):
                if not piece["commands"]:
                    copy.follow(piece)
        return asyncio.run(main(["triumph"], {"PYTHONPATH": str(copy.root / "src")}))


if __name__ == "__main__":
    sys.exit(play())
