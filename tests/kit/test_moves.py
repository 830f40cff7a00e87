"""Moves as small integers and as short texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.kit.errors import UnknownWord
from bottega.kit.events import ANY, SEATS, Ask, Fact, Line, Range, Reason, numbers
from bottega.kit.moves import Kind, Refusal, Vocabulary

COLOURS = Range("colour", ["red", "blue", "black"])
SIDES = Range("side", ["front", "back"])
COINS = numbers("coins", 4)

PASS = Kind("pass")
PICK = Kind("pick", colour=COLOURS)
TURN = Kind("turn", colour=COLOURS, side=SIDES)
GIVE = Kind("give", colour=COLOURS, coins=COINS, seat=SEATS)
SWAP = Kind("swap", mine=COLOURS, side=SIDES, yours=COLOURS, coins=COINS)
DEAR = Reason("dear", "3.1", coins=COINS)
WORDS = Vocabulary([PASS, PICK, TURN, GIVE, SWAP], [Fact("passed", seat=SEATS)], [Ask("what")], [DEAR])


def test_no_two_moves_share_a_number() -> None:
    assert WORDS.size == 1 + 3 + 3 * 2 + 3 * 5 * 10 + 3 * 2 * 3 * 5
    texts = [WORDS.text(move) for move in range(WORDS.size)]
    assert len(set(texts)) == WORDS.size
    assert [WORDS.parse(text) for text in texts] == list(range(WORDS.size))


@pytest.mark.parametrize("kind", WORDS.kinds, ids=lambda kind: kind.verb)
def test_a_verb_holds_its_own_moves_alone(kind: Kind) -> None:
    held = [move for move in range(-1, WORDS.size + 1) if kind.holds(move)]
    assert held == list(range(kind.base, kind.base + kind.size))
    assert all(WORDS.kind(move) is kind for move in held)


@given(mine=st.integers(0, 2), side=st.integers(0, 1), yours=st.integers(0, 2), coins=st.integers(0, 4))
def test_fields_come_back_as_they_were_packed(mine: int, side: int, yours: int, coins: int) -> None:
    move = SWAP.of(mine, side, yours, coins)
    assert [SWAP.first(move), SWAP.second(move), SWAP.third(move), SWAP.fourth(move)] == [
        mine,
        side,
        yours,
        coins,
    ]
    assert SWAP.values(move) == [mine, side, yours, coins]
    assert GIVE.values(GIVE.of(mine, coins, 7)) == [mine, coins, 7]
    assert TURN.values(TURN.of(mine, side)) == [mine, side]


def test_texts_and_lines() -> None:
    move = GIVE.of(2, 4, 1)
    assert WORDS.text(move) == "give black 4 1"
    assert WORDS.line(move) == Line("moves", "give", {"colour": "black", "coins": "4", "seat": "1"})
    assert WORDS.text(PASS.of()) == "pass"
    assert WORDS.parse("  turn   blue back ") == TURN.of(1, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "`` begins with no verb of this game"),
        ("sing red", "`sing red` begins with no verb of this game"),
        ("Pass", "`Pass` begins with no verb of this game"),
        ("pick", "`pick` takes 1 words, not 0"),
        ("turn red front now", "`turn` takes 2 words, not 3"),
        ("pick green", "`green` is no colour"),
        ("give red 5 1", "`5` is no coins"),
        ("give red 04 1", "`04` is no coins"),
    ],
)
def test_a_text_that_is_no_move_is_quoted(text: str, why: str) -> None:
    with pytest.raises(UnknownWord) as error:
        WORDS.parse(text)
    assert str(error.value) == why


@pytest.mark.parametrize("move", [-1, WORDS.size])
def test_a_number_that_is_no_move_is_quoted(move: int) -> None:
    with pytest.raises(UnknownWord, match=f"^{move} is no move"):
        WORDS.text(move)


def test_a_vocabulary_knows_every_phrase_by_its_section() -> None:
    assert list(WORDS.phrases) == [
        "moves.pass",
        "moves.pick",
        "moves.turn",
        "moves.give",
        "moves.swap",
        "events.passed",
        "questions.what",
        "refusals.dear",
    ]


def test_a_refusal_names_a_pattern_of_moves() -> None:
    refusal = Refusal(GIVE, [ANY, 3], DEAR, [3])
    assert refusal.about == "give * 3 *"
    assert refusal.line == Line("refusals", "dear", {"coins": "3"})
    assert Refusal(PASS, [], DEAR, [0]).about == "pass"
