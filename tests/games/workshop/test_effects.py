"""§5 What Leonardo's visit brings, look-and-play with its nested plays included."""

from __future__ import annotations

from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import ENDING, PLAYING, Table
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, refused, say
from tests.games.workshop.positions import cards, deck, hold, lay, level, named, show, stack, table


def visit(leonardo: str, pile: str = "", seats: int = 2, works: str = "") -> State[Table]:
    """Hand 0 holds a card for a visit; this is in the middle, and the deck holds these cards alone."""
    s = table(seats)
    hold(s, 0, "painting/visit")
    stack(s, pile)
    show(s, leonardo, works)
    do(s, PlayCard(0), DrawCard(0))
    return s


# §5.1


def test_5_1_points_do_nothing_at_once() -> None:
    s = visit("victory_points", "letters/work")
    assert say(s, "visit painting/visit victory_points")[1:] == ["drew 0 ?", "deck_empty"]


# §5.2


def test_5_2_a_lesson_goes_under_a_discipline_of_ones_choice() -> None:
    s = visit("practice", "letters/work")
    lay(s, 0, "physics")
    lay(s, 0, "biology", 2)
    say(s, "visit painting/visit practice")
    assert asked(s) == ["teach_discipline 0"]
    assert offered(s) == ["teach physics", "teach biology"]
    assert set(refused(s)) == {"teach painting", "teach letters", "teach architecture", "teach engineering"}
    assert say(s, "teach biology")[0] == "taught 0 biology 4"
    assert s.board.columns[5] == 2


def test_5_2_with_one_column_there_is_nothing_to_ask() -> None:
    s = visit("practice", "letters/work")
    lay(s, 0, "physics")
    assert say(s, "visit painting/visit practice")[1] == "taught 0 physics 3"
    assert level(s, 0, "physics") == 3


# §5.3, §5.4


def test_5_3_two_cards_and_then_the_usual_one() -> None:
    s = visit("draw_two", "letters/work physics/work biology/work painting/work")
    say(s, "visit painting/visit draw_two")
    assert named(s.board.hands[0]) == "letters/work physics/work biology/work"


def test_5_4_one_card_and_then_the_usual_one_and_rest() -> None:
    s = visit("draw_one_rested", "letters/work physics/work biology/work")
    assert not s.board.rested(0)
    say(s, "visit painting/visit draw_one_rested")
    assert named(s.board.hands[0]) == "letters/work physics/work"
    assert s.board.rested(0)
    assert not s.board.rested(1)


# §5.5


def looking(pile: str, leonardo: str = "look_and_play", seats: int = 2, works: str = "") -> State[Table]:
    s = visit(leonardo, pile, seats, works)
    say(s, "visit painting/visit look_and_play")
    return s


PILE = "letters/work physics/any biology/visit painting/work engineering/work"


def test_5_5_three_cards_are_looked_at_and_one_must_be_played() -> None:
    s = visit("look_and_play", PILE)
    heard = say(s, "visit painting/visit look_and_play", viewer=0)
    assert heard[1] == "looked 0 letters/work physics/any biology/visit"
    assert asked(s) == ["play_looked 0"]
    assert offered(s) == ["study letters/work", "study physics/any", "study biology/visit"]
    assert s.board.aside == cards("letters/work physics/any biology/visit")


def test_5_5_the_others_go_under_the_deck_in_an_order_of_ones_choice() -> None:
    s = looking(PILE)
    assert say(s, "study physics/any") == ["studied 0 physics/any physics 1"]
    assert asked(s) == ["return_card 0"]
    assert offered(s) == ["return letters/work", "return biology/visit"]
    heard = say(s, "return biology/visit", viewer=0)
    assert heard == ["returned 0 biology/visit", "returned 0 letters/work", "drew 0 painting/work"]
    assert deck(s) == "engineering/work biology/visit letters/work"
    assert s.board.aside == ()


def test_5_5_equal_cards_are_asked_about_too() -> None:
    s = looking("letters/work letters/work physics/work painting/work")
    assert offered(s) == ["study letters/work", "study physics/work"]
    say(s, "study physics/work")
    assert offered(s) == ["return letters/work"]
    say(s, "return letters/work")
    assert deck(s) == "letters/work letters/work"


def test_5_5_the_card_is_not_played_from_the_hand() -> None:
    s = table()
    hold(s, 0, "painting/visit letters/work")
    stack(s, PILE)
    show(s, "look_and_play")
    do(s, PlayCard(0))
    say(s, "visit painting/visit look_and_play", "study physics/any", "return letters/work")
    assert named(s.board.hands[0]) == "letters/work"
    assert s.board.played == cards("painting/visit physics/any")


def test_5_5_it_may_be_played_for_practice() -> None:
    s = visit("look_and_play", PILE)
    lay(s, 0, "biology")
    say(s, "visit painting/visit look_and_play")
    assert offered(s, "practise") == ["practise physics/any biology"]
    say(s, "practise physics/any biology", "return letters/work")
    assert level(s, 0, "biology") == 3


def test_5_5_it_may_be_played_for_work() -> None:
    s = visit("look_and_play", PILE, works="luce_cinerea")
    lay(s, 0, "physics", 4)
    say(s, "visit painting/visit look_and_play")
    assert offered(s, "work") == ["work letters/work luce_cinerea"]
    say(s, "work letters/work luce_cinerea", "return physics/any")
    assert s.board.gathered[0] == 2


def test_5_5_another_visit_in_between_draws_before_the_others_go_back() -> None:
    s = looking(PILE, "look_and_play draw_two")
    heard = say(s, "visit biology/visit draw_two", viewer=0)
    assert heard == ["visited 0 biology/visit draw_two", "drew 0 painting/work", "drew 0 engineering/work"]
    assert asked(s) == ["return_card 0"]
    heard = say(s, "return physics/any", viewer=0)
    assert heard == ["returned 0 physics/any", "returned 0 letters/work", "drew 0 physics/any"]
    assert deck(s) == "letters/work"


def test_5_5_a_lesson_in_between_is_asked_about_first() -> None:
    s = visit("look_and_play practice", PILE)
    lay(s, 0, "biology")
    lay(s, 0, "physics")
    say(s, "visit painting/visit look_and_play", "visit biology/visit practice")
    assert asked(s) == ["teach_discipline 0"]
    say(s, "teach physics")
    assert asked(s) == ["return_card 0"]


def nested() -> State[Table]:
    """Two cards lie aside from the first look, three from the second."""
    s = looking(PILE + " architecture/work letters/any", "look_and_play look_and_play")
    say(s, "visit biology/visit look_and_play")
    return s


def test_5_5_a_look_within_a_look_comes_to_its_end_first() -> None:
    s = nested()
    assert named(s.board.aside) == "letters/work physics/any painting/work architecture/work engineering/work"
    assert offered(s) == ["study painting/work", "study architecture/work", "study engineering/work"]
    say(s, "study painting/work")
    assert offered(s) == ["return architecture/work", "return engineering/work"]
    say(s, "return engineering/work")
    assert offered(s) == ["return letters/work", "return physics/any"]
    assert deck(s) == "letters/any engineering/work architecture/work"
    say(s, "return physics/any")
    assert deck(s) == "engineering/work architecture/work physics/any letters/work"
    assert named(s.board.hands[0]) == "letters/any"


def test_5_5_with_equal_cards_in_both_looks_the_inner_one_is_meant() -> None:
    s = looking("letters/work physics/any biology/visit letters/work", "look_and_play look_and_play")
    say(s, "visit biology/visit look_and_play")
    assert offered(s) == ["study letters/work"]
    say(s, "study letters/work")
    assert named(s.board.aside) == "letters/work physics/any"


def test_5_5_others_read_how_many_cards_were_looked_at() -> None:
    for left, line in [
        ("letters/work", "looked_at_one 0 ?"),
        ("letters/work physics/any", "looked_at_two 0 ? ?"),
        ("letters/work physics/any biology/visit", "looked 0 ? ? ?"),
    ]:
        assert line in say(visit("look_and_play", left), "visit painting/visit look_and_play", viewer=1)


def test_5_5_fewer_than_three_cards() -> None:
    s = visit("look_and_play", "letters/work physics/any")
    heard = say(s, "visit painting/visit look_and_play", viewer=0)
    assert heard[1] == "looked_at_two 0 letters/work physics/any"
    heard = say(s, "study letters/work", viewer=0)
    assert heard == [
        "studied 0 letters/work letters 1",
        "returned 0 physics/any",
        "drew 0 physics/any",
        "deck_empty",
    ]


def test_5_5_a_single_card_is_played_and_none_goes_back() -> None:
    s = looking("letters/work")
    assert offered(s) == ["study letters/work"]
    assert say(s, "study letters/work")[1:] == ["deck_empty"]


def test_5_5_an_empty_deck_gives_nothing() -> None:
    s = visit("look_and_play", "")
    s.board.ending = ENDING
    assert say(s, "visit painting/visit look_and_play") == ["visited 0 painting/visit look_and_play"]
    assert asked(s) == []


def test_5_5_cards_that_were_put_back_are_drawn_before_the_end() -> None:
    s = looking("letters/work physics/any biology/visit")
    say(s, "study biology/visit", "return letters/work")
    assert s.board.ending == PLAYING
    assert deck(s) == "physics/any"
