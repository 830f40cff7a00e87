"""What may be undone showed nothing: a move that tells of nothing revealed looks the same in every world."""

from hypothesis import given, settings

from bottega.kit.luck import Luck
from tests.every_game.cases import Case, any_plies, any_seed, every_case, position
from tests.every_game.properties import check_quiet_moves


@every_case
def test_a_quiet_move_shows_its_mover_nothing(case: Case) -> None:
    @settings(max_examples=case.examples)
    @given(seed=any_seed(), plies=any_plies(case))
    def check(seed: bytes, plies: int) -> None:
        check_quiet_moves(position(case, seed, plies), Luck(seed, "worlds"))

    check()
