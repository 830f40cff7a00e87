"""Draws docs/pictures/terminal-<game>.svg: a terminal in the middle of a playthrough.

Run it with `python -m tools.pictures`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from bottega.kit.play import awaited, legal_moves, question
from bottega.kit.record import replay
from bottega.kit.texts import read_texts
from bottega.terminal.menu import Menu
from bottega.terminal.screen import WIDEST, Screen
from bottega.terminal.sitting import lines
from bottega.terminal.words import read_words
from tools.playthrough import FOLDER, NAMES, read

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SHOWN = {"codex": ("codex-2p", 38)}  # a playthrough and how many moves of it


def draw(name: str, plies: int) -> str:
    """What the player to move sees, as SVG."""
    record = read((FOLDER / f"{name}.play").read_text("utf-8").splitlines())
    s, told = replay(record, plies)
    seat = awaited(s)[0]
    texts = read_texts(record.game.package, "en", record.game.words)
    console = Console(record=True, width=WIDEST, file=io.StringIO(), markup=False, highlight=False)
    screen = Screen(console, texts, read_words("en"), NAMES[: record.seats])
    screen.show(s.view(seat), seat)
    screen.print("")
    screen.tell(lines(told, plies - 3, seat))
    screen.ask(question(s, seat), Menu(texts, screen.names, legal_moves(s, seat)))
    title = f"bottega play {record.game.id}"
    # The page must fetch nothing from elsewhere.
    page = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title=title, theme=SVG_EXPORT_THEME, code_format=page, unique_id=record.game.id)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for game, (name, plies) in SHOWN.items():
        path = PICTURES / f"terminal-{game}.svg"
        path.write_text(draw(name, plies), "utf-8")
        print(path)


if __name__ == "__main__":
    main()
