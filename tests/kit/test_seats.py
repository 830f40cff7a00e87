"""Seats in their order, and ranked by what they have."""

from bottega.kit.seats import after, clockwise, ranked


def test_after_the_last_seat_comes_the_first() -> None:
    assert [after(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_clockwise_from_any_seat() -> None:
    assert clockwise(0, 4) == [0, 1, 2, 3]
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert clockwise(0, 1) == [0]


def test_the_greatest_amount_comes_first_and_equal_ones_stay_in_order() -> None:
    assert ranked([2, 3, 0, 1], [1, 5, 1, 5]) == [3, 1, 2, 0]


def test_who_has_nothing_is_not_ranked() -> None:
    assert ranked([1, 2, 0], [0, 2, 0]) == [2]
    assert ranked([1, 2, 0], [0, 0, 0]) == []
