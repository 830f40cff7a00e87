"""A word that has another name here is found, in the texts of its game and in those of the house."""

from pathlib import Path

import pytest

from tools.check_games import ROOT
from tools.check_terms import all_texts, misnomers, read_terms, web_texts

TERMS = read_terms()


def test_no_text_says_one() -> None:
    texts = list(all_texts(ROOT, TERMS))
    assert {area for _, area, _, _ in texts} == set(TERMS)
    assert [(where, text) for where, area, lang, text in texts if misnomers(TERMS, area, lang, text)] == []


@pytest.mark.parametrize(
    ("area", "lang", "text", "wrong"),
    [
        ("house", "fr", "{count:robot joue|robots jouent}", ["“robot”: say “bot”"]),
        ("leonardo", "fr", "{seat} a deux robots.", ["“robots”: say “bot”"]),
        (
            "leonardo",
            "fr",
            "Les maîtres d’œuvre d’abord, puis un maître.",
            ["“maître”: say “maître d’œuvre”"],
        ),
        ("leonardo", "it", "Il Signore della città", ["“Signore della città”: say “Signore della Città”"]),
        ("leonardo", "it", "Il Signore della Città", []),
        ("codex", "fr", "un coin recouvert", []),
        ("workshop", "fr", "{zone}", []),
        ("inventors", "fr", "la zone", []),
    ],
)
def test_only_whole_words_of_the_area_count(area: str, lang: str, text: str, wrong: list[str]) -> None:
    assert misnomers(TERMS, area, lang, text) == wrong


def test_words_of_the_web_client_are_read_by_language(tmp_path: Path) -> None:
    file = tmp_path / "workshop" / "words.ts"
    file.parent.mkdir()
    file.write_text('  fr: {\n    zone: "La zone",\n  },\n', encoding="utf-8")
    assert [said[1:] for said in web_texts(file, TERMS)] == [("workshop", "fr", "La zone")]
