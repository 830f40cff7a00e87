"""`bottega match`: the same seed plays the same matches, and their records hold."""

from pathlib import Path

import pytest

from bottega import __version__
from bottega.games import GAMES
from bottega.kit.record import read, verify
from tests.cli.run import bottega, data

THREE = ("match", "codex", "--seats", "random,random,random", "--matches", "12", "--json")


def test_the_same_seed_plays_the_same() -> None:
    one, other = data(*THREE, "--seed", "1"), data(*THREE, "--seed", "1")
    assert one["digest"] == other["digest"]
    assert one["digest"] != data(*THREE, "--seed", "2")["digest"]


def test_the_summary() -> None:
    summary = data(*THREE, "--seed", "1")
    assert list(summary) == ["game", "games", "decisions", "seconds", "digest", "seats"]
    assert summary["games"] == 12
    seats = summary["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["random"] * 3
    assert sum(seat["wins"] for seat in seats) >= 12


def test_every_match_can_be_kept(tmp_path: Path) -> None:
    bottega("match", "codex", "--matches", "3", "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").glob("*.json"))
    assert [file.name for file in files] == ["codex-00001.json", "codex-00002.json", "codex-00003.json"]
    for file in files:
        assert read(file, GAMES).players == ["random", "random"]
        verify(read(file, GAMES))


def test_a_table_for_people() -> None:
    shown = bottega("match", "codex", "--matches", "2", "--seed", "1").stdout
    assert "mean score" in shown
    assert "digest" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "chess"), "no game is called `chess`; there are: codex"),
        (("match", "codex", "--seats", "you,random"), "only bots play here"),
        (("match", "codex", "--seats", "random"), "codex is for 2 to 4 seats, not 1"),
        (("match", "codex", "--option", "fast"), "write --option NAME=VALUE"),
        (("match", "codex", "--option", "fast=on"), "codex has no option `fast`"),
        (("match", "codex", "--preset", "fast"), "codex has no preset `fast`"),
        (("match", "codex", "--cards", "nowhere"), "nowhere holds none of resource.toml"),
        (("play",), "write `bottega play codex`"),
        (("play", "codex", "--seats", "random,random"), "seat at least one `you`"),
        (("play", "codex", "--lang", "de"), "choose one of en, fr, it"),
    ],
)
def test_errors_say_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = bottega(*words)
    assert result.exit_code == 1
    assert said in result.stderr


def test_the_version() -> None:
    assert bottega("--version").stdout == f"{__version__}\n"
