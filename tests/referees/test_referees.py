"""Referees agree with the rules: who is asked, what is legal, what is scored, at every decision."""

import os

import pytest

from tests.referees.cases import CASES, Case

# Of each set of options; fewer will do where the same matches are played again by the compiled rules.
MATCHES = int(os.environ.get("BOTTEGA_REFEREED", 60))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_referee_agrees_with_the_rules(case: Case) -> None:
    for number in range(MATCHES):
        assert case.match(number).play()
