"""Would a leak be found? Each test plants one in a copy of the rules of Codex Naturalis and hunts for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bottega.compiled import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="the copy is hunted as it is written")
ROOT = Path(__file__).parents[2]


class Leak(NamedTuple):
    """One text of the sources, what it is changed to, and how the hunt must end."""

    name: str
    file: str
    sound: str
    leaky: str
    found: str


LEAKS = [
    Leak(
        "an unmasked hand",
        "games/codex/pieces.py",
        "hand[:] = [back(card) for card in hand]",
        "hand[:] = hand",
        "leak through view: the secret of `drew`",
    ),
    Leak(
        "the order of the decks",
        "games/codex/pieces.py",
        "(HIDDEN,) * (len(deck) - 1) + tuple([back(card) for card in deck[-1:]])",
        "deck",
        "leak through view: what",
    ),
    Leak(
        "the top of one deck",
        "games/codex/pieces.py",
        "(HIDDEN,) * (len(deck) - 1) + tuple([back(card) for card in deck[-1:]])",
        "(HIDDEN,) * (len(deck) - 1) + tuple([c if c > 39 else back(c) for c in deck[-1:]])",
        "leak through view: what `drew` after `draw gold` reveals",
    ),
    Leak(
        "unmasked objectives",
        "games/codex/pieces.py",
        "return kept + (HIDDEN,) * (len(goals) - len(kept))",
        "return goals",
        "leak through secret choice",
    ),
    Leak(
        "the lot for the first player",
        "games/codex/pieces.py",
        "seen.lot = HIDDEN",
        "pass",
        "leak through view: what `goes_first` after `keep` reveals",
    ),
    Leak(
        "a sealed choice",
        "kit/state.py",
        "sealed = {seat: move if seat == viewer else HIDDEN for seat, move in self.sealed.items()}",
        "sealed = self.sealed.copy()",
        "leak through secret choice",
    ),
    Leak(
        "a line that names a drawn card",
        "games/codex/words.py",
        'DREW: Final = Fact("drew", secret=("card",), reveals=FROM_ALL,',
        'DREW: Final = Fact("drew", reveals=FROM_ALL,',
        "leak through lines",
    ),
    Leak(
        "an offer that depends on a hidden card",
        "games/codex/turns.py",
        "if s.board.decks[deck]:",
        "if s.board.decks[deck] and s.board.decks[deck][len(s.board.decks[deck]) // 2] % 5:",
        "leak through offers",
    ),
    Leak(
        "a refusal that depends on a hidden card",
        "games/codex/turns.py",
        "empty = [deck for deck in range(2) if not s.board.decks[deck]]",
        "empty = [deck for deck in range(2) if not s.board.decks[deck] or s.board.decks[deck][0] % 2]",
        "leak through refusals",
    ),
    Leak(
        "a draw that may be undone",
        "games/codex/words.py",
        'DREW: Final = Fact("drew", secret=("card",), reveals=FROM_ALL,',
        'DREW: Final = Fact("drew", secret=("card",),',
        "leak through a quiet move",
    ),
    Leak(
        "a card of the hand that may be laid and taken back",
        "games/codex/words.py",
        '"placed", reveals=FROM_OTHERS,',
        '"placed",',
        "leak through a quiet move",
    ),
]


def hunt(rules: Path) -> subprocess.CompletedProcess[str]:
    """Hunt in this copy of the rules, which goes before the installed one."""
    env = os.environ | {"PYTHONPATH": str(rules), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.every_game.hunt", "codex"]
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert f"hunting in {rules / 'bottega'}" in ran.stdout, ran.stderr
    return ran


def copied(tmp_path: Path) -> Path:
    """A copy of the sources."""
    shutil.copytree(
        ROOT / "src" / "bottega", tmp_path / "bottega", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path


def test_sound_rules_have_no_leak(tmp_path: Path) -> None:
    ran = hunt(copied(tmp_path))
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.name for leak in LEAKS])
def test_a_planted_leak_is_found(tmp_path: Path, leak: Leak) -> None:
    rules = copied(tmp_path)
    path = rules / "bottega" / leak.file
    source = path.read_text(encoding="utf-8")
    assert source.count(leak.sound) == 1, f"{leak.file} has changed: plant this leak anew"
    path.write_text(source.replace(leak.sound, leak.leaky), encoding="utf-8")
    ran = hunt(rules)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert leak.found in ran.stdout, ran.stdout + ran.stderr
