"""The Pietrocupo rules: each change alone, then all of them together."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COMPONENTS, PLACES, RANKS
from bottega.games.leonardo.phases.council import Council, GiveLeonardo
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, PassLeonardo, Refill
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, result, sample, setup
from bottega.kit.state import State
from tests.games.leonardo.middle import line, numbers, pile, show, stand
from tests.games.leonardo.positions import city, florins, hand, hold, opened, player, purses
from tests.games.talk import asked, do, offered, refused, say, told

EXPERT = {"start": "expert"}


# Random first component


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_each_is_dealt_one_component_of_a_different_kind(seats: int, seed: int) -> None:
    s = opened(seats, seed, EXPERT, random_component="on")
    hands = [hand(s, seat) for seat in range(seats)]
    assert len(set(hands)) == seats
    assert set(hands) <= set(COMPONENTS.names)
    assert s.board.conserved()["components"] == 60


def test_the_dealt_components_differ_from_match_to_match_and_are_told() -> None:
    assert len({hand(opened(2, seed, EXPERT, random_component="on"), 0) for seed in range(30)}) == 5
    s, events = setup(GAME, 2, {**EXPERT, "random_component": "on"}, bytes(32))
    assert told(events)[:2] == [f"was_dealt {seat} {hand(s, seat)}" for seat in range(2)]


# Half a favour with five players


def test_five_players_take_half_a_favour_first() -> None:
    s = opened(5, 0, EXPERT, half_favour="on")
    assert asked(s) == ["take_half_favour 0"]
    assert offered(s) == ["favour one-component", "favour two-florins"]
    say(s, "0 favour one-component")
    assert asked(s) == ["pick_component 0 1"]
    say(s, "0 pick glass", "1 favour two-florins")
    assert (hand(s, 0), florins(s)[1]) == ("glass", 5)
    say(s, "2 favour two-florins", "3 favour two-florins", "4 favour two-florins")
    assert asked(s) == ["take_favour 0"]


def test_fewer_players_do_not() -> None:
    assert asked(opened(4, 0, EXPERT, half_favour="on")) == ["take_favour 0"]


# New favours


def test_two_components_only() -> None:
    s = opened(4, 0, EXPERT, new_favours="on")
    say(s, "0 favour components", "0 pick iron", "0 pick iron")
    assert asked(s) == ["take_favour 1"]


def test_one_improvement_each_and_no_component_with_it() -> None:
    s = opened(4, 0, EXPERT, new_favours="on")
    say(s, "0 favour large-lab", "1 favour florins", "2 favour florins", "3 favour florins")
    assert refused(s)["favour five-places"] == "favour_limit five-places 1"
    assert offered(s) == ["favour apprentice", "favour florins", "favour components"]


# Staged deck


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(10))
def test_each_rank_overlaps_the_next_and_five_are_asked_for(seats: int, seed: int) -> None:
    board = opened(seats, seed, EXPERT, staged_deck="on").board
    assert len(board.display) == 5
    assert not board.boxed
    cards = board.deck + board.display[::-1]
    layers = [cards[:7], cards[7:12], cards[12:17], cards[17:22], cards[22:]]
    ranks = [Counter(RANKS[board.rules.rank[card]] for card in layer) for layer in layers]
    assert ranks == [
        {"gold": 7},
        {"gold": 3, "silver": 2},
        {"silver": 3, "copper": 2},
        {"copper": 3, "bronze": 2},
        {"bronze": 3},
    ]
    assert {21, 22, 23, 24, 25} < set(numbers(layers[0]))


# Rotating first player


def test_leonardo_goes_round_and_the_council_does_not_give_him_away() -> None:
    s = city(3, rotating_first="on")
    s.board.leonardo = 2
    assert do(s, PassLeonardo()) == ["leonardo_passed 0"]
    stand(s, "council", "1a")
    do(s, Council())
    assert asked(s) == ["choose_privilege 1"]


@pytest.mark.parametrize("turn", range(1, 10))
def test_he_passes_at_the_end_of_every_turn(turn: int) -> None:
    rules = city(rotating_first="on").board.rules
    assert isinstance(rules.plan(turn)[-1], PassLeonardo)
    assert not any(isinstance(step, GiveLeonardo) for step in rules.council.steps)


# Enhanced Council


def enhanced(*groups: str, seats: int = 3) -> State[City]:
    s = city(seats, enhanced_council="on")
    stand(s, "council", *groups)
    do(s, Council())
    say(s, f"{awaited(s)[0]} give 0")
    return s


def test_any_apprentice_moves_from_any_place_but_not_to_the_council() -> None:
    s = enhanced("0a", "1a")
    stand(s, "smith", "1a", "2m")
    say(s, "0 choose move", "1 decline")
    assert {"shift 1 smith academy", "shift 0 council smith"} < set(offered(s))
    assert not any(text.startswith("shift 2") or text.endswith("council") for text in offered(s))


def test_a_moved_apprentice_goes_to_the_end_where_groups_are_kept_too() -> None:
    s = enhanced("0a", "1a")
    stand(s, "smith", "0a", "1aa", "2a")
    say(s, "0 choose move", "1 decline", "0 shift 0 council smith")
    assert line(s, "smith") == ["0a", "1aa", "2a", "0a"]


def test_there_he_is_ranked_and_served_by_himself() -> None:
    s = enhanced("0a")
    purses(s, 9, 9, 9)
    stand(s, "smith", "1aa", "0aa")
    say(s, "0 choose move", "0 shift 0 council smith")
    do(s, ResolvePlace(PLACES.value("smith")))
    assert asked(s) == ["buy_good 1 smith 0"]  # with his fellows he would have been first
    say(s, "1 buy iron", "0 decline")
    assert (asked(s), line(s, "smith")) == (["buy_good 0 smith 2"], ["1aa", "0a"])


def test_the_printed_council_lets_him_join_his_fellows() -> None:
    s = city(3)
    stand(s, "council", "0a")
    stand(s, "smith", "0a", "1aa")
    do(s, Council())
    say(s, "0 give 0", "0 choose move", "0 shift 0 council smith")
    assert line(s, "smith") == ["0aa", "1aa"]


@pytest.mark.parametrize("turn", range(1, 10))
def test_no_florin_lies_where_nobody_can_take_it(turn: int) -> None:
    s = opened(2, enhanced_council="on")
    assert s.board.purse == 0
    assert not any(isinstance(step, AddFlorin) for step in s.board.rules.plan(turn))
    assert opened(2).board.purse == 1


def test_two_florins_that_do_not_pile_up() -> None:
    s = enhanced("0a")
    purses(s, 0, 0, 0)
    assert say(s, "0 choose florins") == ["chose_space 0 florins", "took_florins 0 2"]
    assert florins(s) == [2, 0, 0]


def test_a_component_for_nothing() -> None:
    s = enhanced("0a")
    purses(s, 0, 0, 0)
    assert say(s, "0 choose component", "0 pick wood") == ["chose_space 0 component", "got_component 0 wood"]
    assert florins(s) == [0, 0, 0]


def test_the_top_of_the_four_is_asked_for_at_once() -> None:
    s = enhanced("0a")
    pile(s, 2, 4, 5, 6)
    before = len(s.board.display)
    told_it = say(s, "0 choose inventions", "0 order 5 2 4 6")
    assert told_it[-2:] == ["ordered 0", "requested 5"]
    assert (numbers(s.board.deck[::-1]), len(s.board.display)) == ([2, 4, 6], before + 1)


def test_it_is_asked_for_beyond_the_usual_number() -> None:
    s = enhanced("0a")
    do(s, Refill())
    say(s, "0 choose inventions")
    say(s, f"0 {offered(s)[0]}")
    assert len(s.board.display) == s.board.rules.display + 1
    assert do(s, Refill()) == []


# All of them


def test_the_preset_sets_every_change() -> None:
    full = GAME.complete({"preset": "pietrocupo"})
    off = [id for id, value in full.items() if value == "off"]
    assert off == ["codex_1", "hold_back", "florins_to_points", "owner_only"]


def test_the_preset_has_copper_from_6_to_10_and_silver_from_11_to_15() -> None:
    """Ruling 69."""
    sheet = opened(2, preset="pietrocupo").board.rules
    ranks = [RANKS[rank] for rank in sheet.rank]
    assert ranks == ["bronze"] * 5 + ["copper"] * 5 + ["silver"] * 5 + ["gold"] * 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_of_the_preset(seats: int) -> None:
    s = opened(seats, 7, preset="pietrocupo")
    luck = Luck(b"pietrocupo")
    while awaited(s):
        apply_unchecked(s, awaited(s)[0], sample(s, awaited(s)[0], luck))
    ended = result(s)
    assert ended is not None
    assert s.board.turn == 9
    assert list(ended.parts[0]) == ["inventions", "diversity"]
    assert s.board.leonardo == 9 % seats


def test_a_turn_of_the_preset() -> None:
    s = city(2, preset="pietrocupo")
    hold(s, 0, "iron")
    hold(s, 1)
    show(s, 1)
    do(s, BeginTurn(1))
    say(s, "0 start small 1", "0 done", "1 done")
    assert asked(s) == ["assign_workers 0"]
    say(s, "0 send 2 small", "0 master small")
    assert asked(s) == ["place_or_call 0"]  # the laboratory is full
    say(s, "0 send 1 smith", "1 master smith", "0 pass", "1 pass")
    assert asked(s) == ["buy_good 1 smith 0"]
    say(s, "1 buy iron", "0 decline")
    assert asked(s) == ["reveal_work 0"]
    told_it = say(s, "0 reveal small")
    assert told_it[:2] == ["completed 0 1 small 5", "owned 0 1"]
    assert told_it[-2:] == ["leonardo_passed 1", "turn_began 2 1"]
    assert numbers(player(s, 0).cards) == [1]
