"""Rules and referee agree on who wins a solitaire at 130 points, one less and one more."""

import pytest

from bottega.games import GAMES
from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.pieces import Table
from bottega.kit.state import State
from tests.games.talk import do
from tests.games.workshop.positions import own, table
from tests.referees.deals import deal_of
from tests.referees.workshop import DISCIPLINES, SOLITAIRE_GOAL, Workshop

SEED = bytes(32)


class OnlyAbove(Workshop):
    """A planted mistake."""

    def reaches_goal(self) -> bool:
        return self.scores()[0].total > SOLITAIRE_GOAL


def both(referee: type[Workshop], points: int) -> tuple[State[Table], Workshop]:
    """All hands know all disciplines well, for 132 points; these are put right by fewer levels and a work."""
    s = table(1)
    judge = referee(deal_of(GAMES["workshop"], 1, dict(s.setup.options), SEED))
    low = {129: 1, 130: 2, 131: 1}[points]  # columns below the fourth level: three points less each
    for number, hand in enumerate(judge.hands):
        for place, discipline in enumerate(DISCIPLINES):
            level = 3 if number == 0 and place < low else 4
            s.board.raise_level(number, place, level)
            hand.studied += [discipline] * level
    works: list[str] = {129: [], 130: ["dama_ermellino"], 131: ["adorazione_magi_1"]}[points]
    judge.hands[0].works += works
    own(s, 0, " ".join(works))
    return s, judge


@pytest.mark.parametrize("points", [129, 130, 131])
def test_both_announce_the_same_end(points: int) -> None:
    s, judge = both(Workshop, points)
    assert judge.scores()[0].total == points
    assert do(s, CountPoints())[-1] == judge.announcement()
    assert s.board.result().winners == judge.winners() == ([0] if points >= SOLITAIRE_GOAL else [])


def test_a_referee_that_asks_for_more_than_130_is_found() -> None:
    s, judge = both(OnlyAbove, 130)
    assert do(s, CountPoints())[-1] != judge.announcement()
    assert s.board.result().winners != judge.winners()
