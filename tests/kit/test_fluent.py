"""Our reader of Fluent says what fluent.runtime says: every text, in every language."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

import bottega
from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError
from bottega.kit.texts import Phrasebook, Value
from tools.books import Book

FILES = sorted(Path(bottega.__file__).parent.rglob("texts/*.ftl"))
NUMBERS = [-1, 0, 1, 2, 17, 999, 1000, 12_345, 1_000_000, 2_000_001]
WORDS = ["yes", "no", "last", "usual", "1 { $x }"]
DUE = datetime(2026, 3, 8, 15, 5, tzinfo=UTC)
DATES = {"due", "day"}


def choices(names: set[str]) -> Iterator[dict[str, Value]]:
    """Arguments for a text: every number and word for all of them."""
    values: list[Value] = [*NUMBERS, *WORDS]
    for value in values:
        yield {name: DUE if name in DATES else value for name in names}


def expected(bundle: FluentBundle, id: str, args: dict[str, Value]) -> str:
    """What fluent.runtime says, with numbers grouped as browsers do."""
    name, _, attribute = id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    small = bundle.locales == ["it"]  # Babel groups 1.000, which Italian does not
    given = {
        name: FluentInt(value, useGrouping=False)
        if small and isinstance(value, int) and value < 10_000
        else value
        for name, value in args.items()
    }
    said, errors = bundle.format_pattern(pattern, given)
    assert not errors, (id, errors)
    return str(said)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-5:]))
def test_every_text_is_said_alike(file: Path) -> None:
    lang, written = file.stem, file.read_text("utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    ours, read = Phrasebook(file.name, lang, written), Book(file.name, lang, written)
    assert read.texts
    for id in read.texts:
        for args in choices(read.arguments(id)):
            assert ours.say(id, **args) == expected(bundle, id, args), (id, args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_and_attributes_are_those_of_unicode(lang: str) -> None:
    written = (
        "a = { $n ->\n [0] zero\n [one] one\n [many] many\n *[other] other\n } { b.c }\nb = b\n .c = { $n }\n"
    )
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    ours = Phrasebook("here", lang, written)
    for number in NUMBERS:
        assert ours.say("a", n=number) == expected(bundle, "a", {"n": number})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_those_of_unicode(lang: str) -> None:
    names = ["Ada", "Bice", "Carla", "Dina"]
    ours = Phrasebook("here", lang, "")
    assert [ours.list(names[:many]) for many in range(5)] == [
        format_list(names[:many], locale=lang) for many in range(5)
    ]


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("{ NUMBER($n) }", "FunctionReference is not used here"),
        ("{ -term }", "TermReference is not used here"),
        ("{ NUMBER($n) ->\n *[other] x\n }", "FunctionReference stands where an argument should"),
        ('{ DATETIME($n, dateStyle: "long") }', "2 is no date"),
    ],
)
def test_what_our_texts_do_not_use_is_refused(written: str, wrong: str) -> None:
    with pytest.raises(BookError, match=f"^here: a: {wrong}$"):
        Phrasebook("here", "en", f"a = {written}\n").say("a", n=2)
