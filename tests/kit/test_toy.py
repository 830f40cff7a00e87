"""The toy keeps the secrets it should: the properties of the conformance suite hold for it too."""

import pytest

from bottega.kit.luck import Luck
from tests.every_game.cases import Case, cases_of, walk
from tests.every_game.properties import check_plays_on, check_quiet_moves, check_view_tells_nothing
from tests.every_game.tally import tally
from tests.kit.toy import GAME

CASES = [case for seats in GAME.seats for case in cases_of(GAME, seats)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_of_the_toy_tell_nothing(case: Case) -> None:
    for number in range(5):
        luck = Luck(bytes([number]))
        for s in walk(case, bytes([number] * 32)):
            check_quiet_moves(s, luck)
            for eyes in case.eyes():
                check_view_tells_nothing(s, eyes, luck)
                check_plays_on(s.view(eyes).determinise(eyes, luck), luck)


def test_what_the_toy_calls_hidden_is_hidden() -> None:
    tally(CASES, matches=20).check()
