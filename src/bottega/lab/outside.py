"""A bot in a process of its own, in any language: a line of JSON in for each question, a line out."""

from __future__ import annotations

import shlex
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import Final, final

import msgspec

from bottega.bots.face import Bot, Budget
from bottega.kit.board import Board
from bottega.kit.errors import BottegaError
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.seats import Seat
from bottega.kit.state import State


class SilentBot(BottegaError):
    """A bot from outside that cannot be started, or does not answer as agreed."""


@final
class OutsideBot(Bot):
    """Started when it is first asked; it ends when nobody asks any more. docs/bots.md has an example."""

    def __init__(self, command: str, seat: Seat) -> None:
        super().__init__(seat)
        self.command: Final = command
        self.process: Popen[str] | None = None

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        question = {
            "game": view.setup.game.id,
            "seats": view.setup.seats,
            "options": view.setup.options,
            "seat": self.seat,
            "picture": picture(view, self.seat),
            "offers": offers,
            "milliseconds": budget.milliseconds,
            "luck": luck.word(),
        }
        answer = self.ask(msgspec.json.encode(question).decode())
        try:
            said = msgspec.json.decode(answer)["text"]
        except (ValueError, KeyError, TypeError) as error:
            raise SilentBot(f'`{self.command}` answered {answer!r}, not {{"text": …}}') from error
        return str(said)

    def ask(self, line: str) -> str:
        """The line that comes back."""
        try:
            if self.process is None:
                self.process = Popen(shlex.split(self.command), stdin=PIPE, stdout=PIPE, text=True)
            assert self.process.stdin is not None and self.process.stdout is not None
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except (OSError, ValueError) as error:
            raise SilentBot(f"`{self.command}` does not answer: {error}") from error

    def __del__(self) -> None:
        if self.process is not None:
            for pipe in (self.process.stdin, self.process.stdout):
                with suppress(OSError):  # it may have ended first
                    if pipe is not None:
                        pipe.close()
            self.process.wait()
