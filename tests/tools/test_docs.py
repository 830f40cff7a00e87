"""Links of the pages are checked as GitHub reads them, and lead to the same places in the site."""

from pathlib import Path

import pytest

from tools.docs import DOCS, copy, led, place, reference
from tools.links import LINK, ROOT, faults, headings, slug


def test_a_heading_is_called_in_an_address_as_github_calls_it() -> None:
    assert slug("19. Lessons") == "19-lessons"
    assert slug("`bottega.kit`, and what it is – or not") == "bottegakit-and-what-it-is--or-not"
    assert slug("See [the page](page.md)") == "see-the-page"


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One\n\n```sh\n# not a heading\n```\n\n## Two\n\n## Two\n")
    assert headings(other) == {"one", "two", "two-1"}
    page.write_text(
        "[a](other.md) [b](other.md#two-1) [c](https://example.org) `[d](gone.md)`\n\n"
        "```md\n[e](gone.md)\n```\n\n"
        "[f](gone.md) [g](other.md#not-a-heading) [h](#nothing)\n"
    )
    assert list(faults(page)) == [
        "there is no gone.md",
        "there is no heading other.md#not-a-heading",
        "there is no heading #nothing",
    ]


def test_pages_of_the_repository_have_a_place_in_the_site() -> None:
    assert place(ROOT / "README.md") == Path("index.md")
    assert place(DOCS / "balance" / "README.md") == place(DOCS / "balance") == Path("balance/index.md")
    assert place(ROOT / "src") is None


def test_a_link_out_of_the_pages_leads_to_the_sources_or_is_only_named() -> None:
    page, sources = DOCS / "library.md", "https://example.org/blob/main"
    assert "[a test](../tests/test_library_page.py)" in page.read_text("utf-8")
    assert f"[a test]({sources}/tests/test_library_page.py)" in led(page, sources)
    assert "is run by a test, which" in led(page, "")
    assert "[Contributing](contributing.md)" in led(ROOT / "README.md", sources)


def test_every_link_of_the_site_leads_to_a_file_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.docs.TARGET", tmp_path)
    copy("")
    for page in tmp_path.rglob("*.md"):
        for link in LINK.finditer(page.read_text("utf-8")):
            assert not link["file"] or (page.parent / link["file"]).is_file(), f"{page.name}: {link[0]}"


def test_the_reference_has_every_name_that_is_kept() -> None:
    page = reference()
    for name in ("bottega.open", "bottega.kit.State", "bottega.bots.Bot"):
        assert f"::: {name}\n" in page
