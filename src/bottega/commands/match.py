"""`bottega match`: bots play many matches, as fast as they can."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from bottega import library
from bottega.bots.face import Budget
from bottega.commands.asked import CardFolder, OptionWords, Preset, Seed, cards_of, options_of
from bottega.commands.progress import followed
from bottega.commands.tally import Tally
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.kit.record import Record
from bottega.lab.runner import seed_at
from bottega.terminal.players import people, read_players, seat_bots
from bottega.terminal.screen import open_console

BUDGET = Budget(iterations=1000)  # a clock would make two runs differ


def match(
    game: Annotated[str, typer.Argument(help="The game; see `bottega games`.")],
    seats: Annotated[
        str, typer.Option(metavar="WHO,…", help="The bots, in the order of their seats.")
    ] = "random,random",
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches.")] = 100,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every match in this folder.", file_okay=False)
    ] = None,
    option: OptionWords = None,
    preset: Preset = None,
    cards: CardFolder = None,
) -> None:
    """Let bots play matches against each other."""
    chosen, players = library.game(game), read_players(seats)
    if people(players):
        raise SetupError("only bots play here: for people there is `bottega play`")
    options, folder_cards, root = options_of(option, preset), cards_of(chosen, cards), library.seed_of(seed)
    every = (
        new_record(Record(chosen, len(players), options, seed_at(root, number), folder_cards), players)
        for number in range(matches)
    )
    started = time.perf_counter()
    tally = play_all(chosen, players, every, matches, records)
    tell(tally.summary(time.perf_counter() - started), tally, as_json=as_json)


def new_record(record: Record, players: list[str]) -> Record:
    """A record that knows its players."""
    record.players = players
    return record


def play_all(
    game: AnyGame, players: list[str], every: Iterable[Record], matches: int, folder: Path | None
) -> Tally:
    """Play and count."""
    tally, seating = Tally(game.id, players), seat_bots(game, players, BUDGET)
    for number, record in enumerate(followed(every, game.id, matches), start=1):
        tally.add(record, seating.play_out(record))
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{game.id}-{number:05}.json").write_text(record.dump(), "utf-8")
    return tally


def tell(summary: dict[str, object], tally: Tally, *, as_json: bool) -> None:
    """The summary as JSON or as a table."""
    if as_json:
        print(json.dumps(summary))
        return
    table = Table("seat", "bot", "wins", "mean score", title=f"{tally.game}: {tally.games} matches")
    for seat, row in enumerate(tally.seats()):
        table.add_row(str(seat), *(str(value) for value in row.values()))
    console = open_console()
    console.print(table)
    console.print(f"{tally.decisions} decisions in {summary['seconds']} s\ndigest {summary['digest']}")
