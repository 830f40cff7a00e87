"""Random play ends, and counts of sequences agree with counting one by one."""

import pytest

from bottega.bots.chance import Chance
from bottega.bots.playout import perft, random_play, sampled_play
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.codec import dump
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result, setup
from bottega.kit.state import State

SEED = bytes(range(32))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_random_play_reaches_the_end(game: AnyGame) -> None:
    s, _ = setup(game, game.seats[0], {}, SEED)
    decisions = random_play(s, 1)
    assert 0 < decisions <= game.longest
    assert result(s)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_sampled_play_reaches_the_end_too(game: AnyGame) -> None:
    s, _ = setup(game, game.seats[0], {}, SEED)
    assert 0 < sampled_play(s, Chance(Luck(SEED))) <= game.longest
    assert result(s)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_same_seed_plays_the_same(game: AnyGame) -> None:
    start, _ = setup(game, game.seats[-1], {}, SEED)
    one, other = start.copy(), start.copy()
    assert random_play(one, 7) == random_play(other, 7)
    assert dump(one) == dump(other)


def test_random_play_stops_where_it_is_told() -> None:
    s, _ = setup(GAMES["codex"], 2, {}, SEED)
    assert random_play(s, 1, 10) == 10
    assert awaited(s)


def sequences(s: State[Board], depth: int) -> int:
    """The same count, one by one."""
    if depth == 0:
        return 1
    count = 0
    for seat in awaited(s)[:1]:
        for move in legal_moves(s, seat):
            world = s.copy()
            apply_unchecked(world, seat, move)
            count += sequences(world, depth - 1)
    return count


@pytest.mark.parametrize("depth", [0, 1, 2, 5, 6])
def test_perft_counts_sequences(depth: int) -> None:
    s, _ = setup(GAMES["codex"], 2, {}, SEED)
    before = dump(s)
    assert perft(s, depth) == sequences(s, depth)
    assert dump(s) == before


def test_nothing_follows_the_end() -> None:
    s, _ = setup(GAMES["codex"], 2, {}, SEED)
    random_play(s, 1)
    assert perft(s, 1) == 0
