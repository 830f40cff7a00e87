"""Views tell nothing: the heart of the suite."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from tests.every_game.cases import Case, any_plies, any_seed, cases_of, every_case, every_table, position
from tests.every_game.properties import check_plays_on, check_view_tells_nothing
from tests.every_game.tally import tally


@every_case
def test_views_tell_nothing(case: Case) -> None:
    @settings(max_examples=2 * case.examples)
    @given(seed=any_seed(), plies=any_plies(case), viewer=st.sampled_from(case.viewers()))
    def check(seed: bytes, plies: int, viewer: Seat) -> None:
        s = position(case, seed, plies)
        check_view_tells_nothing(s, viewer, Luck(seed, "worlds"))

    check()


@every_case
def test_worlds_play_on(case: Case) -> None:
    @settings(max_examples=case.examples)
    @given(seed=any_seed(), plies=any_plies(case), viewer=st.sampled_from(case.viewers()))
    def check(seed: bytes, plies: int, viewer: Seat) -> None:
        luck = Luck(seed, "worlds")
        check_plays_on(position(case, seed, plies).view(viewer).determinise(viewer, luck), luck)

    check()


@every_table
def test_what_is_called_hidden_is_hidden(game: AnyGame, seats: int) -> None:
    counts = tally(cases_of(game, seats), matches=4)
    counts.check()
    assert game.secrets or not counts.views["masked"], (
        "something is hidden in a game that declares no secrets"
    )
