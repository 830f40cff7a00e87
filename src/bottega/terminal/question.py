"""A question to a person at the keyboard: its offers, and answers to what is typed besides one of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from bottega.kit.board import Board
from bottega.kit.moves import Refusal
from bottega.kit.play import legal_moves, question, refusals
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.terminal.asking import HELP, LESSON_HELP, concerns, help_page, rule_page
from bottega.terminal.menu import Menu
from bottega.terminal.menu_page import show
from bottega.terminal.screen import Screen

WHY_NOT: Final = "?"


class Keys(NamedTuple):
    """What can be typed besides a move: commands, what is said of them in short, and on the page of help."""

    commands: tuple[str, ...]
    shortly: str
    help: list[str]


MATCH: Final = Keys(("h", "o", "u", "why", "hint"), "ask-commands", HELP)
LESSON: Final = Keys(("h", "o", "hint"), "learn-commands", LESSON_HELP)


class Question:
    """What a seat is asked now."""

    def __init__(self, screen: Screen, state: State[Board], seat: Seat, keys: Keys = MATCH) -> None:
        self.screen = screen
        self.state = state
        self.seat = seat
        self.keys = keys
        self.whole = self.menu = Menu(screen.texts, screen.names, legal_moves(state, seat))

    def ask(self) -> None:
        """The question, its offers, and how to answer."""
        self.screen.ask(question(self.state, self.seat), self.whole, self.keys.shortly)

    def meant(self, typed: str) -> list[str]:
        """The offers that were meant; if there are several, they are offered again by themselves."""
        found = [] if self.is_command(typed) else self.menu.pick(typed) or self.whole.pick(typed)
        if len(found) > 1:
            self.menu = self.whole.smaller(found)
            self.screen.say("ask-several", "bold")
            self.screen.print(show(self.menu))
        return found

    def is_command(self, typed: str) -> bool:
        """Whether it begins with a word that is no move."""
        return not typed or typed[0] == WHY_NOT or typed.split()[0] in self.keys.commands

    def answer(self, typed: str) -> None:
        """Answer what changes nothing: a command, or a move that is not offered."""
        screen = self.screen
        rest = typed[1:].strip()
        if typed[0] == WHY_NOT:
            self.why(self.refused(rest), screen.words.say("ask-nothing_refused"))
        elif typed.split()[0] == "o":
            screen.show(self.state.view(NOBODY), NOBODY)
        elif typed.split()[0] == "h":
            digest = rule_page(screen.texts, screen.words, rest)
            page = help_page(screen.texts, screen.words, self.menu.offers[0], self.keys.help)
            screen.print(digest if rest else page)
        else:
            self.why(self.refused(typed), screen.words.say("ask-none", typed=typed))

    def refused(self, typed: str) -> list[Refusal]:
        """The refusals that the typed words speak of."""
        return [refusal for refusal in refusals(self.state, self.seat) if concerns(refusal, typed)]

    def why(self, found: list[Refusal], otherwise: str) -> None:
        """Say why moves are refused, or something else if none is."""
        self.screen.refuse(found)
        if not found:
            self.screen.print(Text(otherwise))
