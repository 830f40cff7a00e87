"""§4.1 Laying a card: where it may lie, what it asks for, what it scores."""

from __future__ import annotations

import pytest

from bottega.games.codex.pieces import Area, Table
from bottega.games.codex.turns import PlayCard
from bottega.games.codex.words import SPOTS, WORDS
from bottega.kit.luck import Luck
from bottega.kit.play import awaited, question, sample, samples
from bottega.kit.state import State
from tests.games.codex.positions import (
    card,
    face,
    manuscript,
    offered,
    say,
    spot,
    state,
    stuck,
    table,
    visible,
)

RING = ["R01 back -1,1", "R02 back 1,1", "R03 back -2,2", "R04 back 2,2", "R05 back -1,3", "R06 back 1,3"]


def turn(area: Area, hand: str = "R01 R11 G01") -> State[Table]:
    """Seat 0 is about to lay a card of this hand in this manuscript."""
    return state(table(area, manuscript("S3 front"), hands=[hand, "R38 R37 G38"]), PlayCard(0))


def spots(area: Area) -> set[str]:
    return {SPOTS.text(where) for where in area.open}


def points(area: Area, move: str) -> int:
    """What a card scores when it is laid, as told and as written on the track."""
    s = turn(area, move.split()[1])
    before = area.points
    told = say(s, 0, move)[0]
    assert told.id == "placed"
    assert int(told.args["points"]) == area.points - before
    return area.points - before


# §4.1 one card of the hand, either side up


def test_a_card_may_be_laid_front_or_back_up_on_every_open_spot() -> None:
    s = turn(manuscript("S3 front"), "R01 R11")
    where = ["-1,1", "1,1", "-1,-1", "1,-1"]
    assert sorted(offered(s, 0)) == sorted(
        f"place {name} {side} {at}" for name in ["R01", "R11"] for side in ["front", "back"] for at in where
    )


def test_the_card_leaves_the_hand_and_lies_in_the_manuscript() -> None:
    s = turn(manuscript("S3 front"))
    say(s, 0, "place R11 back -1,1")
    assert s.board.hands[0] == [card("R01"), card("G01")]
    assert s.board.areas[0].spots[spot("-1,1")] == face("R11 back")


def test_first_a_card_is_laid_then_one_is_taken() -> None:
    s = turn(manuscript("S3 front"))
    assert question(s, 0).id == "play_a_card"
    say(s, 0, "place R01 front 1,1")
    assert awaited(s) == [0]
    assert question(s, 0).id == "take_a_card"


def test_a_guess_at_a_move_is_an_offered_move() -> None:
    s = turn(manuscript("S1 front", "R01 front 1,1"), "R02 R12 G10")
    seen = {WORDS.text(sample(s, 0, luck)) for luck in [Luck(b"codex")] for _ in range(400)}
    assert seen == set(offered(s, 0))


# §4.1.1 where it may lie


def test_a_starter_with_two_corners_has_two_open_spots() -> None:
    assert spots(manuscript("S5 front")) == {"-1,1", "1,1"}


def test_a_card_may_cover_corners_of_several_cards() -> None:
    area = manuscript("S3 front", *RING)
    assert "0,2" in spots(area)
    assert area.lay(face("R07 front"), spot("0,2")) == 4


def test_a_card_never_covers_two_corners_of_one_card() -> None:
    area = manuscript("S3 front", *RING)
    for where in [*area.open, *area.laid]:
        x, y = map(int, SPOTS.text(where).split(","))
        assert (x + y) % 2 == 0, "next to a card it would lie on two of its corners"
    assert spots(manuscript("S3 front")).isdisjoint({"0,1", "1,0", "0,2", "2,0", "0,-2", "-2,0"})


def test_a_card_touches_at_least_one_corner() -> None:
    assert spots(manuscript("S3 front", "R01 back 1,1")) == {"-1,1", "-1,-1", "1,-1", "0,2", "2,2", "2,0"}


def test_a_missing_corner_opens_no_spot() -> None:
    assert spots(manuscript("S3 front", "R01 front 1,1")) == {"-1,1", "-1,-1", "1,-1", "0,2", "2,2"}


def test_a_missing_corner_shuts_a_spot_that_was_open() -> None:
    area = manuscript("S3 front", "R11 back 1,-1")
    assert "2,0" in spots(area)
    area.lay(face("R01 front"), spot("1,1"))
    assert "2,0" not in spots(area)


def test_a_visible_corner_does_not_open_a_spot_that_is_shut() -> None:
    area = manuscript("S3 front", "R01 front 1,1", "R11 back 1,-1")
    assert "2,0" not in spots(area)


def test_a_spot_shut_twice_stays_shut() -> None:
    area = manuscript("S3 front", "R01 front 1,1", "R04 back 1,-1", "R09 back 2,-2", "R03 front 3,-1")
    assert spots(area).isdisjoint({"2,0", "4,0"})


def test_a_spot_already_covered_is_not_offered() -> None:
    area = manuscript("S3 front", "R01 back 1,1")
    assert not {"0,0", "1,1"} & spots(area)


def test_only_the_cards_that_lie_there_need_their_corners() -> None:
    area = manuscript("S3 front")
    assert area.lay(face("R01 front"), spot("-1,1")) == 1, "the missing corner of R01 lies on the starter"
    assert visible(area, "fungi") == 3


def test_a_covered_symbol_is_lost() -> None:
    area = manuscript("S1 front")
    assert visible(area, "plant") == 1
    area.lay(face("R31 back"), spot("1,1"))
    assert visible(area, "plant") == 0


def test_the_centre_is_never_covered() -> None:
    area = manuscript("S6 front", "R11 back 1,1", "R21 back -1,1", "R12 back 2,2", "R13 back 0,2")
    assert [visible(area, name) for name in ["fungi", "plant", "animal", "insect"]] == [1, 4, 2, 0]


# §4.1.2 what a gold card asks for


def test_resources_must_be_visible_before_the_card_is_laid() -> None:
    short = manuscript("S2 front")
    enough = manuscript("S2 front", "R01 back -1,1")
    assert [visible(short, "fungi"), visible(enough, "fungi")] == [2, 3]
    assert "place G07 front 1,1" not in offered(turn(short, "G07"), 0)
    assert "place G07 front 1,1" in offered(turn(enough, "G07"), 0)


def test_resources_of_the_card_itself_do_not_help() -> None:
    assert "place G01 front 1,1" not in offered(turn(manuscript("S3 front"), "G01"), 0)


def test_the_card_may_cover_a_resource_it_asked_for() -> None:
    area = manuscript("S2 front", "R01 back -1,1")
    assert points(area, "place G07 front 1,-1") == 3
    assert visible(area, "fungi") == 2


def test_two_kingdoms_asked_for_are_both_needed() -> None:
    area = manuscript("S2 front")
    assert "place G01 front 1,1" in offered(turn(area, "G01"), 0)
    area.lay(face("R31 back"), spot("-1,1"))
    assert visible(area, "animal") == 0
    assert "place G01 front 1,1" not in offered(turn(area, "G01"), 0)


@pytest.mark.parametrize("starter", ["S4 front", "S3 front", "S6 front"])
def test_each_kingdom_asked_for_is_looked_at(starter: str) -> None:
    hand = "G10 G20 G30 G40"
    assert not any("front" in move for move in offered(turn(manuscript(starter), hand), 0))


def test_a_card_laid_back_up_asks_for_nothing() -> None:
    s = turn(manuscript("S3 front"), "G40")
    assert sorted(offered(s, 0)) == [f"place G40 back {at}" for at in ["-1,-1", "-1,1", "1,-1", "1,1"]]


# §4.1.3 and §6 points


def test_detail_a_resource_card_with_a_point() -> None:
    assert points(manuscript("S3 front"), "place R08 front 1,1") == 1
    assert points(manuscript("S3 front"), "place R01 front 1,1") == 0


def test_detail_a_gold_card_for_three_points() -> None:
    assert points(manuscript("S2 front", "R01 back -1,1"), "place G07 front 1,1") == 3


def test_detail_a_gold_card_for_five_points() -> None:
    assert points(manuscript("S3 front", *RING), "place G10 front 0,4") == 5


def test_a_card_laid_back_up_scores_nothing() -> None:
    assert points(manuscript("S3 front", *RING), "place G10 back 0,4") == 0
    assert points(manuscript("S3 front"), "place R08 back 1,1") == 0


def test_detail_a_point_for_each_object_this_card_included() -> None:
    assert points(manuscript("S2 front"), "place G01 front -1,-1") == 1
    assert points(manuscript("S2 front", "R05 front 1,1"), "place G01 front -1,-1") == 2


@pytest.mark.parametrize(
    ("gold", "other"), [("G01", "R05 front 1,1"), ("G02", "R06 front 1,1"), ("G03", "R36 front -1,-1")]
)
def test_each_kind_of_object_scores_for_its_own_cards(gold: str, other: str) -> None:
    kingdoms = ["R09 back 1,-1", "R10 back 2,-2", "R21 back 3,-3", "R31 back 4,-4", "R11 back 5,-5"]
    area = manuscript("S3 back", other, *kingdoms)
    assert points(area, f"place {gold} front 6,-6") == 2


def test_an_object_covered_by_the_card_does_not_count() -> None:
    assert points(manuscript("S2 front", "R05 front 1,1"), "place G01 front 2,2") == 1


def test_detail_objects_added_later_score_nothing_more() -> None:
    area = manuscript("S2 front", "R10 back 1,1")
    assert points(area, "place G01 front -1,-1") == 1
    assert points(area, "place R05 front 2,2") == 0
    assert (visible(area, "quill"), area.points) == (2, 1)


@pytest.mark.parametrize(
    ("laid", "where", "scored"), [(4, "3,3", 2), (2, "0,2", 4), (5, "0,2", 6), (6, "0,2", 8)]
)
def test_detail_two_points_for_each_corner_covered(laid: int, where: str, scored: int) -> None:
    area = manuscript("S6 front", *RING[:laid])
    if laid == 2:
        area.lay(face("R07 back"), spot("2,2"))
    assert points(area, f"place G04 front {where}") == scored


# no spot at all


def test_with_no_open_spot_one_passes() -> None:
    s = turn(stuck())
    assert offered(s, 0) == ["pass"]
    assert WORDS.text(sample(s, 0, Luck(b"codex"))) == "pass"
    assert samples(s, 0, 2, Luck(b"codex")) == [sample(s, 0, Luck(b"codex"))]


def test_who_passes_takes_no_card() -> None:
    s = turn(stuck())
    assert [line.id for line in say(s, 0, "pass")] == ["passed"]
    assert len(s.board.hands[0]) == 3
    assert awaited(s) == [1]


def test_one_may_not_pass_with_a_spot_open() -> None:
    assert "pass" not in offered(turn(manuscript("S3 front")), 0)
