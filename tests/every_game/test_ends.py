"""Every match ends: within the declared length, with somebody to choose until then, and with a winner."""

from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, brought, legal_moves, result
from bottega.kit.result import Result
from tests.every_game.cases import Case, every_case, position, random_choice, sights


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
            assert decisions <= case.game.longest
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
def test_what_things_brought_adds_up_to_the_parts_of_the_score(case: Case) -> None:
    s = position(case, bytes(32), case.game.longest)
    ended = result(s)
    assert ended is not None
    for parts, things in zip(ended.parts, brought(s), strict=True):
        sums: dict[str, int] = {}
        for one in things:
            assert one.points > 0
            sums[one.part] = sums.get(one.part, 0) + one.points
        for part, points in sums.items():
            if (case.game.id, part) == ("leonardo", "florins"):
                continue  # some of them were spent, and others came from elsewhere
            assert (points <= parts[part]) if part.startswith("hand_") else (points == parts[part]), part


@every_case
def test_nothing_is_opened_before_the_end(case: Case) -> None:
    for s in sights(case, bytes(32), stride=3):
        for viewer in case.viewers():
            seen = s.board.masked(viewer) if s.agenda else s.board.opened(viewer)
            assert s.view(viewer).board == seen
            assert s.view(viewer, opens=False).board == s.board.masked(viewer)


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
