"""Playing on a copy never changes the original, nor any older copy, nor a view."""

from collections.abc import Iterator

from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import apply, apply_unchecked, awaited, determinise, view
from bottega.kit.state import State
from tests.every_game.cases import Case, every_case, random_choice, sights, written


def instants(case: Case, stride: int) -> Iterator[tuple[State[Board], Luck]]:
    """Instants of some matches, each with luck to go on with."""
    for seed in case.seeds(part=20):
        luck = Luck(seed, "copies")
        for s in sights(case, seed, stride):
            yield s, luck


@every_case
def test_older_copies_stay_as_they_were(case: Case) -> None:
    for seed in case.seeds(part=20):
        kept = [(s.copy(), written(s)) for s in sights(case, seed, stride=4)]
        for copy, was in kept:
            assert written(copy) == was


@every_case
def test_playing_on_a_copy_leaves_the_original(case: Case) -> None:
    for s, luck in instants(case, stride=7):
        was = written(s)
        copy = s.copy()
        for _ in range(9):
            if awaited(copy):
                apply_unchecked(copy, *random_choice(copy, luck))
        assert written(s) == was


@every_case
def test_playing_in_a_guessed_world_leaves_the_view(case: Case) -> None:
    for s, luck in instants(case, stride=7):
        viewer = luck.pick(case.viewers())
        seen = view(s, viewer)
        was, saw = written(s), written(seen)
        world = determinise(seen, viewer, luck)
        if awaited(world):
            apply_unchecked(world, *random_choice(world, luck))
        assert (written(s), written(seen)) == (was, saw)


@every_case
def test_silent_play_does_the_same(case: Case) -> None:
    for s, luck in instants(case, stride=4):
        if awaited(s):
            told, silent = s.copy(), s.copy()
            seat, move = random_choice(s, luck)
            apply(told, seat, move)
            apply_unchecked(silent, seat, move)
            assert written(told) == written(silent)
