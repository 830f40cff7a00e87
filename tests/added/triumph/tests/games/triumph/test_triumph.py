"""The rules of Triumph, paragraph by paragraph."""

import pytest

from bottega.games.triumph import GAME
from bottega.games.triumph.pieces import Table
from bottega.games.triumph.words import CARDS
from bottega.kit.book import Cards
from bottega.kit.book import Table as Row
from bottega.kit.errors import BookError, IllegalMove
from bottega.kit.events import HIDDEN
from bottega.kit.play import apply, awaited, legal_moves, refusals, result, setup
from bottega.kit.seats import NOBODY
from bottega.kit.state import State

SEED = bytes(32)


def dealt(*hands: str, trump: str = "off") -> State[Table]:
    """A match in which everyone holds these cards."""
    s, _ = setup(GAME, len(hands), {"trump": trump}, SEED)
    for seat, hand in enumerate(hands):
        s.board.hands[seat][:] = [CARDS.value(card) for card in hand.split()]
    return s


def say(s: State[Table], *cards: str) -> list[str]:
    """Whoever is asked plays the next card; answers what was told."""
    told: list[str] = []
    for card in cards:
        told += [event.fact.id for event in apply(s, awaited(s)[0], GAME.words.parse(f"play {card}"))]
    return told


def offers(s: State[Table]) -> list[str]:
    return [GAME.words.text(move) for move in legal_moves(s, awaited(s)[0])]


def test_1_everyone_holds_three_cards_that_nobody_else_sees() -> None:
    s, _ = setup(GAME, 4, {}, SEED)
    assert [len(hand) for hand in s.board.hands] == [3] * 4
    assert len(s.board.rest) == 3
    seen = s.view(1).board
    assert seen.hands[1] == s.board.hands[1]
    assert [*seen.hands[0], *seen.rest] == [HIDDEN] * 6
    assert s.view(NOBODY).board.hands == [[HIDDEN] * 3] * 4


def test_1_a_card_file_may_correct_a_card_but_not_drop_one() -> None:
    rows: list[Row] = [{"id": id, "suit": "cups", "rank": 1, "points": 7} for id in CARDS.names]
    s, _ = setup(GAME, 2, {}, SEED, Cards({"cards.toml": {"card": rows}}))
    assert s.board.rules.points == [7] * 15
    with pytest.raises(BookError, match="cards.toml: the ids must be cups1 to swords5"):
        setup(GAME, 2, {}, SEED, Cards({"cards.toml": {"card": rows[1:]}}))


def test_2_who_took_the_last_trick_leads() -> None:
    s = dealt("cups1 cups2 cups3", "cups5 coins1 coins2", "cups4 swords1 swords2")
    assert awaited(s) == [0]
    assert say(s, "cups1", "cups5", "cups4") == ["played", "played", "played", "took"]
    assert awaited(s) == [1]


def test_3_who_can_follow_suit_must_and_reads_why() -> None:
    s = dealt("cups1 cups2 coins1", "swords1 cups5 cups4")
    assert offers(s) == ["play cups1", "play cups2", "play coins1"]
    say(s, "cups1")
    assert offers(s) == ["play cups5", "play cups4"]
    [refused] = refusals(s, 1)
    assert (refused.about, refused.line.args, refused.reason.paragraph) == (
        "play swords1",
        {"suit": "cups"},
        "3",
    )
    with pytest.raises(IllegalMove, match="seat 1 may not `play swords1` now"):
        say(s, "swords1")


def test_3_who_cannot_follow_plays_any_card() -> None:
    s = dealt("cups1 cups2 coins1", "swords1 coins5 coins4")
    say(s, "cups1")
    assert offers(s) == ["play swords1", "play coins5", "play coins4"]
    assert refusals(s, 1) == []


def test_4_the_highest_of_the_suit_led_takes_the_trick() -> None:
    s = dealt("cups1 cups2 cups3", "swords5 coins1 coins2", "cups4 swords1 swords2")
    say(s, "cups1", "swords5", "cups4")
    assert [len(taken) for taken in s.board.taken] == [0, 0, 3]


def test_5_tricks_and_high_cards_count() -> None:
    s = dealt("cups1 cups2 cups4", "swords5 coins4 cups5")
    say(s, "cups1", "cups5", "swords5", "cups2", "coins4", "cups4")
    ended = result(s)
    assert ended is not None
    assert ended.parts == [{"tricks": 0, "cards": 0}, {"tricks": 3, "cards": 2 + 2 + 1 + 1}]


def test_5_if_equal_the_last_trick_decides() -> None:
    s = dealt("cups4 coins1 swords1", "cups1 coins2 swords2")
    say(s, "cups4", "cups1", "coins1", "coins2", "swords2", "swords1")
    ended = result(s)
    assert ended is not None
    assert (ended.scores, ended.winners, ended.tie_breaks) == ([2, 2], [1], ["last"])


def test_6_by_option_a_coin_beats_every_other_suit() -> None:
    hands = "cups5 cups2 cups3", "coins1 coins2 coins3", "cups4 swords1 swords2"
    for trump, taker in [("off", 0), ("on", 1)]:
        s = dealt(*hands, trump=trump)
        say(s, "cups5", "coins1", "cups4")
        assert s.board.leader == taker
