"""Every line of the log has a form for the player it is about, with *you* and its verb."""

import re

import pytest

from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.events import SEATS, Fact, Range
from bottega.kit.texts import Phrasebook, read_phrasebook, text_id

# A word after the name of a seat that would be another one after *you*; in English only in the present tense.
VERB = {
    "en": re.compile(r"NAME (is|was|has|does|\w+[^s\W]s)\b"),
    "fr": re.compile(r"NAME [\w’]+"),
    "it": re.compile(r"NAME (?!se |, )[\w’]+"),
}
SAME = {"seulement"}  # the words that follow a name and are no verb


def said(book: Phrasebook, fact: Fact, you: str) -> str:
    """An event with every field as a word."""
    args: dict[str, str | int] = dict.fromkeys(fact.names, "x")
    args |= {name: 2 for name, field in zip(fact.names, fact.ranges, strict=True) if is_counted(field)}
    return book.say(text_id("events", fact.id), **args | {"seat": "NAME", "you": you})


def is_counted(field: Range) -> bool:
    """Whether it is a number in a sentence."""
    return field.names[-1].isdigit() and field is not SEATS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_one_did_is_said_to_oneself(game: str, lang: str) -> None:
    title = GAMES[game]
    book = read_phrasebook(title.package, lang)
    facts = [fact for fact in title.words.phrases.values() if isinstance(fact, Fact) and "seat" in fact.names]
    assert facts
    unsaid = []
    for fact in facts:
        found = VERB[lang].search(said(book, fact, "no"))
        if found and found[0].split()[-1] not in SAME and said(book, fact, "yes") == said(book, fact, "no"):
            unsaid.append(said(book, fact, "no"))
    assert not unsaid
