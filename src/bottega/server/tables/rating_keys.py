"""What is rated separately: each game as printed, and each preset of its variants."""

from __future__ import annotations

from typing import Final

from bottega.kit.game import AnyGame, Options

CUSTOM: Final = "custom"  # any other options: too few play them to compare


def key_of(game: AnyGame, options: Options) -> str:
    """`game`, `game/preset`, or `game/custom`, by the options of a match."""
    options = game.chosen(options)
    if options == game.complete({}):
        return game.id
    for preset in game.presets:
        if options == game.complete({"preset": preset}):
            return f"{game.id}/{preset}"
    return f"{game.id}/{CUSTOM}"


def is_custom(key: str) -> bool:
    """Whether matches with this key are never rated."""
    return key.endswith(f"/{CUSTOM}")


def keys_of(game: AnyGame) -> list[str]:
    """Every key of a game with a ladder, the printed game first."""
    keys = [game.id, *(key_of(game, game.complete({"preset": preset})) for preset in game.presets)]
    return list(dict.fromkeys(keys))
