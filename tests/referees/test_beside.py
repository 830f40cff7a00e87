"""The harness finds what it is there to find, and a referee knows nothing of the rules."""

import ast
from pathlib import Path

import pytest

from tests.referees import beside
from tests.referees.beside import Difference
from tests.referees.cases import CASES
from tests.referees.codex import Codex
from tests.referees.referee import Play, Score

HERE = Path(__file__).parent
HARNESS = {"__main__.py", "beside.py", "cases.py", "deals.py", "moods.py"}


def difference(monkeypatch: pytest.MonkeyPatch, wrong: type[Codex]) -> str:
    """What is told when this referee stands beside a match of Codex."""
    monkeypatch.setitem(beside.REFEREES, "codex", wrong)
    with pytest.raises(Difference) as told:
        CASES[0].match(0).play()
    return str(told.value)


def test_a_wrong_offer_is_told_with_all_one_needs_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class ForgetsBacks(Codex):
        def placings(self, seat: int) -> set[str]:
            return {offer for offer in super().placings(seat) if " back " not in offer}

    told = difference(monkeypatch, ForgetsBacks)
    assert "codex-default match 0: 2 seats, options {}, seed " in told
    assert "ply 4, after `keep " in told
    assert "only one side offers seat " in told
    assert "referee []" in told


def test_a_wrong_score_is_found_at_the_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    class ForgetsTheSecret(Codex):
        def score(self, seat: int) -> Score:
            return Score({**super().score(seat).parts, "secret": 0}, [])

    assert "points:" in difference(monkeypatch, ForgetsTheSecret)


def test_who_is_asked_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    class BeginsElsewhere(Codex):
        def turn(self, seat: int) -> Play[None]:
            yield from super().turn((seat + 1) % self.seats)

    assert "who is asked:" in difference(monkeypatch, BeginsElsewhere)


def test_a_match_that_ends_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class PlaysOneRoundLess(Codex):
        def rounds(self) -> Play[None]:
            for seat in self.clockwise(self.deal.lot):
                yield from self.turn(seat)

    assert "who is asked:" in difference(monkeypatch, PlaysOneRoundLess)


def imported(file: Path) -> set[str]:
    """The modules a file imports."""
    nodes = list(ast.walk(ast.parse(file.read_text())))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_no_referee_imports_the_rules() -> None:
    files = [
        file for file in HERE.rglob("*.py") if file.name not in HARNESS and not file.name.startswith("test_")
    ]
    assert HERE / "codex.py" in files
    for file in files:
        ours = {module for module in imported(file) if module.startswith(("bottega", "tests"))}
        assert all(module.startswith("tests.referees.") for module in ours), file.name
        assert not ours & {f"tests.referees.{name.removesuffix('.py')}" for name in HARNESS}, file.name
