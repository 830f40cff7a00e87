"""`bottega lab league`: bots meet each other, and what that shows."""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from bottega import library
from bottega.bots.face import Budget
from bottega.commands.asked import OptionWords, Preset, options_of
from bottega.commands.progress import followed
from bottega.commands.running import Address, Cores, Keep, Resume, quietly, runs, telling
from bottega.kit.errors import SetupError
from bottega.lab.league import League
from bottega.lab.seats import COMMAND, MILLISECONDS, seat_named
from bottega.terminal.screen import open_console

A_SECOND = Budget(milliseconds=1000)  # for a master; a journeyman takes a twentieth

Seats = Annotated[
    int,
    typer.Option(metavar="N", min=2, help="How many play; with more than two, one among several of another."),
]


def league(
    game: Annotated[str, typer.Argument(help="The game; see `bottega games`.")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,…",
            help="Who meets whom: names, `master@500` for iterations, `master:200` for ms, `cmd:./mybot`.",
        ),
    ] = "master,journeyman,apprentice,greedy,random",
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches of each pairing.")] = 20,
    players: Seats = 2,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same matches.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: OptionWords = None,
    preset: Preset = None,
    cores: Cores = None,
    address: Address = None,
    keep: Keep = None,
    resume: Resume = None,
) -> None:
    """Let every bot meet every other, in all seats, with confidence intervals."""
    names, options = bots_named(bots), options_of(option, preset)
    played = League(library.game(game), names, players, options, library.seed_of(seed), A_SECOND)
    results = played.play(matches, runs(cores, address, keep, resume, seed))
    with telling(partial(tell, played, as_json=as_json)), closing(results), quietly():
        for _ in followed(results, game, matches * len(played.pairs)):
            pass


def bots_named(words: str) -> list[str]:
    """Those who are to meet each other."""
    names = [word.strip() for word in words.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("a league needs two bots or more, each named once")
    for name in names:
        seat_named(name, 0)
    return names


def tell(played: League, *, as_json: bool) -> None:
    """The outcome as JSON or as tables."""
    if as_json:
        print(json.dumps(played.data(), ensure_ascii=False))
        return
    table = Table("bot", "against", "games", "won", "95 % sure", "ms a move", title=played.game.id)
    for pairing in played.pairings:
        low, high = pairing.interval()
        row = pairing.row()
        table.add_row(
            pairing.a,
            pairing.b,
            str(pairing.games),
            f"{pairing.a_wins / max(pairing.games, 1):.0%}",
            f"{low:.0%} to {high:.0%}",
            str(row["ms_per_move_a"]),
        )
    console = open_console()
    console.print(table)
    ratings = Table("bot", "rating", "doubt")
    for bot, rating in sorted(played.ratings.items(), key=lambda entry: -entry[1].mu):
        ratings.add_row(bot, f"{rating.mu:.1f}", f"± {rating.sigma:.1f}")
    console.print(ratings)
    clocked = played.clocked
    console.print(f"digest {played.digest}" if not clocked else no_digest(clocked))


def no_digest(clocked: list[str]) -> str:
    """Why two runs cannot be compared."""
    one = next((bot for bot in clocked if not bot.startswith(COMMAND)), "master").partition(MILLISECONDS)[0]
    return (
        f"no digest: {', '.join(clocked)} may move otherwise in another run; write {one}@500 for iterations"
    )
