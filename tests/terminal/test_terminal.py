"""A whole match in a real terminal of 100 columns, in French, against a bot."""

import re
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kit.record import read, verify
from tests.terminal.pty import playing

# A process with threads is warned about forking one with a terminal; the child only starts Python.
pytestmark = pytest.mark.filterwarnings("ignore:.*use of forkpty:DeprecationWarning")


def first_offer(page: str) -> str:
    """The move a page with letters offers first, as it is typed."""
    card, face = re.findall(r"^ a (\w+) .*?, (recto|verso)", page, re.MULTILINE)[-1]
    spot = re.findall(r"^ 1 (\S+)", page, re.MULTILINE)[-1]
    return f"place {card} {'front' if face == 'recto' else 'back'} {spot}"


def test_a_match_in_french_is_left_taken_up_and_finished(tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    table = playing("codex", "--seats", "you,random", "--seed", "5", "--record", str(file))
    assert "De quel côté posez-vous" in table.read()
    assert "Quel objectif gardez-vous ?" in table.type("1")
    page = table.type("1")
    assert "Posez une de vos cartes." in page
    assert "(§ 4.1.2)" in table.type("?")
    typed = first_offer(page)
    page = table.type(typed)
    assert "Joueur a posé" in page
    assert "Prenez une carte." in page
    assert "Rien à annuler" in table.type("u")  # the card was shown from a secret hand
    table.type("1")
    assert f"--resume {file}" in table.type("q")

    again = playing("--resume", str(file))
    again.read()
    while again.running:
        again.type("1")
    for words in ("random a pioché", "La partie est finie", "objectif secret", "Victoire"):
        assert words in again.shown
    assert verify(read(file, GAMES)).setup.game.id == "codex"
    assert not [line for line in table.too_wide() + again.too_wide() if str(tmp_path) not in line]
