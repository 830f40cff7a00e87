"""What a player is given of a match; a move that is refused is refused with the reason."""

import pytest

from bottega.games import GAMES
from bottega.kit.errors import IllegalMove
from bottega.kit.play import apply, awaited, legal_moves, refusals, setup
from bottega.kit.view import view_of
from tests.all_games import SAMPLE

SEED = bytes(range(32))


def test_a_view_has_offers_and_a_picture_and_is_copied() -> None:
    s, _ = setup(SAMPLE, 2, {}, SEED)
    view = view_of(s, 0)
    other = view.copy()
    other.offers.clear()
    assert repr(view) == f"View(sample, seat 0, {len(view.offers)} offers)"
    assert view.picture is view.picture
    assert view.picture.own.seat == 0
    assert repr(view.picture).startswith("Picture(sample/")
    assert view._repr_html_() == view.picture._repr_html_() == view.picture.html()


def test_a_move_is_refused_with_the_reason() -> None:
    s, _ = setup(GAMES["leonardo"], 3, {"preset": "expert"}, SEED)
    seat, words = awaited(s)[0], GAMES["leonardo"].words
    refused = next(one for one in refusals(s, seat) if "*" not in one.about)
    with pytest.raises(IllegalMove, match=f"refusals.{refused.reason.id} .*§{refused.reason.paragraph}$"):
        apply(s, seat, words.parse(refused.about))
    with pytest.raises(IllegalMove, match=f"now: seat {seat} must choose$"):
        apply(s, (seat + 1) % 3, legal_moves(s, seat)[0])
    with pytest.raises(IllegalMove, match="may not `-5` now$"):
        apply(s, seat, -5)
    other = next(move for move in range(words.size) if not refused.kind.holds(move))
    assert not refused.covers(other)
    assert refused.covers(words.parse(refused.about))
    same_verb = [words.text(move) for move in legal_moves(s, seat) if refused.kind.holds(move)]
    assert not any(refused.covers(words.parse(text)) for text in same_verb)
