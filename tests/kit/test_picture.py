"""Parts of pictures are kept while what they are drawn from is the same."""

from __future__ import annotations

from functools import partial

import pytest

from bottega.kit import picture
from bottega.kit.picture import Kept


def test_a_part_is_drawn_once_for_what_is_seen() -> None:
    kept = Kept[list[int]]()
    first = kept.part((1, "a"), partial(list, [1]))
    assert kept.part((2, "a"), partial(list, [2])) == [2]
    assert kept.part((1, "a"), partial(list, [3])) is first


def test_too_many_parts_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "MOST_KEPT", 3)
    kept = Kept[int]()
    for seen in range(10):
        assert kept.part(seen, partial(int, seen)) == seen
        assert len(kept.parts) <= 3
