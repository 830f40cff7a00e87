"""A move is forced where it is the only one and no secret decides that."""

import hashlib

from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.play import apply, is_forced, is_open, legal_moves, setup
from bottega.kit.state import State
from tools.playthrough import FOLDER, read


def at(play: str, ply: int) -> State[Board]:
    """A recorded match after so many moves."""
    record = read((FOLDER / f"{play}.play").read_text("utf-8").splitlines())
    s, _ = record.start()
    for seat, text in record.moves[:ply]:
        apply(s, seat, record.game.words.parse(text))
    return s


def test_done_is_forced_once_every_laboratory_is_at_work() -> None:
    s = at("leonardo-2p", 1)
    assert len(legal_moves(s, 0)) == 1
    assert is_forced(s, 0)


def test_done_is_not_forced_where_a_secret_hand_cannot_start_anything() -> None:
    s = at("leonardo-2p", 30)
    assert len(legal_moves(s, 1)) == 1
    assert not is_open(s, 1)
    assert not is_forced(s, 1)


def test_a_team_that_is_all_at_work_must_rest() -> None:
    s = at("inventors-2p", 11)
    assert is_forced(s, 1)
    assert is_open(s, 1)
    assert not is_open(s, 0)  # it is not asked


def test_a_choice_is_not_forced() -> None:
    s, _ = setup(GAMES["inventors"], 2, {}, hashlib.sha256(b"forced").digest())
    assert is_open(s, 0)
    assert not is_forced(s, 0)
