"""The rules under test are those meant to be tested: interpreted from src, or compiled."""

import os

import bottega.kit.play


def test_the_rules_run_in_the_form_asked_for() -> None:
    compiled = not bottega.kit.play.__file__.endswith(".py")
    assert compiled == ("BOTTEGA_EXPECT_COMPILED" in os.environ), bottega.kit.play.__file__
