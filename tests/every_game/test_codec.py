"""Dump, load, dump is the identity at every choice, for states and for views, through real JSON."""

import json

from bottega.kit.codec import load
from bottega.kit.luck import Luck
from bottega.kit.play import awaited, legal_moves, view
from tests.every_game.cases import Case, every_case, sights, written


@every_case
def test_a_state_survives_json(case: Case) -> None:
    for seed in case.seeds(part=50):
        for s in sights(case, seed, stride=1 if case.sets == 1 else 2):
            was = written(s)
            loaded = load(s.setup, json.loads(was))
            assert written(loaded) == was
            assert awaited(loaded) == awaited(s)


@every_case
def test_a_loaded_state_offers_the_same(case: Case) -> None:
    for seed in case.seeds(part=50):
        for s in sights(case, seed, stride=5):
            loaded = load(s.setup, json.loads(written(s)))
            for seat in awaited(s):
                assert legal_moves(loaded, seat) == legal_moves(s, seat)


@every_case
def test_a_view_survives_json(case: Case) -> None:
    for seed in case.seeds(part=50):
        luck = Luck(seed, "codec")
        for s in sights(case, seed, stride=3):
            saw = written(view(s, luck.pick(case.viewers())))
            assert written(load(s.setup, json.loads(saw))) == saw
