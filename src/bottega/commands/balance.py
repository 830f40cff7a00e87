"""`bottega lab balance`: a game and its variants, played with the same deals and compared."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from bottega import library
from bottega.commands.asked import CardFolder, Lineup, Players, Seed, cards_of
from bottega.commands.progress import followed
from bottega.commands.running import Address, Cores, Keep, Resume, quietly, runs, telling
from bottega.kit.errors import SetupError
from bottega.lab.balance.arms import plan_of
from bottega.lab.balance.playing import play
from bottega.lab.balance.report import Report, report, write_data
from bottega.lab.balance.study import Study
from bottega.lab.balance.work import THOUGHT, Work
from bottega.lab.runner import Run
from bottega.lab.seats import seat_named

HERE = Path("balance")

Only = Annotated[
    list[str] | None,
    typer.Option(
        help="`printed`, `presets`, `options`, a preset, or an option as ID=VALUE; may be repeated."
    ),
]
SkillMatches = Annotated[
    int,
    typer.Option(
        metavar="N", min=0, help="How many matches of a journeyman among apprentices, for each variant."
    ),
]

Skill = Annotated[int, typer.Option(metavar="N", min=1, help="Iterations of that journeyman.")]


def balance(
    game: Annotated[str, typer.Argument(help="The game; see `bottega games`.")],
    players: Players = 2,
    bots: Lineup = "greedy",
    matches: Annotated[
        int,
        typer.Option(metavar="N", min=2, help="How many matches of each variant; all get the same deals."),
    ] = 400,
    only: Only = None,
    skill_matches: SkillMatches = 0,
    skill: Skill = THOUGHT.iterations,
    seed: Seed = None,
    cards: CardFolder = None,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the page and the data are written.")
    ] = HERE,
    cores: Cores = None,
    address: Address = None,
    keep: Keep = None,
    resume: Resume = None,
) -> None:
    """Compare the presets and options of a game with the printed game."""
    chosen, names, root = library.game(game), bots_of(bots, players), library.seed_of(seed)
    plan = plan_of(chosen, players, only or [], cards_of(chosen, cards))
    study = Study(Work(plan, names, matches, root, skill_matches, skill))
    run = runs(cores, address, keep, resume, seed, partial(play, own=study.work.own_cards()))
    command = command_of(study.work, bots, only or [], seed, cards)
    with telling(lambda: tell(report(study, command), study, folder)):
        count(study, run)


def bots_of(words: str, seats: int) -> list[str]:
    """The bots that take turns on the seats."""
    names = [word.strip() for word in words.split(",")]
    if len(names) > seats:
        raise SetupError(f"`{words}` cannot take {seats} seats")
    for name in names:
        seat_named(name, 0)
    return names


def command_of(work: Work, bots: str, only: list[str], seed: str | None, cards: Path | None) -> str:
    """The command that does the same again."""
    words = [work.plan.game.id, "--players", str(work.plan.seats), "--bots", bots]
    words += ["--matches", str(work.games)]
    words += [part for one in only for part in ("--only", one)]
    words += (
        ["--skill-matches", str(work.skill_games), "--skill", str(work.skill)] if work.skill_games else []
    )
    words += ["--seed", seed or work.seed.hex(), *(["--cards", cards.name] if cards else [])]
    return f"bottega lab balance {shlex.join(words)}"


def count(study: Study, run: Run) -> None:
    """Play all of it, and say how far it is."""
    work = study.work.matches()
    with closing(run(work)) as results, quietly():
        for one in followed(results, study.plan.game.id, len(work)):
            study.add(one)


def tell(told: Report, study: Study, out: Path) -> None:
    """Write the files, and say what is in them."""
    files = write_data(told, out)
    try:
        from bottega.lab.balance.page import write_page
    except ModuleNotFoundError as error:
        if (error.name or "bottega").startswith("bottega"):
            raise
        missing = f"no page, since `{error.name}` is not installed: pip install 'bottega-games[lab]'"
        print(f"bottega: {missing}", file=sys.stderr)
    else:
        files.append(write_page(told, out))
    arms, seconds = len(study.plan.arms), f"{study.seconds:.0f} s of one core"
    print(f"{told.game}: {told.games} deals, {arms} ways to play, {seconds}\ndigest {told.digest}")
    for row in told.differences:
        if row.found:
            sides = f"{row.base:.3g} → {row.other:.3g}, by {row.low:+.3g} to {row.high:+.3g}"
            print(f"  {row.change}: {row.figure} {sides}")
    print("\n".join(str(file) for file in files))
