"""What a bot is asked: its view, its offers, and luck that tells nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.luck import Luck
from bottega.kit.play import legal_moves
from bottega.server.bots.process import answer
from bottega.server.bots.question import Question, luck_for, question_for
from bottega.server.core.kinds import Duplicate
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry
from bottega.server.core.updates import offers
from tests.all_games import seats_near
from tests.server.playing import new_head, play_on


def played(game: str, plies: int) -> Match:
    """A match after so many moves, or before its last."""
    head = new_head(GAMES[game], seats_near(GAMES[game], 3))
    whole = Match(head, GAMES[game])
    plies = min(plies, len(play_on(whole, random.Random(1))) - 1)
    match = Match(head, GAMES[game])
    play_on(match, random.Random(1), plies)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_question_holds_what_the_seat_sees_and_nothing_else(game: str) -> None:
    match = played(game, 20)
    seat = next(iter(match.asked))
    question = question_for(match, seat, "random", 100)
    # Another world that this seat cannot tell from the true one gives the same question.
    other = Match(match.head, match.game)
    other.state = match.state.view(seat).determinise(seat, Luck(bytes(32)))
    other.asked = match.asked
    assert msgspec.json.encode(question_for(other, seat, "random", 100)) == msgspec.json.encode(question)
    assert match.head.seed not in msgspec.json.encode(question).decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_an_offer_and_the_same_each_time(game: str) -> None:
    match = played(game, 12)
    seat = next(iter(match.asked))
    question = question_for(match, seat, "random", 100)
    said = answer(question)
    assert match.game.words.parse(said.said) in legal_moves(match.state, seat)
    assert answer(msgspec.json.decode(msgspec.json.encode(question), type=Question)) == said


def test_each_question_has_luck_of_its_own() -> None:
    seed = bytes(32).hex()
    assert len({luck_for(seed, ply, seat) for ply in range(20) for seat in range(4)}) == 80
    assert luck_for(seed, 3, 1) == luck_for(seed, 3, 1)
    assert luck_for(seed, 3, 1) != luck_for(bytes([1] * 32).hex(), 3, 1)


def same_for_all(plies: int) -> Match:
    """A match of a deal that many play, after so many moves."""
    head = msgspec.structs.replace(new_head(bots=("", "journeyman")), kind=Duplicate([], 400))
    match = Match(head, GAMES["codex"])
    play_on(match, random.Random(1), plies)
    return match


def test_where_many_play_a_deal_a_bot_answers_all_alike_whoever_chose_first() -> None:
    early, late = same_for_all(0), same_for_all(0)
    assert len(late.asked) == 2, "both choose in secret"
    late.take(Entry(late.head.id, 1, 0, offers(late, 0)[0], "k"))
    first, second = (question_for(match, 1, "journeyman", 1000) for match in (early, late))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert (first.iterations, first.milliseconds) == (400, 0)
    assert answer(first).said in offers(late, 1)


def test_what_was_taken_back_changes_no_luck() -> None:
    straight, wavering = same_for_all(0), same_for_all(0)
    said = offers(straight, 0)[0]
    straight.take(Entry(straight.head.id, 1, 0, said, "a"))
    for entry in [(1, said, None), (2, "", 0), (3, said, None)]:
        ply, text, back = entry
        wavering.take(Entry(wavering.head.id, ply, 0, text, f"b{ply}", back))
    one, other = (question_for(match, 1, "journeyman", 1000) for match in (straight, wavering))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_a_hint_is_thought_about_by_the_clock_everywhere() -> None:
    question = question_for(same_for_all(0), 0, "journeyman", 1000, "hint")
    assert (question.milliseconds, question.iterations) == (1000, 0)


def test_a_bot_nobody_knows_is_an_error_and_no_move() -> None:
    match = played("codex", 0)
    question = question_for(match, 0, "nobody", 100)
    assert "no bot is called `nobody`" in answer(question).error
