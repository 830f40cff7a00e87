"""`make restore-drill`: the same walk as the test's, told step by step."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.ops.backup.drill import Drill


def main() -> None:
    """Exit 1, with what went wrong, if anything is lost."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        Path(made).chmod(0o755)
        asyncio.run(Drill(Path(made), lambda said: print(said, flush=True)).walk())
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
