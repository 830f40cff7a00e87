"""What each viewer sees: work under way, the look at the deck, sealed bids."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.guess import guess_deck, less
from bottega.games.leonardo.phases.completing import PhaseD
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.ending import Refill
from bottega.games.leonardo.phases.revealing import RevealInOrder
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.words import BID
from bottega.kit.codec import dump
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.leonardo.middle import gone, numbers, pile, show, stand
from tests.games.leonardo.positions import city, hold, lab, making, opened, player, playing, purses
from tests.games.talk import asked, do, offered, say

OTHERS = [NOBODY, 1, 2]
LUCK = Luck(b"hidden")


def made(s: State[City], viewer: int, name: str = "small") -> int:
    """What a viewer sees seat 0 make: a number, or 0 if it is hidden."""
    return lab(s.view(viewer), 0, name).invention + 1


def worlds(s: State[City], viewer: int, count: int = 60) -> list[State[City]]:
    """Guesses at the truth, each of which looks the same to this viewer."""
    found = [s.view(viewer).determinise(viewer, LUCK) for _ in range(count)]
    assert {str(dump(world.view(viewer))) for world in found} == {str(dump(s.view(viewer)))}
    return found


# Components under a laboratory


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_hear_that_work_began_but_not_on_what(viewer: int) -> None:
    s = city(3)
    do(s, PhaseA())
    assert say(s, "0 start small 8", viewer=viewer) == ["started 0 small ?"]
    assert made(s, viewer) == 0
    assert lab(s.view(viewer), 0, "small").week == 0


def test_the_owner_sees_and_hears_it() -> None:
    s = city(3)
    do(s, PhaseA())
    assert say(s, "0 start small 8", viewer=0) == ["started 0 small 8"]
    assert made(s, 0) == 8


@pytest.mark.parametrize("viewer", OTHERS)
def test_which_invention_was_started_makes_no_difference_to_others(viewer: int) -> None:
    seen: set[str] = set()
    for number in (1, 3, 8, 13):
        s = city(3)
        do(s, PhaseA())
        say(s, f"0 start small {number}")
        seen.add(str(dump(s.view(viewer))))
    assert len(seen) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_do_not_learn_what_was_stopped(viewer: int) -> None:
    s = city(3)
    making(s, 0, "small", 13, week=2)
    do(s, PhaseA())
    assert say(s, "0 stop small", viewer=viewer) == ["stopped 0 small ?"]
    assert (made(s, viewer), lab(s.view(viewer), 0, "small").week) == (-1, -1)


@pytest.mark.parametrize("viewer", [*OTHERS, 0])
def test_what_is_shown_everybody_sees(viewer: int) -> None:
    s = city(3)
    show(s, 12)
    making(s, 0, "small", 12, week=2)
    making(s, 1, "small", 12, week=11)
    assert do(s, PhaseD(), viewer=viewer)[-1] == "showed 0 small 12"
    assert made(s, viewer) == 12


def test_a_view_leaves_the_state_as_it_was() -> None:
    s = city(3)
    making(s, 0, "small", 8)
    before = str(dump(s))
    s.view(1)
    assert str(dump(s)) == before


# Guesses at what others make


def test_a_guess_is_any_invention_whose_components_the_player_may_have() -> None:
    s = playing(city(3))
    making(s, 0, "small", 13)
    hold(s, 0, "wood")
    guessed = {lab(world, 0, "small").invention + 1 for world in worlds(s, 1)}
    assert guessed == {1, 2, 3, 7, 13}


def test_nothing_completed_is_guessed() -> None:
    s = playing(city(3))
    making(s, 0, "small", 13)
    hold(s, 0, "wood")
    gone(s, 1, 7)
    assert {lab(world, 0, "small").invention + 1 for world in worlds(s, 1)} == {2, 3, 13}


def test_two_guesses_are_different_and_the_components_suffice_for_both() -> None:
    s = playing(city(3))
    making(s, 0, "small", 1)
    making(s, 0, "large", 3)
    hold(s, 0, "iron")
    pairs = {tuple(each.invention + 1 for each in player(world, 0).labs) for world in worlds(s, 2)}
    assert pairs == {(1, 3), (3, 1), (1, 13), (13, 1)}


def test_what_was_shown_takes_its_components_out_of_the_guess() -> None:
    s = city(3)
    making(s, 0, "small", 13).shown = True
    gone(s, 13)
    making(s, 0, "large", 2)
    hold(s, 0)
    assert {lab(world, 0, "large").invention + 1 for world in worlds(s, 2)} == {2}
    assert {lab(world, 0, "small").invention + 1 for world in worlds(s, 2)} == {13}


def test_a_guess_leaves_nobody_with_less_than_nothing() -> None:
    s = city(3)
    making(s, 0, "small", 8)
    making(s, 1, "small", 12)
    for world in worlds(s, NOBODY):
        for seat in range(3):
            assert min(player(world, seat).hand(world.board.rules)) >= 0
    assert less([2, 1], [1, 1]) == [1, 0]


def test_no_secret_work_is_left_once_it_was_revealed_by_another() -> None:
    s = city(3, ordered_revelation="on")
    show(s, 1)
    hold(s, 1)
    making(s, 0, "small", 1, week=4)
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    say(s, "0 reveal small")
    assert asked(s) == ["reveal_work 1"]
    assert {lab(world, 1, "small").invention + 1 for world in worlds(s, 2)} == {1}


# The look at the deck


def looking() -> State[City]:
    """Seat 0 chose to look at the inventions 2, 4, 5 and 6; 7 lies below."""
    s = city(3)
    pile(s, 2, 4, 5, 6, 7)
    stand(s, "council", "0a")
    do(s, Council())
    say(s, "0 give 0")
    return s


def tops(s: State[City], viewer: int) -> list[int]:
    """The deck from the top as a viewer sees it, 0 for a hidden card."""
    return [card + 1 for card in s.view(viewer).board.deck[::-1]]


def test_before_the_look_nobody_knows_the_deck() -> None:
    assert all(tops(looking(), viewer) == [0] * 5 for viewer in (NOBODY, 0, 1, 2))


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_hear_of_the_look_only(viewer: int) -> None:
    s = looking()
    assert say(s, "0 choose inventions", viewer=viewer) == ["chose_space 0 inventions", "looked 0 ? ? ? ?"]
    assert say(s, "0 order 6 5 4 2", viewer=viewer) == ["ordered 0"]
    assert tops(s, viewer) == [0] * 5


def test_who_looked_knows_the_four_and_their_order() -> None:
    s = looking()
    assert say(s, "0 choose inventions", viewer=0)[-1] == "looked 0 2 4 5 6"
    assert tops(s, 0) == [2, 4, 5, 6, 0]
    say(s, "0 order 6 5 4 2")
    assert tops(s, 0) == [6, 5, 4, 2, 0]


def test_he_still_knows_them_when_the_first_are_turned_up() -> None:
    s = looking()
    say(s, "0 choose inventions", "0 order 6 5 4 2")
    show(s, 1, 3, 8)
    s.board.deck[:], s.board.known[:] = [6, 1, 3, 4, 5], [0, 1, 1, 1, 1]
    do(s, Refill())
    assert tops(s, 0) == [5, 4, 2, 0]
    assert tops(s, 1) == [0] * 4


def test_who_orders_later_knows_better() -> None:
    s = looking()
    say(s, "0 choose inventions", "0 order 6 5 4 2")
    stand(s, "council", "1a")
    do(s, Council())
    say(s, "1 give 0", "1 choose inventions")
    assert tops(s, 1) == tops(s, 0) == [6, 5, 4, 2, 0]
    say(s, "1 order 2 4 5 6")
    assert (tops(s, 0), tops(s, 1)) == ([0] * 5, [2, 4, 5, 6, 0])


def test_a_guessed_deck_keeps_what_is_known_and_how_it_was_stacked() -> None:
    s = opened(5)
    stand(s, "council", "0a")
    s.agenda.clear()
    do(s, Council())
    say(s, "0 give 0", "0 choose inventions")
    say(s, f"0 {offered(s)[-1]}")
    for world in worlds(s, 0, 20):
        assert world.board.deck[-4:] == s.board.deck[-4:]
        assert sorted(world.board.deck) == sorted(s.board.deck)
        assert sorted(numbers(world.board.deck[:5])) == [21, 22, 23, 24, 25]
        assert {16, 17, 18, 19, 20} < set(numbers(world.board.deck[5:16]))


@pytest.mark.parametrize("viewer", [NOBODY, 0])
def test_guessed_decks_differ_within_their_layers(viewer: int) -> None:
    s = opened(3)
    guessed = [world.board.deck for world in worlds(s, viewer, 20)]
    assert len({tuple(deck) for deck in guessed}) == 20
    for deck in guessed:
        assert sorted(numbers(deck[:5])) == [21, 22, 23, 24, 25]
        assert {16, 17, 18, 19, 20} < set(numbers(deck[5:16]))
        assert max(numbers(deck[16:])) <= 15


# Sealed bids


def bidding() -> State[City]:
    """Seats 0 and 1 bid for invention 1; seat 0 has bid."""
    s = city(3)
    show(s, 1)
    purses(s, 4, 4, 4)
    making(s, 0, "small", 1, week=4)
    making(s, 1, "small", 1, week=4)
    do(s, PhaseD())
    assert say(s, "0 bid 7", viewer=1) == []
    return s


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_that_he_has_bid_but_not_what(viewer: int) -> None:
    assert bidding().view(viewer).sealed == {0: HIDDEN}


def test_he_sees_his_own_bid() -> None:
    assert bidding().view(0).sealed == {0: BID.of(7)}


def test_any_bid_he_could_pay_is_guessed() -> None:
    guessed = {BID.first(world.sealed[0]) for world in worlds(bidding(), 1, 200)}
    assert guessed == set(range(10))


@pytest.mark.parametrize("viewer", [*OTHERS, 0])
def test_all_bids_are_shown_at_once(viewer: int) -> None:
    told = say(bidding(), "1 bid 2", viewer=viewer)
    assert told == ["bid_shown 0 1 7", "bid_shown 1 1 2", "owned 0 1"]


def test_a_guessed_deck_is_stacked_like_the_true_one() -> None:
    for options in ({"start": "expert"}, {"start": "expert", "staged_deck": "on"}):
        rules = city(4, options=options).board.rules
        for seed in range(20):
            deck = [HIDDEN] * 20
            luck = Luck(bytes([seed]) * 32)
            guess_deck(rules, deck, luck.shuffle(list(range(25)))[:20], luck)
            assert len(set(deck)) == 20
            bottom = sum(rules.layers[0])
            at_the_bottom = [rules.pile(card) for card in deck[:bottom]]
            for number, count in enumerate(rules.layers[0]):
                assert not count or at_the_bottom.count(number) <= count


def test_cards_known_in_a_layer_leave_the_others_to_be_guessed() -> None:
    rules = city(4, options={"start": "expert"}).board.rules
    deck = [20, 21, 22, HIDDEN, HIDDEN, *[HIDDEN] * 6, 15, 16, 0, 1, 2]
    unseen = [card for card in range(25) if card not in deck][:8]
    guess_deck(rules, deck, [*unseen], Luck(bytes(32)))
    assert sorted(deck) == sorted([20, 21, 22, 15, 16, 0, 1, 2, *unseen])
