"""A bot in a process of its own, in any language: a line of JSON in for each question, a line out."""

from __future__ import annotations

import shlex
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Final, final

import msgspec

from bottega.bots.face import Bot, Budget
from bottega.kit.errors import BottegaError
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.kit.view import View

PATIENCE: Final = 60.0  # seconds for an answer, beside what the bot may think
FAREWELL: Final = 5.0  # seconds for a program to end once nothing is asked any more


class SilentBot(BottegaError):
    """A bot from outside that cannot be started, or does not answer as agreed."""


@final
class OutsideBot(Bot):
    """Started when it is first asked; it ends when nobody asks any more. docs/bots.md has an example."""

    def __init__(self, command: str, seat: Seat, patience: float = PATIENCE) -> None:
        super().__init__(seat)
        self.command: Final = command
        self.patience: Final = patience
        self.process: Popen[str] | None = None
        self.lines: Final = Queue[str]()

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        setup = view.state.setup
        question = {
            "game": setup.game.id,
            "seats": setup.seats,
            "options": setup.options,
            "seat": self.seat,
            "picture": view.picture.drawn,
            "offers": view.offers,
            "milliseconds": budget.milliseconds,
            "luck": luck.word(),
        }
        answer = self.ask(msgspec.json.encode(question).decode(), self.patience + budget.milliseconds / 1000)
        try:
            said = msgspec.json.decode(answer)["text"]
        except (ValueError, KeyError, TypeError) as error:
            raise SilentBot(f'`{self.command}` answered {answer!r}, not {{"text": …}}') from error
        return str(said)

    def ask(self, line: str, seconds: float) -> str:
        """The line that comes back, within so many seconds."""
        try:
            process = self.process or self.start()
            assert process.stdin is not None
            process.stdin.write(line + "\n")
            process.stdin.flush()
            return self.lines.get(timeout=seconds)
        except Empty:
            process.kill()
            raise SilentBot(
                f"`{self.command}` has not answered for {seconds:g} s: "
                "it must print a line for each question, and flush it"
            ) from None
        except (OSError, ValueError) as error:
            raise SilentBot(f"`{self.command}` does not answer: {error}") from error

    def start(self) -> Popen[str]:
        """Start the program, and a thread that waits for its lines."""
        self.process = Popen(shlex.split(self.command), stdin=PIPE, stdout=PIPE, text=True)
        Thread(target=read, args=(self.process, self.lines), daemon=True).start()
        return self.process

    def __del__(self) -> None:
        if self.process is not None:
            with suppress(OSError):  # it may have ended first
                if self.process.stdin is not None:
                    self.process.stdin.close()
            try:
                self.process.wait(FAREWELL)
            except TimeoutExpired:
                self.process.kill()
                self.process.wait()


def read(process: Popen[str], lines: Queue[str]) -> None:
    """Pass on what a program prints, line by line; an empty line of its end."""
    assert process.stdout is not None
    with process.stdout as printed:
        for line in printed:
            lines.put(line)
    lines.put("")
