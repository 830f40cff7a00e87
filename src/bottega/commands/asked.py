"""What the commands are asked with: options, a language, a folder of cards, a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bottega import library
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES, Cards
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Options
from bottega.kit.record import Record, read
from bottega.terminal.words import spoken_here

OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Preset = Annotated[str | None, typer.Option(help="A named set of options.")]
CardFolder = Annotated[
    Path | None,
    typer.Option("--cards", metavar="DIR", help="A folder with corrected card files.", file_okay=False),
]
Lang = Annotated[
    str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language; this machine's if left out.")
]
Seed = Annotated[str | None, typer.Option(help="The same seed plays the same matches.")]
Lineup = Annotated[
    str,
    typer.Option(
        metavar="BOT,…", help="Who plays, over and over until all seats are taken; they change seats."
    ),
]
Players = Annotated[int, typer.Option(metavar="N", min=1, help="How many play.")]
Games = Annotated[
    str | None, typer.Option(metavar="GAME,…", help="The games; all if left out. See `bottega games`.")
]


def language(lang: str | None) -> str:
    """The language asked for, or this machine's."""
    if lang is not None and lang not in LANGUAGES:
        raise SetupError(f"no words in `{lang}`; choose one of {', '.join(LANGUAGES)}")
    return lang or spoken_here()


def games_named(words: str | None) -> list[AnyGame]:
    """The games of a list, each once; all if there is no list."""
    if words is None:
        return list(GAMES.values())
    return [library.game(name) for name in dict.fromkeys(word.strip() for word in words.split(","))]


def options_of(chosen: list[str] | None, preset: str | None) -> Options:
    """`name=value` words and a preset as options."""
    options: Options = {"preset": preset} if preset else {}
    for word in chosen or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise SetupError(f"`{word}` is no option: write --option NAME=VALUE")
        options[name] = value
    return options


def cards_of(game: AnyGame, folder: Path | None) -> Cards | None:
    """The cards of a folder; None for the printed ones."""
    if folder is None:
        return None
    if not any((folder / name).is_file() for name in game.card_files):
        raise SetupError(f"{folder} holds none of {', '.join(game.card_files)}")
    return game.read_cards(folder)


def record_of(file: Path, folder: Path | None) -> Record:
    """A record from the disk, with the cards it is to be played with."""
    record = read(file, GAMES)
    cards = cards_of(record.game, folder)
    return read(file, GAMES, cards) if cards else record
