"""§6 Maintenance: the middle is filled up, then the fatigue card may change hands."""

from __future__ import annotations

from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.setting_up import TurnUpRows
from tests.games.talk import asked, do, offered, refused, say
from tests.games.workshop.positions import middle, show, table
from tests.games.workshop.turns import gathered

ONE = "dama_ermellino"
TWO = "bombarda carro_armato"
THREE = "luce_cinerea codice_atlantico studio_fossili"


# §6.1


def test_6_1_empty_places_get_new_cards_from_their_piles() -> None:
    s = table()
    show(s, "draw_two", "bombarda ponte_bosforo_1")
    s.board.rows = s.board.rows[1::-1] + s.board.rows[2:]  # the first place is empty
    told = do(s, TurnUpRows())
    assert middle(s).split()[1] == "draw_two"
    assert middle(s).split()[3] == "bombarda"
    assert "-" not in middle(s).split()
    assert [line.split()[0] for line in told] == ["arrived"] * 2 + ["offered"] * 4
    assert s.board.left == (8, 9, 9)


def test_6_1_as_long_as_the_piles_last() -> None:
    s = table()
    show(s)
    s.board.left = (0, 1, 2)
    assert len(do(s, TurnUpRows())) == 3
    assert [place == "-" for place in middle(s).split()] == [True] * 3 + [False, True, True] + [
        False,
        False,
        True,
    ]


# §6.2


def test_6_2_it_goes_to_who_has_gathered_more_than_its_holder() -> None:
    s = gathered(3, "", ONE, "")
    assert do(s, PassFatigue()) == ["got_fatigue 1"]
    assert (s.board.fatigue, s.board.first) == (1, 2)


def test_6_2_it_goes_to_who_has_most() -> None:
    s = gathered(4, ONE, TWO, THREE, "")
    assert do(s, PassFatigue()) == ["got_fatigue 2"]


def test_6_2_it_stays_if_nobody_has_more() -> None:
    s = gathered(3, ONE, "draw_two", "")
    assert do(s, PassFatigue()) == []
    assert (s.board.fatigue, s.board.first) == (0, 1)


def test_6_2_leonardo_cards_patrons_and_unfinished_works_count_alike() -> None:
    s = gathered(3, TWO, "draw_two bombarda ponte_bosforo_1", "")
    assert do(s, PassFatigue()) == ["got_fatigue 1"]


def test_6_2_the_holder_chooses_among_equals() -> None:
    s = gathered(4, "", "bombarda carro_armato", "luce_cinerea codice_atlantico", ONE)
    do(s, PassFatigue())
    assert asked(s) == ["give_fatigue 0"]
    assert offered(s) == ["give 1", "give 2"]
    assert refused(s) == {"give 3": "less_tired 3 1"}
    assert say(s, "give 2") == ["got_fatigue 2"]
    assert s.board.first == 3


def test_6_2_rested_players_are_left_out() -> None:
    s = gathered(4, "", "bombarda draw_one_rested draw_two", "carro_armato", "luce_cinerea")
    do(s, PassFatigue())
    assert offered(s) == ["give 2", "give 3"]
    assert refused(s) == {"give 1": "rested 1"}


def test_6_2_a_rested_holder_hands_it_on_even_to_who_has_fewer() -> None:
    s = gathered(3, "draw_one_rested bombarda carro_armato", ONE, "")
    assert do(s, PassFatigue()) == ["got_fatigue 1"]


def test_6_2_a_rested_holder_chooses_among_equals_even_with_nothing() -> None:
    s = gathered(3, "draw_one_rested", "", "")
    do(s, PassFatigue())
    assert offered(s) == ["give 1", "give 2"]


def test_6_2_if_all_are_rested_it_stays() -> None:
    s = gathered(2, "draw_one_rested", "draw_one_rested draw_two")
    assert do(s, PassFatigue()) == []
    assert (s.board.fatigue, s.board.first) == (0, 1)
