"""Every playthrough plays the same again, line by line."""

from pathlib import Path

import pytest

from tools.playthrough import FOLDER, WANTED, difference

PLAYS = sorted(FOLDER.glob("*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=[path.stem for path in PLAYS])
def test_it_plays_the_same_again(path: Path) -> None:
    assert not difference(path)


def test_every_wanted_playthrough_is_there() -> None:
    assert set(WANTED) <= {path.stem for path in PLAYS}


def test_a_changed_line_is_shown(tmp_path: Path) -> None:
    told = PLAYS[0].read_text("utf-8").splitlines()
    told[9] += " Or was it?"
    changed = tmp_path / "changed.play"
    changed.write_text("\n".join(told), "utf-8")
    assert difference(changed).startswith("changed.play, line 10:\n")
    assert "Or was it?" in difference(changed)
