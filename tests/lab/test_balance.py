"""What is unfair is found, what changes nothing is not, and both sides of a comparison have equal deals."""

from __future__ import annotations

import csv
import json
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec import structs

from bottega.games import GAMES
from bottega.kit.codec import dump
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.kit.play import setup
from bottega.kit.record import Record
from bottega.lab import balance
from bottega.lab.balance.arms import OPTIONS, PRESETS, PRINTED, plan_of
from bottega.lab.balance.measures import Unfinished, measured
from bottega.lab.balance.playing import OwnCards, play
from bottega.lab.balance.report import Report, report
from bottega.lab.balance.study import Study
from bottega.lab.balance.tables import gain
from bottega.lab.balance.things import Things
from bottega.lab.balance.work import Work
from bottega.lab.minutes import minutes_of
from bottega.lab.runner import Match, Played
from tests.all_games import SAMPLE
from tests.cli.run import bottega
from tests.lab.planted import Planted

REPETITIONS = 20
FALSE_ALARMS = 3  # of so many; one is expected if 5 in 100 are
LEONARDO = [
    "lab",
    "balance",
    "leonardo",
    "--players",
    "3",
    "--matches",
    "2",
    "--only",
    "codex-1",
    "--seed",
    "1",
]


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    game = Planted().game
    monkeypatch.setitem(GAMES, game.id, game)
    yield game
    game.sheets.clear()


def studied(game: AnyGame, only: str, games: int, seed: int) -> Report:
    work = Work(plan_of(game, 2, [only]), ["random"], games, bytes([seed]) * 32)
    study = Study(work)
    for match in work.matches():
        study.add(play(match, {}))
    return report(study, "")


def test_an_unfair_gift_is_found_every_time(planted: AnyGame) -> None:
    for repetition in range(REPETITIONS):
        told = studied(planted, "gift=on", 60, repetition)
        found = {row.figure: row for row in told.differences if row.found}
        assert found["seat 1"].low > 0
        assert not found.keys() & {"seat 2", "turn 1", "turn 2"}  # which would say the same once more
        assert [
            row.place for row in told.seat_rows if row.found and row.share > row.fair and row.arm != PRINTED
        ]


def test_a_change_that_changes_nothing_is_hardly_ever_found(planted: AnyGame) -> None:
    alarms = {
        repetition: found
        for repetition in range(REPETITIONS)
        if (found := [row for row in studied(planted, "turned=on", 60, repetition).differences if row.found])
    }
    print(f"false alarms in {len(alarms)} of {REPETITIONS} repetitions: {alarms}")
    assert len(alarms) <= FALSE_ALARMS


def test_in_whatever_order_matches_come_the_tables_are_the_same(planted: AnyGame) -> None:
    work = Work(plan_of(planted, 2, []), ["random"], 12, bytes(32), skill_games=2, skill=20)
    one, other = Study(work), Study(work)
    results = [play(match, {}) for match in work.matches()]
    for result in results:
        one.add(result)
    for result in reversed(results):
        other.add(result)
    assert report(one, "") == report(other, "")


def test_all_arms_play_the_same_deals_with_the_same_bots() -> None:
    plan = plan_of(GAMES["leonardo"], 3, [PRESETS])
    work = Work(plan, ["greedy", "random"], 6, bytes(32), skill_games=6)
    matches = work.matches()
    assert len(matches) == 12 * len(plan.arms)
    by_deal: dict[tuple[int, bool], set[tuple[str, ...]]] = {}
    for match in matches:
        place = work.place(match.number)
        by_deal.setdefault((place.deal, place.is_of_skill), set()).add((match.seed, *match.players))
    assert all(len(sides) == 1 for sides in by_deal.values())
    assert len({match.seed for match in matches}) == 6


def test_a_deal_is_the_same_on_both_sides() -> None:
    work = Work(plan_of(GAMES["leonardo"], 3, ["codex-1"]), ["greedy"], 1, bytes(32))
    first, second = (
        dump(setup(GAMES["leonardo"], 3, match.options, bytes.fromhex(match.seed))[0])
        for match in work.matches()
    )
    assert first["options"] != second["options"]
    assert first["board"] == second["board"]


def test_a_journeyman_sits_in_every_seat_of_a_deal() -> None:
    work = Work(plan_of(GAMES["workshop"], 3, [PRINTED]), ["greedy"], 0, bytes(32), skill_games=3, skill=200)
    assert [match.players.index("journeyman@200") for match in work.matches()] == [0, 1, 2]
    assert len({match.seed for match in work.matches()}) == 1


def test_every_option_differs_from_its_base_by_one_thing() -> None:
    plan = plan_of(GAMES["leonardo"], 5, [OPTIONS])
    bases = {one.name: plan.arms[one.base].name for one in plan.comparisons}
    assert bases["lines=on"] == PRINTED
    assert bases["half_favour=on"] == "start=expert"
    assert bases["owner_only=on"] == "points=on"
    for one in plan.comparisons:
        base, other = plan.arms[one.base].options, plan.arms[one.other].options
        assert [f"{id}={other[id]}" for id in other if other[id] != base[id]] == [one.name]


def test_presets_that_are_options_are_played_once() -> None:
    plan = plan_of(GAMES["leonardo"], 3, [])
    names = [one.name for one in plan.comparisons]
    assert "codex-1" in names
    assert "codex_1=on" not in names
    assert {"expert", "start=expert", "stocks=hidden"} <= set(names)  # two options: not the same as either
    assert "beginner" not in names  # the printed game itself
    assert [one.label for one in plan.comparisons if one.name == "lines=on"] == ["First come, first served"]


def test_what_a_match_before_decides_is_no_variant() -> None:
    assert [one.name for one in plan_of(GAMES["workshop"], 3, []).comparisons] == ["practice=one"]
    assert [one.name for one in plan_of(GAMES["workshop"], 1, []).comparisons] == [
        "practice=one", "solitaire=sequence",
    ]  # fmt: skip


def test_what_cannot_be_compared_is_named() -> None:
    with pytest.raises(SetupError, match="`lines` of leonardo cannot be compared; name .*lines=on"):
        plan_of(GAMES["leonardo"], 3, ["lines"])


def test_a_move_uses_its_action_and_what_has_a_name() -> None:
    words, things = GAMES["leonardo"].words, Things(GAMES["leonardo"])
    assert things.used(words.parse("send 2 academy")) == ["send", "send academy"]
    assert things.used(words.parse("bid 7")) == ["bid"]
    assert things.label("send academy").startswith("send: ")
    assert things.label("pass") == "pass"
    codex = Things(GAMES["codex"])
    assert codex.used(GAMES["codex"].words.parse("place G12 front 1,1")) == [
        "place", "place G12", "place front",
    ]  # fmt: skip


def test_a_match_is_measured_from_its_record() -> None:
    record = Record(SAMPLE, 2, {}, bytes(32))
    s, _ = record.start()
    with pytest.raises(Unfinished):
        measured(record)
    record.moves.extend([(0, "bid 2"), (1, "bid 1"), (0, "bid 0"), (1, "bid 2")])
    found = measured(record)
    worth = [SAMPLE.cards().entries("lots.toml", "lot")[s.board.shown[0]].number("worth")]  # type: ignore[attr-defined]
    assert [part["coins"] for part in found.parts] == [1, 1]
    assert found.parts[0]["lots"] == worth[0]
    assert found.uses == [{"bid": 2}, {"bid": 2}]
    assert found.decisions == 4
    assert found.minutes == minutes_of(record)
    assert sum(found.shares) == 1
    assert found.order == [0, 1]


def test_eleven_who_lost_are_no_proof_that_a_thing_loses() -> None:
    record = Record(SAMPLE, 3, {}, bytes(32))
    record.moves.extend([(seat, f"bid {coins}") for coins in (1, 0) for seat in range(3)])
    seen = structs.replace(measured(record), shares=[1.0, 0.0, 0.0], uses=[{}, {}, {"peek": 1}])
    found = gain([seen] * 11, "use peek")
    assert found.mean == -0.5
    assert found.p_value == pytest.approx(0.04, abs=0.005)
    assert gain([], "use peek").p_value is None


def test_the_page_and_the_data_are_written(tmp_path: Path) -> None:
    result = bottega(*LEONARDO, "--folder", str(tmp_path), "--skill-matches", "1", "--skill", "20")
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "leonardo-3.json").read_text("utf-8"))
    assert told["games"] == 2
    assert told["digest"] in result.stdout
    assert told["command"].startswith(
        "bottega lab balance leonardo --players 3 --bots greedy --matches 2 --only"
    )
    assert {row["figure"] for row in told["figures"]} >= {"score", "minutes", "lead_changes", "part florins"}
    with (tmp_path / "leonardo-3-differences.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {"seat 1", "seat 3", "score", "skill", "use send"} <= {row["figure"] for row in rows}
    page = Page((tmp_path / "leonardo-3.html").read_text("utf-8"))
    assert told["digest"] in page.text
    assert told["command"] in page.text
    assert page.count("svg") > 5
    assert page.count("script") == 0
    assert not page.fetched
    assert len(page.ids) == len(set(page.ids))


def test_the_same_command_comes_to_the_same(tmp_path: Path) -> None:
    told = [bottega(*LEONARDO, "--folder", str(tmp_path / name)) for name in "ab"]
    one, other = ((tmp_path / name / "leonardo-3.json").read_bytes() for name in "ab")
    assert one == other, told[0].output


def test_without_the_extra_the_data_are_written_and_it_is_said_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("page", "charts"):  # as if they had never been loaded
        monkeypatch.delitem(sys.modules, f"bottega.lab.balance.{name}", raising=False)
        monkeypatch.delattr(balance, name, raising=False)
    monkeypatch.setitem(sys.modules, "altair", None)
    result = bottega(
        "lab", "balance", "codex", "--matches", "2", "--bots", "random", "--folder", str(tmp_path)
    )
    assert result.exit_code == 0
    assert "`altair` is not installed: pip install 'bottega-games[lab]'" in result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "codex-2-figures.csv", "codex-2-lifts.csv", "codex-2-seats.csv", "codex-2.json",
    ]  # fmt: skip


def test_cards_of_ones_own_are_compared_with_ours(tmp_path: Path) -> None:
    cards = tmp_path / "mine"
    cards.mkdir()
    ours = files("bottega.games.leonardo") / "cards" / "setups.toml"
    with ours.open("rb") as source, (cards / "setups.toml").open("wb") as target:
        shutil.copyfileobj(source, target)
    richer = (cards / "setups.toml").read_text("utf-8").replace("florins = 3", "florins = 9", 1)
    assert richer != (cards / "setups.toml").read_text("utf-8")
    (cards / "setups.toml").write_text(richer, "utf-8")
    words = ("lab", "balance", "leonardo", "--bots", "random", "--matches", "2", "--only", "printed")
    result = bottega(*words, "--cards", str(cards), "--folder", str(tmp_path))
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "leonardo-2.json").read_text("utf-8"))
    assert [(change["name"], change["base"]) for change in told["changes"]] == [("cards", "printed")]


def test_a_solitaire_has_no_seats_to_compare(tmp_path: Path) -> None:
    result = bottega(
        "lab", "balance", "workshop", "--players", "1", "--matches", "2", "--folder", str(tmp_path)
    )
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "workshop-1.json").read_text("utf-8"))
    assert told["seat_rows"] == told["lifts"] == []
    assert [change["name"] for change in told["changes"]] == ["practice=one", "solitaire=sequence"]


def test_a_run_that_is_stopped_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_in_the_second(match: Match, own: OwnCards) -> Played:
        if match.number == 1:
            raise KeyboardInterrupt
        return play(match, own)

    monkeypatch.setattr("bottega.commands.balance.play", stopped_in_the_second)
    result = bottega(*LEONARDO, "--folder", str(tmp_path))
    assert result.exit_code == 130
    assert json.loads((tmp_path / "leonardo-3.json").read_text("utf-8"))["games"] == 1


class Page(HTMLParser):
    """What is in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.fetched.append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data

    def count(self, tag: str) -> int:
        return self.tags.count(tag)
