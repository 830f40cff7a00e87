"""`bottega lab export`: matches as a data set for machine learning."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from bottega import library
from bottega.commands.asked import Lineup, OptionWords, Players, Preset, Seed, options_of
from bottega.commands.extras import needing
from bottega.commands.match import BUDGET, new_record
from bottega.commands.progress import followed
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Options
from bottega.kit.record import Record
from bottega.lab.dataset.sources import Found, listed, read_records
from bottega.lab.runner import seed_at
from bottega.terminal.players import people, read_players, seat_bots

Out = Annotated[
    Path,
    typer.Option(metavar="FILE", help="What is written, a `.parquet`; its schema and card go beside it."),
]
Records = Annotated[
    list[Path] | None,
    typer.Argument(help="Records, folders of them, `.jsonl` with one a line; `-` reads such lines."),
]


def export(
    out: Out,
    records: Records = None,
    game: Annotated[str | None, typer.Option(help="Instead of records: what bots play now.")] = None,
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches.")] = 100,
    bots: Lineup = "greedy",
    players: Players = 2,
    seed: Seed = None,
    option: OptionWords = None,
    preset: Preset = None,
    licence: Annotated[str, typer.Option(help="What the card says of it, such as `cc0-1.0`.")] = "unknown",
) -> None:
    """Write every decision of matches that are over as a row of a Parquet file."""
    if bool(records) == bool(game):
        raise SetupError("name records, or what bots shall play: --game codex")
    words = ["--out", out.name, "--licence", licence]
    if game:
        seed = seed or library.seed_of(None).hex()  # the card says how to make it again
        words += ["--game", game, "--matches", str(matches), "--bots", bots, "--players", str(players)]
        words += ["--seed", seed, *(part for chosen in option or [] for part in ("--option", chosen))]
        words += ["--preset", preset] if preset else []
        names, options = seated(bots, players), options_of(option, preset)
        played = play_all(library.game(game), names, options, matches, library.seed_of(seed))
        found = followed(played, game, matches)
    else:
        # Where they lie on this machine is nobody's business.
        words += [place.name for place in records or []]
        files = listed(records or [])
        found = (one for file in followed(files, "records", len(files)) for one in read_records(file))
    tell(found, out, f"bottega lab export {shlex.join(words)}", licence)


def tell(found: Iterator[Found], out: Path, command: str, licence: str) -> None:
    """Write the files, and say what is in them."""
    with needing("lab"):
        from bottega.lab.dataset.export import export

        counts = export(found, out, command, licence)
    print(f"{out}: {counts.matches()} matches, {counts.decisions()} decisions, {out.stat().st_size} bytes")
    if counts.left_out:
        print(f"  left out, since they were not played to their end: {counts.left_out}")


def seated(bots: str, seats: int) -> list[str]:
    """The bots in their seats, by turns if there are fewer than seats."""
    players = read_players(bots)
    if people(players) or len(players) > seats:
        raise SetupError(f"`{bots}` cannot take {seats} seats: name bots, and not more than seats")
    return [players[seat % len(players)] for seat in range(seats)]


def play_all(
    game: AnyGame, players: list[str], options: Options, matches: int, root: bytes
) -> Iterator[Found]:
    """Matches between bots, who move up a seat after each: no bot has the same seat in all of them."""
    for number in range(matches):
        turn = number % len(players)
        names = players[turn:] + players[:turn]
        record = new_record(Record(game, len(names), options, seed_at(root, number)), names)
        seat_bots(game, names, BUDGET).play_out(record)
        yield f"match {number + 1}", record
