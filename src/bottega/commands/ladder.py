"""`bottega lab ladder`: how strong the bots are in every game, on one scale."""

from __future__ import annotations

import shlex
from contextlib import closing
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from bottega import library
from bottega.commands.asked import Games, Seed, games_named
from bottega.commands.league import A_SECOND, bots_named, no_digest
from bottega.commands.progress import followed
from bottega.commands.running import Address, Cores, Keep, Resume, quietly, runs, telling
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.lab.ladder import TWO, Ladder, Standing, count, work_of
from bottega.lab.ladder import ladder as ladder_of
from bottega.lab.league import League
from bottega.lab.runner import Run
from bottega.lab.strength import Rung, expected
from bottega.terminal.screen import open_console

# What they think at a table, counted: a second for a master, a twentieth of it for a journeyman.
LEVELS = "random,apprentice,greedy,journeyman@2000,master@2000"


def ladder(
    games: Games = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,…", help="Who meets whom: names, `master@500` for iterations, `cmd:./mybot`."
        ),
    ] = LEVELS,
    matches: Annotated[
        int, typer.Option(metavar="N", min=2, help="How many matches of each pairing; every deal makes two.")
    ] = 100,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    cores: Cores = None,
    address: Address = None,
    keep: Keep = None,
    resume: Resume = None,
) -> None:
    """Let every bot meet every other in every game, and put them on one scale."""
    if matches % TWO:
        raise SetupError(f"every deal is played from both seats: {matches} is no even number")
    names, root = bots_named(bots), library.seed_of(seed)
    leagues = [League(game, names, TWO, {}, root, A_SECOND) for game in chosen(games)]
    words = ["--games", ",".join(league.game.id for league in leagues)]
    words += ["--bots", bots, "--matches", str(matches), "--seed", seed or root.hex()]
    command = f"bottega lab ladder {shlex.join(words)}"
    with telling(lambda: tell(ladder_of(leagues, command), as_json=as_json)):
        play_all(leagues, matches, runs(cores, address, keep, resume, seed))


def chosen(games: str | None) -> list[AnyGame]:
    """The games of these names, each once."""
    found = games_named(games)
    for game in found:
        if TWO not in game.seats:
            raise SetupError(f"a ladder is played by two, and `{game.id}` is not")
    return found


def play_all(leagues: list[League], matches: int, run: Run) -> None:
    """Play all of it, and say how far it is."""
    work = work_of(leagues, matches)
    with closing(run(work)) as results, quietly():
        for played in followed(results, "ladder", len(work)):
            count(leagues, played)


def tell(told: Ladder, *, as_json: bool) -> None:
    """The outcome as JSON or as tables."""
    if as_json:
        print(msgspec.json.encode(told).decode())
        return
    console = open_console()
    for game in told.games:
        console.print(game_table(game), f"points miss a share by {game.misfit:.0%} at most\n", sep="\n")
    console.print(common_table(told))
    console.print(told.command, soft_wrap=True)
    console.print(f"digest {told.digest}" if told.digest else no_digest(told.by_the_clock))


def game_table(game: Standing) -> Table:
    """A game: each bot with its points, and how many of 100 matches it won against those of each number."""
    bots = [rung.bot for rung in game.rungs]
    numbers = [str(number) for number in range(1, len(bots) + 1)]
    table = Table("", game.game, "points", "95 % sure", *numbers, box=box.MARKDOWN)
    for number, rung in zip(numbers, game.rungs, strict=True):
        shares = [game.share(rung.bot, other) for other in bots]
        won = ["" if share is None else f"{100 * share:.0f}" for share in shares]
        table.add_row(number, rung.bot, str(rung.points), f"{rung.low} to {rung.high}", *won)
    return table


def common_table(told: Ladder) -> Table:
    """All games: points with their doubt, and what those of all games say in victories over the anchor."""
    titles = [game.game for game in told.games]
    table = Table("bot", "all games", *titles, "wins of 100", box=box.MARKDOWN)
    anchor = next(rung.points for rung in told.together if rung.bot == told.anchor)
    for rung in told.together:
        each = [next(one for one in game.rungs if one.bot == rung.bot) for game in told.games]
        share = f"{100 * expected(rung.points - anchor):.0f}" if rung.bot != told.anchor else ""
        table.add_row(rung.bot, *[with_doubt(one) for one in (rung, *each)], share)
    return table


def with_doubt(rung: Rung) -> str:
    """Its points, and by how much they may be wrong."""
    return f"{rung.points} ± {rung.doubt}" if rung.doubt else str(rung.points)
