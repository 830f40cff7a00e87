"""The numbered clarifications of docs/games/leonardo.md, one test each, in their order."""

from __future__ import annotations

import re

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import ACADEMY, PLACES, WORKSHOP
from bottega.games.leonardo.phases.auctions import HoldAuctions
from bottega.games.leonardo.phases.completing import PhaseD, WorkLaboratories
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, CountDiversity, Refill
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.placing import PhaseB
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.kit.events import HIDDEN
from bottega.kit.play import awaited, result
from bottega.kit.state import State
from tests.games.leonardo.middle import empty_city, gone, line, numbers, pile, show, stand, won
from tests.games.leonardo.positions import (
    city,
    florins,
    hand,
    hold,
    lab,
    making,
    opened,
    player,
    playing,
    purses,
)
from tests.games.talk import asked, do, offered, refused, say


def council(seats: int, *groups: str, **options: str) -> State[City]:
    """These are at the Council; the first in rank has just left Leonardo where he was."""
    s = city(seats, options=options)
    stand(s, "council", *groups)
    do(s, Council())
    say(s, f"{awaited(s)[0]} give {s.board.leonardo}")
    return s


def visit(s: State[City], place: str, *groups: str) -> State[City]:
    """These come to a place, and it is resolved."""
    stand(s, place, *groups)
    do(s, ResolvePlace(PLACES.value(place)))
    return s


def finish(number: int, *seats: int, table: int = 3, leonardo: int = 0) -> State[City]:
    """These players complete an invention at the same time, with nothing in their purses before."""
    s = city(table)
    show(s, number)
    purses(s, *[0] * table)
    s.board.leonardo = leonardo
    for seat in seats:
        making(s, seat, "small", number, week=15)
    do(s, PhaseD())
    return s


# Set-up


def test_clarification_01_boxed_apprentices_come_from_the_starting_set() -> None:
    for seats, most in ((2, 7), (3, 8), (4, 9), (5, 9)):
        assert [each.apprentices + each.academy for each in opened(seats).board.players] == [most] * seats
        experts = opened(seats, start="expert").board.players
        assert [each.apprentices + each.academy for each in experts] == [9] * seats


def test_clarification_02_one_florin_at_the_council_and_components_out_of_the_stacks() -> None:
    board = opened(5).board
    assert board.purse == 1
    assert board.conserved()["components"] == 60
    assert sum(each.labs[0].men for each in board.players) == 1  # the others wait at the Workshop


def test_clarification_03_favours_go_round_without_reversal_and_no_letter_is_taken_three_times() -> None:
    s = opened(4, start="expert")
    for favour in ("florins", "apprentice"):
        for seat in range(4):
            assert asked(s) == [f"take_favour {seat}"]
            say(s, f"{seat} favour {favour}")
    say(s, "0 favour florins", "1 favour apprentice", "2 favour florins", "3 favour florins")
    assert s.board.turn == 1
    s = opened(5, start="expert")
    player(s, 0).favours = (2, 0, 0, 0)
    assert "favour florins" not in offered(s)


def test_clarification_04_improvements_are_one_and_the_same_favour() -> None:
    s = opened(4, start="expert")
    player(s, 0).favours = (0, 0, 0, 2)
    assert offered(s) == ["favour apprentice", "favour florins", "favour components"]


def test_clarification_05_six_places_need_the_large_laboratory_and_a_man_needs_his_place() -> None:
    s = opened(4, start="expert")
    assert refused(s)["favour six-places"] == "no_large_lab six-places"
    assert refused(s)["favour man-small"] == "no_free_man_place man-small"
    lab(s, 0, "small", places=5)
    lab(s, 0, "large", places=6)
    assert {"favour man-small", "favour man-large"} < set(offered(s))
    say(s, "0 favour man-large")
    assert asked(s) == ["take_favour 1"]  # no component


def test_clarification_06_with_few_favours_both_may_be_the_same() -> None:
    s = opened(3, start="expert")
    say(s, *[f"{seat} favour apprentice" for seat in (0, 1, 2, 0, 1, 2)])
    assert [each.apprentices for each in s.board.players] == [5, 5, 5]


# Phase A


def test_clarification_07_active_as_soon_as_the_marker_is_on_0_and_two_may_be_started() -> None:
    s = city()
    lab(s, 0, "large", places=4)
    hold(s, 0, "iron rope")
    do(s, PhaseA())
    say(s, "0 start small 1")
    assert lab(s, 0, "small").working
    say(s, "0 start large 3")
    assert offered(s) == ["done"]


def test_clarification_08_exactly_the_components_of_the_invention() -> None:
    s = city()
    hold(s, 0, "iron rope")
    do(s, PhaseA())
    say(s, "0 start small 1")
    assert hand(s, 0) == "rope"
    assert not any(text.startswith("start small") for text in offered(s))  # none is added
    lab(s, 0, "small").clear()
    making(s, 0, "small", 13, week=15)
    show(s, 1, 3)  # smaller ones, of the same components
    assert do(s, PhaseD()) == ["none_revealed"]


def test_clarification_09_an_invention_still_in_the_deck_may_be_started_but_not_completed() -> None:
    s = city()
    hold(s, 0, "wood")
    show(s, 1)
    do(s, PhaseA())
    say(s, "0 start small 2")
    lab(s, 0, "small").week = 15
    assert do(s, PhaseD()) == ["none_revealed"]


def test_clarification_10_what_somebody_completed_may_not_be_started_even_if_nobody_kept_it() -> None:
    s = finish(1, 0, 1)
    say(s, "0 bid 0", "1 bid 0")
    won(s, 0, 2)
    hold(s, 2, "iron wood")
    s.board.leonardo = 2
    do(s, PhaseA())
    assert offered(s) == ["done"]
    assert set(refused(s)) == {"start * 1", "start * 2"}


def test_clarification_11_not_in_both_laboratories_at_once() -> None:
    s = city()
    lab(s, 0, "large", places=4)
    hold(s, 0, "iron iron")
    do(s, PhaseA())
    say(s, "0 start large 1")
    assert offered(s) == ["done"]


def test_clarification_12_a_stopped_laboratory_can_start_again_or_be_improved() -> None:
    s = city()
    hold(s, 0)
    making(s, 0, "small", 1, week=3)
    do(s, PhaseA())
    say(s, "0 stop small")
    assert "start small 1" in offered(s)
    assert hand(s, 0) == "iron"
    s.agenda.clear()
    assert "buy five-places" in offered(visit(s, "workshop", "0a"))


def test_clarification_13_hands_and_components_under_a_laboratory_are_hidden_number_included() -> None:
    s, t = playing(city()), playing(city())
    making(s, 0, "small", 1)
    making(t, 0, "small", 8)
    for each in (s, t):
        player(each, 0).owned[:] = [2, 0, 2, 1, 0]
    assert s.view(1).board.players[0].labs[0].invention == HIDDEN
    assert s.view(1).board.players[0].owned == t.view(1).board.players[0].owned
    assert (hand(s, 0), hand(t, 0)) == ("iron rope rope brick", "iron iron")


@pytest.mark.parametrize("turn", [8, 9])
def test_clarification_14_new_inventions_may_be_started_in_turns_8_and_9(turn: int) -> None:
    s = city(turn=turn)
    do(s, BeginTurn(turn))
    assert "start small 1" in offered(s)


# Phase B


def test_clarification_15_a_pass_is_final_and_who_has_nothing_left_passes() -> None:
    s = city()
    do(s, PhaseB())
    say(s, "0 pass", "1 send 1 smith")
    assert asked(s) == ["place_workers 1"]
    assert say(s, "1 send 2 academy", "1 master council")[-1] == "passed 1"


def test_clarification_16_apprentices_once_a_place_the_master_before_or_after() -> None:
    s = city()
    do(s, PhaseB())
    say(s, "0 master smith", "1 send 1 smith", "0 send 2 smith")
    assert line(s, "smith") == ["0aam", "1a"]
    say(s, "1 master smith")
    assert line(s, "smith") == ["0aam", "1am"]
    assert refused(s)["send * smith"] == "already_sent smith"


def test_clarification_17_only_own_active_laboratories_one_place_each() -> None:
    s = city()
    do(s, PhaseB())
    assert not [text for text in offered(s) if text.endswith("small")]
    s = city()
    lab(s, 0, "small", places=5, men=1)
    making(s, 0, "small", 1)
    player(s, 0).free = 9
    do(s, PhaseB())
    assert [text for text in offered(s, "send") if text.endswith("small")][-1] == "send 4 small"
    lab(s, 0, "small", men=0)
    assert [text for text in offered(s, "send") if text.endswith("small")][-1] == "send 5 small"


@pytest.mark.parametrize("turn", [8, 9])
def test_clarification_18_laboratories_only_in_turns_8_and_9(turn: int) -> None:
    s = city(turn=turn)
    making(s, 0, "small", 1)
    do(s, PhaseB())
    assert {text.split()[-1] for text in offered(s)} == {"small", "pass"}


# The Council


@pytest.mark.parametrize("place", ["council", "workshop", "academy", "smith"])
def test_clarification_19_rank_by_strength_then_by_arrival(place: str) -> None:
    s = city(4)
    stand(s, place, "0a", "1aa", "2m")
    do(s, Council() if place == "council" else ResolvePlace(PLACES.value(place)))
    assert line(s, place) == ["1aa", "2m", "0a"]
    assert awaited(s) == [1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_clarification_20_the_last_of_all_gets_nothing_but_not_with_two_players(seats: int) -> None:
    s = city(seats)
    stand(s, "council", *[f"{seat}a" for seat in range(seats)])
    assert do(s, Council()) == ([] if seats == 2 else [f"left_out {seats - 1}"])


def test_clarification_21_leonardo_passes_at_once_and_stays_if_nobody_is_there() -> None:
    s = city(3)
    stand(s, "council", "0a")
    do(s, Council())
    say(s, "0 give 2", "0 decline")  # an absentee
    show(s, 1)
    making(s, 1, "small", 1, week=4)
    making(s, 2, "small", 1, week=4)
    do(s, PhaseD())
    assert say(s, "1 bid 1", "2 bid 1")[-1] == "owned 2 1"
    do(s, Council())
    assert s.board.leonardo == 2


def test_clarification_22_one_space_each_all_choose_first_anybody_may_decline() -> None:
    s = council(4, "0aaa", "1aa", "2a")
    say(s, "0 decline", "1 choose component")
    assert refused(s) == {"choose component": "space_taken component"}
    told = say(s, "2 choose florins", "1 pick iron")
    assert told == ["chose_space 2 florins", "took_florins 2 1", "paid 1 1", "got_component 1 iron"]


def test_clarification_23_space_1_never_to_the_council_never_the_master_never_a_laboratory() -> None:
    s = council(3, "0am")
    making(s, 0, "small", 1).apprentices = 1
    say(s, "0 choose move")
    seven = ["workshop", "academy", "smith", "glazier", "carpenter", "bricklayer", "ropemaker"]
    assert offered(s) == [*[f"shift 0 council {place}" for place in seven], "stay"]
    say(s, "0 shift 0 council smith")
    assert line(s, "smith") == ["0a"]


def test_clarification_24_the_moved_apprentice_joins_his_group_or_stands_last() -> None:
    s = council(3, "0aa")
    stand(s, "smith", "0a", "1a")
    stand(s, "academy", "1a")
    other = s.copy()
    say(s, "0 choose move", "0 shift 0 council smith")  # though apprentices were sent there before
    assert line(s, "smith") == ["0aa", "1a"]
    say(other, "0 choose move", "0 shift 0 council academy")
    assert line(other, "academy") == ["1a", "0a"]


def test_clarification_25_codex_1_moves_anybodys_but_not_to_where_he_is_first() -> None:
    s = council(4, "0a", codex_1="on")
    stand(s, "smith", "1a")
    stand(s, "academy", "1a", "2a")
    say(s, "0 choose move")
    assert "shift 1 smith academy" not in offered(s)
    assert {"shift 2 academy smith", "shift 1 smith workshop"} < set(offered(s))
    assert not any("council" in text for text in offered(s))


def test_clarification_26_with_fewer_than_four_cards_look_at_what_is_there() -> None:
    s = council(3, "0a")
    pile(s, 7, 6, 5)
    assert say(s, "0 choose inventions", viewer=0)[-1] == "looked 0 7 6 5 none"
    assert len(offered(s)) == 6


def test_clarification_27_space_4_needs_a_florin_and_a_stack_that_is_not_empty() -> None:
    s = council(3, "0a")
    purses(s, 0, 0, 0)
    assert refused(s) == {"choose component": "not_enough_florins 1 0"}
    purses(s, 1, 0, 0)
    assert "choose component" in offered(s)
    s.board.stacks[:] = [0] * 5
    assert refused(s) == {"choose component": "no_components_left component"}


def test_clarification_28_untaken_florins_stay_and_one_is_added() -> None:
    s = council(3, "0a")
    say(s, "0 decline")
    do(s, AddFlorin(), AddFlorin())
    assert s.board.purse == 3
    stand(s, "council", "1a")
    do(s, Council())
    say(s, "1 give 0", "1 choose florins")
    assert (s.board.purse, florins(s)[1]) == (0, 6)


# Workshop, Academy, shops


def test_clarification_29_the_price_rises_only_when_somebody_buys_and_the_offer_goes_round() -> None:
    s = visit(city(3), "smith", "0aaa", "1aa", "2a")
    purses(s, 9, 9, 9)
    say(s, "0 buy iron", "1 decline")
    assert asked(s) == ["buy_good 2 smith 2"]
    say(s, "2 buy iron")
    assert asked(s) == ["buy_good 0 smith 3"]


def test_clarification_30_it_ends_after_the_purchase_at_4_or_when_it_is_empty() -> None:
    s = visit(city(2), "smith", "0aa", "1a")
    purses(s, 9, 0)
    assert say(s, *["0 buy iron"])[-1] == "could_not_pay 1 smith 2"
    say(s, *["0 buy iron"] * 3)
    assert (asked(s), florins(s)[0], empty_city(s)) == ([], 0, True)
    s = visit(city(2), "smith", "0aa", "1a")
    say(s, "0 decline", "1 decline")
    assert (asked(s), empty_city(s)) == ([], True)


def test_clarification_31_who_cannot_pay_or_use_it_must_decline() -> None:
    s = city()
    player(s, 0).academy = 0
    stand(s, "academy", "0a")
    assert do(s, ResolvePlace(ACADEMY)) == ["could_not_use 0 academy"]
    lab(s, 0, "small", places=5, men=1)
    lab(s, 0, "large", places=6, men=2)
    stand(s, "workshop", "0a")
    assert do(s, ResolvePlace(WORKSHOP)) == ["could_not_use 0 workshop"]
    s.board.stacks[0] = 0
    stand(s, "smith", "0a")
    assert do(s, ResolvePlace(PLACES.value("smith"))) == ["could_not_use 0 smith"]


def test_clarification_32_a_marker_on_0_is_work_and_the_large_laboratory_may_be_taken_meanwhile() -> None:
    s = city()
    making(s, 0, "small", 1, week=0)
    visit(s, "workshop", "0a")
    assert offered(s) == ["buy large-lab", "decline"]
    assert refused(s)["buy five-places"] == "good_busy five-places"


def test_clarification_33_what_was_just_bought_may_be_improved_by_the_next_purchase() -> None:
    s = visit(city(), "workshop", "0a")
    purses(s, 9, 0)
    say(s, "0 buy large-lab", "0 buy six-places", "0 buy man-large")
    assert (lab(s, 0, "large").places, lab(s, 0, "large").men) == (6, 1)


def test_clarification_34_a_man_is_installed_at_once_never_moves_and_three_are_the_most() -> None:
    s = city()
    lab(s, 0, "small", places=3)
    visit(s, "workshop", "0a")
    assert not any("man" in text for text in offered(s))
    lab(s, 0, "small", places=5, men=1)
    lab(s, 0, "large", places=6, men=1)
    assert offered(s) == ["buy man-large", "decline"]
    say(s, "0 buy man-large")
    assert [each.men for each in player(s, 0).labs] == [1, 2]


def test_clarification_35_a_new_apprentice_works_next_turn_and_two_laboratories_are_the_most() -> None:
    s = visit(city(), "academy", "0a")
    before = player(s, 0).free
    say(s, "0 buy apprentice")
    assert player(s, 0).free == before
    player(s, 0).take_home()
    assert player(s, 0).free == before + 2
    lab(s, 0, "large", places=4)
    s.agenda.clear()
    assert "buy large-lab" not in offered(visit(s, "workshop", "0a"))


def test_clarification_36_an_empty_stack_gives_nothing_and_completed_components_go_back() -> None:
    s = city()
    show(s, 1)
    making(s, 1, "small", 1, week=4)
    s.board.stacks[0] = 0
    stand(s, "smith", "0a")
    assert do(s, ResolvePlace(PLACES.value("smith"))) == ["could_not_use 0 smith"]
    do(s, PhaseD())
    assert s.board.stacks[0] == 1


# Laboratories


@pytest.mark.parametrize("turn", [1, 8, 9])
def test_clarification_37_a_mechanical_man_works_alone_while_his_laboratory_is_active(turn: int) -> None:
    s = city(turn=turn)
    lab(s, 0, "small", places=5, men=1)
    lab(s, 0, "large", places=6, men=2)
    made = making(s, 0, "large", 12)
    assert do(s, WorkLaboratories()) == ["worked 0 large 4"]
    made.apprentices, made.masters = 1, 1
    assert do(s, WorkLaboratories()) == ["worked 0 large 11"]


def test_clarification_38_the_counter_stops_at_15_and_surplus_weeks_are_lost() -> None:
    s = city()
    show(s, 1)
    making(s, 0, "small", 1, week=14).apprentices = 3
    assert do(s, WorkLaboratories()) == ["worked 0 small 15"]
    do(s, PhaseD(), PhaseA())
    hold(s, 0, "wood")
    say(s, "0 start small 2")
    assert lab(s, 0, "small").week == 0


# Phase D


def test_clarification_39_two_weeks_off_per_older_card_once_at_completion() -> None:
    s = city()
    show(s, 13)
    won(s, 0, 8)
    making(s, 0, "small", 13, week=4).apprentices = 1
    assert do(s, WorkLaboratories()) == ["worked 0 small 5"]
    assert do(s, PhaseD())[-1] == "owned 0 13"
    late = city()
    won(late, 0, 8)
    gone(late, 13)
    making(late, 0, "small", 13, week=5).shown = True
    assert do(late, PhaseD())[-1] == "completed 0 13 small 6"


def test_clarification_40_without_the_card_neither_discount_nor_diversity() -> None:
    s = city()
    player(s, 0).completed += (2, 0, 1)
    show(s, 13)
    making(s, 0, "small", 13, week=6)
    assert do(s, PhaseD(), CountDiversity()) == ["none_revealed"]


def test_clarification_41_what_is_finished_cannot_be_held_back() -> None:
    s = finish(1, 0)
    assert asked(s) == []
    assert numbers(player(s, 0).completed) == [1]


def test_clarification_42_several_get_the_first_amount_then_bid_what_they_hold() -> None:
    s = finish(1, 0, 1)
    assert florins(s) == [5, 5, 0]
    assert offered(s, seat=1) == [f"bid {amount}" for amount in range(6)]
    say(s, "0 bid 5", "1 bid 4")
    assert florins(s) == [0, 5, 0]


def test_clarification_43_ties_go_clockwise_from_leonardo_and_all_zero_leaves_the_game() -> None:
    s = finish(1, 0, 1, leonardo=2)
    assert say(s, "0 bid 2", "1 bid 2")[-1] == "owned 0 1"
    s = finish(1, 0, 1, leonardo=1)
    assert say(s, "0 bid 2", "1 bid 2")[-1] == "owned 1 1"
    s = finish(1, 0, 1)
    assert say(s, "0 bid 0", "1 bid 0")[-1] == "unclaimed 1"
    assert numbers(s.board.done) == [1]
    assert [numbers(each.cards) for each in s.board.players] == [[], [], []]


def test_clarification_44_leonardos_holder_orders_his_auctions_else_the_first_player_reached() -> None:
    for leonardo, chooser in ((0, 0), (3, 0)):
        s = city(4)
        s.board.leonardo = leonardo
        s.board.contested.update({1: [1, 0], 2: [0, 2]})
        do(s, HoldAuctions())
        assert asked(s) == [f"order_auctions {chooser}"]
        assert offered(s) == ["auction 2", "auction 3"]
        say(s, "0 auction 3")
        assert awaited(s) == [0, 2]
    s = city(4)
    s.board.leonardo = 1
    s.board.contested.update({2: [0, 2], 1: [1, 0]})
    do(s, HoldAuctions())
    assert asked(s) == ["make_bid 1 2", "make_bid 0 2"]


def test_clarification_45_late_finishers_show_and_get_the_lower_amount_each() -> None:
    s = city(3)
    show(s, 1)
    purses(s, 0, 0, 0)
    making(s, 0, "small", 1, week=4)
    late = [making(s, seat, "small", 1, week=1) for seat in (1, 2)]
    assert do(s, PhaseD())[-2:] == ["showed 1 small 1", "showed 2 small 1"]
    stopped = s.copy()
    for each in late:
        each.week = 4
    assert do(s, PhaseD()) == ["completed 1 1 small 3", "completed 2 1 small 3"]
    assert (florins(s), asked(s)) == ([5, 3, 3], [])
    stopped.board.leonardo = 1
    do(stopped, PhaseA())
    say(stopped, "1 stop small")
    assert "start small 1" not in offered(stopped)


def test_clarification_46_the_four_memo_arrows_are_no_limit() -> None:
    s = city(5)
    show(s, 1, 2)
    for name, number in (("small", 1), ("large", 2)):
        making(s, 0, name, number, week=4)
        for seat in range(1, 5):
            making(s, seat, name, number)
    do(s, PhaseD())
    assert sum(each.shown for seat in range(5) for each in player(s, seat).labs) == 8


# The end


@pytest.mark.parametrize(("turn", "refilled"), [(7, True), (8, False), (9, False)])
def test_clarification_47_the_last_refill_is_at_the_end_of_turn_7(turn: int, refilled: bool) -> None:
    rules = city().board.rules
    assert any(isinstance(step, Refill) for step in rules.plan(turn)) == refilled


def test_clarification_48_an_empty_deck_leaves_the_display_short() -> None:
    s = city()
    show(s, 1)
    pile(s)
    assert do(s, Refill()) == []
    assert numbers(s.board.display) == [1]


def test_clarification_49_diversity_counts_cards_and_tie_breaks_count_completions() -> None:
    s = city()
    purses(s, 2, 10)
    won(s, 0, 1, 2, 3)
    player(s, 1).completed += (3, 4, 5)
    do(s, CountDiversity())
    ended = result(s)
    assert ended is not None
    assert (ended.scores, ended.winners) == ([10, 10], [1])  # three completed each; seat 1 has a copper
    assert ended.tie_breaks == ["completed", "gold", "silver", "copper"]


def test_clarification_50_the_bank_never_runs_out_and_left_over_components_are_worth_nothing() -> None:
    s = city()
    show(s, 16)
    purses(s, 290, 0)  # more than the 60 cards of the box
    making(s, 0, "small", 16, week=15)
    hold(s, 1, "glass glass glass")
    do(s, PhaseD())
    ended = result(s)
    assert ended is not None
    assert ended.scores == [310, 0]


def test_every_clarification_has_its_test() -> None:
    found = re.findall(r"test_clarification_(\d\d)_", " ".join(globals()))
    assert sorted(int(number) for number in found) == list(range(1, 51))
