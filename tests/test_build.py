"""The rules under test are those meant to be tested: interpreted from src, or compiled."""

import os

import bottega.kit.play
from bottega.compiled import COMPILED


def test_the_rules_run_in_the_form_asked_for() -> None:
    assert COMPILED or "BOTTEGA_EXPECT_COMPILED" not in os.environ, bottega.kit.play.__file__
