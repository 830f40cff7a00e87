"""Planted strengths are found within their intervals, and a ladder is the same however it was played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from math import isfinite
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec import structs
from rich.console import Console

from bottega import library
from bottega.bots.face import Budget
from bottega.commands import ladder as ladder_command
from bottega.games import GAMES
from bottega.lab.ladder import Ladder, count, ladder, work_of
from bottega.lab.league import League
from bottega.lab.runner import Match, Played, play_match, run
from bottega.lab.strength import Deals, Rung, expected, fitted, ladder_of, no_deals
from tests.cli.run import bottega, data

ROOT = Path(__file__).parents[2]
PLANTED = {"weak": 600, "fair": 1000, "good": 1150, "best": 1400}
TWO = [
    "lab",
    "ladder",
    "--games",
    "workshop,codex",
    "--bots",
    "greedy,random",
    "--matches",
    "2",
    "--seed",
    "1",
]


def planted(deals: int, seed: int) -> Deals:
    """Matches between players of these points; each deal is played twice."""
    chance, found = random.Random(seed), no_deals(list(PLANTED), deals)
    for one, other in combinations(PLANTED, 2):
        for deal in range(2 * deals):
            won = chance.random() < expected(PLANTED[one] - PLANTED[other])
            found[(one, other) if won else (other, one)][deal // 2] += 1
    return found


def test_points_are_those_of_chess() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    for wins, lead in ((1, 0), (10, 400), (100, 800)):
        points = fitted(["one", "other"], {("one", "other"): wins, ("other", "one"): 1}, "other")
        assert points == pytest.approx({"one": 1000 + lead, "other": 1000})


def test_the_fit_expects_as_many_victories_as_there_were() -> None:
    """That is what makes it the most likely one."""
    won = {pair: sum(column) + 1 for pair, column in planted(40, 0).items()}
    points = fitted(list(PLANTED), won, "fair")
    for one in PLANTED:
        pairs = [(one, other) for other in PLANTED if other != one]
        ought = sum((won[a, b] + won[b, a]) * expected(points[a] - points[b]) for a, b in pairs)
        assert sum(won[pair] for pair in pairs) == pytest.approx(ought)


def test_planted_strengths_are_found_within_their_intervals() -> None:
    held = 0
    for seed in range(20):
        rungs = ladder_of(list(PLANTED), planted(50, seed), "fair", drawn=120)
        assert [rung.bot for rung in rungs] == ["best", "good", "fair", "weak"]
        held += sum(rung.low <= PLANTED[rung.bot] <= rung.high for rung in rungs if rung.bot != "fair")
        assert all(abs(rung.points - PLANTED[rung.bot]) < 200 for rung in rungs)
    assert 60 * 0.85 <= held <= 60


def test_more_deals_leave_less_doubt() -> None:
    few, many = (ladder_of(list(PLANTED), planted(deals, 1), "fair", drawn=200) for deals in (25, 400))
    assert 2 * doubt_of(many, "best") < doubt_of(few, "best")
    assert doubt_of(few, "fair") == 0


def doubt_of(rungs: Sequence[Rung], bot: str) -> int:
    return next(rung.doubt for rung in rungs if rung.bot == bot)


def test_who_won_everything_stays_finite_and_in_doubt() -> None:
    deals = no_deals(["all", "some", "none"], 20)
    for pair in (("all", "some"), ("all", "none"), ("some", "none")):
        deals[pair] = [2.0] * 20
    best, middle, worst = ladder_of(["all", "some", "none"], deals, "some")
    assert (best.bot, worst.bot) == ("all", "none")
    assert 1300 < best.low < best.points < best.high < 5000
    assert isfinite(worst.low)
    assert middle == Rung("some", 1000, 1000, 1000)


def test_of_no_matches_all_are_alike() -> None:
    rungs = ladder_of(["one", "other"], no_deals(["one", "other"], 1), "one", drawn=100)
    assert [rung.points for rung in rungs] == [1000, 1000]
    assert rungs[1].doubt > 1000


def leagues() -> list[League]:
    bots = ["apprentice", "greedy", "random"]
    return [League(GAMES[id], bots, 2, {}, bytes(32), Budget()) for id in ("workshop", "codex")]


def told(results: Sequence[Played]) -> Ladder:
    found = leagues()
    for played in results:
        count(found, played)
    return ladder(found, "")


@pytest.fixture(scope="module")
def results() -> list[Played]:
    return list(run(work_of(leagues(), 2)))


def test_a_ladder_does_not_depend_on_the_order(results: list[Played]) -> None:
    first, second = results[: len(results) // 2], results[len(results) // 2 :]
    slower = [structs.replace(played, clocked=played.clocked | {"seat 0": 9.0}) for played in first]
    assert told([*reversed(second), *slower]) == told(results)


def test_pairings_of_all_games_take_turns_with_the_same_deals_from_both_seats() -> None:
    work = work_of(leagues(), 4)
    assert [match.number for match in work] == list(range(24))
    assert [match.game for match in work[:4]] == ["workshop", "codex"] * 2
    assert work_of(leagues(), 2) == work[:12]
    met = [match for match in work if match.game == "codex" and set(match.players) == {"greedy", "random"}]
    assert [match.players[0] for match in met] == ["greedy", "random"] * 2
    assert [match.seed == met[0].seed for match in met] == [True, True, False, False]


def test_all_games_are_told_together(results: list[Played]) -> None:
    found = told(results)
    assert found.anchor == "greedy"
    assert {rung.bot for rung in found.together} == {"apprentice", "greedy", "random"}
    for game in found.games:
        assert [met.games for met in game.meetings] == [2, 2, 2]
        share = game.share("greedy", "random")
        assert share is not None
        assert share + (game.share("random", "greedy") or 0.0) == 1
        assert game.share("greedy", "greedy") is None
        assert 0 <= game.misfit < 1


def test_the_outcome_as_data() -> None:
    found = msgspec.convert(data(*TWO, "--json"), Ladder)
    assert (
        found.command == "bottega lab ladder --games workshop,codex --bots greedy,random --matches 2 --seed 1"
    )
    assert [game.game for game in found.games] == ["workshop", "codex"]
    assert found.by_the_clock == []
    league = data(
        "lab", "league", "codex", "--bots", "greedy,random", "--matches", "2", "--seed", "1", "--json"
    )
    assert found.games[1].digest == league["digest"]  # so each game can be looked at by itself


def test_tables_for_people() -> None:
    shown = bottega(*TWO).stdout
    assert "| bot    | all games" in shown
    assert "wins of 100" in shown
    assert "bottega lab ladder --games workshop,codex" in shown
    assert "\ndigest " in shown


def test_a_ladder_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    whole = data(*TWO, "--keep", str(tmp_path / "kept"), "--json")
    lines = (tmp_path / "kept").read_bytes().splitlines(keepends=True)
    (tmp_path / "kept").write_bytes(lines[3] + lines[1])
    assert data(*TWO, "--resume", str(tmp_path / "kept"), "--json") == whole


def test_a_ladder_that_is_stopped_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_in_the_fourth(match: Match) -> Played:
        if match.number == 3:
            raise KeyboardInterrupt
        return play_match(match)

    monkeypatch.setattr(ladder_command, "runs", lambda *_: partial(run, play=stopped_in_the_fourth))
    result = bottega(*TWO, "--json")
    assert result.exit_code == 130
    found = msgspec.json.decode(result.stdout, type=Ladder)
    assert [game.meetings[0].games for game in found.games] == [2, 1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "chess"), "no game is called `chess`"),
        (("--matches", "3"), "3 is no even number"),
        (("--bots", "greedy"), "two bots or more"),
        (("--keep", "there"), "--seed"),
    ],
)
def test_errors_say_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = bottega("lab", "ladder", *words)
    assert result.exit_code == 1
    assert said in result.stderr


def test_a_game_that_two_cannot_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "game", lambda name: SimpleNamespace(id=name, seats=[3, 4]))
    assert "played by two, and `trio` is not" in bottega("lab", "ladder", "--games", "trio").stderr


def test_who_thinks_by_the_clock_has_no_digest() -> None:
    words = [
        "lab",
        "ladder",
        "--games",
        "workshop",
        "--bots",
        "master:1,random",
        "--matches",
        "2",
        "--seed",
        "1",
    ]
    assert "no digest: master:1" in bottega(*words).stdout


def rows(page: str) -> Iterator[list[str]]:
    """The cells of all tables in Markdown, without what only makes them pretty."""
    for line in page.splitlines():
        if line.startswith("|") and set(line) > set("|- "):
            yield [cell.strip(" `") for cell in line.strip("|").split("|")]


def test_the_page_shows_the_kept_ladder() -> None:
    kept = msgspec.json.decode((ROOT / "docs" / "ladder.json").read_bytes(), type=Ladder)
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    console = Console(width=200)
    with console.capture() as captured:
        console.print(ladder_command.common_table(kept))
    on_the_page = list(rows(page))
    assert [row for row in rows(captured.get()) if row not in on_the_page] == []
    assert kept.command in page
    assert str(kept.digest) in page
