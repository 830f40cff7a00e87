"""`make quick` tries what stands beside a change, and names files that are there."""

import os
import subprocess
from pathlib import Path

import pytest

from tools.quick import ROOT, changed, commands, plan

WHO = ["-c", "user.name=Anna", "-c", "user.email=anna@bottega.example", "-c", "commit.gpgsign=false"]


def said(*names: str) -> list[str]:
    """What is run after a change in these files, without the program."""
    found = commands(plan(names))
    return [" ".join(command[2:] if command[1] == "-m" else command) for command in found]


def pytested(*names: str) -> str:
    """What pytest is told."""
    (told,) = [words for words in said(*names) if words.startswith("pytest")]
    return told.split(" ", 4)[4]


def test_a_game_is_tried_by_its_own_tests() -> None:
    for name in ("src/bottega/games/codex/turns.py", "tests/games/codex/test_end.py"):
        assert pytested(name) == "tests/games/codex tests/every_game -k codex"


def test_the_kit_is_tried_by_every_game() -> None:
    assert pytested("src/bottega/kit/luck.py", "src/bottega/games/codex/turns.py") == (
        "tests/kit tests/every_game -k kit or default"
    )


@pytest.mark.parametrize(
    ("name", "tests"),
    [
        ("src/bottega/server/tables/feeds.py", "tests/server/tables"),
        ("src/bottega/server/features/daily/days.py", "tests/server/features/daily"),
        ("src/bottega/commands/match.py", "tests/cli"),
        ("src/bottega/bots/greedy.py", "tests/bots"),
        ("tests/server/core/store/test_store.py", "tests/server/core/store/test_store.py"),
        ("tools/lock.py", "tests/tools/test_lock.py"),
    ],
)
def test_a_folder_is_tried_by_the_tests_beside_it(name: str, tests: str) -> None:
    assert pytested(name) == tests
    assert (ROOT / tests).exists()


def test_pages_are_tried_by_the_unit_tests_of_their_folder() -> None:
    assert [words for words in said("web/src/lobby/next.ts") if words.startswith("npx")] == [
        "npx prettier --check --log-level=warn src/lobby/next.ts",
        "npx eslint src/lobby/next.ts",
        "npx vitest run --passWithNoTests src/lobby",
    ]


def test_texts_and_documents_are_checked() -> None:
    assert said("src/bottega/games/codex/texts/en.ftl")[:2] == ["tools.check_games", "tools.check_texts"]
    assert said("README.md") == ["tools.links"]


def test_plays_are_only_named() -> None:
    assert plan(["tests/browser/codex.spec.mjs"]).left


def test_files_that_differ_from_where_the_branch_began_are_found(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", *WHO, *words], cwd=tmp_path, env=os.environ, check=True, capture_output=True)

    def write(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", ".")
        git("commit", "-m", name)

    git("init", "--initial-branch=main")
    write("old")
    git("checkout", "-b", "ours")
    write("committed")
    git("checkout", "main")
    write("theirs")
    git("checkout", "ours")
    (tmp_path / "old").write_text("changed")
    (tmp_path / "new").write_text("new")
    assert changed(tmp_path, "main") == ["committed", "new", "old"]
