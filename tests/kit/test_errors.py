"""One small tree of errors."""

import pytest

from bottega.kit.errors import BadRecord, BookError, BottegaError, IllegalMove, SetupError, UnknownWord


@pytest.mark.parametrize("error", [BookError, SetupError, IllegalMove, UnknownWord, BadRecord])
def test_every_error_is_one_of_the_server(error: type[Exception]) -> None:
    assert issubclass(error, BottegaError)


def test_a_bad_record_knows_its_ply() -> None:
    error = BadRecord(7, "no such card")
    assert error.ply == 7
    assert str(error) == "ply 7: no such card"
