"""A league deals the same to all, counts what happened, and says how sure it is."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest

from bottega.bots.face import Budget
from bottega.commands import league as league_command
from bottega.commands import progress
from bottega.games import GAMES
from bottega.kit.errors import SetupError
from bottega.kit.luck import Luck
from bottega.kit.play import awaited, setup
from bottega.kit.view import View, view_of
from bottega.lab.league import League, Pairing
from bottega.lab.outside import OutsideBot, SilentBot
from bottega.lab.runner import Match, Played, play_match, run
from bottega.lab.seats import is_bot, seat_named
from tests.cli.run import bottega, data

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"(?ms)^```(python|javascript) mybot\n(.*?)^```$", PAGE))
TWO = ("lab", "league", "workshop", "--bots", "greedy,random", "--matches", "4", "--seed", "1")


def test_the_outcome_as_data() -> None:
    told = data(*TWO, "--json")
    pair = told["pairs"][0]  # type: ignore[index]
    assert list(pair) == ["a", "b", "games", "a_wins", "low", "high", "ms_per_move_a"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 4)
    assert pair["low"] < pair["a_wins"] / 4 <= pair["high"]
    ratings = told["ratings"]
    assert isinstance(ratings, dict)
    assert ratings["greedy"]["mu"] > ratings["random"]["mu"]


def test_the_same_seed_comes_to_the_same() -> None:
    one, other = data(*TWO, "--json"), data(*TWO, "--json")
    assert one["ratings"] == other["ratings"]


def test_tables_for_people() -> None:
    shown = bottega(*TWO).stdout
    assert "95 % sure" in shown
    assert "rating" in shown


def test_a_league_that_is_stopped_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_in_the_third(match: Match) -> Played:
        if match.number == 2:
            raise KeyboardInterrupt
        return play_match(match)

    monkeypatch.setattr(league_command, "runs", lambda *_: partial(run, play=stopped_in_the_third))
    result = bottega(*TWO, "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["pairs"][0]["games"] == 2


def test_a_log_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bottega(*TWO).stderr == ""
    monkeypatch.setattr(progress, "A_MINUTE", 0.0)
    for number, line in enumerate(bottega(*TWO).stderr.splitlines(), start=1):
        assert re.fullmatch(rf"workshop: {number} of 4, [\d.e+]+ a second, \d:\d\d:\d\d left", line)
    assert number == 4


def test_the_same_deal_is_played_from_every_seat() -> None:
    league = League(GAMES["codex"], ["random", "greedy"], 4, {}, bytes(32), Budget())
    assert sum(1 for _ in league.play(4)) == 4
    assert league.pairings[0].games == 4


@pytest.mark.parametrize(("won", "low", "high"), [(0.0, 0.0, 0.278), (5.0, 0.237, 0.763), (10.0, 0.722, 1.0)])
def test_intervals_are_wilsons(won: float, low: float, high: float) -> None:
    assert Pairing("a", "b", 10, won).interval() == pytest.approx((low, high), abs=0.001)
    assert Pairing("a", "b").interval() == (0.0, 1.0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "greedy"), "two bots or more"),
        (("--bots", "greedy,greedy"), "each named once"),
        (("--bots", "greedy,gredy"), "no bot is called `gredy`"),
        (("--bots", "greedy,master@many"), "write a number after `@`"),
    ],
)
def test_errors_say_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = bottega("lab", "league", "codex", *words)
    assert result.exit_code == 1
    assert said in result.stderr


def test_a_bot_may_have_a_budget_of_its_own() -> None:
    counted, timed = seat_named("master@7", 0), seat_named("journeyman:40", 1)
    assert counted.budget is not None
    assert counted.budget.iterations == 7
    assert timed.budget is not None
    assert timed.budget.milliseconds == 40
    assert is_bot("master@7")
    assert is_bot("cmd:./mybot")
    assert not is_bot("Anna")
    with pytest.raises(SetupError):
        seat_named("master@0", 0)


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_of_the_page_play(language: str, tmp_path: Path) -> None:
    """Twenty lines are enough."""
    assert len(EXAMPLES[language].splitlines()) <= 20
    program = tmp_path / "mybot"
    program.write_text(EXAMPLES[language], "utf-8")
    program.chmod(0o755)
    seats = f"cmd:{program},greedy"
    summary = data("match", "codex", "--seats", seats, "--matches", "1", "--seed", "1", "--json")
    assert summary["games"] == 1


def test_a_program_that_does_not_answer_as_agreed_is_named(tmp_path: Path) -> None:
    s, _ = setup(GAMES["codex"], 2, {}, bytes(32))
    seat = awaited(s)[0]
    for command in ("cat", "true", str(tmp_path / "nowhere")):
        with pytest.raises(SilentBot, match=command):
            OutsideBot(command, seat).choose(view_of(s, seat), Budget(), Luck(b""))


def test_a_program_that_never_answers_is_named_and_ended() -> None:
    s, _ = setup(GAMES["codex"], 2, {}, bytes(32))
    silent = OutsideBot("sleep 3600", awaited(s)[0], patience=0.2)
    with pytest.raises(SilentBot, match="`sleep 3600` has not answered for 0.2 s: it must print a line"):
        silent.choose(view_of(s, silent.seat), Budget(), Luck(b""))
    assert silent.process is not None
    assert silent.process.wait() != 0


def test_a_question_holds_a_picture_and_offers_and_no_more(tmp_path: Path) -> None:
    s, _ = setup(GAMES["codex"], 2, {}, bytes(32))
    asked = tmp_path / "asked"
    program = tmp_path / "spy"
    program.write_text(f'#!/bin/sh\nread line; echo "$line" > {asked}; echo \'{{"text": "x"}}\'\n')
    program.chmod(0o755)
    OutsideBot(str(program), 0).choose(View(0, s.view(0), ["x"]), Budget(), Luck(b""))
    question = json.loads(asked.read_text())
    assert set(question) == {
        "game", "seats", "options", "seat", "picture", "offers", "milliseconds", "luck",
    }  # fmt: skip
