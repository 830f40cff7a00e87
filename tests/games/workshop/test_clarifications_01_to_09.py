"""The numbered clarifications of docs/games/workshop.md, one test each: 1 to 9."""

from __future__ import annotations

from bottega.games.workshop.phases.rounds import BeginRound
from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import ENDING
from bottega.kit.events import HIDDEN
from bottega.kit.seats import NOBODY
from tests.games.talk import do, offered, refused, say
from tests.games.workshop.positions import cards, hold, lay, level, middle, opened, show, stack, table
from tests.games.workshop.turns import turn

# Setting up


def test_clarification_01_five_players_use_all_cards_and_removed_ones_stay_unseen() -> None:
    assert opened(5).board.removed == ()
    assert len(opened(5).board.deck) == 72
    for viewer in (NOBODY, 0, 1, 2):
        assert opened(3).view(viewer).board.removed == (HIDDEN,) * 24


def test_clarification_02_the_fatigue_card_lies_with_somebody_by_lot() -> None:
    assert {opened(5, seed).board.fatigue for seed in range(60)} == {0, 1, 2, 3, 4}


def test_clarification_03_hands_are_hidden_areas_open_and_discards_never_come_back() -> None:
    s = turn("painting/work painting/any", works="luce_cinerea")
    lay(s, 0, "physics", 4)
    stack(s, "letters/work")
    say(s, "work painting/work luce_cinerea")
    s.then(PlayCard(1))  # the match goes on
    seen = s.view(1).board
    assert seen.hands[0] == (HIDDEN, HIDDEN)
    assert (seen.levels, seen.owner, seen.rows) == (s.board.levels, s.board.owner, s.board.rows)
    assert seen.played[-1:] == cards("painting/work")
    assert (s.board.in_deck(), s.board.ending) == (0, ENDING)


# A turn


def test_clarification_04_a_card_must_be_played_and_studying_is_always_possible() -> None:
    s = turn("painting/work letters/visit physics/any")
    assert offered(s) == ["study painting/work", "study letters/visit", "study physics/any"]


def test_clarification_05_practice_needs_a_column_that_the_card_shows() -> None:
    s = turn("painting/letters+biology letters/any")
    lay(s, 0, "biology")
    lay(s, 0, "physics")
    assert offered(s, "practise") == [
        "practise painting/letters+biology biology",
        "practise letters/any physics",
        "practise letters/any biology",
    ]


def test_clarification_06_level_is_study_cards_and_two_for_each_practice_card_or_lesson() -> None:
    s = turn("painting/any letters/visit", "practice")
    do(s, PlayCard(0))
    lay(s, 0, "physics", 3)
    say(s, "practise painting/any physics")
    assert level(s, 0, "physics") == 5
    say(s, "visit letters/visit practice")
    assert level(s, 0, "physics") == 7


def test_clarification_07_taken_cards_are_replaced_in_maintenance_only() -> None:
    s = table()
    hold(s, 1, "painting/visit painting/work")
    hold(s, 0, "letters/visit letters/work")
    show(s, "victory_points", "luce_cinerea")
    do(s, BeginRound(1))
    say(s, "visit painting/visit victory_points")
    assert middle(s).split()[0] == "-"
    assert offered(s, "visit") == []
    assert refused(s)["visit * *"] == "no_leonardo"
    say(s, "study letters/work")
    assert "-" not in middle(s).split()


def test_clarification_08_levels_are_not_spent() -> None:
    s = turn("painting/work painting/work", works="luce_cinerea battaglia_anghiari bombarda")
    do(s, PlayCard(0), DrawCard(0))
    lay(s, 0, "physics", 4)
    lay(s, 0, "engineering", 2)
    say(s, "work painting/work luce_cinerea")
    assert (level(s, 0, "physics"), level(s, 0, "engineering")) == (4, 2)
    say(s, "work painting/work bombarda")
    assert s.board.gathered[0] == 2


def test_clarification_09_one_card_is_drawn_whatever_was_played() -> None:
    for move in (
        "study painting/visit",
        "visit painting/visit victory_points",
        "visit painting/visit practice",
    ):
        s = turn("painting/visit", "victory_points practice")
        lay(s, 0, "letters")
        before = s.board.top
        say(s, move)
        assert s.board.top == before - 1
        assert len(s.board.hands[0]) == 1
