"""Every game as an environment: PettingZoo's own tests, who acts, and what is rewarded."""

import random
import warnings
from typing import Any

import pytest

from bottega.kit import SetupError

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():  # its tests load its own games in a way that it warns of itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

from bottega.adapters.encoding import LEARNABLE
from bottega.adapters.pettingzoo import env, raw_env

every_game = pytest.mark.parametrize("game", LEARNABLE)
# PettingZoo keeps a list of its own environments that may have a mask; whoever is done has no action.
ITS_OWN = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
pytestmark = [pytest.mark.filterwarnings(one) for one in ITS_OWN]


def played(made: Any, seed: int) -> dict[str, float]:
    """What each agent was rewarded with in a random match."""
    made.reset(seed=seed)
    draw = random.Random(seed)
    rewards: dict[str, float] = {}
    for agent in made.agent_iter():
        _, reward, done, _, info = made.last()
        rewards[agent] = reward
        made.step(None if done else draw.randrange(len(info["offers"])))
    return rewards


@every_game
def test_it_keeps_to_the_api(game: str) -> None:
    api_test(env(game))


@every_game
def test_a_seed_deals_the_same(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=50)


@every_game
def test_it_can_be_measured(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


@every_game
@pytest.mark.parametrize("place", [0, -1])
def test_rewards_add_up_to_nothing_and_a_sole_winner_has_one(game: str, place: int) -> None:
    seats = LEARNABLE[game].seats[place]
    made = env(game, seats)
    for seed in range(3):
        rewards = played(made, seed)
        assert len(rewards) == seats
        if seats == 1:
            assert rewards["seat_0"] in (-1, 1)
        else:
            assert sum(rewards.values()) == pytest.approx(0)
            assert max(rewards.values()) <= 1


def test_of_several_who_are_asked_at_once_the_first_acts() -> None:
    made = raw_env("codex", 3)
    made.reset(seed=1)
    acted = []
    for _ in range(3):
        acted.append(made.agent_selection)
        assert made.infos[made.agent_selection]["offers"] == ["start front", "start back"]
        made.step(0)
    assert acted == ["seat_0", "seat_1", "seat_2"]


def test_what_is_sealed_is_not_seen_by_those_who_choose_later() -> None:
    seen = []
    for choice in (0, 1):
        made = raw_env("codex", 2)
        made.reset(seed=1)
        made.step(choice)
        seen.append(made.observe("seat_1")["observation"].tobytes())
    assert seen[0] == seen[1]


def test_the_mask_is_that_of_who_acts() -> None:
    made = raw_env("workshop", 2)
    made.reset(seed=2)
    actor = made.agent_selection
    other = next(agent for agent in made.agents if agent != actor)
    offers = len(made.infos[actor]["offers"])
    assert made.observe(actor)["action_mask"].sum() == offers
    assert not made.observe(other)["action_mask"].any()
    assert made.action_space(actor).n == made.encoding.offers


def test_options_are_those_of_the_game() -> None:
    made = env("leonardo", 3, {"preset": "expert"})
    made.reset(seed=3)
    assert made.last()[-1]["offers"][0].startswith("favour")
    with pytest.raises(SetupError):
        env("leonardo", 3, {"preset": "none"})


def test_a_match_is_drawn_as_a_spectator_sees_it() -> None:
    made = env("inventors", 2, render_mode="ansi")
    made.reset(seed=4)
    assert made.render().startswith('{"schema":"inventors/')
