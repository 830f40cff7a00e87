"""How hard the tests try: HYPOTHESIS_PROFILE is `ci` or `thorough`; BOTTEGA_SEEDS in every_game/cases.py."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

collect_ignore = ["added"]  # test_second_game.py puts its files where they belong, in a copy

pytest.register_assert_rewrite("tests.every_game.properties", "tests.every_game.cases")

# A shell that runs tests in the background has them ignore Ctrl-C; so would the programs that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Playing a match to find a position is slow for a strategy, and that is no fault.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=100, database=None, suppress_health_check=SLOW
)
settings.register_profile("thorough", deadline=None, max_examples=3000, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
