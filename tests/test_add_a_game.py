"""docs/add-a-game.md quotes the sample and the checks as they are."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.kit.book import LANGUAGES, Cards, Table
from bottega.kit.codec import dump, load
from bottega.kit.errors import BookError
from bottega.kit.events import FROM_ALL, SEATS, Fact
from bottega.kit.game import Setup
from bottega.kit.luck import Luck
from bottega.kit.play import setup
from bottega.kit.seats import Seat
from bottega.lessons import gaps
from tests.all_games import SAMPLE
from tests.every_game.hunt import hunt
from tests.every_game.properties import Leak
from tests.lessons.stall import Copy
from tests.sample import phases
from tests.sample.pieces import Stall
from tests.sample.words import LOTS
from tools.books import ROOT, Book
from tools.check_games import site_gaps, text_gaps

PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
QUOTED = re.findall(r"(?ms)^```(?:python|toml|ftl) (\S+)\n(.*?)^```$", PAGE)
SAYS = re.findall(r"(?m)^\| [^|]+ \| ``? ?(.+?) ?``? \| [^|]+ \|$", PAGE)


def said(found: str) -> None:
    """What a check found is a row of the page, as far as the row goes."""
    assert any(found.startswith(row) for row in SAYS), found


@pytest.mark.parametrize(("file", "lines"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_is_quoted_is_in_the_sample(file: str, lines: str) -> None:
    assert lines in (ROOT / file).read_text("utf-8")


def test_every_file_of_the_sample_is_quoted_or_named() -> None:
    kept = [
        path for path in (ROOT / "tests" / "sample").rglob("*.*") if path.suffix in (".py", ".ftl", ".toml")
    ]
    assert {path.name for path in kept if path.name not in PAGE} == set()
    assert len(SAYS) == 11


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", PAGE):
        assert (ROOT / "docs" / link).resolve().exists(), link


def spoilt(langs: list[str], line: str, instead: str) -> list[str]:
    """What is found when a line of the texts of the sample is another."""
    books = []
    for lang in LANGUAGES:
        file = f"sample/texts/{lang}.ftl"
        written = (ROOT / "tests" / file).read_text("utf-8")
        if lang in langs:
            written = re.sub(rf"(?m)^{line} = .*\n", instead, written)
        books.append(Book(file, lang, written))
    return text_gaps(SAMPLE, books)


def test_what_is_said_of_texts() -> None:
    said(spoilt(["fr"], "events-won", "")[0])
    said(spoilt(["it"], "events-won", "events-won = { $seat }: { $lot }.\n")[0])
    said(spoilt(LANGUAGES, "names-lot-spoon", "")[0])


def test_what_is_said_of_a_page_and_of_cards(tmp_path: Path) -> None:
    said(site_gaps(SAMPLE, tmp_path)[0])
    rows: list[Table] = [{"id": lot, "worth": 1} for lot in LOTS.names[1:]]
    with pytest.raises(BookError) as error:
        Setup(SAMPLE, 2, {}, Cards({"lots.toml": {"lot": rows}}))
    said(str(error.value))


def test_what_is_said_of_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stall = Copy(tmp_path, monkeypatch)
    stall.change("1-bid.toml", "is = 1 }", "is = 2 }")
    [gap] = gaps(stall.game)
    said(gap)


@pytest.fixture
def undeclared() -> Iterator[None]:
    """The sample forgets to list a part."""
    peek = SAMPLE.parts_by_name.pop("Peek")
    yield
    SAMPLE.parts_by_name["Peek"] = peek


def test_what_is_said_of_parts(undeclared: None) -> None:
    s, _ = setup(SAMPLE, 2, {"peeking": "on"}, bytes(32))
    with pytest.raises(KeyError) as error:
        load(s.setup, dump(s))
    said(f"KeyError: {error.value}")


def copied(stall: Stall, viewer: Seat, luck: Luck | None = None) -> Stall:
    """No mask, or no guess."""
    return stall.copy()


@pytest.mark.parametrize(
    ("where", "what", "slip"),
    [
        (Stall, "masked", copied),
        (phases, "PEEKED", Fact("peeked", reveals=FROM_ALL, seat=SEATS, lot=LOTS)),
        (phases, "PEEKED", Fact("peeked", secret=("lot",), seat=SEATS, lot=LOTS)),
        (Stall, "filled", copied),
    ],
    ids=["masked", "secret", "reveals", "filled"],
)
def test_what_is_said_of_secrets(
    monkeypatch: pytest.MonkeyPatch, where: object, what: str, slip: object
) -> None:
    monkeypatch.setattr(where, what, slip)
    with pytest.raises((Leak, AssertionError)) as found:
        hunt("sample")
    said(str(found.value))
