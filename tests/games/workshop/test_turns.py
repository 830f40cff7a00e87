"""§3 Rounds and §4 a turn: study, practice, visit, work, draw."""

from __future__ import annotations

from bottega.games.workshop.phases.rounds import BeginRound, TakeTurn
from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import Table
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, say
from tests.games.workshop.positions import (
    cards,
    deck,
    hold,
    lay,
    level,
    middle,
    named,
    own,
    show,
    stack,
    table,
)


def turn(hand: str, seats: int = 2) -> State[Table]:
    """It is hand 0's turn to play one of these cards."""
    s = table(seats)
    hold(s, 0, hand)
    return s


# §3


def test_3_clockwise_from_the_left_of_the_fatigue_card_so_that_its_holder_plays_last() -> None:
    s = table(4)
    for hand in range(4):
        hold(s, hand, "painting/work")
    s.board.fatigue, s.board.first = 1, 2
    assert do(s, BeginRound(5)) == ["round_began 5 2"]
    order: list[str] = []
    for _ in range(4):
        order += asked(s)
        say(s, offered(s)[0])
    assert order == [f"play_a_card {hand}" for hand in (2, 3, 0, 1)]


def test_3_the_table_shows_whose_turn_it_is() -> None:
    s = table(3)
    hold(s, 2, "painting/work")
    do(s, TakeTurn(2))
    assert s.board.turn == 2
    assert asked(s) == ["play_a_card 2"]


# §4


def test_4_each_half_of_each_card_is_offered_and_equal_cards_once() -> None:
    s = turn("painting/work painting/work letters/visit biology/any")
    lay(s, 0, "physics", 4)
    lay(s, 0, "painting")
    show(s, "draw_two draw_two victory_points", "luce_cinerea bombarda")
    do(s, PlayCard(0))
    assert offered(s) == [
        "study painting/work",
        "work painting/work luce_cinerea",
        "study letters/visit",
        "visit letters/visit draw_two",
        "visit letters/visit victory_points",
        "study biology/any",
        "practise biology/any painting",
        "practise biology/any physics",
    ]


def test_4_the_card_leaves_the_hand() -> None:
    s = turn("painting/work painting/work letters/visit")
    do(s, PlayCard(0))
    say(s, "study painting/work")
    assert named(s.board.hands[0]) == "painting/work letters/visit"
    assert s.board.played == cards("painting/work")


def test_4_1_study_opens_a_column_or_adds_to_it() -> None:
    s = turn("painting/work painting/any")
    do(s, PlayCard(0), PlayCard(0))
    assert say(s, "study painting/any") == ["studied 0 painting/any painting 1"]
    assert say(s, "study painting/work") == ["studied 0 painting/work painting 2"]
    assert (s.board.columns[0], level(s, 0, "painting")) == (2, 2)
    assert level(s, 1, "painting") == 0


def test_4_2_practice_adds_two_levels_and_no_study_card() -> None:
    s = turn("painting/letters+biology")
    lay(s, 0, "biology", 2)
    do(s, PlayCard(0))
    told = say(s, "practise painting/letters+biology biology")
    assert told == ["practised 0 painting/letters+biology biology 4"]
    assert s.board.columns[5] == 2
    assert level(s, 0, "painting") == 0


def test_4_2_several_practice_cards_under_one_column_add_up() -> None:
    s = turn("painting/any letters/any")
    lay(s, 0, "physics")
    do(s, PlayCard(0), PlayCard(0))
    say(s, "practise painting/any physics", "practise letters/any physics")
    assert level(s, 0, "physics") == 5


def test_4_3_a_visit_brings_one_of_the_leonardo_cards() -> None:
    s = turn("painting/visit")
    show(s, "victory_points draw_two victory_points")
    do(s, PlayCard(0))
    assert say(s, "visit painting/visit victory_points") == ["visited 0 painting/visit victory_points"]
    assert middle(s).split()[:3] == ["-", "draw_two", "victory_points"]
    assert s.board.visits[0] == s.board.gathered[0] == 1
    assert level(s, 0, "painting") == 0


def test_4_4_work_brings_a_card_whose_levels_are_reached() -> None:
    s = turn("painting/work")
    lay(s, 0, "letters")
    lay(s, 0, "painting")
    show(s, "", "dama_ermellino adorazione_magi_1 adorazione_magi_2")
    do(s, PlayCard(0))
    assert offered(s, "work") == ["work painting/work adorazione_magi_2"]
    told = say(s, "work painting/work adorazione_magi_2")
    assert told == ["worked 0 painting/work adorazione_magi_2"]
    assert s.board.gathered == (1, 0)
    assert middle(s).split()[6:] == ["adorazione_magi_1", "-", "-"]


def test_4_4_a_level_above_what_is_asked_suffices_and_does_not_help_another() -> None:
    s = turn("painting/work")
    lay(s, 0, "physics", 3, 4)
    lay(s, 0, "engineering", 1)
    show(s, "", "luce_cinerea bombarda macchina_volante_2")
    do(s, PlayCard(0))
    assert offered(s, "work") == ["work painting/work luce_cinerea", "work painting/work macchina_volante_2"]


def test_4_4_what_others_have_is_of_no_use() -> None:
    s = turn("painting/work")
    lay(s, 1, "physics", 4)
    own(s, 1, "bombarda")
    show(s, "", "luce_cinerea")
    do(s, PlayCard(0))
    assert offered(s, "work") == []


def test_4_5_then_one_card_is_drawn() -> None:
    s = turn("letters/work")
    stack(s, "physics/work biology/work")
    assert do(s, DrawCard(0), viewer=1) == ["drew 0 ?"]
    assert named(s.board.hands[0]) == "letters/work physics/work"
    assert deck(s) == "biology/work"


def test_4_5_the_drawer_reads_which() -> None:
    s = turn("letters/work")
    stack(s, "physics/work biology/work")
    assert do(s, DrawCard(0), viewer=0) == ["drew 0 physics/work"]
