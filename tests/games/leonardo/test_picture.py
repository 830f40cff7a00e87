"""The picture of the table: what random matches seldom show, and what must not be told to all."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.choices import NONE_TAKEN, PickComponents
from bottega.games.leonardo.phases.completing import PhaseD
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.ending import CountDiversity
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.picture import common, own
from bottega.games.leonardo.picture.shapes import (
    Apprentices,
    Auction,
    Bid,
    Common,
    Group,
    Own,
    Seen,
    Ways,
    Work,
)
from bottega.kit.picture import Score
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.leonardo.middle import gone, pile, show, stand, won
from tests.games.leonardo.positions import city, hold, making, opened, player, playing, purses
from tests.games.talk import do, say


def seen(s: State[City]) -> Common:
    """What every viewer sees."""
    return common(s.view(NOBODY))


def known(s: State[City], seat: int) -> Own:
    """What a seat knows beside that."""
    return own(s.view(seat), seat)


# Where the match is


def test_before_the_first_turn_there_is_no_letter() -> None:
    now = seen(opened(2, start="expert")).now
    assert (now.turn, now.turns, now.city_turns, now.phase, now.letter) == (0, 9, 7, "favours", None)


def test_components_are_picked_in_turn_zero_and_at_the_council() -> None:
    s = opened(2, start="expert")
    do(s, PickComponents(0, left=1, most_each=1, taken=NONE_TAKEN))
    assert (seen(s).now.phase, seen(s).now.paragraph, seen(s).now.place) == ("favours", "12", None)
    s = city(2)
    stand(s, "council", "0a")
    do(s, Council())
    say(s, "0 give 1", "0 choose component")
    now = seen(s).now
    assert (now.phase, now.paragraph, now.letter, now.place) == ("council", "8.A", "C", "council")
    assert (now.sold, now.price) == (None, None)


def test_the_lord_of_the_city_tells_what_was_sold_and_the_next_price() -> None:
    s = city(2)
    purses(s, 9, 9)
    stand(s, "smith", "0a", "1am")
    do(s, ResolvePlace(3))
    say(s, "1 buy iron")
    now, smith = seen(s).now, seen(s).places[3]
    assert (now.phase, now.place, now.sold, now.price) == ("offers", "smith", 1, 2)
    assert smith.line == [Group(1, 1, True, 3, False, 1), Group(0, 1, False, 1, True, 2)]
    assert (smith.gives, smith.left) == (["iron"], s.board.stacks[0])


def test_whoever_chooses_at_the_council_is_marked_there_alone() -> None:
    s = city(3)
    stand(s, "council", "0a", "1aa")
    stand(s, "academy", "2a")
    do(s, Council())
    say(s, "1 give 1", "1 choose florins")
    places = seen(s).places
    assert [group.asked for group in places[0].line] == [False, True]
    assert [group.asked for group in places[2].line] == [False]
    assert [(space.price, space.seat) for space in seen(s).spaces] == [
        (0, None),
        (0, 1),
        (0, None),
        (1, None),
    ]


def test_what_the_places_give_and_the_prices_beside_them() -> None:
    picture = seen(city(2))
    gives = {place.id: place.gives for place in picture.places}
    assert gives["council"] == []
    assert gives["workshop"] == ["five-places", "large-lab", "six-places", "man-small", "man-large"]
    assert gives["academy"] == ["apprentice"]
    assert gives["glazier"] == ["glass"]
    assert [place.left is None for place in picture.places] == [True] * 3 + [False] * 5
    assert picture.prices == [0, 2, 3, 4]


# Inventions


@pytest.mark.parametrize("ranks", ["example", "number"])
def test_how_the_inventions_are_printed(ranks: str) -> None:
    assert seen(city(2, ranks=ranks)).printing == ranks


def test_requested_inventions_lie_in_the_order_of_their_numbers() -> None:
    s = city(2)
    show(s, 12, 1, 8)
    gone(s, 3)
    assert (seen(s).requested, seen(s).completed) == (["1", "8", "12"], ["3"])


def test_all_know_who_has_looked_at_the_deck_and_only_they_know_what_lies_there() -> None:
    s = city(2)
    pile(s, 4, 9, 2, 6, 7)
    stand(s, "council", "0a")
    do(s, Council())
    say(s, "0 give 1", "0 choose inventions", "0 order 6 2 9 4")
    assert (seen(s).deck, seen(s).looked) == (5, [[0]] * 4)
    assert known(s, 0).deck == [Seen(1, "6"), Seen(2, "2"), Seen(3, "9"), Seen(4, "4")]
    assert known(s, 1).deck == []


def test_what_is_made_in_secret_is_told_to_its_maker_alone() -> None:
    s = playing(city(2))
    hold(s, 0, "iron")
    making(s, 0, "small", 8, week=3)
    side = seen(s).sides[0]
    assert side.hand is None
    assert side.components == {"iron": 1, "rope": 2, "brick": 1}
    assert [(lab.id, lab.week, lab.work) for lab in side.laboratories] == [("small", 3, None)]
    assert known(s, 0).hand == {"iron": 1}
    assert known(s, 0).works == {"small": Work("8", 11, 0, 8)}
    assert known(s, 1).works == {}


def test_what_is_made_in_secret_is_told_to_all_once_the_match_is_over() -> None:
    s = city(2, stocks="hidden")
    hold(s, 0, "iron")
    making(s, 0, "small", 8, week=3)
    side = seen(s).sides[0]
    assert (side.florins, side.hand) == (player(s, 0).florins, {"iron": 1})
    assert [(lab.id, lab.work) for lab in side.laboratories] == [("small", Work("8", 11, 0, 8))]
    assert seen(playing(s)).sides[0].laboratories[0].work is None


def test_what_was_shown_is_told_to_all_with_its_discount() -> None:
    s = city(2)
    won(s, 0, 1)
    hold(s, 0, "glass")
    making(s, 0, "small", 6).shown = True  # metalwork, as 1 is
    side = seen(s).sides[0]
    weeks = s.board.rules.weeks[5]
    assert side.laboratories[0].work == Work("6", weeks, 2, left=weeks - 2)
    assert side.hand == {"glass": 1}


def test_a_laboratory_at_rest_has_no_week_and_one_not_taken_is_not_there() -> None:
    s = city(2)
    assert [[lab.id for lab in side.laboratories] for side in seen(s).sides] == [
        ["small"],
        ["small", "large"],
    ]
    assert seen(s).sides[0].laboratories[0].week is None


def test_auctions_to_be_held_bids_in_secret_and_bids_shown() -> None:
    s = city(2)
    show(s, 12, 1, 8)
    purses(s, 0, 0)
    for seat in range(2):
        making(s, seat, "small", 12, week=11)
    do(s, PhaseD())
    assert seen(s).auctions == [Auction("12", [0, 1])]
    say(s, "0 bid 3")
    assert (seen(s).now.chosen, seen(s).bids) == ([0], [])
    assert (known(s, 0).sealed, known(s, 1).sealed) == ("bid 3", None)
    say(s, "1 bid 4")
    assert (seen(s).auctions, seen(s).bids) == ([], [Bid(0, 3), Bid(1, 4)])
    assert seen(s).sides[1].cards == ["12"]
    assert [side.completed for side in seen(s).sides] == [["12"], ["12"]]


# Points so far


def test_the_score_counts_diversity_before_and_after_it_is_paid() -> None:
    s = city(2)
    purses(s, 20, 5)
    won(s, 0, 1, 2, 3)
    do(s, PhaseA())
    before = seen(s).sides[0].score
    s.agenda.clear()
    do(s, CountDiversity())
    assert before == seen(s).sides[0].score == Score(28, {"florins": 20, "diversity": 8})


def test_the_score_in_points() -> None:
    s = city(2, points="on", diversity_points="on")
    won(s, 1, 1, 8)
    assert seen(s).sides[1].score == Score(5, {"inventions": 4, "diversity": 1})


def test_workers_of_a_seat() -> None:
    s = city(2)
    stand(s, "academy", "0aam")
    player(s, 1).passed = True
    first, second = seen(s).sides
    assert (first.apprentices, first.master) == (Apprentices(free=1, of=3, academy=4), False)
    assert (first.passed, second.passed) == (False, True)


# What a board tells of it


def test_equal_strength_is_ranked_by_who_stands_nearer_the_arrow() -> None:
    s = city(3)
    stand(s, "smith", "0a", "1aa", "2a")
    assert [group.rank for group in seen(s).places[3].line] == [2, 1, 3]


def test_single_workers_are_ranked_as_they_stand() -> None:
    s = city(2, lines="on")
    stand(s, "smith", "0a", "0a", "1m")
    assert [(group.seat, group.rank) for group in seen(s).places[3].line] == [(1, 1), (0, 2), (0, 3)]


def test_what_the_spaces_of_the_council_give_in_each_variant() -> None:
    def gives(**options: str) -> list[str]:
        return [space.gives for space in seen(city(2, options=options)).spaces]

    assert gives() == ["move-own", "purse", "look", "component"]
    assert gives(codex_1="on")[0] == "move-any"
    assert gives(enhanced_council="on") == ["move-last", "two-florins", "turn-up", "component"]


def test_how_a_match_is_played() -> None:
    assert seen(city(3)).ways == Ways(
        gives_leonardo=True, leaves_out=True, stays=True, labs_first=False, auctions=True, points=False
    )
    switches = ("rotating_first", "lines", "early_labs", "ordered_revelation", "points")
    assert seen(city(3, options=dict.fromkeys(switches, "on"))).ways == Ways(
        gives_leonardo=False, leaves_out=False, stays=False, labs_first=True, auctions=False, points=True
    )


def test_weeks_that_a_laboratory_will_work_and_those_it_still_needs() -> None:
    s = city(2)
    won(s, 0, 1)
    making(s, 0, "small", 6, week=3)
    lab = player(s, 0).labs[0]
    lab.apprentices, lab.masters = 1, 1
    assert seen(s).sides[0].laboratories[0].adds == 3
    assert known(s, 0).works == {"small": Work("6", 7, 2, 2)}
    assert seen(s).sides[0].saves == {"metalwork": 2}
    assert seen(s).sides[1].laboratories[0].adds == 0


def test_what_a_seat_could_use_and_what_its_hand_lacks() -> None:
    s = city(2)
    show(s, 1, 12)
    hold(s, 0, "iron")
    assert seen(s).sides[0].useful == ["five-places", "large-lab", "apprentice"]
    lacks = known(s, 0).lacks
    assert lacks["1"] == {}
    assert lacks["12"] == {"wood": 2, "glass": 1}
