"""Bottega: a table for four games about inventors and their codices.

What is in `__all__` is the library, and is kept (docs/library.md). It is loaded when it is first asked for:
every part of the package imports this file.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bottega.library import Match, Picture, Player, View, bot, game, load, open

__version__ = "0.1.0"
__all__ = ["Match", "Picture", "Player", "View", "__version__", "bot", "game", "load", "open"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module `bottega` has no attribute `{name}`")
    return getattr(import_module("bottega.library"), name)


def __dir__() -> list[str]:
    return __all__
