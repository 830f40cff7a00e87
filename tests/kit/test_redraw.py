"""A record may go on from what a seat knew: it says from which seed, and what came of it."""

import json

import pytest

from bottega.kit.errors import BadRecord
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.record import Record, load, replay, verify
from bottega.kit.redraw import Redraw, digest_of
from tests.all_games import SAMPLE

GAMES = {"sample": SAMPLE}
SEED, OTHER = bytes(range(32)), bytes(range(1, 33))
AFTER = 3


def what_if(after: int = AFTER, seat: int = 1) -> Record:
    """A match that went on as a seat knew it after some moves."""
    record = Record(SAMPLE, 2, {"purse": "5"}, SEED)
    s, _ = record.start()
    while awaited(s):
        if len(record.moves) == after and not record.draws:
            s = Redraw(after, seat, OTHER).world(s)
            record.draws.append(Redraw(after, seat, OTHER, digest_of(s)))
        mover = awaited(s)[0]
        move = legal_moves(s, mover)[0]
        apply(s, mover, move)
        record.note(s, mover, move)
    record.source = "0123456789abc", 7
    return record


@pytest.mark.parametrize("after", [0, AFTER])
def test_it_is_played_again_and_verified(after: int) -> None:
    record = what_if(after)
    kept = load(record.dump(), GAMES)
    assert kept.dump() == record.dump()
    assert kept.source == ("0123456789abc", 7)
    assert not verify(kept).agenda


def test_the_seat_cannot_tell_the_two_worlds_apart() -> None:
    record = what_if()
    anew, _ = replay(record, AFTER)
    record.draws.clear()
    before, _ = replay(record, AFTER)
    assert digest_of(anew.view(1)) == digest_of(before.view(1))


@pytest.mark.parametrize(
    "draw",
    [[AFTER, 1, SEED.hex(), ""], [99, 1, OTHER.hex(), ""], [AFTER, 2, OTHER.hex(), ""], [True, 1, "", ""]],
)
def test_what_was_not_drawn_so_is_found_out(draw: list[int | str]) -> None:
    data = json.loads(what_if().dump())
    data["draws"] = [draw]
    with pytest.raises(BadRecord):
        verify(load(json.dumps(data), GAMES))


def test_a_source_is_a_match_and_a_ply() -> None:
    data = json.loads(what_if().dump())
    data["source"] = ["0123456789abc", "7"]
    with pytest.raises(BadRecord, match="not a record"):
        load(json.dumps(data), GAMES)
