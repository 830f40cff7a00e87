"""A whole match in a real terminal of 100 columns, in French, against a bot."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from bottega.games import SHELF
from bottega.kit.record import read, verify
from tests.patience import PATIENCE

PROMPT = "Votre choix › "
WIDTH = 100
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# A process with threads is warned about forking one with a terminal; the child only starts Python.
pytestmark = pytest.mark.filterwarnings("ignore:.*use of forkpty:DeprecationWarning")


class Terminal:
    """A terminal in which `bottega play` runs, and all it showed."""

    def __init__(self, *words: str) -> None:
        command = ["-m", "bottega.cli", "play", *words, "--lang", "fr"]
        env = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": str(WIDTH)}
        self.child = pexpect.spawn(
            sys.executable, command, env=env, encoding="utf-8", dimensions=(60, WIDTH), timeout=PATIENCE
        )
        self.child.delaybeforesend = None
        self.shown = ""

    def read(self) -> str:
        """What is shown up to the next prompt, or to the end."""
        self.child.expect_exact([PROMPT, pexpect.EOF])
        page = ANSI.sub("", str(self.child.before)).replace("\xa0", " ").replace("\r", "")
        self.shown += page
        return page

    def type(self, words: str) -> str:
        """Type a line; what is shown then."""
        self.child.sendline(words)
        return self.read()

    @property
    def running(self) -> bool:
        return bool(self.child.after == PROMPT)


def first_offer(page: str) -> str:
    """The move a page with letters offers first, as it is typed."""
    card, face = re.findall(r"^ a (\w+) .*?, (recto|verso)", page, re.MULTILINE)[-1]
    spot = re.findall(r"^ 1 (\S+)", page, re.MULTILINE)[-1]
    return f"place {card} {'front' if face == 'recto' else 'back'} {spot}"


def test_a_match_in_french_is_left_taken_up_and_finished(tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    table = Terminal("codex", "--seats", "you,random", "--seed", "5", "--record", str(file))
    assert "De quel côté posez-vous" in table.read()
    assert "Quel objectif gardez-vous ?" in table.type("1")
    page = table.type("1")
    assert "Posez une de vos cartes." in page
    assert "(§ 4.1.2)" in table.type("?")
    typed = first_offer(page)
    page = table.type(typed)
    assert "Joueur a posé" in page
    assert "Ajoutez une carte à votre main." in page
    assert "Rien à annuler" in table.type("u")  # the card was shown from a secret hand
    table.type("1")
    assert f"--resume {file}" in table.type("q")

    again = Terminal("--resume", str(file))
    again.read()
    while again.running:
        again.type("1")
    for words in ("random a pioché", "La partie est finie", "objectif secret", "Victoire"):
        assert words in again.shown
    assert verify(read(file, SHELF)).setup.game.id == "codex"
    wide = [line for line in (table.shown + again.shown).splitlines() if len(line) > WIDTH]
    assert not [line for line in wide if str(tmp_path) not in line]
