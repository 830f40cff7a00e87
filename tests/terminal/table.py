"""What the tests of the terminal share: positions, texts, and a session played by a script."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from bottega.bots.face import Budget
from bottega.bots.playout import random_play
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
from bottega.kit.play import setup
from bottega.kit.record import Record
from bottega.kit.state import State
from bottega.kit.texts import Texts, read_texts
from bottega.terminal.players import name_players, seat_bots
from bottega.terminal.screen import Screen
from bottega.terminal.session import Session
from bottega.terminal.sitting import Sitting
from bottega.terminal.words import read_words

CODEX = GAMES["codex"]
SEED = bytes(range(32))


def texts(lang: str = "en") -> Texts:
    return read_texts(CODEX.package, lang, CODEX.words)


def position(seats: int, seed: int, decisions: int) -> State[Board]:
    s, _ = setup(CODEX, seats, {}, SEED)
    random_play(s, seed, decisions)
    return s


def printed(thing: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Scripted:
    """A session whose answers come from a list; when it runs out, the player leaves."""

    def __init__(self, file: Path, players: list[str], lang: str = "en", game: AnyGame = CODEX) -> None:
        record = Record(game, len(players), {}, SEED)
        record.players = players
        words = read_words(lang)
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, markup=False, highlight=False)
        screen = Screen(
            console, read_texts(game.package, lang, game.words), words, name_players(players, words)
        )
        self.sitting = Sitting(record, seat_bots(game, players, Budget()), file)
        self.session = Session(screen, self.sitting)

    def type(self, monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> str:
        """Type these answers and say what was printed meanwhile."""
        script: Iterator[str] = iter(answers)

        def answer(prompt: str) -> str:
            self.out.write(f"{prompt}\n")
            return next(script, "q")

        monkeypatch.setattr("builtins.input", answer)
        self.out.seek(0)
        self.out.truncate()
        self.session.run()
        return self.out.getvalue()
