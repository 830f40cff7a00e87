"""A data set tells every decision as its seat saw it, and can be made again byte by byte."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from typer.testing import Result

import bottega as library
from bottega.games import GAMES
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.record import Record, read
from bottega.library import Match
from tests.all_games import seats_near
from tests.cli.run import bottega

parquet = pytest.importorskip("pyarrow.parquet")

PAGE = (Path(__file__).parents[2] / "docs" / "data-set.md").read_text("utf-8")
PLAYED = ("--game", "codex", "--matches", "3", "--bots", "random", "--seed", "1")


def exported(file: Path, *words: str, typed: str = "") -> Result:
    return bottega("lab", "export", "--out", str(file), *words, typed=typed)


def made(file: Path, *words: str, typed: str = "") -> list[dict[str, Any]]:
    """The rows of a data set that this command makes."""
    result = exported(file, *words, typed=typed)
    assert result.exit_code == 0, result.output
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def kept(folder: Path, game: str = "codex", seats: str = "random,random", matches: int = 3) -> list[Path]:
    """The records of some matches."""
    bottega(
        "match", game, "--seats", seats, "--matches", str(matches), "--seed", "1", "--records", str(folder)
    )
    return sorted(folder.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_back_is_what_is_seen_when_the_match_is_played_again(game: str, tmp_path: Path) -> None:
    seats = seats_near(GAMES[game], 3)
    records = kept(tmp_path / "records", game, ",".join(["random", "greedy", "random"][:seats]), 2)
    rows = iter(made(tmp_path / "a.parquet", str(tmp_path / "records")))
    for file in records:
        old = read(file, GAMES)
        match = Match(Record(old.game, old.seats, old.options, old.seed))
        told = [next(rows) for _ in old.moves]
        for ply, row in enumerate(told, start=1):
            seat = row["seat"]
            seen = match.view(seat)
            assert (row["ply"], row["bot"]) == (ply, old.players[seat])
            assert row["picture"] == seen.picture.json()
            assert row["offers"] == seen.offers
            assert row["offers"][row["index"]] == row["choice"]
            match.play(seat, row["choice"])
        assert match.record.moves == old.moves
        ended = match.result
        assert ended is not None
        for row in told:
            seat = row["seat"]
            assert (row["match"], row["game"], row["seats"]) == (told[0]["match"], game, seats)
            assert json.loads(row["options"]) == match.state.setup.options
            assert (row["share"], row["score"]) == (ended.share(seat), ended.scores[seat])
            assert (row["rank"], row["scores"]) == (ended.ranking[seat], ended.scores)
    assert next(rows, None) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    game: str, tmp_path: Path
) -> None:
    (file,) = kept(tmp_path, game, matches=1)
    match, luck = library.load(file), Luck(bytes(32))
    for row in made(tmp_path / "a.parquet", str(file)):
        seat = row["seat"]
        world = match.at(row["ply"] - 1).view(seat).state.determinise(seat, luck)
        assert row["picture"] == msgspec.json.encode(picture(world, seat)).decode()


def test_bots_that_play_now_write_what_their_records_would(tmp_path: Path) -> None:
    kept(tmp_path / "records")
    played, read_back = tmp_path / "played.parquet", tmp_path / "read.parquet"
    assert made(played, *PLAYED) == made(read_back, str(tmp_path / "records"))
    assert played.read_bytes() == read_back.read_bytes()


def test_the_same_command_writes_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        folder.mkdir()
        made(folder / "a.parquet", *PLAYED)
        written.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert written[0] == written[1]
    assert sorted(written[0]) == ["a.card.md", "a.parquet", "a.schema.json"]


def test_records_come_from_files_folders_and_lines(tmp_path: Path) -> None:
    files = kept(tmp_path / "records")
    lines = "\n".join(json.dumps(json.loads(file.read_text("utf-8"))) for file in files)
    (tmp_path / "records.jsonl").write_text(f"{lines}\n\n", "utf-8")
    rows = made(tmp_path / "a.parquet", str(tmp_path / "records"))
    assert made(tmp_path / "b.parquet", *map(str, files)) == rows
    assert made(tmp_path / "c.parquet", str(tmp_path / "records.jsonl")) == rows
    assert made(tmp_path / "d.parquet", "-", typed=lines) == rows


def test_bots_change_seats(tmp_path: Path) -> None:
    words = [
        "--game",
        "workshop",
        "--matches",
        "3",
        "--bots",
        "greedy,random",
        "--players",
        "3",
        "--seed",
        "1",
    ]
    rows = made(tmp_path / "a.parquet", *words)
    matches = list(dict.fromkeys(row["match"] for row in rows))
    seated = [{row["seat"]: row["bot"] for row in rows if row["match"] == match} for match in matches]
    assert [[seats[seat] for seat in range(3)] for seats in seated] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
    ]


@pytest.mark.parametrize(
    ("players", "bots"), [(["Annunziata", "cmd:./secret-bot"], [None, "cmd"]), ([], [None] * 2)]
)
def test_neither_names_of_people_nor_seeds_nor_commands_are_told(
    players: list[str], bots: list[str | None], tmp_path: Path
) -> None:
    (file,) = kept(tmp_path, matches=1)
    record = read(file, GAMES)
    record.players = players
    record.save(file)
    rows = made(tmp_path / "a.parquet", str(file))
    assert {row["seat"]: row["bot"] for row in rows} == dict(enumerate(bots))
    told = json.dumps(rows) + (tmp_path / "a.card.md").read_text("utf-8")
    for secret in ("Annunziata", "secret-bot", record.seed.hex(), str(tmp_path)):
        assert secret not in told


def test_matches_that_were_not_played_to_their_end_are_left_out(tmp_path: Path) -> None:
    files = kept(tmp_path / "records")
    record = read(files[0], GAMES)
    record.moves.pop()
    record.scores = None
    record.save(files[0])
    result = exported(tmp_path / "a.parquet", str(tmp_path / "records"))
    assert "2 matches" in result.stdout
    for told in (result.stdout, (tmp_path / "a.card.md").read_text("utf-8")):
        assert "left out, since they were not played to their end: 1\n" in told
    alone = exported(tmp_path / "b.parquet", str(files[0]))
    assert alone.exit_code == 1
    assert "none of these matches was played to its end" in alone.stderr
    assert not list(tmp_path.glob("b.*"))


def test_a_record_that_does_not_hold_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    good, bad, worse = kept(tmp_path / "records")
    record = read(bad, GAMES)
    record.scores = [99, 0]
    record.save(bad)
    worse.write_text("{}", "utf-8")
    for file, said in ((bad, "the scores are"), (worse, "not a record")):
        result = exported(tmp_path / "a.parquet", str(good), str(file))
        assert result.exit_code == 1
        assert f"{file}: ply" in result.stderr
        assert said in result.stderr
        assert not list(tmp_path.glob("a.*"))


def test_rows_and_pictures_are_as_the_schema_beside_them_says(tmp_path: Path) -> None:
    for game in GAMES:
        kept(tmp_path / "records", game, matches=1)
    rows = made(tmp_path / "a.parquet", str(tmp_path / "records"))
    assert {row["game"] for row in rows} == set(GAMES)
    schema = json.loads((tmp_path / "a.schema.json").read_text("utf-8"))
    row_holds = Draft202012Validator(schema)
    picture_holds = Draft202012Validator(schema["properties"]["picture"]["contentSchema"])
    for row in rows:
        row_holds.validate(row)
        picture_holds.validate(json.loads(row["picture"]))
    assert list(schema["properties"]) == list(rows[0])


def test_the_card_tells_what_it_is_and_how_to_make_it_again(tmp_path: Path) -> None:
    file, again = tmp_path / "a.parquet", tmp_path / "again"
    rows = made(file, "--game", "workshop", "--matches", "2", "--bots", "random", "--licence", "cc0-1.0")
    card = (tmp_path / "a.card.md").read_text("utf-8")
    assert 'license: "cc0-1.0"' in card
    assert f"{len(rows)} rows" in card
    assert hashlib.sha256(file.read_bytes()).hexdigest() in card
    again.mkdir()
    command = shlex.split(re.findall(r"(?m)^bottega (lab export .*)$", card)[0])
    command[command.index("--out") + 1] = str(again / "a.parquet")
    assert bottega(*command).exit_code == 0
    assert (again / "a.card.md").read_text("utf-8") == card
    assert (again / "a.parquet").read_bytes() == file.read_bytes()


def test_the_page_has_the_columns_and_its_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"(?m)^bottega (lab export --game .*)$", PAGE)
    assert bottega(*shlex.split(command)).exit_code == 0
    for example, said in re.findall(r"(?ms)^```python\n(.*?)^```\n\n```text\n(.*?)^```\n", PAGE):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(example, "an example", "exec"), {"__name__": "page"})
        assert out.getvalue() == said
    (card,) = tmp_path.glob("*.card.md")
    columns = [line for line in card.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert [line for line in PAGE.splitlines() if line.startswith("| `")] == columns


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name records, or what bots shall play: --game codex"),
        (("records", "--game", "codex"), "name records, or what bots shall play: --game codex"),
        (("nowhere.json",), "No such file"),
        (("--game", "chess"), "no game is called `chess`"),
        (("--game", "codex", "--bots", "you"), "name bots, and not more than seats"),
        (("--game", "codex", "--bots", "greedy,random,greedy"), "cannot take 2 seats"),
        (("--game", "codex", "--players", "9"), "codex is for 2 to 4 seats, not 9"),
    ],
)
def test_errors_say_what_to_do(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    result = exported(tmp_path / "a.parquet", *words)
    assert result.exit_code == 1
    assert said in result.stderr
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    script = "import sys; sys.modules['pyarrow'] = None; from bottega.cli import app; app()"
    words = ["lab", "export", "--out", str(tmp_path / "a.parquet"), *PLAYED]
    told = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr == "bottega: `pyarrow` is not installed: pip install 'bottega-games[lab]'\n"
