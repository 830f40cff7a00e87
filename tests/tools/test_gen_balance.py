"""What a kept run says of an option: what was found is told, what may be chance is not."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from bottega.catalogue import catalogue
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.lab.balance.arms import OPTIONS, PRINTED, plan_of
from bottega.lab.balance.playing import play
from bottega.lab.balance.report import Change, Report, report
from bottega.lab.balance.rows import Difference, Figure, Seat
from bottega.lab.balance.statistics import estimate
from bottega.lab.balance.study import ByDeal, Study
from bottega.lab.balance.tables import figure_of
from bottega.lab.balance.work import Work
from tests.lab.planted import Planted
from tools.gen_balance import Told, balance_of, main, ratio, table_of, written

DEALS = 60
LEONARDO = GAMES["leonardo"]


def test_an_unfair_option_is_told_and_one_that_changes_nothing_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Planted().game
    monkeypatch.setitem(GAMES, game.id, game)
    work = Work(plan_of(game, 2, ["gift=on", "turned=on"]), ["random"], 2 * DEALS, bytes(32))
    study = Study(work)
    for match in work.matches():
        study.add(play(match, {}))
    told = table_of(report(study, ""))
    first = told.changes["gift=on"].first
    assert (told.matches, told.choices) == (2 * DEALS, 2)
    assert told.first is not None
    assert first is not None
    assert first[0] > told.first[0]
    assert first[1] > 50
    assert told.changes["turned=on"] == Told()


# --- how much longer ------------------------------------------------------------------------------


def lengths(name: str, minutes: list[float]) -> Figure:
    by_deal: ByDeal = {deal: {"minutes": one} for deal, one in enumerate(minutes)}
    return figure_of(name, "minutes", by_deal)


def compared(before: list[float], after: list[float]) -> Difference:
    of = estimate([late - early for early, late in zip(before, after, strict=True)])
    low, high = of.interval
    return Difference(change="lines=on", figure="minutes", pairs=of.count, base=sum(before) / of.count,
                      other=sum(after) / of.count, difference=of.mean, low=low, high=high, p_value=of.p_value,
                      detectable=0.0, found=True)  # fmt: skip


def told_ratio(before: list[float], after: list[float]) -> tuple[int, int, int]:
    return ratio(compared(before, after), lengths(PRINTED, before), lengths("lines=on", after))


def test_what_both_sides_share_is_no_doubt() -> None:
    luck = random.Random(1)
    before = [luck.uniform(30, 70) for _ in range(DEALS)]
    assert told_ratio(before, [1.2 * one for one in before]) == (20, 20, 20)


def test_the_true_ratio_is_in_the_interval_95_times_in_100() -> None:
    luck = random.Random(2)
    missed = 0
    for _ in range(400):
        before = [luck.gauss(50, 10) for _ in range(DEALS)]
        after = [0.5 * one + luck.gauss(35, 10) for one in before]  # 60 on average: a fifth more
        _, low, high = told_ratio(before, after)
        missed += not low <= 20 <= high
    assert missed <= 0.08 * 400  # bounds are rounded, by half a percent at most


# --- a planted run --------------------------------------------------------------------------------


def won(arm: str, share: float) -> Seat:
    return Seat(arm=arm, place="seat 1", games=DEALS, share=share, low=share - 0.12, high=share + 0.12,
                fair=1 / 3, p_value=None, found=False)  # fmt: skip


def run_of(game: AnyGame, **changed: object) -> Report:
    """A run of 3 seats in which `lines=on` is longer, and may be better for whoever begins."""
    before, after = [50.0, 52.0] * 30, [55.0, 57.5] * 30
    chance = structs.replace(compared(before, after), figure="seat 1", p_value=0.04)
    run = Report(
        game=game.id,
        edition=game.edition,
        cards=game.cards().digest,
        seats=3,
        bots=["greedy"],
        games=DEALS,
        version="",
        command="",
        digest=None,
        changes=[Change("lines=on", OPTIONS, "", PRINTED)],
        seat_rows=[won(PRINTED, 0.4), won("lines=on", 0.5)],
        figures=[
            lengths(PRINTED, before),
            lengths("lines=on", after),
            structs.replace(lengths(PRINTED, [210.0, 204.0]), figure="decisions"),
        ],
        lifts=[],
        differences=[compared(before, after), chance],
    )
    return structs.replace(run, **changed)


def test_a_run_is_told_in_short() -> None:
    told = table_of(run_of(LEONARDO))
    assert (told.matches, told.choices, told.first) == (DEALS, 69, (40, 28, 52))
    assert told.changes["lines=on"].longer == (10, 10, 10)


def test_what_else_was_found_makes_no_chance_count() -> None:
    run = run_of(LEONARDO)
    length, seat = run.differences
    others = [structs.replace(length, change=f"o{number}=on", p_value=0.9) for number in range(8)]
    used = [structs.replace(length, figure=f"use {number}") for number in range(300)]
    crowded = structs.replace(run, differences=[length, structs.replace(seat, found=True), *others, *used])
    assert table_of(crowded).changes["lines=on"] == Told(longer=(10, 10, 10))


def test_a_change_of_less_than_a_percent_is_none() -> None:
    before, after = [50.0] * DEALS, [50.1] * DEALS
    figures = [lengths(PRINTED, before), lengths("lines=on", after), run_of(LEONARDO).figures[-1]]
    run = run_of(LEONARDO, figures=figures, differences=[compared(before, after)])
    assert table_of(run).changes["lines=on"] == Told()


def test_a_run_of_other_rules_or_cards_is_left_out_and_two_of_a_kind_are_refused() -> None:
    run = run_of(LEONARDO)
    old = [run_of(LEONARDO, seats=4, edition=run.edition - 1), run_of(LEONARDO, seats=5, cards="other")]
    found = balance_of(LEONARDO, [*old, run])
    assert list(found.seats) == [3]
    assert '"lines=on":{"longer":[10,10,10]' in written(found)
    assert written(balance_of(LEONARDO, old)) == ""
    with pytest.raises(SystemExit, match="two runs of leonardo for 3 seats"):
        balance_of(LEONARDO, [run, run])


# --- what a client is told ------------------------------------------------------------------------


def test_the_files_are_as_the_kept_runs_make_them() -> None:
    assert main(check=True) == 0


def test_a_client_is_told_the_figures_of_a_title_and_not_of_its_variants() -> None:
    told = catalogue(LEONARDO)["balance"]
    assert isinstance(told, dict)
    assert "3" in told
    assert catalogue(LEONARDO.variant("mine", lambda _: None))["balance"] == {}
    assert catalogue(Planted().game)["balance"] == {}
