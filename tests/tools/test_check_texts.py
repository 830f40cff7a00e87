"""What is wrong with a text is found, in every language and wherever there are words."""

from pathlib import Path

import pytest

from tools.books import ROOT, Book
from tools.check_texts import check_said, compare, folders, gaps_in, misnomers, read_terms

TERMS = read_terms()


def compared(**written: str) -> list[str]:
    """What is found in these languages beside each other."""
    books = [Book(lang, lang, text) for lang, text in written.items()]
    compare(books)
    return [gap for book in books for gap in book.gaps]


def test_nothing_is_wrong_anywhere() -> None:
    found = list(folders(ROOT))
    assert {folder.parent.name for folder in found} > {"codex", "bots", "terminal", "notify", "http"}
    assert [gap for folder in found for gap in gaps_in(ROOT, folder, TERMS)] == []


def test_a_text_that_one_language_lacks() -> None:
    assert compared(en="a = A\n", fr="b = B\n") == [
        "en: no text b, which another language has",
        "fr: no text a, which another language has",
    ]
    assert compared(en="a = A\n    .about = B\n", fr="a = A\n") == [
        "fr: no text a.about, which another language has"
    ]


def test_an_argument_that_one_language_leaves_out() -> None:
    english = "men = { $count } men\nsent = { $seat } sent { men }.\n"
    assert compared(en=english, it="men = { $count } uomini\nsent = { $seat } manda uomini.\n") == [
        "it: sent: $count is left out, and another language has it"
    ]


def test_a_plural_that_a_language_needs() -> None:
    assert compared(fr="men = { $count ->\n   *[other] hommes\n}\n") == ["fr: men: no plural for one"]
    assert compared(fr="men = { $count ->\n    [one] homme\n   *[other] hommes\n}\n") == []
    assert compared(fr="who = { $kind ->\n    [bot] il\n   *[person] elle\n}\n") == []


def test_what_is_no_fluent_or_leads_nowhere() -> None:
    assert compared(en="a = A\nb is B\n") == ["en: this is no Fluent: b is B"]
    assert compared(en="a = A\na = B\n") == ["en: a is there twice"]
    assert compared(en="a = { b }\n") == ["en: a: there is no text b"]


@pytest.mark.parametrize("text", ["Qui ?", "« Qui »", "{$seat} : rien", "Oui ; non"])
def test_french_signs_stay_with_their_words(text: str) -> None:
    assert compared(fr=f"a = {text}\n") == ["fr: a: a no-break space goes before : ; ! ? » and after «"]
    assert compared(it=f"a = {text}\n") == []
    kept = text.replace(" ", "\N{NO-BREAK SPACE}")
    assert compared(fr=f"a = {kept}\n") == []


def test_a_text_that_nothing_says() -> None:
    book = Book(
        "en", "en", "asked = { men }\nmen = Men\nkind-a = A\nkind-b = B\nlost = Lost\n    .text = Lost\n"
    )
    check_said([book], "say(\"asked\"); say(f'kind-{name}')")
    assert book.gaps == ["en: lost: nothing says it", "en: lost.text: nothing says it"]


@pytest.mark.parametrize(
    ("area", "lang", "text", "wrong"),
    [
        ("everywhere", "fr", "robot joue robots jouent", ["“robot”: say “bot”"]),
        ("leonardo", "fr", "a deux robots.", ["“robots”: say “bot”"]),
        ("leonardo", "fr", "Les maîtres d’œuvre, puis un maître.", ["“maître”: say “maître d’œuvre”"]),
        ("leonardo", "it", "Il Signore della città", ["“Signore della città”: say “Signore della Città”"]),
        ("leonardo", "it", "Il Signore della Città", []),
        ("codex", "fr", "un coin recouvert", []),
        ("inventors", "fr", "la zone", []),
    ],
)
def test_only_whole_words_of_the_area_count(area: str, lang: str, text: str, wrong: list[str]) -> None:
    assert misnomers(TERMS, area, lang, text) == wrong


@pytest.mark.parametrize(
    ("area", "lang", "text"),
    [
        ("everywhere", "en", "A journeyman would do this."),
        ("everywhere", "en", "Chance of victory: 39 in 100"),
        ("everywhere", "fr", "Demandez conseil."),
        ("leonardo", "fr", "Qui passe quitte la phase."),
        ("inventors", "fr", "un pion disponibilité"),
        ("everywhere", "it", "un consiglio"),
        ("leonardo", "it", "Tutti i lavoratori sono fuori."),
        ("inventors", "en", "Make all available"),
        ("workshop", "fr", "une carte de visite"),
    ],
)
def test_words_that_were_in_use_are_refused(area: str, lang: str, text: str) -> None:
    assert misnomers(TERMS, area, lang, text)


@pytest.mark.parametrize(
    ("area", "lang", "text"),
    [
        ("leonardo", "fr", "le Conseil"),
        ("leonardo", "it", "al Consiglio"),
        ("inventors", "fr", "un pion Disponibilité"),
        ("leonardo", "fr", "Le joueur qui passe"),
    ],
)
def test_the_words_of_the_rulebooks_are_not_refused(area: str, lang: str, text: str) -> None:
    assert misnomers(TERMS, area, lang, text) == []


def test_words_are_judged_by_their_folder_and_section(tmp_path: Path) -> None:
    for folder, text in {"workshop": "a = La zone\n", "terminal": "workshop-a = La zone\n"}.items():
        file = tmp_path / "src" / "bottega" / "games" / folder / "texts" / "fr.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
        assert [gap for gap in gaps_in(tmp_path, file.parent, TERMS) if "aire" in gap]


def test_the_words_of_lessons_are_judged_with_their_game(tmp_path: Path) -> None:
    file = tmp_path / "src" / "bottega" / "games" / "workshop" / "lessons" / "texts" / "fr.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("step-a = La zone\n", encoding="utf-8")
    assert [
        gap for gap in gaps_in(tmp_path, file.parent, TERMS) if gap.startswith("workshop/lessons/texts/fr")
    ] == ["workshop/lessons/texts/fr.ftl: step-a: “zone”: say “aire”"]
