"""Plans are changed by naming a step."""

import pytest

from bottega.kit.errors import SetupError
from bottega.kit.plan import Plan
from tests.sample.phases import Bid, Peek, TurnUp
from tests.sample.pieces import Stall


def kinds(plan: Plan[Stall]) -> list[str]:
    return [type(step).__name__ for step in plan.steps]


def test_steps_come_before_after_and_instead_of_a_named_one() -> None:
    plan: Plan[Stall] = Plan(TurnUp(), Bid())
    plan.before(Bid, Peek(0), Peek(1))
    assert kinds(plan) == ["TurnUp", "Peek", "Peek", "Bid"]
    plan.after(Bid, TurnUp())
    assert kinds(plan) == ["TurnUp", "Peek", "Peek", "Bid", "TurnUp"]
    plan.instead(TurnUp, Bid())
    assert kinds(plan) == ["Bid", "Peek", "Peek", "Bid", "TurnUp"]


def test_a_step_can_be_left_out_and_others_put_last() -> None:
    plan: Plan[Stall] = Plan(TurnUp(), Bid())
    plan.instead(TurnUp)
    plan.end_with(Peek(0))
    assert kinds(plan) == ["Bid", "Peek"]


def test_the_first_of_several_is_meant() -> None:
    plan: Plan[Stall] = Plan(Peek(0), Peek(1))
    plan.before(Peek, TurnUp())
    assert kinds(plan) == ["TurnUp", "Peek", "Peek"]


def test_a_step_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="the plan has no step `Bid`"):
        Plan[Stall](TurnUp()).after(Bid, TurnUp())
