"""Players on a terminal: each seat has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

SEAT_SIGNS = "●■▲◆★"
SEAT_STYLES = ["red", "bright_blue", "green", "yellow", "magenta"]


def seat_sign(seat: int, count: int = 1) -> Text:
    """The sign of a player, once or so many times."""
    return Text(SEAT_SIGNS[seat] * count, f"bold {SEAT_STYLES[seat]}")


def player(seat: int, names: list[str]) -> Text:
    """A player's sign and name."""
    return Text.assemble(seat_sign(seat), " ", names[seat])
