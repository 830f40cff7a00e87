"""`bottega lab train` and `bottega lab trial`: weights are learned, and tried against today's master."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from bottega import library
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Budget
from bottega.commands.extras import needing
from bottega.commands.progress import followed
from bottega.commands.running import Address, Cores, Keep, Resume, quietly, runs
from bottega.kit.errors import SetupError
from bottega.kit.game import Title
from bottega.lab.runner import Run, match_of, seed_at
from bottega.lab.seats import seat_named
from bottega.lab.training.learned import Learned, LearnedEvaluator
from bottega.lab.training.parts import PARTS
from bottega.lab.training.samples import SEATS, Sample, play_and_sample, samples_in
from bottega.lab.training.trial import LEARNED, TODAY, Trial, play_trial

THOUGHT: Final = Budget(iterations=400)  # of a master; a journeyman takes a twentieth

Game = Annotated[str, typer.Argument(help="The game; see `bottega games`.")]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same matches.")]


def train(
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="Where the weights are written.")],
    games: Annotated[int, typer.Option(min=5, help="How many matches are learned from.")] = 200,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "journeyman",
    horizon: Annotated[
        int | None, typer.Option(min=1, help="Decisions after which a search stops; else as today.")
    ] = None,
    seed: Seed = None,
    cores: Cores = None,
    address: Address = None,
    keep: Keep = None,
    resume: Resume = False,
) -> None:
    """Learn from matches between two bots how much each part of an outlook is worth."""
    chosen = judged(game)
    seat_named(bot, 0)
    ahead = evaluator_of(game).params.horizon if horizon is None else horizon
    run = runs(cores, address, keep, resume, seed, partial(play_and_sample, horizon=ahead))
    with needing("adapters"):
        from bottega.lab.training.fit import fit

        found = fit(gather(chosen, bot, games, library.seed_of(seed), run), PARTS[game].names)
    out.write_bytes(msgspec.json.encode(Learned(ahead, found.weights)) + b"\n")
    how = f"learned from {found.model}, ridge {found.ridge:g}"
    print(f"{game}: {found.samples} samples of {found.matches} matches; {how}")
    print(f"  log loss {found.before.log_loss:.4f} by today's outlook, {found.after.log_loss:.4f} by this")
    print(f"  Brier score {found.before.brier:.4f} by today's outlook, {found.after.brier:.4f} by this")
    print(out)


def gather(game: Title, bot: str, games: int, root: bytes, run: Run) -> list[list[Sample]]:
    """The samples of each match, in the same order however the work was split."""
    bots = [bot] * SEATS
    work = [match_of(number, game, {}, seed_at(root, number), bots, THOUGHT) for number in range(games)]
    with closing(run(work)) as results, quietly():
        found = {played.number: samples_in(played) for played in followed(results, game.id, games)}
    return [found[number] for number in sorted(found)]


def trial(
    game: Game,
    weights: Annotated[Path, typer.Argument(help="What `bottega lab train` wrote.")],
    games: Annotated[
        int, typer.Option(min=2, help="How many matches; each deal is played from every seat.")
    ] = 200,
    seats: Annotated[int, typer.Option(min=2, help="With more than two, one among several of today.")] = 2,
    ms: Annotated[int, typer.Option(min=1, help="Milliseconds of a processor a move.")] = 50,
    seed: Seed = None,
    cores: Cores = None,
    address: Address = None,
    keep: Keep = None,
    resume: Resume = False,
) -> None:
    """Let a master with learned weights meet today's master."""
    learned = msgspec.json.decode(weights.read_bytes(), type=Learned)
    told = Trial(judged(game), seats, ms, library.seed_of(seed))
    LearnedEvaluator(game, learned)  # says what does not fit before anything is played
    run = runs(cores, address, keep, resume, seed, partial(play_trial, learned=learned))
    try:
        with closing(run(told.league.work(games))) as results, quietly():
            for one in followed(results, game, games):
                told.count(one)
    finally:  # it may take hours: what was played is not lost
        tell(told)


def judged(game: str) -> Title:
    """A game whose outlook has parts."""
    if library.game(game).id not in PARTS:
        raise SetupError(f"{game} has no parts that could be weighed; there are {', '.join(PARTS)}")
    return library.game(game)


def tell(told: Trial) -> None:
    """Who won, how sure that is, and how long each thought."""
    won = told.won
    low, high = won.interval()
    thought = ", ".join(f"{name} {told.thought(name):.1f} ms a move" for name in (LEARNED, TODAY))
    print(f"{told.league.game.id}: won {won.a_wins:g} of {won.games}, {low:.1%} to {high:.1%}; {thought}")
    print("better than today's" if told.is_better() else "not surely better than today's")
