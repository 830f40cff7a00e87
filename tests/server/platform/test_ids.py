"""Ids, and secrets of which only a digest is kept."""

from __future__ import annotations

import pytest

from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import LENGTH, digest, fits, id_text, new_id, new_secret, read_id


def test_an_id_is_read_as_it_was_written() -> None:
    for id in (0, 1, 2**63 - 1, *[new_id() for _ in range(100)]):
        assert 0 <= id < 2**63
        assert len(id_text(id)) == LENGTH
        assert read_id(id_text(id)) == id


@pytest.mark.parametrize(
    "text", ["", "0" * 12, "0" * 14, "u" * 13, "Z" * 13, "z" * 13, "é" * 13, "0" * 12 + "\n"]
)
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no_such_id"):
        read_id(text)


def test_a_secret_fits_its_own_digest_only() -> None:
    one, other = new_secret(), new_secret()
    assert one != other
    assert fits(one, digest(one))
    assert not fits(other, digest(one))
    assert not fits("", "")
    assert not fits(one, "")
