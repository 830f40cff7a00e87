"""The rules under test are those meant to be tested: interpreted from src, or compiled."""

import os
from pathlib import Path

import bottega.kit.play
from bottega.compiled import COMPILED
from bottega.sources import made_of

ROOT = Path(__file__).parent.parent


def test_the_rules_run_in_the_form_asked_for() -> None:
    """A compiled copy is used if it was made of these sources, unless they come first in PYTHONPATH."""
    built = made_of(ROOT / "src" / "bottega", ROOT / "build" / "compiled")
    first = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0]
    wanted = built or "BOTTEGA_EXPECT_COMPILED" in os.environ
    if first and Path(first).resolve() == ROOT / "src":
        wanted = False
    assert wanted == COMPILED, bottega.kit.play.__file__
