"""What is rated apart from what: a game as it is printed, and each preset of its variants."""

from __future__ import annotations

from typing import Final

from bottega.kit.game import Options, Title

CUSTOM: Final = "custom"  # any other choice of options: too few play it to be compared


def key_of(game: Title, options: Options) -> str:
    """`game`, `game/preset`, or `game/custom`, by the options that were chosen for a match."""
    options = game.chosen(options)
    if options == game.complete({}):
        return game.id
    for preset in game.presets:
        if options == game.complete({"preset": preset}):
            return f"{game.id}/{preset}"
    return f"{game.id}/{CUSTOM}"


def is_custom(key: str) -> bool:
    """Whether matches under this key are never rated."""
    return key.endswith(f"/{CUSTOM}")


def keys_of(game: Title) -> list[str]:
    """Every key of a game that has a ladder, the game as printed first."""
    keys = [game.id, *(key_of(game, game.complete({"preset": preset})) for preset in game.presets)]
    return list(dict.fromkeys(keys))
