"""Who won, by how much, and which tie-break decided."""

from bottega.kit.result import Result


def ended(scores: list[int], **ties: list[int]) -> Result:
    """A result with these scores, each of one part, and these tie-breaks in order."""
    breaks = [{name: values[seat] for name, values in ties.items()} for seat in range(len(scores))]
    return Result([{"points": score} for score in scores], breaks)


def test_scores_are_the_sums_of_their_parts() -> None:
    result = Result([{"cards": 3, "goals": 4}, {"cards": -1, "goals": 2}], [{}, {}])
    assert result.scores == [7, 1]
    assert result.ranking == [1, 2]
    assert result.winners == [0]
    assert result.tie_breaks == []


def test_ranks_are_shared_and_skipped() -> None:
    assert ended([5, 9, 5, 1]).ranking == [2, 1, 2, 4]


def test_a_clear_winner_needs_no_tie_break() -> None:
    assert ended([9, 5, 5], goals=[0, 1, 2]).tie_breaks == []
    assert ended([9, 5, 5], goals=[0, 1, 2]).ranking == [1, 3, 2]


def test_a_tie_is_broken_by_the_first_that_differs() -> None:
    result = ended([9, 9, 3], goals=[2, 4, 8], coins=[5, 1, 9])
    assert result.winners == [1]
    assert result.tie_breaks == ["goals"]


def test_a_second_tie_break_decides_among_those_still_tied() -> None:
    result = ended([9, 9, 9], goals=[4, 4, 1], coins=[1, 2, 7])
    assert result.winners == [1]
    assert result.ranking == [2, 1, 3]
    assert result.tie_breaks == ["goals", "coins"]


def test_a_victory_may_be_shared() -> None:
    result = ended([9, 9, 2], goals=[4, 4, 4])
    assert result.winners == [0, 1]
    assert result.ranking == [1, 1, 3]
    assert result.tie_breaks == ["goals"]


def test_a_victory_is_shared_at_once_without_tie_breaks() -> None:
    assert ended([4, 4]).winners == [0, 1]


def test_who_plays_alone_wins_only_with_enough() -> None:
    assert Result([{"hands": 129}], [{}], goal=130).winners == []
    assert Result([{"hands": 130}], [{}], goal=130).winners == [0]


def test_a_shared_victory_is_shared() -> None:
    result = ended([9, 9, 3])
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert ended([9, 4]).share(0) == 1.0
