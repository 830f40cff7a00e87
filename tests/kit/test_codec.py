"""What a state may hold, and that nothing else gets into a file."""

import json

import pytest

from bottega.kit.codec import dump, load, read, write
from bottega.kit.errors import BottegaError
from bottega.kit.game import Setup
from bottega.kit.play import apply, awaited, setup
from tests.all_games import SAMPLE
from tests.sample.phases import Peek
from tests.sample.words import BID


def test_a_state_is_written_with_its_match_its_agenda_and_its_sealed_choices() -> None:
    s, _ = setup(SAMPLE, 2, {"purse": "5"}, bytes(32))
    apply(s, 1, BID.of(4))
    written = dump(s)
    assert written["game"] == "sample"
    assert written["edition"] == 2
    assert written["seats"] == 2
    assert written["options"] == {"purse": "5", "peeking": "off"}
    assert written["cards"] == SAMPLE.cards().digest
    assert written["agenda"] == [{"is": "Bid"}, {"is": "TurnUp"}, {"is": "Bid"}]
    assert written["sealed"] == {"1": BID.of(4)}
    loaded = load(s.setup, json.loads(json.dumps(written)))
    assert dump(loaded) == written
    assert awaited(loaded) == [0]


def test_plain_values_and_parts_come_back() -> None:
    setup = Setup(SAMPLE, 2, {})
    value = [None, True, 3, "three", [1, [2]], {5: [6]}]
    assert read(setup, write(value)) == value
    assert write((1, (2, 3))) == [1, [2, 3]]
    assert write(setup.rules) == {"is": "Rules"}
    assert read(setup, {"is": "Rules"}) is setup.rules
    step = read(setup, {"is": "Peek", "seat": 1})
    assert isinstance(step, Peek)
    assert step.seat == 1


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"bytes", [lambda: None], ({1},)])
def test_nothing_else_may_be_in_a_state(value: object) -> None:
    with pytest.raises(BottegaError, match="^a state may not hold "):
        write(value)
