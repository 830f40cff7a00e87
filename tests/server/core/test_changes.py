"""What changed of an update: applied to the one before, it gives the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Struct

from bottega.kit.seats import NOBODY
from bottega.server.core.changes import difference, patched
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry
from bottega.server.core.updates import Written
from tests.server.playing import applied, new_head
from tools.playthrough import FOLDER, read

PLAYS = sorted(FOLDER.glob("*.play"))
VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "changes.json").read_text("utf-8"))

encode = msgspec.json.encode
decode = msgspec.json.decode

values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2),
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.sampled_from("abc0"), inside),
    max_leaves=30,
)


class Sample(Struct):
    """As an update is: of any fields."""

    a: Any
    b: Any
    c: Any


samples = st.builds(Sample, values, values, values)


@given(samples | values, samples | values)
@example(Sample([1, 2, 3], 0, 0), Sample([1, 4, 3], 0, 0))
@example(Sample([1, 2, 3], 0, 0), Sample([4, 5, 3], 0, 0))
@example(Sample([[1], [2]], 0, 0), Sample([[1], [2], [3]], 0, 0))
@example(Sample([[], "x"], {"a": {}}, 0), Sample([["x"], "x"], {"a": []}, 0))
def test_an_old_value_with_its_difference_is_the_new_one(old: object, new: object) -> None:
    before = encode(old)
    change = decode(encode(difference(old, new)))
    assert patched(decode(before), change) == decode(encode(new))
    assert encode(old) == before
    assert (change == {}) == (old == new)


@given(samples, samples, samples, samples)
def test_differences_may_lie_in_each_other(old: Sample, new: Sample, inner: Sample, other: Sample) -> None:
    one, two = Sample(old, [inner, 1], 0), Sample(new, [other, 1], 0)
    change = {"a": difference(old, new), "b": {"0": difference(inner, other)}}
    assert patched(decode(encode(one)), decode(encode(change))) == decode(encode(two))


@pytest.mark.parametrize(("old", "change", "new"), VECTORS)
def test_vectors_that_the_pages_are_tested_with_as_well(old: Any, change: Any, new: Any) -> None:
    assert patched(old, change) == new


@pytest.mark.parametrize("path", PLAYS, ids=[path.stem for path in PLAYS])
def test_what_changed_makes_the_same_updates_as_are_sent_whole(path: Path) -> None:
    record = read(path.read_text("utf-8").splitlines())
    match = Match(new_head(record.game, record.seats, options=record.options), record.game)
    match = Match(msgspec.structs.replace(match.head, seed=record.seed.hex()), record.game)
    viewers = (NOBODY, *range(record.seats))
    written, held = Written(match), dict[int, Any]()
    for viewer in viewers:
        held[viewer] = decode(written.message(viewer))
    whole = changed = 0
    for ply, (seat, text) in enumerate(record.moves, start=1):
        match.take(Entry(match.head.id, ply, seat, text, f"k{ply}"))
        has, written = written.shown, Written(match, ply - 1, before=written.shown)
        for viewer in viewers:
            message, said = written.message(viewer), written.message(viewer, has)
            held[viewer] = applied(held[viewer], decode(said))
            assert encode(held[viewer]) == message
            whole, changed = whole + len(message), changed + len(said)
    assert changed < whole


def test_others_than_those_who_have_the_last_update_are_sent_the_whole() -> None:
    game = read(PLAYS[0].read_text("utf-8").splitlines()).game
    match = Match(new_head(), game)
    first, other = Written(match), Written(match)
    then = Written(match, before=first.shown)
    since = [decode(then.message(0, has))["since"] for has in (first.shown, other.shown, None)]
    assert since == [0, None, None]
    again = Written(Match(new_head(), game), before=first.shown)
    assert decode(again.message(0, first.shown))["since"] is None, "another match"
