"""`bottega play`, `replay` and `verify` on records, whole, left, spoiled, or played with other cards."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.run import bottega

NAME = "codex-00001.json"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    bottega("match", "codex", "--matches", "1", "--seed", "1", "--records", str(tmp_path))
    return tmp_path / NAME


@pytest.fixture
def dear_cards(tmp_path: Path) -> Path:
    """A folder in which one resource card is worth another point."""
    folder = tmp_path / "cards"
    folder.mkdir()
    printed = (files("bottega.games.codex") / "cards" / "resource.toml").read_text("utf-8")
    (folder / "resource.toml").write_text(printed.replace("points = 0", "points = 1", 1), "utf-8")
    return folder


def test_verify_says_what_it_checked(played: Path) -> None:
    result = bottega("verify", str(played))
    assert result.exit_code == 0
    for words in ("codex, 2 seats", "commitment", "edition 1", "every move was offered", "scores: ["):
        assert words in result.stdout


def test_verify_finds_the_first_bad_ply(played: Path) -> None:
    spoiled = played.read_text("utf-8").replace('[0, "draw gold"]', '[0, "draw resource"]', 1)
    played.write_text(spoiled, "utf-8")
    result = bottega("verify", str(played))
    assert result.exit_code == 1
    assert "bottega: ply " in result.stderr


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("[]", "utf-8")
    result = bottega("verify", str(tmp_path / "odd.json"))
    assert result.exit_code == 1
    assert "not a record" in result.stderr


def test_replay_tells_every_ply_and_the_end(played: Path) -> None:
    shown = bottega("replay", str(played), "--lang", "fr").stdout
    assert "mise en place" in shown
    assert "random A a gardé un objectif." in shown
    assert "La partie est finie" in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_replay_tells_a_viewer_more_than_a_spectator(played: Path) -> None:
    nobody, own = (
        bottega("replay", str(played), "--ply", "4", "--viewer", viewer).stdout for viewer in ("-1", "0")
    )
    assert "random A took a hand: a card, a card, a card." in nobody
    assert "random A took a hand: a card" not in own
    assert "Your hand: front and back" in own
    assert "The match is over" not in own


def test_replay_names_the_seats_there_are(played: Path) -> None:
    result = bottega("replay", str(played), "--viewer", "2")
    assert result.exit_code == 1
    assert "the seats are 0 to 1" in result.stderr


def test_corrected_cards_are_named_by_the_record(tmp_path: Path, dear_cards: Path) -> None:
    kept = tmp_path / "kept"
    bottega("match", "codex", "--matches", "1", "--records", str(kept), "--cards", str(dear_cards))
    plain, right = (bottega("verify", str(kept / NAME), *more) for more in ((), ("--cards", str(dear_cards))))
    assert plain.exit_code == 1
    assert "played with cards" in plain.stderr
    assert right.exit_code == 0


def test_play_is_left_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    left = bottega("play", "codex", "--seed", "3", "--record", str(file), typed="1\nq\n")
    assert left.exit_code == 0
    again = bottega("play", "--resume", str(file), typed="1\n")
    assert "Which objective do you keep?" in again.stdout
    assert "Saved in" in again.stdout


def test_others_may_take_the_seats(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    bottega("play", "codex", "--record", str(file), typed="q\n")
    shown = bottega("play", "--resume", str(file), "--seats", "you=Anna,you=Bruno", typed="q\n").stdout
    assert "Hand the terminal to Anna." in shown
    assert "2 seats" in bottega("play", "--resume", str(file), "--seats", "you").stderr


def test_play_leaves_nothing_here_unless_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, own = tmp_path / "here", tmp_path / "own"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("typer.get_app_dir", lambda name: str(own / name))
    left = bottega("play", "codex", typed="q\n")
    assert list(here.iterdir()) == []
    [kept] = (own / "bottega" / "matches").iterdir()
    assert kept.name.startswith("codex-")
    assert str(kept) in left.stdout.replace("\n", "")
    assert bottega("play", "--resume", str(kept), typed="q\n").exit_code == 0


def test_a_match_that_is_over_is_not_taken_up(played: Path) -> None:
    result = bottega("play", "--resume", str(played))
    assert result.exit_code == 1
    assert f"bottega replay {played}" in result.stderr


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, played: Path) -> None:
    blocked = tmp_path / "file"
    shutil.copy(played, blocked)
    result = bottega("match", "codex", "--matches", "1", "--records", str(blocked / "inside"))
    assert result.exit_code == 1
    assert result.stderr.startswith("bottega: ")
