"""§4.2 Taking a card, and what takes its place."""

from __future__ import annotations

from bottega.games.codex.pieces import ENDING, GONE, PLAYING, Table
from bottega.games.codex.turns import EndTurn, TakeCard
from bottega.kit.events import SILENT
from bottega.kit.play import awaited, question
from bottega.kit.state import State
from tests.games.codex.positions import card, cards, manuscript, offered, say, state, table


def taking(decks: tuple[str, str], shown: str) -> State[Table]:
    """Seat 0 has laid a card and is about to take one."""
    areas = manuscript("S3 front"), manuscript("S4 front")
    board = table(*areas, hands=["R01 R11", "R02 R12 G01"], decks=decks, shown=shown)
    return state(board, TakeCard(0), EndTurn(0))


def test_one_of_four_face_up_or_the_top_of_a_deck() -> None:
    s = taking(("R21 R22", "G21 G22"), "R31 R32 G31 G32")
    assert question(s, 0).id == "take_a_card"
    assert offered(s, 0) == ["take R31", "take R32", "take G31", "take G32", "draw resource", "draw gold"]


def test_the_top_of_a_deck_is_drawn_unseen_by_others() -> None:
    s = taking(("R21 R22", "G21 G22"), "R31 R32 G31 G32")
    told = say(s.copy(), 0, "draw resource")
    assert [line.args for line in told] == [{"seat": "0", "deck": "resource", "card": "R22"}]
    say(s, 0, "draw gold")
    assert s.board.hands[0] == cards("R01 R11 G22")
    assert s.board.decks == [tuple(cards("R21 R22")), tuple(cards("G21"))]
    assert s.board.shown == cards("R31 R32 G31 G32")


def test_a_card_taken_is_replaced_from_its_own_deck() -> None:
    s = taking(("R21 R22", "G21 G22"), "R31 R32 G31 G32")
    told = say(s, 0, "take G31")
    assert [(line.id, line.args["card"]) for line in told] == [("took", "G31"), ("turned_up", "G22")]
    assert s.board.shown == cards("R31 R32 G22 G32")
    assert s.board.hands[0] == cards("R01 R11 G31")


def test_when_its_deck_is_empty_it_is_replaced_from_the_other() -> None:
    s = taking(("", "G21 G22"), "R31 R32 G31 G32")
    say(s, 0, "take R32")
    assert s.board.shown == cards("R31 G22 G31 G32")


def test_the_other_way_round_too() -> None:
    s = taking(("R21", ""), "R31 R32 G31 G32")
    say(s, 0, "take G32")
    assert s.board.shown == cards("R31 R32 G31 R21")


def test_when_both_decks_are_empty_the_place_stays_empty() -> None:
    s = taking(("", ""), "R31 R32 G31 G32")
    assert [line.id for line in say(s, 0, "take R31")] == ["took"]
    assert s.board.shown == [GONE, *cards("R32 G31 G32")]
    assert s.board.ending == PLAYING


def test_an_empty_place_offers_nothing() -> None:
    assert offered(taking(("", ""), "- R32 - G32"), 0) == ["take R32", "take G32"]


def test_an_empty_deck_offers_nothing() -> None:
    assert offered(taking(("", "G21"), "- - G31 -"), 0) == ["take G31", "draw gold"]


def test_the_last_card_taken_brings_on_the_end() -> None:
    s = taking(("", ""), "- - - G32")
    assert [line.id for line in say(s, 0, "take G32")] == ["took", "nothing_left"]
    assert s.board.ending == ENDING


def test_the_last_card_drawn_while_others_lie_face_up_does_not() -> None:
    s = taking(("R21", ""), "- - - G32")
    say(s, 0, "draw resource")
    assert s.board.ending == PLAYING


def test_when_nothing_is_left_nothing_is_taken() -> None:
    s = taking(("", ""), "- - - -")
    s.board.ending = ENDING
    s.agenda.pop().run(s, SILENT)
    assert s.board.hands[0] == cards("R01 R11")
    assert len(s.agenda) == 1


def test_a_card_taken_from_the_middle_can_be_laid_later() -> None:
    s = taking(("R21 R22", "G21 G22"), "R31 R32 G31 G32")
    say(s, 0, "take R31")
    assert awaited(s) == [1]
    assert card("R31") in s.board.hands[0]
