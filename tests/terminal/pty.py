"""A real terminal of 100 columns in which a command runs."""

from __future__ import annotations

import os
import re
import sys

import pexpect

from tests.patience import PATIENCE

WIDTH = 100
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def playing(*words: str) -> Terminal:
    """A match in French."""
    return Terminal(["Votre choix › "], "play", *words, "--lang", "fr")


class Terminal:
    """A terminal in which `bottega` runs, and all it showed."""

    def __init__(self, prompts: list[str], *words: str) -> None:
        command = ["-m", "bottega.cli", *words]
        env = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": str(WIDTH)}
        self.prompts = prompts
        self.child = pexpect.spawn(
            sys.executable, command, env=env, encoding="utf-8", dimensions=(60, WIDTH), timeout=PATIENCE
        )
        self.child.delaybeforesend = None
        self.shown = ""

    def read(self) -> str:
        """What is shown up to the next prompt, or to the end."""
        self.child.expect_exact([*self.prompts, pexpect.EOF])
        page = ANSI.sub("", str(self.child.before)).replace("\xa0", " ").replace("\r", "")
        self.shown += page
        return page

    def type(self, words: str) -> str:
        """Type a line; what is shown then."""
        self.child.sendline(words)
        return self.read()

    @property
    def running(self) -> bool:
        return self.child.after in self.prompts

    def too_wide(self) -> list[str]:
        """Lines that were broken by the terminal."""
        return [line for line in self.shown.splitlines() if len(line) > WIDTH]
