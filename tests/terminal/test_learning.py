"""Lessons at the keyboard."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts
from bottega.lessons import Lessons
from bottega.lessons.record import Lesson, Step
from bottega.terminal.exercise import shuffled
from bottega.terminal.learning import Learning, option_words
from bottega.terminal.screen import Screen
from bottega.terminal.words import read_words
from tests.all_games import ALL_GAMES, SAMPLE
from tests.terminal.learner import in_one_line, script
from tests.terminal.pty import Terminal

Patch = pytest.MonkeyPatch

RIGHT = ["bid 2", "bid 2", str(shuffled(Lessons(SAMPLE).lesson("bid").steps[2]).index("no") + 1), "bid 0", ""]


def learned(
    monkeypatch: Patch, lines: list[str], game: AnyGame = SAMPLE, course: str = "first", lang: str = "en"
) -> list[str]:
    """What is printed before each of these lines is read, and after the last; then the learner leaves."""
    out = io.StringIO()
    typed: Iterator[str] = iter(lines)
    pages: list[str] = []

    def answer(prompt: str) -> str:
        pages.append(f"{out.getvalue()}{prompt}")
        out.seek(0)
        out.truncate()
        return next(typed, "q")

    monkeypatch.setattr("builtins.input", answer)
    lessons = Lessons(game)
    texts = read_texts(game.package, lang, game.words)
    screen = Screen(Console(file=out, width=100, markup=False, highlight=False), texts, read_words(lang), [])
    Learning(screen, lessons, course).run(lessons.courses[course][0])
    return [in_one_line(page) for page in [*pages, out.getvalue()]]


COURSES = [(game, course) for game in ALL_GAMES.values() for course in Lessons(game).courses]


@pytest.mark.parametrize(("game", "course"), COURSES, ids=[f"{game.id}-{course}" for game, course in COURSES])
def test_every_course_can_be_gone_through(monkeypatch: Patch, game: AnyGame, course: str) -> None:
    lines = list(script(Lessons(game), course, "fr"))
    pages = learned(monkeypatch, [typed.line for typed in lines], game, course, "fr")
    for typed, page in zip(lines, pages[1:], strict=True):
        assert in_one_line(typed.told) in page
    assert f"bottega play {game.id} --seats you" in pages[-1]


def test_a_step_says_where_one_is_what_is_meant_and_what_is_asked(monkeypatch: Patch) -> None:
    first = learned(monkeypatch, [])[0]
    assert "The Stall in a minute Things are sold on the market" in first
    assert "Lesson 1 of 1: Bid and buy · step 1 of 5 The mirror is worth five points" in first
    assert "Look at: the mirror What do you bid for the mirror?" in first
    assert "? why not · hint · o others · h help · q leave Your choice" in first


def test_a_right_move_is_answered_and_the_story_goes_on(monkeypatch: Patch) -> None:
    page = learned(monkeypatch, RIGHT[:1])[1]
    assert "one coin is left. (§3) · Player bought the mirror for 2 coins. · For sale: the spoon." in page
    assert "step 2 of 5 Nobody bids more than they have." in page


def test_a_wrong_move_is_answered_and_asked_again(monkeypatch: Patch) -> None:
    _, wrong, other, _ = learned(monkeypatch, ["bid 3", "bid 1"])
    assert wrong == "You would buy it too, but each coin that is left is a point. (§4) Your choice ›"
    assert other == "That may be too little for the mirror. Bid two. Your choice ›"


def test_what_is_refused_is_answered_beside_its_reason(monkeypatch: Patch) -> None:
    page = learned(monkeypatch, [*RIGHT[:3], "bid 2"])[-2]
    assert page == "You do not have 2 coins. (§3) Whatever you have, that is. Your choice ›"


def test_what_is_refused_may_be_asked_for(monkeypatch: Patch) -> None:
    asked, offered, all_told, done = learned(monkeypatch, [RIGHT[0], "bid 1", "?", "? bid 3"])[1:5]
    assert "Here you are asked to try what is refused" in asked
    assert offered == "That is allowed. Bid more than you have. Your choice ›"
    assert all_told.startswith("You do not have 2 coins. (§3) You do not have 3 coins. (§3)")
    assert "You do not have 3 coins. (§3) You have only one. (§3)" in done
    assert "step 3 of 5" in done


def test_a_hint_tells_what_is_asked_for(monkeypatch: Patch) -> None:
    pages = learned(monkeypatch, ["hint", RIGHT[0], "hint"])
    assert pages[1] == "Asked for: Bid 2 coins (bid 2) Your choice ›"
    assert pages[3] == "Asked for: bid 2 Your choice ›"


def test_help_is_that_of_lessons(monkeypatch: Patch) -> None:
    page, rule, others, none = learned(monkeypatch, ["h", "h 4", "o", "juggle"])[1:5]
    assert "hint says which move is asked for" in page
    assert "q leaves; the lesson can be begun again" in page
    assert rule.startswith("§4 The end")
    assert "Rival" in others
    assert "“juggle” is not offered now" in none


def test_a_question_in_words_is_asked_until_it_is_answered(monkeypatch: Patch) -> None:
    wrong = "2" if RIGHT[2] == "1" else "1"
    asked, odd, not_so, right = learned(monkeypatch, [*RIGHT[:2], "7", wrong, RIGHT[2]])[2:6]
    assert f"{RIGHT[2]} No" in asked
    assert odd == "Type a number from 1 to 2, or q to leave. Your choice ›"
    assert not_so == "That is not so. Choose another answer. Your choice ›"
    assert "A coin that is left is a point, too. (§4)" in right


def test_the_right_answer_is_not_always_the_first() -> None:
    steps = [
        Step(id=name, asks="choice", choices=["a", "b", "c"]) for name in ("one", "two", "three", "four")
    ]
    assert {shuffled(step).index("a") for step in steps} > {0}
    assert [shuffled(step) for step in steps] == [shuffled(step) for step in steps]


def test_another_right_move_is_played_and_the_lesson_goes_its_way(monkeypatch: Patch) -> None:
    page = learned(monkeypatch, [*RIGHT[:3], "bid 1"])[4]
    assert "The last lot is sold. The lesson goes on as if this had been your choice: Bid 0 coins" in page


def test_the_end_of_the_match_and_of_the_course(monkeypatch: Patch) -> None:
    *_, over, end = learned(monkeypatch, RIGHT)
    assert "The match is over" in over
    assert "Player won." in over
    assert over.endswith("Press Enter to go on ›")
    assert "End of the lesson: Bid and buy That was the last lesson of this course." in end
    assert end.endswith("Begin your first match with: bottega play sample --seats you,apprentice")


@pytest.mark.parametrize("lines", [[], RIGHT[:1], RIGHT[:2], RIGHT[:4]])
def test_one_may_leave_at_any_step(monkeypatch: Patch, lines: list[str]) -> None:
    left = learned(monkeypatch, lines)[-1]
    assert left == "See you soon! Go on with: bottega learn sample --lesson bid"


def test_the_first_match_has_the_options_of_the_lessons() -> None:
    lesson = Lesson(steps=[], options={"preset": "rich", "purse": "3"})
    assert option_words(lesson) == ["--preset rich", "--option purse=3"]


# A process with threads is warned about forking one with a terminal; the child only starts Python.
@pytest.mark.filterwarnings("ignore:.*use of forkpty:DeprecationWarning")
def test_all_lessons_of_codex_in_italian_in_a_real_terminal() -> None:
    terminal = Terminal(
        ["La tua scelta › ", "Premi Invio per continuare › "], "learn", "codex", "--lang", "it"
    )
    assert "Lezione 1 di " in terminal.read()
    for line, told in script(Lessons(GAMES["codex"]), "first", "it"):
        assert in_one_line(told) in in_one_line(terminal.type(line))
    assert not terminal.running
    assert "bottega play codex --seats you,apprentice" in terminal.shown
    assert not terminal.too_wide()
