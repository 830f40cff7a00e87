"""What each viewer sees: hands, decks, what is looked at, and what one remembers of it."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.words import WORDS
from bottega.kit.codec import dump
from bottega.kit.events import HIDDEN, shows_hidden
from bottega.kit.luck import Luck
from bottega.kit.play import apply
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, say
from tests.games.workshop.positions import cards, deck, hold, lay, named, opened, own, show, stack, table

LUCK = Luck(b"hidden")
OTHERS = [NOBODY, 1, 2]
PILE = "letters/work physics/any biology/visit painting/work engineering/work architecture/work"


def worlds(s: State[Table], viewer: int, count: int = 40) -> list[State[Table]]:
    """Guesses at the truth, each of which looks the same to this viewer."""
    found = [s.view(viewer).determinise(viewer, LUCK) for _ in range(count)]
    assert {str(dump(world.view(viewer))) for world in found} == {str(dump(s.view(viewer)))}
    return found


def everything(board: Table) -> Counter[int]:
    """All apprentices, wherever they are."""
    places = [board.deck[: board.top], board.removed, board.aside, board.played, *board.hands]
    return Counter(card for place in places for card in place)


# Hands and decks


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_only_how_many_cards_a_hand_has(viewer: int) -> None:
    s = opened(3)
    assert s.view(viewer).board.hands[0] == (HIDDEN,) * 4


def test_everyone_sees_their_own_hand() -> None:
    s = opened(3)
    for seat in range(3):
        assert s.view(seat).board.hands[seat] == s.board.hands[seat]


def test_nobody_sees_what_lies_face_down() -> None:
    s = opened(3)
    for viewer in (0, *OTHERS):
        seen = s.view(viewer).board
        assert seen.deck == (HIDDEN,) * s.board.top
        assert seen.removed == (HIDDEN,) * 24
        assert seen.piles == ((HIDDEN,) * 8, (HIDDEN,) * 9, (HIDDEN,) * 9)


def test_a_view_leaves_the_state_as_it_was() -> None:
    s = opened(3)
    before = str(dump(s))
    s.view(1).determinise(1, LUCK)
    assert str(dump(s)) == before


def test_a_guess_has_every_card_once() -> None:
    s = opened(4)
    own(s, 0, "bombarda draw_two")
    for viewer in (NOBODY, 0, 3):
        for world in worlds(s, viewer, 5):
            assert everything(world.board) == everything(s.board)
            shown = Counter(world.board.piles[0]) + Counter(world.board.rows[:3]) + Counter([2])
            assert shown == {0: 2, 1: 3, 2: 2, 3: 2, 4: 2}
            works = [*world.board.piles[1], *world.board.piles[2], *world.board.rows[3:], 2]
            assert sorted(works) == list(range(24))
            assert [list(hand) == sorted(hand) for hand in world.board.hands] == [True] * 4


def test_guesses_differ() -> None:
    s = opened(3)
    found = worlds(s, 0, 20)
    assert len({str(world.board.hands[1]) for world in found}) > 10
    assert len({str(world.board.deck) for world in found}) == 20
    assert len({str(world.board.piles) for world in found}) == 20
    assert all(world.board.hands[0] == s.board.hands[0] for world in found)


# What is looked at


def looking() -> State[Table]:
    """Seat 0 looks at three cards of six."""
    s = table(3)
    hold(s, 0, "painting/visit")
    hold(s, 1, "letters/visit letters/work")
    hold(s, 2, "physics/visit")
    stack(s, PILE)
    show(s, "look_and_play look_and_play")
    do(s, PlayCard(0), DrawCard(0))
    say(s, "visit painting/visit look_and_play")
    return s


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_do_not_see_the_cards_looked_at(viewer: int) -> None:
    s = looking()
    assert s.view(viewer).board.aside == (HIDDEN,) * 3
    assert s.view(0).board.aside == s.board.aside
    assert all(world.board.aside.count(HIDDEN) == 0 for world in worlds(s, viewer, 5))


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_hear_of_the_look_and_of_the_return_only(viewer: int) -> None:
    s = looking()
    heard = say(s, "study physics/any", "return biology/visit", viewer=viewer)
    assert heard == ["studied 0 physics/any physics 1", "returned 0 ?", "returned 0 ?", "drew 0 ?"]
    assert deck(s, viewer) == "? ? ? ?"


@pytest.mark.parametrize("viewer", OTHERS)
def test_in_which_order_they_went_back_makes_no_difference_to_others(viewer: int) -> None:
    seen: set[str] = set()
    for first in ("biology/visit", "letters/work"):
        s = looking()
        say(s, "study physics/any", f"return {first}")
        seen.add(str(dump(s.view(viewer))))
    assert len(seen) == 1


def returned() -> State[Table]:
    """Two cards known to seat 0 lie under a deck of two others."""
    s = looking()
    say(s, "study physics/any", "return biology/visit")
    return s


def test_who_put_them_there_knows_them() -> None:
    s = returned()
    assert deck(s) == "engineering/work architecture/work biology/visit letters/work"
    assert deck(s, 0) == "? ? biology/visit letters/work"
    assert s.board.known == s.view(1).board.known == (1, 1)  # that somebody knows them is public
    assert all(deck(world).endswith("biology/visit letters/work") for world in worlds(s, 0, 10))


def test_he_still_knows_them_when_another_draws_them() -> None:
    s = returned()
    do(s, DrawCard(2), DrawCard(2), DrawCard(2), PlayCard(1))
    assert named(s.board.hands[2]) == "architecture/work engineering/work physics/visit biology/visit"
    assert named(s.view(0).board.hands[2]) == "biology/visit ? ? ?"
    assert named(s.view(1).board.hands[2]) == "? ? ? ?"
    assert named(s.view(NOBODY).board.hands[2]) == "? ? ? ?"
    assert deck(s, 0) == "letters/work"
    assert all(cards("biology/visit")[0] in world.board.hands[2] for world in worlds(s, 0, 10))


def test_that_he_knows_it_is_his_secret() -> None:
    s = returned()
    do(s, DrawCard(2), DrawCard(2), DrawCard(2))
    assert s.view(0).board.clues == ((0, 2, cards("biology/visit")[0]),)
    assert s.view(1).board.clues == s.view(2).board.clues == s.view(NOBODY).board.clues == ()


def test_what_he_draws_himself_needs_no_clue() -> None:
    s = returned()
    do(s, DrawCard(0), DrawCard(0), DrawCard(0))
    assert s.board.clues == ()


def test_when_the_card_is_played_nothing_is_known_any_more() -> None:
    s = returned()
    do(s, DrawCard(2), DrawCard(2), DrawCard(2), PlayCard(2), PlayCard(1))
    say(s, "study physics/visit")
    assert named(s.view(0).board.hands[2]) == "biology/visit ? ?"
    do(s, PlayCard(2))
    say(s, "study biology/visit")
    assert named(s.view(0).board.hands[2]) == "? ?"
    assert s.board.clues == ()


def test_of_two_equal_cards_one_known_is_forgotten_when_one_is_played() -> None:
    s = returned()
    hold(s, 2, "biology/visit")
    do(s, DrawCard(2), DrawCard(2), DrawCard(2), PlayCard(2), PlayCard(1))
    assert named(s.board.hands[2]) == "architecture/work engineering/work biology/visit biology/visit"
    say(s, "study biology/visit")
    assert named(s.view(0).board.hands[2]) == "? ? ?"


def test_who_looks_at_known_cards_takes_the_knowledge_away() -> None:
    s = returned()
    show(s, "look_and_play")
    do(s, DrawCard(2), PlayCard(1))
    s.board.turn = 1
    say(s, "visit letters/visit look_and_play")
    assert named(s.board.aside) == "letters/work architecture/work biology/visit"
    assert (s.view(0).board.aside, s.board.known) == ((HIDDEN,) * 3, ())
    say(s, "study architecture/work", "return letters/work")
    assert (deck(s, 0), deck(s, 1)) == ("? ?", "letters/work biology/visit")


def test_being_asked_about_two_equal_cards_gives_nothing_away() -> None:
    s = table(3)
    hold(s, 0, "painting/visit")
    stack(s, "letters/work letters/work physics/any painting/work")
    show(s, "look_and_play")
    do(s, PlayCard(0), DrawCard(0))
    say(s, "visit painting/visit look_and_play", "study physics/any")
    assert offered(s) == ["return letters/work"]
    assert all(asked(world) == ["return_card 0"] for world in worlds(s, 1, 20))


@pytest.mark.parametrize("move", ["study painting/work", "practise painting/letters+biology letters"])
def test_a_card_played_in_the_last_round_was_seen_by_the_others(move: str) -> None:
    s = table(2)
    s.board.ending = LAST
    hold(s, 0, "painting/work painting/letters+biology")
    lay(s, 0, "letters")
    do(s, PlayCard(0), DrawCard(0))
    assert shows_hidden(apply(s, 0, WORDS.parse(move)))
