"""Every game as a game of OpenSpiel: its own tests, its search, and what states tell."""

import json
from typing import Any

import pytest

import bottega

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402 - may be absent
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import bottega.adapters.openspiel  # noqa: E402
from bottega.adapters.encoding import LEARNABLE  # noqa: E402

every_game = pytest.mark.parametrize("name", LEARNABLE)
SEARCHED = 12  # decisions of a match that are searched; the others are taken as they come


def load(name: str, **params: Any) -> Any:
    """A game of ours."""
    return pyspiel.load_game(f"bottega_{name}", params)


def dealt(name: str, deal: int = 5, **params: Any) -> Any:
    """Its state after the deal."""
    state = load(name, **params).new_initial_state()
    state.apply_action(deal)
    return state


@every_game
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_random_simulations_pass_with_options_and_more_players() -> None:
    game = load("leonardo", players=4, options="preset:expert;lines:on", deals=10)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_its_search_plays_a_match(name: str) -> None:
    state, chance = dealt(name), np.random.RandomState(1)
    bot = ISMCTSBot(
        state.get_game(), RandomRolloutEvaluator(1, chance), uct_c=1.4, max_simulations=5, random_state=chance
    )
    while not state.is_terminal():
        searched = state.move_number() <= SEARCHED
        state.apply_action(int(bot.step(state) if searched else chance.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_state_drawn_anew_is_the_same_to_the_player_who_asks(name: str) -> None:
    state, chance = dealt(name), np.random.RandomState(2)
    others = 0
    while not state.is_terminal():
        player = state.current_player()
        world = state.resample_from_infostate(player, chance.uniform)
        others += str(world) != str(state)
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert others, "nothing is ever drawn anew"


def test_a_deal_is_that_of_the_same_seed() -> None:
    match = bottega.open("codex", seats=2, seed=5)
    assert dealt("codex").observation_string(1).startswith(match.picture(1).json())


def test_actions_are_offers_by_number() -> None:
    state = dealt("leonardo", options="preset:expert")
    player = state.current_player()
    match = bottega.open("leonardo", seats=2, options={"preset": "expert"}, seed=5)
    assert [state.action_to_string(action) for action in state.legal_actions()] == match.offers(player)


def test_an_information_state_has_the_actions_of_its_player_alone() -> None:
    state = dealt("codex")
    state.apply_action(1)
    assert state.information_state_string(0).endswith(" [1]")
    assert state.information_state_string(1).endswith(" []")


def test_who_looks_on_sees_what_all_see() -> None:
    state = dealt("codex")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = state.get_game().make_py_observer(kind)
    told, _ = json.JSONDecoder().raw_decode(observer.string_from(state, 0))
    assert told["own"] is None
    every = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="no viewer"):
        state.get_game().make_py_observer(every)
