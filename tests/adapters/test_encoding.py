"""Pictures as vectors: they fit, they tell pictures apart, and they tell no seat what it may not know."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.play import awaited, legal_moves
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.every_game.cases import CASES, Case, share, sights

np = pytest.importorskip("numpy")

from bottega.adapters.encoding import LEARNABLE, encoding_of, zeros  # noqa: E402 - needs numpy
from bottega.adapters.parts import DoesNotFit, Listed, Number, Word  # noqa: E402

MATCHES = 30  # of each game, or more if it has more cases
STRIDE = 11
SAME = 0.002  # so many of all pictures may be written as another one is: what is counted has no order

every_game = pytest.mark.parametrize("game", LEARNABLE.values(), ids=LEARNABLE.keys())


def cases(game: AnyGame) -> list[Case]:
    """Every number of seats with every set of options."""
    return [case for case in CASES if case.game is game]


def seen(game: AnyGame) -> Iterator[tuple[Case, State[Board], Seat]]:
    """Positions of random play, in matches of every case, with somebody who looks at each."""
    draw, every = random.Random(0), cases(game)
    for number in range(share(MATCHES, len(every))):
        for case in every:
            for s in sights(case, bytes([number] * 32), STRIDE):
                yield case, s, draw.choice(case.viewers())


@every_game
def test_every_picture_of_random_play_fits(game: AnyGame) -> None:
    for case, s, viewer in seen(game):
        encoding = encoding_of(game, case.seats)
        vector = encoding.write(picture(s, viewer))
        assert vector.shape == (encoding.size,)
        assert vector.dtype == np.float32
        assert np.abs(vector).max() <= 1
        for seat in awaited(s):
            encoding.checked(legal_moves(s, seat))


@every_game
def test_pictures_that_differ_are_written_differently(game: AnyGame) -> None:
    drawn: dict[bytes, bytes] = {}
    for case, s, viewer in seen(game):
        one = picture(s, viewer)
        drawn[msgspec.json.encode(one)] = encoding_of(game, case.seats).write(one).tobytes()
    lost = len(drawn) - len(set(drawn.values()))
    assert lost <= SAME * len(drawn), f"{lost} of {len(drawn)} pictures are written as another one is"


@every_game
def test_worlds_that_a_seat_cannot_tell_apart_are_written_equally(game: AnyGame) -> None:
    luck = Luck(bytes(32), "worlds")
    for case, s, viewer in seen(game):
        encoding = encoding_of(game, case.seats)
        world = s.view(viewer).determinise(viewer, luck)
        here, there = encoding.write(picture(s, viewer)), encoding.write(picture(world, viewer))
        assert np.array_equal(here, there), f"seat {viewer} of {case} can tell"


@every_game
def test_every_number_has_a_label_of_its_own(game: AnyGame) -> None:
    for seats in game.seats:
        encoding = encoding_of(game, seats)
        labels = encoding.labels()
        assert len(labels) == len(set(labels)) == encoding.size


@every_game
def test_offers_that_differ_are_written_differently(game: AnyGame) -> None:
    for case, s, _ in seen(game):
        for seat in awaited(s):
            moves = legal_moves(s, seat)
            rows = encoding_of(game, case.seats).moves(moves)
            assert len({row.tobytes() for row in rows}) == len(moves)


def test_labels_say_what_a_number_is() -> None:
    encoding = encoding_of(GAMES["codex"], 2)
    drawn = picture(next(sights(cases(GAMES["codex"])[0], bytes(32), 1)), 0)
    told = [label for label, number in zip(encoding.labels(), encoding.write(drawn), strict=True) if number]
    assert "common.now.phase=starters" in told
    assert (
        f"common.codices[0].starter={msgspec.to_builtins(drawn)['common']['codices'][0]['starter']}" in told
    )


def test_what_is_larger_than_its_bounds_is_refused() -> None:
    encoding = encoding_of(GAMES["workshop"], 2)
    with pytest.raises(DoesNotFit, match="71 moves are offered, more than 70"):
        encoding.checked(list(range(71)))
    out = zeros(encoding.size)
    with pytest.raises(DoesNotFit, match="Row.places has 4, more than 3"):
        Listed(3, Number(), "Row.places").write(out, 0, [1, 2, 3, 4])
    with pytest.raises(DoesNotFit, match="`sculpture` is no word of Column.discipline"):
        Word(["painting"], "Column.discipline").write(out, 0, "sculpture")
