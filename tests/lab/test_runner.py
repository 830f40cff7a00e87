"""Work is run in one process: kept, cut, gone on with, and counted once whatever happens."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec import structs

from bottega.bots.face import Budget
from bottega.kit.errors import SetupError
from bottega.kit.record import verify
from bottega.lab.runner import Digest, Match, Played, play_match, run
from bottega.lab.runner.kept import BadKeep
from bottega.lab.runner.pace import GROWTH, IN_FLIGHT, SECONDS, Pace
from bottega.lab.seats import thinks_by_the_clock
from tests.cli.run import bottega, data
from tests.lab.work import MATCHES, digest_of, some_work

LEAGUE = ("lab", "league", "workshop", "--bots", "greedy,random", "--matches", "4", "--seed", "1", "--json")


def cut(file: Path, lines: int) -> None:
    """Leave so many lines, and a half of the next."""
    kept = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(kept[:lines]) + kept[lines][: len(kept[lines]) // 2])


def test_what_was_played_is_a_record() -> None:
    for played in run(some_work(4)):
        record = played.record()
        verify(record)
        assert record.scores == played.scores
        assert record.players == played.players


def test_the_digest_does_not_depend_on_the_order_nor_on_the_clock() -> None:
    found = list(run(some_work()))
    slower = [structs.replace(played, clocked={"seat 0": 1e9}) for played in found]
    assert digest_of(found) == digest_of(reversed(slower))


def test_the_digest_is_another_if_a_single_move_is() -> None:
    first, *rest = run(some_work(4))
    other = structs.replace(first, moves=[*first.moves[:-1], (0, "pass")])
    assert digest_of([first, *rest]) != digest_of([other, *rest])
    assert digest_of([first, *rest]) != digest_of(rest)
    assert Digest().hexdigest() == Digest().hexdigest()


def test_every_match_is_kept_as_a_line_that_is_a_record(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    found = list(run(some_work(4), keep=file))
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == len(found) == 4
    one = tmp_path / "one.json"
    one.write_text(lines[2], "utf-8")
    assert bottega("verify", str(one)).exit_code == 0


@pytest.mark.parametrize("lines", [0, 5, MATCHES - 1])
def test_a_file_that_was_cut_is_gone_on_with(tmp_path: Path, lines: int) -> None:
    file, played_again = tmp_path / "kept", list[int]()

    def noted(match: Match) -> Played:
        played_again.append(match.number)
        return play_match(match)

    whole = digest_of(run(some_work(), keep=file))
    cut(file, lines)
    assert digest_of(run(some_work(), play=noted, keep=file, resume=True)) == whole
    assert played_again == list(range(lines, MATCHES))
    assert digest_of(run(some_work(), play=noted, keep=file, resume=True)) == whole
    assert len(played_again) == MATCHES - lines


def test_longer_work_goes_on_from_shorter(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    for _ in run(some_work(4), keep=file, resume=True):
        pass
    assert digest_of(run(some_work(), keep=file, resume=True)) == digest_of(run(some_work()))
    assert digest_of(run(some_work(6), keep=file, resume=True)) == digest_of(run(some_work(6)))


def test_a_line_that_was_kept_twice_is_counted_once(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    whole = digest_of(run(some_work(4), keep=file))
    file.write_bytes(file.read_bytes() * 2)
    assert digest_of(run(some_work(4), keep=file, resume=True)) == whole


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    whole = digest_of(run(some_work(4), keep=file))
    with pytest.raises(BadKeep, match="there already"):
        next(run(some_work(4), keep=file))
    assert digest_of(run(some_work(4), keep=file, resume=True)) == whole


def test_a_file_of_other_work_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert len(list(run(some_work(4), keep=file))) == 4
    other = [structs.replace(match, iterations=7) for match in some_work(4)]
    with pytest.raises(BadKeep, match="line 1: match 0 is another one"):
        next(run(other, keep=file, resume=True))
    file.write_text("{}\n")
    with pytest.raises(BadKeep, match="line 1: .*missing required field"):
        next(run(some_work(4), keep=file, resume=True))


def test_whoever_stops_the_work_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "kept"

    def stopped_in_the_fifth(match: Match) -> Played:
        if match.number == 4:
            raise KeyboardInterrupt
        return play_match(match)

    with pytest.raises(KeyboardInterrupt):
        digest_of(run(some_work(), play=stopped_in_the_fifth, keep=file))
    assert len(file.read_bytes().splitlines()) == 4
    assert digest_of(run(some_work(), keep=file, resume=True)) == digest_of(run(some_work()))


def test_other_rules_than_those_of_the_work_play_nothing() -> None:
    (old, *_) = some_work(2)
    with pytest.raises(SetupError, match="edition 0 .* in the work, and edition"):
        play_match(structs.replace(old, edition=0))


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="pip install 'bottega-games.lab.'"):
        next(run(some_work(4), address="auto"))


def test_calls_grow_to_some_seconds_and_shrink_towards_the_end() -> None:
    pace = Pace(cores=2)
    assert pace.next(1000) == 1
    pace.note(1, 0.01)
    assert pace.next(1000) == GROWTH
    pace.note(100, 1.0)
    assert pace.next(10_000) == 100 * SECONDS
    assert pace.next(40) == 40 // (2 * IN_FLIGHT)
    assert pace.next(1) == 1
    pace.note(1, 60.0)
    assert pace.next(1000) == 1


def test_a_league_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    whole = data(*LEAGUE, "--keep", str(file))
    cut(file, 2)
    again = data(*LEAGUE, "--resume", str(file))
    assert again["digest"] == whole["digest"]
    assert again["ratings"] == whole["ratings"]
    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--resume", "there", "--keep", "there"), "--keep FILE for a new file, or --resume FILE"),
        (("--keep", "there"), "--seed"),
    ],
)
def test_what_cannot_be_gone_on_with_is_not_begun(words: tuple[str, ...], said: str) -> None:
    result = bottega("lab", "league", "workshop", "--bots", "greedy,random", "--matches", "1", *words)
    assert result.exit_code == 1
    assert said in result.stderr


def test_bots_that_think_by_the_clock_have_no_digest() -> None:
    second = Budget(milliseconds=1000)
    clocked = ["master", "master:5", "journeyman", "halving:9", "cmd:./mybot"]
    assert [bot for bot in clocked if not thinks_by_the_clock(bot, second)] == []
    counted = ["master@5", "journeyman@20", "greedy", "random", "apprentice", "greedy:5"]
    assert [bot for bot in counted if thinks_by_the_clock(bot, second)] == []
    assert not thinks_by_the_clock("master", Budget())
    told = ("lab", "league", "workshop", "--bots", "master:1,random", "--matches", "1", "--seed", "1")
    assert "no digest: master:1 may move otherwise in another run; write master@500" in " ".join(
        bottega(*told).stdout.split()
    )
    assert data(*told, "--json")["digest"] is None
    assert data(*told, "--json")["by_the_clock"] == ["master:1"]
