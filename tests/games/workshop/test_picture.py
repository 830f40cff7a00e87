"""What leaves a match: points so far, what works still ask for, piles, and cards that one seat knows."""

from __future__ import annotations

from bottega.bots.playout import random_play
from bottega.games.workshop.names import SOLITAIRE_GOAL
from bottega.games.workshop.phases.effects import PlayLooked, PutUnder
from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.rounds import BeginRound, EndRound
from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.picture import common
from bottega.games.workshop.picture import own as own_part
from bottega.games.workshop.picture.shapes import Column, Common, Own, Place, Rise, Solitaire
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from tests.games.talk import do, say
from tests.games.workshop.positions import hold, lay, opened, own, show, stack, table
from tests.games.workshop.turns import lesson, looking


def drawn(s: State[Table]) -> Common:
    return common(s.view(NOBODY))


def of(s: State[Table], seat: Seat) -> Own:
    return own_part(s.view(seat), seat)


def test_points_are_told_with_the_parts_that_bring_any() -> None:
    s = table()
    lay(s, 0, "painting", study=2, practice=1)
    own(s, 1, "victory_points bombarda")
    mine, theirs = drawn(s).areas
    assert mine.parts == {"disciplines": 2, "high_levels": 3}
    assert theirs.parts == {"leonardo": 3, "patrons": 6}
    assert [mine.points, theirs.points] == [total(s.board, 0), total(s.board, 1)]


def test_an_area_has_its_columns_and_what_it_gathered() -> None:
    s = table(3)
    lay(s, 1, "painting", study=2, practice=1)
    own(s, 1, "practice practice ponte_bosforo_2 bombarda")
    hold(s, 1, "letters/any")
    area = drawn(s).areas[1]
    assert area.columns == [Column("painting", 4, 2, 1)]
    assert area.visits == {"practice": 2}
    assert area.works == ["bombarda", "ponte_bosforo_2"]
    assert [area.seat, area.hand, area.cards, area.gathered] == [1, None, 1, 4]


def test_of_each_work_in_the_middle_the_levels_are_told_that_areas_lack() -> None:
    s = table()
    show(s, "draw_two", "bombarda ponte_bosforo_2")
    lay(s, 1, "physics", study=2, practice=1)
    leonardo, patrons, unfinished = drawn(s).rows
    asked = {"engineering": [2, 2], "physics": [3, 0]}
    assert leonardo.places == [Place("draw_two", {}, [0, 0]), None, None]
    assert patrons.places == [Place("bombarda", asked, [6, 6]), None, None]
    assert unfinished.places[0] is not None
    assert unfinished.places[0].missing == {"architecture": [1, 1], "physics": [1, 0]}
    assert [leonardo.left, patrons.left, unfinished.left] == [10, 11, 11]


def test_of_each_card_in_the_middle_the_points_are_told_that_it_would_bring() -> None:
    s = table()
    show(s, "victory_points", "ponte_bosforo_2")
    own(s, 1, "ponte_bosforo_1")
    leonardo, _, unfinished = drawn(s).rows
    assert leonardo.places[0] == Place("victory_points", {}, [3, 3])
    assert unfinished.places[0] is not None
    assert unfinished.places[0].points == [2, 4]


def test_a_seat_is_told_what_one_more_card_would_make_of_each_discipline() -> None:
    s = table()
    show(s, "", "bombarda ponte_bosforo_2")
    lay(s, 0, "physics", study=1, practice=1)
    lay(s, 0, "engineering")
    mine = of(s, 0).outlook
    assert list(mine.study) == ["painting", "letters", "architecture", "engineering", "physics", "biology"]
    assert mine.study["architecture"] == Rise(1, 2, ["ponte_bosforo_2"])
    assert mine.study["engineering"] == Rise(2, 0, ["bombarda"])
    assert mine.study["physics"] == Rise(4, 3, [])
    assert mine.practice == {"engineering": Rise(3, 0, ["bombarda"]), "physics": Rise(5, 3, [])}
    assert of(s, 1).outlook.practice == {}


def test_alone_it_is_told_for_the_hand_whose_turn_it_is() -> None:
    s = table(1)
    lay(s, 2, "letters")
    s.board.turn_to(2)
    assert of(s, 0).outlook.study["letters"] == Rise(2, 0, [])


def test_who_plays_in_a_round_is_told_in_order() -> None:
    seen = drawn(opened(3))
    first = seen.now.first
    assert seen.now.order == [first, (first + 1) % 3, (first + 2) % 3]
    assert seen.now.order[-1] == seen.tired
    assert drawn(opened(1, solitaire="sequence")).now.order == [0]


def test_who_is_tired_and_who_is_rested_is_told_where_the_fatigue_card_is_used() -> None:
    s = table()
    own(s, 1, "draw_one_rested")
    assert [drawn(s).tired, drawn(s).rested] == [0, [1]]
    s = table(1, solitaire="sequence")
    own(s, 1, "draw_one_rested")
    assert [drawn(s).tired, drawn(s).rested] == [None, []]


def test_a_round_is_told_until_the_next_begins() -> None:
    s = opened(2)
    first = drawn(s).now
    assert [first.round, first.phase, first.paragraph, first.asked] == [1, "action", "4", [first.first]]
    assert first.turn == first.first
    s = opened(3, tired="1")
    s.agenda.clear()
    own(s, 1, "practice")
    own(s, 2, "practice")
    do(s, PassFatigue(), BeginRound(5))
    assert [drawn(s).now.round, drawn(s).now.phase] == [4, "maintenance"]
    say(s, "give 2")
    assert [drawn(s).now.round, drawn(s).now.first] == [5, 0]


def test_the_end_is_told_as_it_comes() -> None:
    s = table()
    hold(s, 0, "painting/visit")
    hold(s, 1, "letters/visit")
    stack(s, "physics/any")
    do(s, PlayCard(0), DrawCard(0), PlayCard(1), EndRound(7))
    assert [drawn(s).ending, drawn(s).deck] == ["no", 1]
    say(s, "study painting/visit")
    assert [drawn(s).ending, drawn(s).deck] == ["round", 0]
    say(s, "study letters/visit")
    assert [drawn(s).ending, drawn(s).now.round] == ["last", 8]
    say(s, "study physics/any")
    over = drawn(s)
    assert [over.ending, over.now.round, over.now.phase] == ["last", None, ""]


def test_what_lies_in_a_column_is_not_discarded_but_what_was_played_for_a_visit_is() -> None:
    s = lesson("letters")
    asked = drawn(s)
    assert [asked.now.phase, asked.discarded, len(asked.played)] == ["lesson", 1, 7]
    say(s, "teach painting")
    taught = drawn(s)
    assert [taught.discarded, taught.played[-1]] == [1, "letters/visit"]
    assert taught.areas[0].columns[0] == Column("painting", 10, 2, 4)


def test_cards_looked_at_are_counted_for_all_and_told_to_who_looks() -> None:
    s = table(3)
    hold(s, 0, "painting/visit")
    hold(s, 1, "letters/visit")
    stack(s, "letters/work physics/any biology/visit painting/work")
    show(s, "look_and_play look_and_play")
    do(s, PlayCard(0))
    say(s, "visit painting/visit look_and_play")
    assert drawn(s).looked == 3
    assert sorted(of(s, 0).looked) == ["biology/visit", "letters/work", "physics/any"]
    assert of(s, 1).looked == []
    say(s, "visit biology/visit look_and_play")
    assert drawn(s).looked == 3
    assert of(s, 0).looked == ["painting/work"]
    assert of(s, 0).waiting == ["letters/work", "physics/any"]
    assert [type(step) for step in s.agenda] == [PutUnder, PlayLooked]


def test_what_was_put_under_the_deck_is_told_to_who_did_so() -> None:
    s = looking()
    say(s, "study physics/any", "return biology/visit")
    assert of(s, 0).under == ["biology/visit", "letters/work"]
    assert of(s, 1).under == [None, None]
    do(s, DrawCard(2), DrawCard(2), PlayCard(2))
    assert of(s, 0).under == ["letters/work"]
    assert of(s, 0).hands == [[], [], ["biology/visit"]]
    assert of(s, 1).hands == [[], [], []]
    assert len(of(s, 2).hands[2]) == drawn(s).areas[2].cards == 2


def test_hands_are_shown_once_the_match_is_over() -> None:
    s = table()
    hold(s, 0, "painting/work letters/visit")
    hold(s, 1, "physics/any")
    do(s, PlayCard(0))
    assert [area.held for area in drawn(s).areas] == [[], []]
    assert (of(s, 1).hands, of(s, 0).hands[1]) == ([[], ["physics/any"]], [])
    say(s, "study painting/work")
    assert [area.held for area in drawn(s).areas] == [["letters/visit"], ["physics/any"]]
    assert of(s, 1).hands == of(s, 0).hands == [["letters/visit"], ["physics/any"]]


def test_a_solitaire_has_four_numbered_hands_a_sum_and_a_goal() -> None:
    s = opened(1)
    lay(s, 3, "letters")
    seen = drawn(s)
    assert [(area.seat, area.hand) for area in seen.areas] == [(0, "1"), (0, "2"), (0, "3"), (0, "4")]
    assert seen.solitaire is not None
    assert [seen.solitaire.points, seen.solitaire.goal] == [2, SOLITAIRE_GOAL]
    assert [len(hand) for hand in of(s, 0).hands] == [4, 4, 4, 4]
    assert drawn(opened(2)).solitaire is None


def test_each_hand_of_a_solitaire_has_a_pile_of_its_own() -> None:
    s = opened(1)
    assert drawn(s).solitaire == Solitaire("rotation", 0, SOLITAIRE_GOAL, [12, 12, 12, 12])
    s = opened(1, solitaire="sequence")
    assert drawn(s).solitaire == Solitaire("sequence", 0, SOLITAIRE_GOAL, [12, 16, 16, 16])
    random_play(s, 1, 20)
    seen = drawn(s)
    assert seen.now.turn == 1
    assert seen.solitaire is not None
    assert seen.solitaire.piles == [0, seen.deck, 16, 16]
