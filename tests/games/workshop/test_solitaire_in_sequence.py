"""§8.2 Solitaire, four hands one after another, each with a pile of its own."""

from __future__ import annotations

from bottega.games.workshop import GAME
from bottega.games.workshop.phases.solitaire import BeginHand, EndHand
from bottega.games.workshop.pieces import PLAYING, Table
from bottega.games.workshop.scoring import total
from bottega.kit.events import HIDDEN
from bottega.kit.play import setup
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, say, told
from tests.games.workshop.positions import cards, deck, hold, middle, named, opened, show, stack, table

# §8.2


def test_8_2_each_hand_has_a_pile_of_sixteen_of_its_own() -> None:
    s, events = setup(GAME, 1, {"solitaire": "sequence"}, bytes(32))
    assert [len(hand) for hand in s.board.hands] == [4, 0, 0, 0]
    assert (s.board.in_deck(), s.board.top) == (12, 60)
    assert told(events)[0] == "hand_began 1"
    assert told(events)[-2:] == ["got_hand 0 ? ? ? ?", "hand_round 1"]
    assert asked(s) == ["play_from_hand 0 1"]


def test_8_2_a_hand_is_played_to_its_end_before_the_next_begins() -> None:
    s = opened(1, solitaire="sequence")
    turns = 0
    heard: list[str] = []
    while s.board.turn == 0:
        heard = say(s, offered(s, "study")[0])
        turns += 1
    assert turns == 13  # twelve cards are drawn, then comes the last round
    assert [len(hand) for hand in s.board.hands] == [3, 4, 0, 0]
    assert heard[1:3] == [f"hand_scored 1 {total(s.board, 0)}", "hand_began 2"]
    assert (s.board.in_deck(), s.board.top, s.board.ending) == (12, 44, PLAYING)


def test_8_2_each_turn_is_a_round_with_its_maintenance() -> None:
    s = table(1, solitaire="sequence")
    show(s, "victory_points", "bombarda")
    do(s, BeginHand(0))
    assert "-" not in middle(s).split()
    hold(s, 0, "painting/visit painting/work painting/work")
    s.board.rows = (0, *s.board.rows[1:])
    heard = say(s, "visit painting/visit victory_points")
    assert [line.split()[0] for line in heard] == ["visited", "drew", "arrived", "hand_round"]
    assert "-" not in middle(s).split()


def test_8_2_the_middle_carries_over_filled_up() -> None:
    s = table(1, solitaire="sequence")
    show(s, "draw_two practice practice", "bombarda carro_armato luce_cinerea ponte_bosforo_1")
    s.board.turn = 1
    told = do(s, EndHand())
    assert [line.split()[0] for line in told] == [
        "hand_scored",
        "hand_began",
        "offered",
        "offered",
        "got_hand",
        "hand_round",
    ]
    assert middle(s).split()[:7] == [
        "draw_two",
        "practice",
        "practice",
        "bombarda",
        "carro_armato",
        "luce_cinerea",
        "ponte_bosforo_1",
    ]


def sequence_pile(s: State[Table], names: str) -> None:
    """The pile of the hand under way is these cards, from the top; what comes later stays."""
    board = s.board
    later = list(board.deck[: board.floor])
    removed = [*board.removed, *board.deck[board.floor : board.top]]
    for card in cards(names):
        if card in removed:
            removed.remove(card)
        else:
            later[later.index(card)] = removed.pop()
    board.removed, board.deck = tuple(removed), (*later, *cards(names)[::-1])
    board.top = len(board.deck)


def visitor(pile: str) -> State[Table]:
    """The first hand may look at the top of this pile."""
    s = opened(1, solitaire="sequence")
    s.board.hands[0] = cards("painting/visit letters/work")
    s.board.rows = (4, 4, 4, *s.board.rows[3:])
    sequence_pile(s, pile)
    return s


def test_8_2_a_look_goes_no_deeper_than_the_own_pile() -> None:
    s = visitor("physics/work biology/work")
    board = s.board
    later = board.deck[: board.floor]
    say(s, "visit painting/visit look_and_play")
    assert named(board.aside) == "physics/work biology/work"
    say(s, "study physics/work")
    assert named(board.hands[0]) == "letters/work biology/work"
    assert board.deck[: board.floor] == later
    assert (board.in_deck(), board.floor) == (0, 48)


def test_8_2_cards_go_under_the_own_pile_and_are_known_there() -> None:
    s = visitor("physics/work biology/work letters/any painting/any architecture/work")
    board = s.board
    say(s, "visit painting/visit look_and_play", "study letters/any", "return biology/work")
    assert deck(s) == "architecture/work biology/work physics/work"
    assert deck(s, 0) == "? biology/work physics/work"
    assert deck(s, NOBODY) == "? ? ?"
    assert s.view(0).board.deck[: board.floor] == (HIDDEN,) * 48


def test_8_2_there_is_no_fatigue_card_and_rest_gives_only_its_card() -> None:
    s = opened(1, solitaire="sequence")
    assert s.board.fatigue == NOBODY
    s.board.hands[0] = cards("painting/visit letters/work")
    s.board.rows = (3, 3, 3, *s.board.rows[3:])
    say(s, "visit painting/visit draw_one_rested")
    assert len(s.board.hands[0]) == 3
    assert s.board.fatigue == NOBODY


def test_8_3_the_fourth_hand_ends_the_match() -> None:
    s = table(1, solitaire="sequence")
    s.board.turn = 3
    stack(s)
    assert do(s, EndHand())[-1] == "missed_goal 0 0 130"
    assert asked(s) == []
