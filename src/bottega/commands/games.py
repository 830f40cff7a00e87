"""`bottega games`: the games there are."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bottega.commands.asked import Lang, language
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts
from bottega.terminal.screen import open_console


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False, lang: Lang = None
) -> None:
    """List the games with their seats, options and presets."""
    spoken = language(lang)
    games = [described(game, spoken) for game in GAMES.values()]
    if as_json:
        print(json.dumps(games, indent=2, ensure_ascii=False))
        return
    console = open_console()
    for number, game in enumerate(GAMES.values()):
        console.print("\n".join(lines(game, games[number])))


def described(game: AnyGame, lang: str) -> dict[str, object]:
    """A game as data."""
    texts = read_texts(game.package, lang, game.words)
    options = [
        {"id": option.id, "values": option.values, "default": option.values[0], "group": option.group}
        for option in game.options
    ]
    return {
        "id": game.id,
        "name": texts.get("game", "name"),
        "tagline": texts.get("game", "tagline"),
        "edition": game.edition,
        "seats": game.seats,
        "options": options,
        "presets": game.presets,
    }


def lines(game: AnyGame, about: dict[str, object]) -> list[str]:
    """A game as lines to read."""
    seats = ", ".join(str(seats) for seats in game.seats)
    written = [f"{game.id}: {about['name']}", f"  {about['tagline']}", f"  seats: {seats}"]
    for option in game.options:
        others = ", ".join(option.values[1:])
        written.append(f"  --option {option.id}={option.values[0]} (or {others})")
    for preset, options in game.presets.items():
        written.append(f"  --preset {preset}: " + ", ".join(f"{id}={value}" for id, value in options.items()))
    return written
