"""Every game as a game of OpenSpiel, `bottega_codex` and so on: to import this file registers them."""

from __future__ import annotations

import struct
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from bottega.adapters.encoding import LEARNABLE, encoding_of
from bottega.adapters.position import Position, deal
from bottega.kit.game import AnyGame, Options, Setup
from bottega.kit.luck import Luck
from bottega.kit.seats import NOBODY, Seat
from bottega.library import seed_of

DEALS: Final = 10_000  # that the one chance node draws from, unless told
PLAYERS: Final = 2


def options_of(words: str) -> Options:
    """`preset:expert;lines:on` as options: OpenSpiel's own parameters take `=` and commas for themselves."""
    pairs = [pair.partition(":") for pair in words.split(";") if pair]
    return {option: value for option, _, value in pairs}


def kind_of(game: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel knows of a game. One person alone is no match of zero sum: for that, see PettingZoo."""
    return pyspiel.GameType(
        short_name=f"bottega_{game.id}",
        long_name=f"Bottega {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(game.seats[0], PLAYERS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "options": "", "deals": DEALS},
    )


class BottegaGame(pyspiel.Game):
    """A game with its seats and options. Deal number n is that of `bottega.open(…, seed=n)`."""

    title: ClassVar[AnyGame]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any]) -> None:
        self.setup = Setup(self.title, params["players"], options_of(params["options"]))
        self.encoding = encoding_of(self.title, self.setup.seats)
        self.outcomes = [(number, 1 / params["deals"]) for number in range(params["deals"])]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.offers,
            max_chance_outcomes=len(self.outcomes),
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.title.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> BottegaState:
        """Nothing is dealt yet."""
        return BottegaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What sees states as some player does."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class BottegaState(pyspiel.State):
    """A chance node that deals all luck; then positions, in which actions are numbers of offers.

    OpenSpiel clones a state by deep copies of its attributes, and writes it down by pickling them.
    """

    def __init__(self, game: BottegaGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def current_player(self) -> int:
        """Who acts: chance, a seat, or nobody at the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.actor == NOBODY else self.position.actor

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.actor == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(range(len(self.dealt.moves)))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            setup = self.get_game().setup
            self.position = deal(setup.game, setup.seats, setup.options, seed_of(action))
        else:
            self.position.play(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"deal {action}" if self.position is None else self.position.text(action)

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.position is None else self.position.returns()

    def __str__(self) -> str:
        """The whole truth, for those who look for mistakes."""
        return "" if self.position is None else repr(self.position.__reduce__()[1])

    @property
    def dealt(self) -> Position:
        """The position, once there is one."""
        assert self.position is not None
        return self.position

    def resample_from_infostate(self, player: Seat, draw: Any) -> BottegaState:
        """Another state that the player cannot tell from this one; `draw` gives numbers from 0 to 1."""
        luck = Luck(struct.pack("4d", *(draw() for _ in range(4))), "openspiel")
        world: BottegaState = self.clone()
        world.position = self.dealt.guess(player, luck)
        return world


class Observer:
    """What a player sees: the picture as numbers, and as JSON with what is offered.

    With perfect recall the text has the player's own actions too. The numbers are the same.
    """

    def __init__(self, game: BottegaGame, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no viewer sees what all players know")
        self.encoding = game.encoding
        self.recalls = kind.perfect_recall
        self.looks_on = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"picture": self.tensor}

    def seat_of(self, player: Seat) -> Seat:
        """The seat whose information this is, or NOBODY."""
        return NOBODY if self.looks_on else player

    def set_from(self, state: BottegaState, player: Seat) -> None:
        """Write what the player sees into the tensor; before the deal there is nothing to see."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = self.encoding.write(state.position.picture(self.seat_of(player)))

    def string_from(self, state: BottegaState, player: Seat) -> str:
        """The same as a text."""
        if state.position is None:
            return ""
        position, viewer = state.position, self.seat_of(player)
        own = [step.action for step in state.full_history() if step.player == viewer] if self.recalls else []
        asked = position.texts() if position.actor == viewer else []
        return f"{msgspec.json.encode(position.picture(viewer)).decode()} {asked} {own}"


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel, as a class: OpenSpiel lets go of it when Python has ended."""
    kind = kind_of(game)
    made = type(f"{game.id.capitalize()}Game", (BottegaGame,), {"title": game, "kind": kind})
    pyspiel.register_game(kind, made)


for each in LEARNABLE.values():
    register(each)
