"""The pictures of the games: each shows a view to a viewer; a game not drawn yet is shown as a tree."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from bottega.kit.board import Board
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.texts import Texts
from bottega.terminal.pictures import codex, inventors, leonardo, tree, workshop

Picture = Callable[[State[Board], Seat, Texts, list[str]], RenderableType]
DRAWN: dict[str, Picture] = {
    "codex": codex.Page,
    "leonardo": leonardo.Page,
    "inventors": inventors.Page,
    "workshop": workshop.Page,
}


def picture(view: State[Board], viewer: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """A view as this viewer sees it; `names` are the players, by seat."""
    return DRAWN.get(view.setup.game.id, tree.picture)(view, viewer, texts, names)
