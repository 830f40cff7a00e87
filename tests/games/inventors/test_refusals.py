"""What is not offered, why, and by which paragraph."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bottega.games.inventors import GAME
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.words import WORDS
from bottega.kit.events import Reason
from bottega.kit.play import awaited, refusals
from bottega.kit.state import State
from bottega.kit.texts import read_texts
from tests.games.inventors.inventions import cubes
from tests.games.inventors.positions import hold, opened, playing, raised, tired, turn_of
from tests.games.refusing import check_illegal, not_offered_test, reasons_of
from tests.games.talk import say


def choosing() -> State[Table]:
    s = opened()
    say(s, "0 choose antiquity")
    return s


def fresh() -> State[Table]:
    """A first turn, nothing held, nobody busy."""
    return turn_of(playing(), 0)


def laden() -> State[Table]:
    """Tokens of all sorts, one inventor at the top."""
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge knowledge knowledge availability progress-4")
    raised(s, "hypatia", 0, 0, 0, 4)
    return s


def tiring() -> State[Table]:
    s = turn_of(playing(), 0)
    tired(s, "archimedes")
    return s


def out_of_cubes() -> State[Table]:
    s = turn_of(playing(cubes="fifteen"), 0)
    s.board.spare[0] = 0
    return s


def after_the_action() -> State[Table]:
    s = laden()
    say(s, "0 work archimedes bow")
    return s


def second_to_share() -> State[Table]:
    s = turn_of(playing(), 0)
    cubes(s, "bow", "p1", "m2")
    hold(s, 1, "availability")
    say(s, "0 work hypatia bow", "0 take patent")
    return s


def after_a_reward() -> State[Table]:
    s = second_to_share()
    say(s, "1 take points-1")
    return s


POSITIONS = [
    choosing,
    fresh,
    laden,
    tiring,
    out_of_cubes,
    after_the_action,
    second_to_share,
    after_a_reward,
]


def every_refusal() -> Iterator[Reason]:
    for position in POSITIONS:
        s = position()
        for seat in awaited(s):
            for refusal in refusals(s, seat):
                yield refusal.reason


def test_every_reason_is_met() -> None:
    assert {reason.id for reason in every_refusal()} == reasons_of(WORDS)


PARAGRAPHS = {
    "team_taken": "2.1",
    "already_acted": "4",
    "inventor_busy": "4.1",
    "nothing_fits": "4.1",
    "no_cubes": "4.1",
    "nobody_busy": "4.2",
    "must_act": "4.3",
    "patent_taken": "6.2",
    "no_token": "9",
    "level_needed": "9.1",
    "at_the_top": "9.1",
    "nobody_to_rouse": "9.3",
    "not_your_turn": "9.3",
    "token_wasted": "9.4",
    "has_level": "9.6",
}


def test_every_reason_cites_its_paragraph() -> None:
    assert {reason.id: reason.paragraph for reason in every_refusal()} == PARAGRAPHS


test_what_is_refused_is_not_offered = not_offered_test(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_refusal_has_words(position: Callable[[], State[Table]]) -> None:
    s = position()
    for lang in ("en", "fr", "it"):
        texts = read_texts(GAME.package, lang, WORDS)
        for seat in awaited(s):
            for refusal in refusals(s, seat):
                assert "{" not in texts.say(refusal.line, ["Ada", "Leo"])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("work hypatia fire", "hypatia is busy"),
        ("work tesla bow", "somebody else's inventor"),
        ("work hippocrates bow", "nothing fits"),
        ("work archimedes wheel", "not on the table"),
        ("boost archimedes bow 1", "no such token"),
        ("learn archimedes physics 2", "no such token"),
        ("turn archimedes physics points-1", "a level is there"),
        ("turn archimedes chemistry points-2", "not held"),
        ("rouse", "no such token"),
        ("pass", "something can be done"),
        ("put 0 0 0 0", "nothing to place"),
        ("take patent", "nothing to share"),
        ("done", "no action yet"),
        ("choose renaissance", "teams are chosen"),
    ],
)
def test_what_is_not_offered_is_illegal(text: str, why: str) -> None:
    s = turn_of(playing(), 0)
    tired(s, "hypatia")
    hold(s, 0, "points-1")
    check_illegal(s, f"0 {text}", why)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Hypatia is at level 2 in mathematics: only a progress token 3 goes on it, and you have none.",
        ),
        (
            "fr",
            "Hypatie est au niveau 2 en mathématiques\u00a0: "
            "il faut un pion Progression 3, et vous n’en avez pas.",
        ),
        ("it", "Ipazia è al livello 2 in matematica: ci va solo un gettone progresso 3, e non ne hai."),
    ],
)
def test_a_refusal_is_said_in_three_languages(lang: str, said: str) -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-1")
    found = [r for r in refusals(s, 0) if r.about == "learn hypatia mathematics *"]
    assert read_texts(GAME.package, lang, WORDS).say(found[0].line, ["Ada", "Leo"]) == said
