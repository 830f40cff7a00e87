"""The greedy bot takes what looks best, from what its seat may know, and beats chance in every game."""

from __future__ import annotations

import hashlib
from math import sqrt

import pytest

from bottega.bots import seat_bot
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.play import result, setup
from bottega.kit.record import Record
from tests.all_games import JUDGED, seats_near
from tests.bots.worlds import check_chooses_alike

MATCHES = 12
SHORT = 40  # decisions: luck decides much in such a match, and only many tell who plays better
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
judged = pytest.mark.parametrize("game", JUDGED.values(), ids=JUDGED.keys())


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"greedy {number}".encode()).digest()


def played(game: AnyGame, number: int) -> tuple[bool, int]:
    """Whether the greedy one, in another seat each time, wins alone; and in how many decisions."""
    names = ["random"] * seats_near(game, 2)
    names[(number + 1) % len(names)] = "greedy"
    record = Record(game, len(names), {}, seed_of(number))
    record.players = names
    seating = Seating(game.words, {seat: seat_bot(name, seat) for seat, name in enumerate(names)}, Budget())
    ended = result(seating.play_out(record))
    assert ended is not None
    return ended.winners == [names.index("greedy")], len(record.moves)


@judged
def test_it_beats_chance(game: AnyGame) -> None:
    _, length = played(game, 0)
    matches, chance = MATCHES if length > SHORT else 60 * MATCHES, 1 / seats_near(game, 2)
    won = sum(played(game, number)[0] for number in range(matches))
    # By two standard deviations: with two seats 10 of 12.
    assert won > matches * chance + 2 * sqrt(matches * chance * (1 - chance))


@every_game
def test_it_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(game: AnyGame) -> None:
    check_chooses_alike(game, "greedy", Budget(), 16, seed_of)


@every_game
def test_every_count_has_a_name(game: AnyGame) -> None:
    evaluator = evaluator_of(game.id)
    for seats in game.seats:
        s, _ = setup(game, seats, {}, seed_of(2))
        for seat in range(seats):
            assert len(evaluator.counts(s.board, seat)) == len(evaluator.names)
