"""What holds for the refusals of any game: each has its paragraph, and what is refused is not offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bottega.kit.codec import dump
from bottega.kit.errors import IllegalMove
from bottega.kit.events import Reason
from bottega.kit.moves import Vocabulary
from bottega.kit.play import awaited, refusals
from bottega.kit.seats import Seat
from bottega.kit.state import B, State
from tests.games.talk import offered, refused, say

Position = Callable[[], State[B]]

# Where a reason is given: the position, the refused moves, the reason as it is told, its paragraph.
Given = tuple[Position[B], str, str, str]


def positions(given: list[Given[B]]) -> list[Position[B]]:
    """Each position once."""
    return list(dict.fromkeys(position for position, *_ in given))


def reason_test(given: list[Given[B]]) -> Callable[..., None]:
    """A test that these moves are refused for these reasons."""

    ids = [f"{why.split()[0]} {about}" for _, about, why, _ in given]

    @pytest.mark.parametrize(("position", "about", "why", "paragraph"), given, ids=ids)
    def test(position: Position[B], about: str, why: str, paragraph: str) -> None:
        s = position()
        assert refused(s)[about] == why
        found = next(each for each in refusals(s, awaited(s)[0]) if each.about == about)
        assert found.reason.paragraph == paragraph

    return test


def not_offered_test(given: list[Position[B]]) -> Callable[..., None]:
    """A test that nothing is offered that is refused."""

    @pytest.mark.parametrize("position", given)
    def test(position: Position[B]) -> None:
        check_not_offered(position())

    return test


def not_asked_test(given: list[Position[B]]) -> Callable[..., None]:
    """A test that a seat which is not asked is offered nothing, and refused nothing."""

    @pytest.mark.parametrize("position", given)
    def test(position: Position[B]) -> None:
        s = position()
        asked = awaited(s)
        check_not_asked(s, next(seat for seat in range(len(asked) + 1) if seat not in asked))

    return test


def reasons_of(words: Vocabulary) -> set[str]:
    """All reasons of a game."""
    return {phrase.id for phrase in words.phrases.values() if isinstance(phrase, Reason)}


def matches(text: str, about: str) -> bool:
    """Whether a move is one of a refused pattern."""
    words, pattern = text.split(), about.split()
    return len(words) == len(pattern) and all(p in ("*", w) for w, p in zip(words, pattern, strict=True))


def check_not_offered(s: State[B]) -> None:
    """Something is offered, and nothing of it is refused."""
    assert offered(s)
    for about in refused(s):
        assert not [text for text in offered(s) if matches(text, about)]


def check_not_asked(s: State[B], seat: Seat) -> None:
    """This seat is offered nothing, and refused nothing."""
    assert offered(s, seat=seat) == []
    assert refused(s, seat=seat) == {}


def check_illegal(s: State[B], text: str, why: str) -> None:
    """This move cannot be played, and to try it changes nothing."""
    before = dump(s)
    with pytest.raises(IllegalMove):
        say(s, text)
    assert dump(s) == before, why
