"""What a person sees and types: a console, and the words to speak to them in."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.kit.board import Board
from bottega.kit.events import Line
from bottega.kit.moves import Refusal
from bottega.kit.result import Result
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.texts import Phrasebook, Texts, Value
from bottega.terminal.asking import reasons
from bottega.terminal.ending import ending
from bottega.terminal.menu import Menu
from bottega.terminal.menu_page import show
from bottega.terminal.pictures import picture

WIDEST = 100
FORGET = "\x1b[3J"  # empties what a terminal lets one scroll back to
LEFT = "q"


class Screen:
    """Prints in one language, for players called by these names."""

    def __init__(self, console: Console, texts: Texts, words: Phrasebook, names: list[str]) -> None:
        self.console = console
        self.texts = texts
        self.words = words
        self.names = names

    def clear(self, *, forget: bool = False) -> None:
        """Begin a new page; a page to be forgotten cannot be scrolled back to."""
        self.console.clear()
        if forget and self.console.is_terminal:
            self.console.file.write(FORGET)

    def read(self, prompt: str) -> str:
        """A line that was typed; the end of the input is a way to leave."""
        try:
            return input(f"{prompt} › ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return LEFT

    def say(self, id: str, style: str = "", **values: Value) -> None:
        """Words of the terminal."""
        self.print(Text(self.words.say(id, **values), style))

    def write(self, line: str) -> None:
        """A line to be copied: never broken, however long."""
        self.console.print(line, soft_wrap=True)

    def print(self, thing: RenderableType) -> None:
        """Anything that can be shown."""
        self.console.print(thing)

    def show(self, view: State[Board], viewer: Seat) -> None:
        """The picture of the game."""
        self.print(picture(view, viewer, self.texts, self.names))

    def tell(self, lines: list[Line]) -> None:
        """What happened."""
        self.print(self.told(lines))

    def told(self, lines: list[Line]) -> RenderableType:
        """What happened, as it is printed."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row("·", self.texts.say(line, self.names))
        return grid

    def refuse(self, found: list[Refusal]) -> None:
        """Why moves are not offered."""
        for reason in self.refused(found):
            self.print(reason)

    def refused(self, found: list[Refusal]) -> list[RenderableType]:
        """Why moves are not offered, as it is printed."""
        return [Text(reason, "yellow") for reason in reasons(found, self.texts, self.words, self.names)]

    def ask(self, question: Line, menu: Menu, commands: str = "ask-commands") -> None:
        """A question, its offers, and how to answer; `commands` says what else can be typed."""
        self.print(Text(f"\n{self.texts.say(question, self.names, 'you')}", "bold"))
        if more := self.texts.more(question, self.names):
            self.print(Text(more))
        self.print(show(menu))
        label = next(iter(menu.heads), "")
        hint = self.words.say("ask-hint_letters" if label else "ask-hint_list", example=f"{label}1")
        self.print(Text(f"{hint} · {self.words.say(commands)}", "dim"))

    def end(self, result: Result) -> None:
        """Who won."""
        self.print(ending(result, self.texts, self.words, self.names))


def open_console() -> Console:
    """A console no wider than our pictures. Words are words: nothing in them is read as markup."""
    console = Console(markup=False, highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console
