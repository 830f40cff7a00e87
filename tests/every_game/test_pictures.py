"""Pictures tell what a person would see: no more than the view, in the words of the game, by their schema."""

import inspect
import json
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from bottega.compiled import COMPILED
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.play import awaited
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Step
from bottega.schema import schema, structs
from tests.all_games import ALL_GAMES
from tests.every_game.cases import Case, any_plies, any_seed, every_case, position, sights, written
from tests.every_game.properties import check_same


@every_case
def test_pictures_tell_no_more_than_views(case: Case) -> None:

    @settings(max_examples=case.examples)
    @given(seed=any_seed(), plies=any_plies(case), viewer=st.sampled_from(case.viewers()))
    def check(seed: bytes, plies: int, viewer: Seat) -> None:
        s = position(case, seed, plies)
        world = s.view(viewer).determinise(viewer, Luck(seed, "worlds"))
        check_same(
            "picture",
            viewer,
            msgspec.json.encode(picture(s, viewer)),
            msgspec.json.encode(picture(world, viewer)),
        )

    check()


@every_case
def test_what_nobody_sees_can_be_made_from_any_view(case: Case) -> None:
    for s in sights(case, bytes(32), stride=7):
        for viewer in case.viewers():
            assert written(s.view(viewer).view(NOBODY)) == written(s.view(NOBODY))


@every_case
def test_pictures_are_as_their_schema_says(case: Case) -> None:
    common, own = case.game.pictures.types
    check = Draft202012Validator(schema(case.game))
    for s in sights(case, bytes(32), stride=7):
        for viewer in case.viewers():
            drawn = picture(s, viewer)
            sent = json.loads(msgspec.json.encode(drawn))
            check.validate(sent)
            assert msgspec.convert(sent["common"], common) == drawn.common
            assert sent["own"] is None or msgspec.convert(sent["own"], own) == drawn.own
            assert (sent["own"] is None) == (viewer == NOBODY)
            assert sent["common"]["now"]["asked"] == awaited(s)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.id)
def test_every_struct_of_a_picture_says_what_it_is(game: AnyGame) -> None:
    for struct in structs(*game.pictures.types):
        assert struct.__doc__
    assert schema(game)["$id"] == game.schema


@pytest.mark.skipif(COMPILED, reason="compiled steps have no docstrings")
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.id)
def test_every_step_that_asks_has_its_phase_with_the_paragraph_of_its_docstring(game: AnyGame) -> None:
    module = inspect.getmodule(game.pictures.common)
    phases = cast(Any, module).PHASES
    asking = {
        name: part
        for name, part in game.parts_by_name.items()
        if issubclass(part, Step) and part.question is not Step.question
    }
    assert set(phases) == set(asking)
    for name, (_, paragraph) in phases.items():
        told = asking[name].__doc__ or ""
        assert f"§{paragraph}" in told, f"{name}: {paragraph} is not in `{told}`"
