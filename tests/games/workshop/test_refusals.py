"""Every reason is given where it holds, with its paragraph, and what is refused is not offered."""

from __future__ import annotations

import pytest

from bottega.games.workshop import GAME
from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.words import NO_TIRED_SEAT, ONLY_ALONE, WORDS
from bottega.kit.play import refusals
from bottega.kit.state import State
from bottega.kit.texts import read_texts
from tests.games.refusing import (
    Given,
    check_illegal,
    not_asked_test,
    not_offered_test,
    positions,
    reason_test,
    reasons_of,
)
from tests.games.talk import do, say
from tests.games.workshop.positions import hold, lay, own, show, stack, table
from tests.games.workshop.turns import lesson


def playing() -> State[Table]:
    """Practice, visits and work are all in hand, and little is in play."""
    s = table()
    hold(s, 0, "painting/visit painting/work painting/letters+biology letters/any")
    lay(s, 0, "physics", 2)
    show(s, "practice draw_two", "luce_cinerea bombarda ponte_bosforo_1")
    do(s, PlayCard(0))
    return s


def beginning() -> State[Table]:
    """Nothing is in play."""
    s = table()
    hold(s, 0, "painting/visit painting/letters+biology")
    show(s, "practice victory_points")
    do(s, PlayCard(0))
    return s


def bare() -> State[Table]:
    """The middle is empty."""
    s = table()
    hold(s, 0, "painting/visit painting/work")
    show(s)
    do(s, PlayCard(0))
    return s


def teaching() -> State[Table]:
    return lesson("physics", "biology")


def looked() -> State[Table]:
    s = table()
    hold(s, 0, "painting/visit painting/work")
    show(s, "look_and_play", "luce_cinerea")
    stack(s, "letters/any physics/any biology/any")
    do(s, PlayCard(0))
    say(s, "visit painting/visit look_and_play")
    return s


def tired(seats: int = 5) -> State[Table]:
    s = table(seats)
    own(s, 1, "bombarda")
    own(s, 2, "carro_armato")
    own(s, 3, "draw_one_rested")
    do(s, PassFatigue())
    return s


def tired_alone() -> State[Table]:
    return tired(1)


def rest_alone() -> State[Table]:
    s = table(1)
    own(s, 1, "bombarda")
    own(s, 2, "carro_armato")
    do(s, PassFatigue())
    return s


GIVEN: list[Given[Table]] = [
    (playing, "practise painting/letters+biology letters", "no_column letters", "4.2"),
    (
        playing,
        "practise painting/letters+biology physics",
        "not_shown painting/letters+biology physics",
        "4.2",
    ),
    (playing, "practise letters/any painting", "no_column painting", "4.2"),
    (playing, "work * bombarda", "too_low bombarda engineering 2 0", "4.4"),
    (playing, "work * luce_cinerea", "too_low luce_cinerea physics 4 2", "4.4"),
    (beginning, "visit * practice", "nothing_to_teach practice", "5.2"),
    (beginning, "work * *", "no_card_for work", "4"),
    (bare, "visit * *", "no_leonardo", "4.3"),
    (bare, "work * *", "no_work", "4.4"),
    (bare, "practise * *", "no_card_for practice", "4"),
    (teaching, "teach letters", "no_column letters", "4.2"),
    (looked, "work * *", "no_card_for work", "4"),
    (looked, "visit * *", "no_card_for visit", "4"),
    (tired, "give 4", "less_tired 4 0", "6.2"),
    (tired, "give 3", "rested 3", "6.2"),
    (tired_alone, "tire 4", "hand_rested 4", "6.2"),
    (rest_alone, "tire 4", "hand_less_tired 4 0", "6.2"),
]


def test_every_reason_of_the_game_is_given_somewhere() -> None:
    when_set_up = {NO_TIRED_SEAT.id, ONLY_ALONE.id}  # see test_setting_up.py
    assert {why.split()[0] for _, _, why, _ in GIVEN} | when_set_up == reasons_of(WORDS)


test_reason = reason_test(GIVEN)
test_what_is_refused_is_not_offered = not_offered_test(positions(GIVEN))
test_who_is_not_asked_is_offered_and_refused_nothing = not_asked_test(positions(GIVEN))


def test_each_thing_a_work_still_asks_for_is_said() -> None:
    s = playing()
    said = [refusal.line.args for refusal in refusals(s, 0) if refusal.about == "work * ponte_bosforo_1"]
    assert [args["discipline"] for args in said] == ["letters", "architecture"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("study letters/work", "not in hand"),
        ("practise letters/any letters", "no such column"),
        ("practise painting/work physics", "not for practice"),
        ("visit painting/visit victory_points", "not in the middle"),
        ("visit painting/work draw_two", "not for a visit"),
        ("work painting/work luce_cinerea", "level too low"),
        ("work painting/visit ponte_bosforo_1", "not for work"),
        ("return painting/work", "nothing was looked at"),
        ("give 1", "no maintenance"),
        ("tire 1", "no solitaire"),
        ("teach physics", "no lesson"),
    ],
)
def test_what_is_not_offered_is_illegal(text: str, why: str) -> None:
    check_illegal(playing(), text, why)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bombard asks for engineering at level 2; yours is at 0."),
        ("fr", "Bombarde demande ingénierie au niveau 2\u00a0; vous êtes au niveau 0."),
        ("it", "Bombarda richiede ingegneria al livello 2; tu sei al livello 0."),
    ],
)
def test_a_refusal_is_worded(lang: str, said: str) -> None:
    texts = read_texts(GAME.package, lang, WORDS)
    found = next(each for each in refusals(playing(), 0) if each.about == "work * bombarda")
    assert texts.say(found.line, ["Anna", "Bruno"]) == said
