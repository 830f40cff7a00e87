"""`python -m tools.adapters_speed [SECONDS [ROUNDS]]`: how fast learners step through our games and others.

Everything is played at random and by turns in one run: the machine's speed changes from minute to minute, a
ratio does not. What is not installed is left out: `uv pip install pygame chess shimmy rlcard` for all of it.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, Final

from bottega.compiled import COMPILED
from bottega.games import SHELF

SECONDS: Final = 1.0  # for each, in each round
ROUNDS: Final = 5
CLASSIC: Final = ["tictactoe_v3", "connect_four_v3", "chess_v6", "hanabi_v5", "leduc_holdem_v4"]
CARDS: Final = ["leduc-holdem", "uno", "gin-rummy"]
SPIEL: Final = ["python_tic_tac_toe", "python_kuhn_poker", "hearts"]

Steps = Callable[[], int]  # plays a match and says how many steps it had
Makers = dict[str, Callable[[], Steps]]
draw: Final = random.Random(0).random


def pick(things: Any) -> Any:
    """One of them, each as likely."""
    return things[int(draw() * len(things))]


def zoo(module: str, env: str, *args: str) -> Steps:
    """A match of an environment of PettingZoo: each agent looks, and takes an action of its mask."""
    made = getattr(importlib.import_module(module), env)(*args)
    made.reset(seed=0)

    def play() -> int:
        steps = 0
        made.reset()
        for _ in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            done = over or cut
            made.step(None if done else pick(seen["action_mask"].nonzero()[0]))
            steps += not done
        return steps

    return play


def cards(name: str) -> Steps:
    """A match of RLCard, which gives what the next player sees with each step."""
    made = importlib.import_module("rlcard").make(name)

    def play() -> int:
        steps = 0
        seen, _ = made.reset()
        while not made.is_over():
            seen, _ = made.step(pick(list(seen["legal_actions"])))
            steps += 1
        return steps

    return play


def spiel(name: str) -> Steps:
    """A match of OpenSpiel, without looking: what a search does most of the time."""
    start = importlib.import_module("pyspiel").load_game(name).new_initial_state()

    def play() -> int:
        steps, state = 0, start.clone()
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(pick(state.legal_actions()))
        return steps

    return play


def environments() -> Makers:
    """By name, what makes them: those that look."""
    ours = {f"Bottega {id}": partial(zoo, "bottega.adapters.pettingzoo", "env", id) for id in SHELF}
    theirs = {f"PettingZoo {name}": partial(zoo, f"pettingzoo.classic.{name}", "env") for name in CLASSIC}
    return {**ours, **theirs, **{f"RLCard {name}": partial(cards, name) for name in CARDS}}


def games() -> Makers:
    """Those of OpenSpiel."""
    importlib.import_module("bottega.adapters.openspiel")
    for name in ("tic_tac_toe", "kuhn_poker"):
        importlib.import_module(f"open_spiel.python.games.{name}")
    names = [*[f"bottega_{id}" for id in SHELF], *SPIEL]
    return {f"OpenSpiel {name}": partial(spiel, name) for name in names}


def made(makers: Makers) -> dict[str, Steps]:
    """Those that can be made here, and each has been played once."""
    found: dict[str, Steps] = {}
    for name, make in makers.items():
        try:
            found[name] = make()
            found[name]()
        except ImportError as error:
            print(f"left out: {name}: {error}", file=sys.stderr)
    return found


def speed(play: Steps, seconds: float) -> float:
    """Steps in a second of this process: what else the machine does is not counted."""
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        steps += play()
    return steps / (time.process_time() - begun)


def table(plays: dict[str, Steps], yardstick: str, seconds: float, rounds: int) -> list[str]:
    """A row for each, the fastest first: the median of its rounds, and of its ratios to the yardstick."""
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            speeds[name].append(speed(play, seconds))
    ratios = {
        name: median(one / other for one, other in zip(found, speeds[yardstick], strict=True))
        for name, found in speeds.items()
    }
    order = sorted(ratios, key=lambda name: -ratios[name])
    rows = [f"| {name} | {median(speeds[name]):.0f} | {ratios[name]:.2f} |" for name in order]
    return [f"| | steps a second | times {yardstick.split()[1]} |", "|---|---|---|", *rows]


def main() -> None:
    """Both tables, as they stand in docs/adapters.md."""
    warnings.simplefilter("ignore")
    told = [float(word) for word in sys.argv[1:]]
    seconds, rounds = (told + [SECONDS, ROUNDS][len(told) :])[:2]
    print(f"{int(rounds)} rounds of {seconds} s, rules {'compiled' if COMPILED else 'interpreted'}")
    for makers, yardstick in ((environments, "PettingZoo connect_four_v3"), (games, "OpenSpiel hearts")):
        print("\n".join(["", *table(made(makers()), yardstick, seconds, int(rounds))]), flush=True)


if __name__ == "__main__":
    main()
