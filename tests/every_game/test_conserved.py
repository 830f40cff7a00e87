"""What a game declares conserved is: no card, cube or florin appears or gets lost."""

from tests.every_game.cases import Case, every_case, walk


@every_case
def test_nothing_appears_or_gets_lost(case: Case) -> None:
    for seed in case.seeds():
        walked = walk(case, seed)
        first = next(walked).board.conserved()
        assert first
        for s in walked:
            assert s.board.conserved() == first
