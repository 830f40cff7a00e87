"""Nothing is wrong with any lesson; and what could be wrong with one is found."""

import shutil
from pathlib import Path

import pytest

from bottega.bots.gains import GAINS
from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame
from bottega.lessons import Lessons, gaps
from bottega.lessons.checking import LONG, minutes
from bottega.lessons.record import fits
from tests.all_games import ALL_GAMES
from tests.lessons.stall import Copy

LESSON = "1-bid.toml"
ENGLISH = "texts/en.ftl"
FIRST = 'right = [{ move = "bid 2", rule = "3" }]'
TAUGHT = {id: game for id, game in ALL_GAMES.items() if Lessons(game).by_id}
STORY = 'play = "bid 0"\nthen = ["1 bid 1"]'


@pytest.fixture
def stall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """Lessons with which nothing is wrong yet."""
    copy = Copy(tmp_path, monkeypatch)
    assert Lessons(copy.game).by_id
    return copy


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_nothing_is_wrong_with_the_lessons_of_a_title(game: AnyGame) -> None:
    assert gaps(game) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_a_course_takes_a_few_minutes(game: AnyGame, lang: str) -> None:
    lessons = Lessons(game)
    for course in lessons.courses:
        assert 0 < minutes(lessons, course, lang) <= LONG


@pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT.keys())
def test_general_advice_goes_with_reasons_that_there_are(game: AnyGame) -> None:
    """The same in every language: advice, and the reasons of a move beside which it may be given."""
    told: list[dict[str, str]] = []
    for lang in LANGUAGES:
        book = Lessons(game).book(lang)
        questions = [id for id in book.ids if id.startswith("coach-")]
        assert all(book.has(f"{id}.advice") == book.has(f"{id}.when") for id in questions)
        told.append({id: book.say(f"{id}.when") for id in questions if book.has(f"{id}.when")})
    assert told[0] == told[1] == told[2]
    known = set(GAINS[game.id].phrases) if game.id in GAINS else set()
    assert {name for names in told[0].values() for name in names.split()} <= known


def test_the_copy_is_as_good_as_the_sample(stall: Copy) -> None:
    assert gaps(stall.game) == []


def test_a_title_may_have_no_lessons(stall: Copy) -> None:
    shutil.rmtree(stall.lessons)
    assert Lessons(stall.game).courses == {}
    assert gaps(stall.game) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "gap"),
    [
        (LESSON, FIRST, "", "bid/mirror: asks for nothing"),
        (LESSON, "bid 2", "bid 5", "bid/mirror: `bid 5` is not offered"),
        (LESSON, STORY, 'play = "bid 3"', "bid/spoon: the story goes on with `bid 3`, which is not offered"),
        (LESSON, '"1 bid 1"', '"1 peek"', "bid: seat 1 may not `peek` now"),
        (LESSON, '"1 bid 1"', '"1 jump"', "bid: `jump` begins with no verb of this game"),
        (LESSON, '"1 bid 1"', '"bid 1"', "bid: `bid 1` does not begin with a seat"),
        (LESSON, 'move = "bid"', 'move = "skip"', "bid/poor: `skip` is not refused"),
        (LESSON, "bid 3", "bid 4", "bid/mirror: `bid 4` is no mistake that can be made here"),
        (LESSON, "bid 3", "bid 2", "bid/mirror: `bid 2` is no mistake that can be made here"),
        (LESSON, '["no", "yes"]', '["no"]', "bid/worth: a question in words has two answers or more"),
        (LESSON, "is = 1 }", "is = 2 }", "bid/mirror: common.purses.0 is 1, not 2"),
        (LESSON, "purses.0", "purses.9", "bid/mirror: common.purses.9 is None, not 1"),
        (LESSON, "shown.0", "shown.x", "bid/mirror: common.shown.x is None, not mirror"),
        (LESSON, "is = false", "is = true", "bid/poor: bid 2 is False, not True"),
        (LESSON, 'rule = "4"', 'rule = "9"', "bid/mirror: there is no §9"),
        (LESSON, 'id = "poor"', 'id = "mirror"', "bid/mirror: there are two of that name"),
        (LESSON, 'id = "poor"', 'id = "poor"\nat = "bid/none"', "bid: sample: no step bid/none"),
        (LESSON, "deal = 10", 'after = "sell"', "bid: sample: no lesson sell"),
        (LESSON, "deal = 10", 'after = "bid"', "bid: begins where it would have to be played already"),
        (ENGLISH, "    .all", "    .everything", "en: no text step-bid-mirror.all"),
        (ENGLISH, "lesson-bid", "lesson-sell", "en: no text lesson-bid"),
        (ENGLISH, "lesson-bid", "lesson-sell = Sell\nlesson-bid", "en: lesson-sell: nothing says it"),
        (ENGLISH, "    .all", "    .idle = Idle\n    .all", "en: step-bid-mirror.idle: nothing says it"),
        (ENGLISH, "    .goal", "    .aim", "en: no text course-first.goal"),
        (ENGLISH, "coach-may_peek", "coach-may", "en: no text coach-may_peek"),
        (ENGLISH, "Bid and buy", "word " * 36, "en: lesson-bid has 36 words, and 35 are enough"),
    ],
)
def test_what_is_wrong_is_found(stall: Copy, file: str, old: str, new: str, gap: str) -> None:
    stall.change(file, old, new)
    assert f"sample: {gap}" in gaps(stall.game)


def test_texts_of_steps_that_cannot_be_reached_are_not_called_idle(stall: Copy) -> None:
    stall.change(LESSON, '"1 bid 1"', '"1 peek"')
    assert gaps(stall.game) == ["sample: bid: seat 1 may not `peek` now"]


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_what_follows_a_step_without_a_move_is_told(game: AnyGame) -> None:
    lessons = Lessons(game)
    for id, lesson in lessons.by_id.items():
        for step, (_, s, ply) in zip(lesson.steps, lessons.walk(id), strict=True):
            told = lessons.told_step(step, s, ply)
            assert isinstance(told, dict)
            then = told["then"]
            assert isinstance(then, list)
            assert len(then) == (0 if step.asks == "move" else len(step.then))


def test_a_sign_is_no_word(stall: Copy) -> None:
    stall.change(ENGLISH, "Bid and buy", "word " * 35 + "– !")
    assert gaps(stall.game) == []


def test_too_many_steps_are_found(stall: Copy) -> None:
    file = stall.lessons / LESSON
    more = "".join(f'\n[[steps]]\nid = "more-{number}"\nasks = "reading"\n' for number in range(8))
    file.write_text(file.read_text("utf-8") + more, "utf-8")
    assert "sample: bid: 13 steps, and 12 are enough" in gaps(stall.game)


def test_a_course_that_takes_too_long_is_found(stall: Copy) -> None:
    long = "word " * 35
    more = [f"more-{number}" for number in range(72)]
    file = stall.lessons / LESSON
    steps = "".join(f'\n[[steps]]\nid = "{id}"\nasks = "reading"\n' for id in more)
    file.write_text(file.read_text("utf-8") + steps, "utf-8")
    for lang in LANGUAGES:
        words = stall.lessons / "texts" / f"{lang}.ftl"
        texts = "".join(f"\nstep-bid-{id} = {long}\n" for id in more)
        words.write_text(words.read_text("utf-8") + texts, "utf-8")
    found = gaps(stall.game)
    assert any(gap.startswith("sample: fr: the course first takes 14.9 minutes") for gap in found), found


def test_files_that_cannot_be_read_are_told(stall: Copy) -> None:
    (stall.lessons / "texts" / "it.ftl").unlink()
    assert gaps(stall.game) == ["sample: it: no file it.ftl"]
    stall.change(LESSON, "deal = 10", "hand = 10")
    assert gaps(stall.game) == [f"sample/lessons/{LESSON}: Object contains unknown field `hand`"]


def test_words_that_need_arguments_are_told(stall: Copy) -> None:
    stall.change(ENGLISH, "Bid and buy", "{ $name } buys")
    [gap] = gaps(stall.game)
    assert "lesson-bid" in gap


@pytest.mark.parametrize(
    ("pattern", "move", "fitting"),
    [
        ("place R01 front", "place R01 front 1,1", True),
        ("place * front", "place R01 front 1,1", True),
        ("place R01 front 1,1", "place R01 front *", False),
        ("place R01 back", "place R01 front 1,1", False),
        ("place R01 front", "place R01", False),
    ],
)
def test_a_pattern_is_the_beginning_of_a_move(pattern: str, move: str, fitting: bool) -> None:
    assert fits(pattern, move) is fitting
