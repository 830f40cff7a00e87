"""What an attempt comes to, and how it stands beside others."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bottega.games import GAMES
from bottega.server.core.days import day_of, is_revealed
from bottega.server.core.giving_up import ABANDON, RESIGN
from bottega.server.core.kinds import Casual, Daily
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry, Head
from bottega.server.features.daily.attempts import Attempt
from bottega.server.features.daily.comparing import bars, difference, rank_of
from bottega.server.features.daily.days import end_of, later, read_day, streak
from bottega.server.features.daily.deals import Deal, plans
from bottega.server.features.daily.judging import judge
from bottega.server.platform.errors import Refused
from tests.server.playing import new_head, play_on

DAY = "2027-01-16"
NOON = end_of(DAY) - 43200
CODEX = GAMES["codex"]
DEAL = Deal(DAY, "codex", bytes(range(32)).hex(), plans(GAMES)["codex"], 0.0)


def dealt() -> Head:
    """A match as everybody is dealt it."""
    plan = DEAL.plan
    dealt = replace(new_head(bots=("", "journeyman")), seed=DEAL.seed, server_seed=DEAL.server_seed)
    return replace(dealt, kind=Daily(DEAL.daily, True, plan.iterations), options=plan.options)


def whole() -> tuple[Head, list[Entry]]:
    """Such a match to its end, at noon."""
    head = dealt()
    return head, [replace(entry, at=NOON) for entry in play_on(Match(head, CODEX), random.Random(1))]


def test_a_match_of_the_deal_counts_by_its_lead() -> None:
    head, entries = whole()
    found = judge(DEAL, head, CODEX, entries)
    assert found.outcome == "counted"
    assert found.score == sum(found.parts.values())
    assert found.lead is not None
    assert found.won == (found.lead > 0)


def test_what_ends_after_its_day_is_late() -> None:
    head, entries = whole()
    last = replace(entries[-1], at=end_of(DAY))
    found = judge(DEAL, head, CODEX, [*entries[:-1], last])
    assert found.outcome == "late"
    assert found.lead is not None


@pytest.mark.parametrize("text", [RESIGN, ABANDON])
def test_who_gives_up_has_no_figures(text: str) -> None:
    head = dealt()
    found = judge(DEAL, head, CODEX, [Entry(head.id, 1, 0, text, "k", at=NOON)])
    assert (found.outcome, found.lead) == ("given_up", None)


def test_what_goes_on_is_nothing_yet() -> None:
    head, entries = whole()
    assert judge(DEAL, head, CODEX, entries[:9]).outcome == ""


def test_a_match_that_is_not_of_the_deal_is_forged() -> None:
    head, entries = whole()
    others = [
        replace(head, seed=bytes(32).hex()),
        replace(head, bots=["", "random"]),
        replace(head, kind=Daily(DEAL.daily, True, 1)),
        replace(head, kind=Daily("2027-01-15/codex", True, DEAL.plan.iterations)),
        replace(head, kind=Casual()),
        replace(head, game="leonardo"),
    ]
    assert {judge(DEAL, other, CODEX, entries).outcome for other in others} == {"forged"}
    stricter = replace(DEAL, plan=replace(DEAL.plan, options={"market": "open"}))
    assert judge(stricter, head, CODEX, entries).outcome == "forged"


def test_a_log_that_breaks_the_rules_is_forged() -> None:
    head, entries = whole()
    better = [replace(entries[0], text=entries[-1].text), *entries[1:]]
    gaps = [*entries[:5], *entries[6:]]
    twice = [*entries, entries[-1]]
    assert {judge(DEAL, head, CODEX, log).outcome for log in (better, gaps, twice)} == {"forged"}


def an_attempt(lead: int, score: int, **parts: int) -> Attempt:
    return Attempt(DAY, "codex", 1, 1, 1, "counted", lead, score, lead > 0, parts)


def test_equals_share_a_place_and_a_bar() -> None:
    attempts = [an_attempt(9, 20), an_attempt(4, 20), an_attempt(4, 18), an_attempt(-3, 12)]
    assert [rank_of(one.lead or 0, attempts) for one in attempts] == [1, 2, 2, 4]
    assert [(bar.lead, bar.count) for bar in bars(attempts)] == [(-3, 1), (4, 2), (9, 1)]


def test_the_difference_is_where_one_is_farthest_from_the_median() -> None:
    mine = an_attempt(2, 20, cards=14, objectives=6)
    others = [an_attempt(4, 20, cards=12, objectives=8), an_attempt(3, 21, cards=13, objectives=8)]
    found = difference(mine, [mine, *others])
    assert found is not None
    assert (found.part, found.mine, found.median) == ("objectives", 6, 8.0)
    rival = an_attempt(-6, 20, cards=12, objectives=8)
    told = difference(rival, [rival, *others])
    assert told is not None
    assert (told.part, told.mine, told.median) == ("", 26, 18.0)
    assert difference(mine, [mine]) is None
    assert difference(others[0], [others[0], others[0]]) is None


def test_days_begin_at_midnight_in_greenwich() -> None:
    assert day_of(NOON) == day_of(end_of(DAY) - 1) == DAY
    assert day_of(end_of(DAY)) == later(DAY) == "2027-01-17"
    assert not is_revealed(f"{DAY}/codex", end_of(DAY) - 1)
    assert is_revealed(f"{DAY}/codex", end_of(DAY))
    for text in ("2027-02-30", "20270116", "yesterday", "2027-1-16", ""):
        with pytest.raises(Refused, match="no_such_day"):
            read_day(text)


def test_a_streak_lives_until_a_day_is_left_out() -> None:
    assert streak([], DAY) == 0
    assert streak([DAY], DAY) == 1
    assert streak(["2027-01-15", "2027-01-14"], DAY) == 2, "today is not over yet"
    assert streak([DAY, "2027-01-15", "2027-01-13"], DAY) == 2
    assert streak(["2027-01-14"], DAY) == 0
