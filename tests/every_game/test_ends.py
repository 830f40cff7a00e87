"""Every match ends: within the declared length, with somebody to choose until then, and with a winner."""

from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, legal_moves, result
from bottega.kit.result import Result
from tests.every_game.cases import Case, every_case, random_choice, sights


@every_case
def test_random_play_ends_with_a_winner(case: Case) -> None:
    for seed in case.seeds():
        s, _ = case.start(seed)
        luck = Luck(seed, "walk")
        decisions = 0
        while s.agenda:
            seats = awaited(s)
            assert seats
            assert set(seats) <= set(range(case.seats))
            apply(s, *random_choice(s, luck))
            decisions += 1
            assert decisions <= case.title.longest
        assert awaited(s) == []
        assert s.sealed == {}
        check_result(case, result(s))


def check_result(case: Case, ended: Result | None) -> None:
    """A score for each seat, and a winner who has the best, if a goal was reached."""
    assert ended is not None
    assert len(ended.scores) == len(ended.ranking) == len(ended.parts) == case.seats
    assert ended.winners or max(ended.scores) < ended.goal
    assert all(ended.scores[seat] == max(ended.scores) for seat in ended.winners)


@every_case
def test_who_is_awaited_has_a_move_and_nobody_else(case: Case) -> None:
    for seed in case.seeds(part=20):
        for s in sights(case, seed, stride=3):
            seats = awaited(s)
            assert (result(s) is None) == bool(seats)
            for seat in range(case.seats):
                assert bool(legal_moves(s, seat)) == (seat in seats)


@every_case
def test_the_score_can_be_told_at_any_time(case: Case) -> None:
    for s in sights(case, bytes(32), stride=5):
        assert len(s.board.result().scores) == case.seats
