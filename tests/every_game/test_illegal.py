"""A move is legal if and only if it is offered: anything else is refused and leaves no trace."""

from fnmatch import fnmatchcase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.kit.board import Board
from bottega.kit.errors import IllegalMove, UnknownWord
from bottega.kit.moves import Vocabulary
from bottega.kit.play import apply, awaited, legal_moves, refusals
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.every_game.cases import Case, any_plies, any_seed, every_case, position, sights, written
from tests.every_game.properties import offers


def any_text(words: Vocabulary) -> st.SearchStrategy[str]:
    """A move of the game, a verb with any words after it, or any text at all."""
    moves = st.integers(0, words.size - 1).map(words.text)
    names = sorted({name for kind in words.kinds for field in kind.phrase.ranges for name in field.names})
    lists = st.lists(st.sampled_from(names) if names else st.text(), max_size=5)
    spoken = st.tuples(st.sampled_from(sorted(words.by_verb)), lists)
    return moves | spoken.map(lambda said: " ".join([said[0], *said[1]])) | st.text(max_size=30)


def check_refused(s: State[Board], seat: Seat, text: str) -> None:
    """The text is refused by one of the two errors, and the state is as it was."""
    was = written(s)
    with pytest.raises((IllegalMove, UnknownWord)) as refused:
        apply(s, seat, s.setup.game.words.parse(text))
    assert str(refused.value)
    assert written(s) == was


@every_case
def test_a_text_that_is_not_offered_is_refused(case: Case) -> None:
    @settings(max_examples=2 * case.examples)
    @given(
        seed=any_seed(),
        plies=any_plies(case),
        seat=st.integers(0, case.seats - 1),
        text=any_text(case.game.words),
    )
    def check(seed: bytes, plies: int, seat: Seat, text: str) -> None:
        s = position(case, seed, plies)
        if " ".join(text.split()) not in offers(s, seat):
            check_refused(s, seat, text)

    check()


@every_case
def test_an_offered_text_with_a_word_changed_is_refused(case: Case) -> None:
    @settings(max_examples=case.examples)
    @given(seed=any_seed(), plies=any_plies(case), data=st.data())
    def check(seed: bytes, plies: int, data: st.DataObject) -> None:
        s = position(case, seed, plies)
        for seat in awaited(s):
            offered = offers(s, seat)
            words = data.draw(st.sampled_from(offered)).split()
            at = data.draw(st.integers(0, len(words)))
            other = data.draw(st.sampled_from(offered)).split()[at : at + 1]
            changed = " ".join(words[:at] + other + words[at + data.draw(st.booleans()) :])
            if changed not in offered:
                check_refused(s, seat, changed)

    check()


@every_case
def test_a_seat_that_is_not_awaited_may_do_nothing(case: Case) -> None:
    for seed in case.seeds(part=20):
        for s in sights(case, seed, stride=7):
            was = written(s)
            offered = [move for seat in awaited(s) for move in legal_moves(s, seat)[:2]]
            for seat in {*case.viewers(), case.seats} - set(awaited(s)):
                assert legal_moves(s, seat) == []
                assert refusals(s, seat) == []
                for move in offered[:2]:
                    with pytest.raises(IllegalMove, match=f"seat {seat} may not"):
                        apply(s, seat, move)
            assert written(s) == was


@every_case
def test_a_number_that_is_no_move_is_refused(case: Case) -> None:
    s = position(case, bytes(32), 0)
    for move in (-1, case.game.words.size, case.game.words.size + 7):
        with pytest.raises(IllegalMove, match=str(move)):
            apply(s, awaited(s)[0], move)


@every_case
def test_what_is_refused_is_not_offered(case: Case) -> None:
    for seed in case.seeds(part=20):
        for s in sights(case, seed, stride=7):
            for seat in awaited(s):
                offered = offers(s, seat)
                for refusal in refusals(s, seat):
                    assert not [text for text in offered if fnmatchcase(text, refusal.about)]
