"""What the printed rules show: the contents, a set-up for three, a play area with three disciplines."""

from __future__ import annotations

from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.scoring import parts
from tests.games.talk import do, say
from tests.games.workshop.positions import hold, level, opened, table


def test_contents_72_apprentice_11_leonardo_12_patron_12_unfinished_cards() -> None:
    s = opened(5)
    assert s.board.conserved() == {"apprentices": 72, "leonardos": 11, "works": 24}
    assert [len(pile) for pile in s.board.piles] == [11, 12, 12]


def test_setup_for_3_players() -> None:
    board = opened(3).board
    assert [len(hand) for hand in board.hands] == [4, 4, 4]
    assert (board.in_deck(), len(board.removed)) == (36, 24)
    assert all(card >= 0 for card in board.rows)
    assert board.left == (8, 9, 9)
    assert board.fatigue in (0, 1, 2)


def test_example_of_a_play_area_with_3_disciplines() -> None:
    s = table()
    hand = "painting/work painting/visit letters/work physics/work painting/any biology/letters+physics"
    hold(s, 0, hand)
    for move in (
        "study painting/work",
        "study letters/work",
        "study painting/visit",
        "practise biology/letters+physics letters",
        "study physics/work",
        "practise painting/any letters",
    ):
        do(s, PlayCard(0))
        say(s, move)
    assert [level(s, 0, discipline) for discipline in ("painting", "letters", "physics")] == [2, 5, 1]
    assert s.board.columns[:6] == (2, 1, 0, 0, 1, 0)
    assert (parts(s.board, 0)["disciplines"], parts(s.board, 0)["high_levels"]) == (6, 3)
