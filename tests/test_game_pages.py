"""The pages of the games claim no more than is there: what they name can be found, by game."""

import re
from pathlib import Path

import pytest

from bottega.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
LINK = re.compile(r"\]\(([^)#]+)\)")
TEST = re.compile(r"\btest_\w+")
CODE = re.compile(r"`([^`]+)`")
ROW = re.compile(r"^\| [\d., ]+ \|")

every_page = pytest.mark.parametrize("game", GAMES)


def page(game: str) -> str:
    return (PAGES / f"{game}.md").read_text("utf-8")


def sources(game: str) -> str:
    """All code of a game."""
    files = sorted((ROOT / "src" / "bottega" / "games" / game).rglob("*.py"))
    return "\n".join([file.name + "\n" + file.read_text("utf-8") for file in files])


def paragraphs(game: str) -> list[str]:
    """The rules in short, paragraph by paragraph."""
    texts = ROOT / "src" / "bottega" / "games" / game / "texts" / "en.ftl"
    return re.findall(r"(?m)^rules-[\w-]+ = ", texts.read_text("utf-8"))


def known_tests(game: str) -> set[str]:
    """The files and functions that test a game."""
    files = [*(ROOT / "tests" / "games" / game).glob("*.py"), *(ROOT / "tests" / "tools").glob("*.py")]
    functions = [name for file in files for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))]
    return {file.stem for file in files} | set(functions)


@every_page
def test_every_link_leads_somewhere(game: str) -> None:
    links = [link for link in LINK.findall(page(game)) if "://" not in link]
    assert [link for link in links if not (PAGES / link).exists()] == []


@every_page
def test_every_test_that_is_named_is_there(game: str) -> None:
    there = known_tests(game)
    named = set(TEST.findall(page(game)))
    assert [name for name in named if not any(known.startswith(name) for known in there)] == []


@every_page
def test_what_a_paragraph_is_said_to_be_in_is_in_the_code(game: str) -> None:
    code = sources(game)
    rows = [line.split("|")[3] for line in page(game).splitlines() if ROW.match(line)]
    assert 2 * len(rows) > len(paragraphs(game))  # one row may be about several
    names = {part for row in rows for name in CODE.findall(row) for part in [name.rsplit(".", 1)[-1], name]}
    names = {name for name in names if name.endswith(".py") or "." not in name} - {"py"}
    assert [name for name in sorted(names) if not re.search(rf"\b{re.escape(name)}\b", code)] == []
