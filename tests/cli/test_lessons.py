"""`bottega learn`."""

import shutil
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.lessons import Lessons
from tests.cli.run import bottega
from tests.lessons.stall import Copy

LESSONS = Lessons(GAMES["codex"])
FIRST, SECOND = LESSONS.courses["first"][:2]


def test_lessons_are_listed_with_steps_and_minutes() -> None:
    result = bottega("learn", "--lang", "it")
    assert result.exit_code == 0
    for game in GAMES.values():
        assert f"{game.id}: " in result.stdout
    row = next(line for line in result.stdout.splitlines() if line.split()[:1] == [FIRST])
    assert LESSONS.book("it").say(f"lesson-{FIRST}") in row
    assert row.split()[-2] == str(len(LESSONS.lesson(FIRST).steps))
    assert float(row.split()[-1]) > 0


def test_nothing_is_wrong() -> None:
    result = bottega("learn", "--check")
    assert result.exit_code == 0, result.stdout
    assert "nothing is wrong with" in result.stdout


def test_what_is_wrong_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stall = Copy(tmp_path, monkeypatch)
    stall.change("1-bid.toml", "is = 1 }", "is = 2 }")
    stall.change("texts/fr.ftl", "lesson-bid", "lesson-sell")
    monkeypatch.setitem(GAMES, "sample", stall.game)
    result = bottega("learn", "--check")
    assert result.exit_code == 1
    assert "sample: bid/mirror: common.purses.0 is 1, not 2\n" in result.stdout
    assert "sample: fr: no text lesson-bid\n" in result.stdout


def test_a_title_without_lessons_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stall = Copy(tmp_path, monkeypatch)
    shutil.rmtree(stall.lessons)
    monkeypatch.setitem(GAMES, "sample", stall.game)
    assert "no lessons yet" in bottega("learn").stdout
    result = bottega("learn", "sample")
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert (
        told
        == "No lessons yet: The Stall. The rules can be read in a match, by typing h: bottega play sample"
    )


def test_a_course_begins_with_its_first_lesson_or_another() -> None:
    first = bottega("learn", "codex", typed="q\n")
    assert first.exit_code == 0
    assert "Lesson 1 of" in first.stdout
    assert f"Go on with: bottega learn codex --lesson {FIRST}" in first.stdout
    second = bottega("learn", "codex", "--course", "first", "--lesson", SECOND, "--lang", "fr")
    assert second.exit_code == 0
    assert "Leçon 2 sur" in second.stdout
    assert f"bottega learn codex --lesson {SECOND}" in second.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no game is called `chess`"),
        (["codex", "--course", "chess"], "codex has no course `chess`; it has first"),
        (["codex", "--lesson", "chess"], "codex has no lesson `chess`; it has lay, "),
        (["codex", "--lang", "xx"], "no words in `xx`"),
    ],
)
def test_what_is_not_there_is_told(words: list[str], told: str) -> None:
    result = bottega("learn", *words)
    assert result.exit_code == 1
    assert told in result.stderr
