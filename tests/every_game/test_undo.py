"""What may be undone showed nobody anything: a move that reveals nothing looks the same in every world."""

from hypothesis import given, settings

from bottega.kit.luck import Luck
from tests.every_game.cases import Case, any_plies, any_seed, every_case, position
from tests.every_game.properties import check_quiet_moves


@every_case
def test_a_quiet_move_shows_nobody_anything(case: Case) -> None:
    @settings(max_examples=case.examples)
    @given(seed=any_seed(), plies=any_plies(case))
    def check(seed: bytes, plies: int) -> None:
        check_quiet_moves(position(case, seed, plies), Luck(seed, "worlds"))

    check()
