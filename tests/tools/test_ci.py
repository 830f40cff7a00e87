"""CI runs its parts beside each other, each after what it needs, and fails if one fails."""

import asyncio
import re
import subprocess
from pathlib import Path

import pytest

from tools.ci import NIGHTLY, PARTS, Outcome, Part, run_all, table, tell

ROOT = Path(__file__).parents[2]


class Told(Part):
    """A part that notes in a file when it begins and ends."""

    @property
    def command(self) -> list[str]:
        return [
            "bash",
            "-c",
            f"echo +{self.target} >>noted; sleep 0.1; echo -{self.target} >>noted; {self.settings or 'true'}",
        ]


def run_told(
    parts: list[Part], at_once: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Outcome], list[str]]:
    monkeypatch.chdir(folder)
    outcomes = asyncio.run(run_all(parts, at_once, folder))
    return outcomes, (folder / "noted").read_text().split()


def test_a_part_begins_when_what_it_needs_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[Part] = [Told("pages", after=("compile",)), Told("compile"), Told("lint")]
    outcomes, noted = run_told(parts, 2, tmp_path, monkeypatch)
    assert [one.code for one in outcomes] == [0, 0, 0]
    assert noted.index("-compile") < noted.index("+pages")
    assert set(noted[:2]) == {"+compile", "+lint"}


def test_no_more_go_on_at_once_than_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, noted = run_told([Told("one"), Told("two"), Told("three")], 1, tmp_path, monkeypatch)
    assert noted == ["+one", "-one", "+two", "-two", "+three", "-three"]


def test_what_compares_times_has_the_machine_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[Part] = [Told("one"), Told("prompt", alone=True), Told("two")]
    _, noted = run_told(parts, 3, tmp_path, monkeypatch)
    assert noted.index("-prompt") == noted.index("+prompt") + 1


def test_all_are_tried_but_those_that_need_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[Part] = [Told("compile", "exit 3"), Told("match", after=("compile",)), Told("lint")]
    outcomes, noted = run_told(parts, 1, tmp_path, monkeypatch)
    assert [(one.part.target, one.code) for one in outcomes] == [("compile", 3), ("lint", 0)]
    assert "+match" not in noted


def test_a_part_that_needs_none_of_those_that_are_run_begins_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcomes, _ = run_told([Told("match", after=("compile",))], 1, tmp_path, monkeypatch)
    assert not outcomes[0].code


def test_the_last_words_are_shown_of_a_part_that_failed_only(capsys: pytest.CaptureFixture[str]) -> None:
    tell(Outcome(Part("check"), 61.2, 0, "all is well\n"))
    assert capsys.readouterr().out == "--- check passed after 61 s\n"
    tell(Outcome(Part("docs"), 7.0, 2, "\n".join(f"line {number}" for number in range(500))))
    told = capsys.readouterr().out.splitlines()
    assert told[-2:] == ["line 499", "--- docs failed with 2 after 7 s"]
    assert "line 0" not in told


def test_the_table_tells_how_long_each_part_took() -> None:
    told = table([Outcome(Part("check"), 61.2, 0, "")], 70.0)
    assert told.splitlines()[2:] == ["| `make check` | 61 |", "| all, beside each other | 70 |"]


@pytest.mark.parametrize("parts", [PARTS, NIGHTLY], ids=["ci", "nightly"])
def test_every_part_is_a_target_and_comes_after_what_it_needs(parts: list[Part]) -> None:
    made = "".join((ROOT / name).read_text() for name in ("Makefile", "tools/parts.mk"))
    targets = set(re.findall(r"(?m)^([a-z-]+):", made))
    names = [part.target for part in parts]
    assert set(names) <= targets
    for part in parts:
        before = names[: names.index(part.target)]
        assert set(part.after).intersection(names) <= set(before)
        assert set(part.after) <= targets


def test_what_ci_tries_in_part_is_tried_in_full_at_night() -> None:
    whole = {"test-fit": "fit", "test-faults": "faults", "test-observability": "observability"}
    nightly = {part.target: part for part in NIGHTLY}
    for part in PARTS:
        if part.settings or part.target in whole:
            assert not nightly[whole.get(part.target, part.target)].settings


def test_make_lists_no_more_than_one_can_read() -> None:
    listed = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert len(listed.splitlines()) <= 25
