"""Texts are said with names, numbers and plurals, and whatever is wrong with one is named."""

from datetime import UTC, datetime

import pytest

from bottega.kit.errors import BookError
from bottega.kit.events import SEATS, Ask, Fact, Line, Range, numbers
from bottega.kit.moves import Kind, Vocabulary
from bottega.kit.texts import Phrasebook, Texts, read_texts, text_id

COLOURS = Range("colour", ["red", "blue"])
THINGS, COINS = numbers("things", 9), numbers("coins", 9)
PAINT = Kind("paint", things=THINGS, colour=COLOURS)
PAINTED = Fact("painted", secret=("coins",), seat=SEATS, things=THINGS, colour=COLOURS, coins=COINS)
WHICH = Ask("which", seat=SEATS)
WHETHER = Ask("whether", seat=SEATS)
WORDS = Vocabulary([PAINT], [PAINTED], [WHICH, WHETHER], [])
PLAYERS = ["Ada", "Bice"]


@pytest.fixture
def texts() -> Texts:
    return read_texts("tests.kit", "en", WORDS)


def book(written: str, lang: str = "en") -> Phrasebook:
    return Phrasebook("here", lang, written)


# --- a game's words -------------------------------------------------------------------------------


def test_a_line_becomes_a_sentence(texts: Texts) -> None:
    assert texts.say(PAINTED.line([1, 2, 0, 1]), PLAYERS) == "Bice painted 2 things crimson for 1 coin."
    assert texts.say(PAINTED.line([0, 0, 1, -1]), PLAYERS) == "Ada painted 0 things blue for ? coins."
    assert texts.say(PAINTED.line([-1, 1, 1, 0]), PLAYERS) == "? painted 1 thing blue for 0 coins."


def test_a_question_has_two_forms(texts: Texts) -> None:
    assert texts.say(WHICH.line([0]), PLAYERS, "you") == "You choose, Ada."
    assert texts.say(WHICH.line([0]), PLAYERS, "others") == "Ada chooses."


def test_a_question_may_have_more_to_say(texts: Texts) -> None:
    assert texts.more(WHICH.line([0]), PLAYERS) == "What Ada takes is gone."
    assert texts.more(WHETHER.line([0]), PLAYERS) == ""
    assert not texts.book.has("questions-why.more")


def test_french_counts_nothing_as_one() -> None:
    texts = read_texts("tests.kit", "fr", WORDS)
    said = [texts.say(WORDS.line(PAINT.of(things, 0)), PLAYERS) for things in range(3)]
    assert said == ["peindre 0 chose en red", "peindre 1 chose en red", "peindre 2 choses en red"]


def test_a_thing_without_a_name_is_its_own(texts: Texts) -> None:
    assert texts.name("colour", "red") == "crimson"
    assert texts.name("colour", "blue") == "blue"
    assert texts.name("things", "3") == "3"


def test_the_rules_are_read_by_paragraph(texts: Texts) -> None:
    assert [(rule.paragraph, rule.title, rule.text) for rule in texts.rules()] == [
        ("1.A", "Painting", "Paint things.\nAll of them."),
        ("2", "The end", "Stop."),
    ]


def test_a_text_is_found_by_its_path(texts: Texts) -> None:
    assert texts.get("rules", "2", ".text") == "Stop."
    assert text_id("names", "card", "?") == "names-card-hidden"
    assert text_id("names", "card", "painting/any+all") == "names-card-painting-any-all"
    assert text_id("rules", "8.B", ".text") == "rules-8-B.text"


def test_a_missing_text_is_named(texts: Texts) -> None:
    with pytest.raises(BookError, match=r"^tests\.kit, en: no text moves-paint\.you$"):
        texts.say(Line("moves", "paint", {}), PLAYERS, "you")
    with pytest.raises(BookError, match=r"^tests\.kit, en: no text questions-which$"):
        texts.say(WHICH.line([0]), PLAYERS)
    with pytest.raises(BookError, match=r"^tests\.kit, fr: no text events-painted$"):
        read_texts("tests.kit", "fr", WORDS).say(PAINTED.line([0, 0, 0, 0]), PLAYERS)


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BookError, match="^no words in `de`; choose one of en, fr, it$"):
        read_texts("tests.kit", "de", WORDS)


# --- any words ------------------------------------------------------------------------------------


def test_a_message_may_refer_to_others_before_they_are_read() -> None:
    said = book("sent = { $who } sent { men }.\nmen = { crowd }\ncrowd = { $count } men\n")
    assert said.say("sent", who="Ada", count=2) == "Ada sent 2 men."
    assert said.ids == ["sent", "men", "crowd"]
    assert (said.has("men"), said.has("women")) == (True, False)


@pytest.mark.parametrize(
    ("lang", "written"), [("en", "1,000 10,000"), ("fr", "1\u202f000 10\u202f000"), ("it", "1000 10.000")]
)
def test_numbers_are_grouped_as_in_a_browser(lang: str, written: str) -> None:
    assert book("far = { $near } { $far }\n", lang).say("far", near=1000, far=10_000) == written


def test_a_date_is_worded() -> None:
    due = datetime(2026, 11, 20, 15, 30, tzinfo=UTC)
    said = book('due = { DATETIME($due, dateStyle: "full") }, { DATETIME($due, timeStyle: "short") }\n', "it")
    assert said.say("due", due=due) == "venerdì 20 novembre 2026, 15:30"


def test_a_list_is_worded() -> None:
    assert [book("", "fr").list(["A", "B", "C"][:many]) for many in range(4)] == [
        "",
        "A",
        "A et B",
        "A, B et C",
    ]


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(BookError, match="^here: a: Unknown external: who$"):
        book("a = { $who }\n").say("a")
    with pytest.raises(BookError, match="^here: a: Unknown message: b$"):
        book("a = { b }\n").say("a")
    with pytest.raises(BookError, match="^here: a is there twice$"):
        book("a = A\na = B\n")
    with pytest.raises(BookError, match="^here: a is no message of Fluent$"):
        book("a = { \n").say("a")
