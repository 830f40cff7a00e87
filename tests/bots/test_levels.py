"""Every bot plays every game to its end, from what its seat may know; the levels differ as they should."""

from __future__ import annotations

import hashlib

import pytest

from bottega.bots import BOTS, LEVELS, seat_bot
from bottega.bots.face import Bot, Budget
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.play import result
from bottega.kit.record import Record
from tests.all_games import SAMPLE, seats_near
from tests.bots.worlds import check_chooses_alike

FEW = Budget(iterations=6)
PLIES = 6
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_bot = pytest.mark.parametrize("bot", BOTS)


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"levels {number}".encode()).digest()


def played(game: AnyGame, names: list[str], budget: Budget, number: int = 0) -> Record:
    record = Record(game, len(names), {}, seed_of(number))
    bots: dict[int, Bot] = {seat: seat_bot(name, seat) for seat, name in enumerate(names)}
    assert result(Seating(game.words, bots, budget).play_out(record)) is not None
    return record


@every_game
@every_bot
def test_it_plays_to_the_end(game: AnyGame, bot: str) -> None:
    others = ["random"] * (seats_near(game, 2) - 1)
    played(game, [bot, *others], Budget(iterations=1))


@every_game
@every_bot
def test_the_same_luck_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(game: AnyGame, bot: str) -> None:
    check_chooses_alike(game, bot, FEW, PLIES, seed_of)


@every_bot
def test_a_game_that_nobody_judges_is_played_for_points(bot: str) -> None:
    played(SAMPLE, [bot, "random", bot], FEW)


def test_alone_a_search_plays_to_the_end() -> None:
    played(GAMES["workshop"], ["master"], Budget(iterations=2))


def test_a_journeyman_takes_a_part_of_the_time() -> None:
    part = Budget(milliseconds=1000, iterations=400).part(20)
    assert (part.milliseconds, part.iterations) == (50, 20)


def test_people_are_offered_three_levels() -> None:
    assert list(BOTS)[:3] == LEVELS
