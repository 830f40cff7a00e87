"""Every game as an environment of PettingZoo: seats act one after the other, offers are told by number."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bottega.adapters.encoding import encoding_of
from bottega.adapters.position import Position, deal
from bottega.kit.game import Options, Setup
from bottega.kit.luck import SEED_BYTES
from bottega.kit.seats import NOBODY
from bottega.library import game as game_of

ANSI = "ansi"  # drawn as a text


def env(
    game: str = "codex", seats: int = 2, options: Options | None = None, render_mode: str | None = None
) -> AECEnv:
    """An environment of a game; whoever takes an action that is not offered loses 1, and the match ends."""
    made = raw_env(game, seats, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # noqa: N801 - what PettingZoo calls it
    """The same without checks."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [ANSI],
        "name": "bottega",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "codex",
        seats: int = 2,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.setup = Setup(game_of(game), seats, options or {})
        self.encoding = encoding_of(self.setup.game, seats)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.offers) for agent in self.seats}
        self.observation_spaces = {agent: self.seen_space() for agent in self.seats}

    def __str__(self) -> str:
        return f"bottega_{self.setup.game.id}"

    def seen_space(self) -> spaces.Dict:
        """What an observation is made of."""
        seen = spaces.Box(-1.0, 1.0, (self.encoding.size,), np.float32)
        mask = spaces.Box(0, 1, (self.encoding.offers,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. A seed says this deal and those that follow; `options` change nothing."""
        if seed is not None or not hasattr(self, "chance"):
            self.chance, _ = seeding.np_random(seed)
        setup = self.setup
        self.position: Position = deal(setup.game, setup.seats, setup.options, self.chance.bytes(SEED_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """Turn to whoever acts next, with the texts of the offers."""
        actor = self.position.actor
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(actor, 0)]
        if actor != NOBODY:
            self.infos[self.agent_selection]["offers"] = self.position.texts()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and which actions it has; none if it is not the one who acts."""
        seat = self.seats[agent]
        mask = np.zeros(self.encoding.offers, np.int8)
        if seat == self.position.actor:
            mask[: len(self.position.moves)] = 1
        return {"observation": self.encoding.write(self.position.picture(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The seat whose turn it is takes an offer; at the end of the match there are rewards."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.position.play(int(action))
        if self.position.actor == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.position.returns(), strict=True))
        self.ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it, as JSON."""
        if self.render_mode != ANSI:
            return None
        return msgspec.json.encode(self.position.picture(NOBODY)).decode()

    def close(self) -> None:
        """Nothing is held."""
