"""`bottega play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bottega import library
from bottega.bots.face import Budget
from bottega.commands.asked import (
    CardFolder,
    Lang,
    OptionWords,
    Preset,
    cards_of,
    language,
    options_of,
    record_of,
)
from bottega.kit.errors import SetupError
from bottega.kit.record import Record, verify
from bottega.kit.texts import read_texts
from bottega.terminal.players import name_players, people, read_players, seat_bots
from bottega.terminal.screen import Screen, open_console
from bottega.terminal.session import Session
from bottega.terminal.sitting import Sitting
from bottega.terminal.words import read_words

BUDGET = Budget(milliseconds=1000)


def play(
    game: Annotated[str | None, typer.Argument(help="The game; see `bottega games`.")] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="WHO,…", help="Who sits where: you, you=NAME, or a bot; you first.")
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(help="64 hexadecimal digits, or any words.")] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to save the match; else among your files.", dir_okay=False),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A saved match to go on with.", dir_okay=False)
    ] = None,
    option: OptionWords = None,
    preset: Preset = None,
    cards: CardFolder = None,
) -> None:
    """Play a match in this terminal, alone with bots or in turn with friends."""
    if resume:
        match, file = take_up(resume, seats, cards), record or resume
    elif game:
        chosen = library.game(game)
        players = read_players(seats) if seats else ["you"] + ["apprentice"] * (chosen.seats[0] - 1)
        options, own_cards = options_of(option, preset), cards_of(chosen, cards)
        match = Record(chosen, len(players), options, library.seed_of(seed), own_cards)
        match.players, file = players, record or default_file(match)
    else:
        raise SetupError("which game? write `bottega play codex`, or `bottega play --resume FILE`")
    sit_down(match, file, language(lang))


def default_file(match: Record) -> Path:
    """Among the player's own files: the title, and the beginning of the commitment to its seed."""
    return Path(typer.get_app_dir("bottega")) / "matches" / f"{match.game.id}-{match.commitment[:8]}.json"


def take_up(file: Path, seats: str | None, cards: Path | None) -> Record:
    """A saved match, checked from its first move to its last; others may take the seats."""
    match = record_of(file, cards)
    verify(match)
    if match.scores is not None:
        raise SetupError(f"the match in {file} is over; look at it with `bottega replay {file}`")
    if seats:
        match.players = read_players(seats)
    if len(match.players) != match.seats:
        raise SetupError(f"this match has {match.seats} seats: write --seats with as many words")
    return match


def sit_down(match: Record, file: Path, lang: str) -> None:
    """Play the match to its end, or until the players leave."""
    if not people(match.players):
        raise SetupError("nobody would play here: seat at least one `you`, or use `bottega match`")
    words = read_words(lang)
    texts = read_texts(match.game.package, lang, match.game.words)
    screen = Screen(open_console(), texts, words, name_players(match.players, words))
    Session(screen, Sitting(match, seat_bots(match.game, match.players, BUDGET), file)).run()
