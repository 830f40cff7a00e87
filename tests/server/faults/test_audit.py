"""What the harness would say if something were lost: planted losses are found."""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec

from bottega.server.core.match import Match
from bottega.server.core.shown import Update
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.updates import update
from bottega.server.platform.ids import id_text
from tests.server.faults.audit import Verdict, look_at
from tests.server.faults.ledger import Ack, Ledger, Span
from tests.server.faults.party import Party
from tests.server.faults.report import Report
from tests.server.playing import CODEX, new_head, play_on

HEAD = new_head(lot=8)
MATCH = Match(HEAD, CODEX)
LOG = play_on(MATCH, random.Random(8), plies=12)
LAST = update(MATCH, 0)


def ack(entry: Entry, ply: int | None = None) -> Ack:
    return Ack(1.0, id_text(entry.match), entry.key, ply or entry.ply, entry.seat, entry.text)


def found(
    log: list[Entry], acks: Iterable[Ack] = (), shown: Iterable[Update] = (), head: Head = HEAD
) -> Verdict:
    verdict = Verdict()
    look_at(verdict, head, log, list(acks), list(shown))
    return verdict


def test_a_log_that_holds_everything_is_fine() -> None:
    verdict = found(LOG, [ack(entry) for entry in LOG], [LAST])
    assert (verdict.matches, verdict.entries, verdict.views) == (1, 12, 1)
    assert [verdict.lost, verdict.doubled, verdict.troubles] == [[], [], []]


def test_a_match_to_its_end_is_verified_with_its_deal() -> None:
    head = new_head(lot=9)
    log = play_on(Match(head, CODEX), random.Random(9))
    verdict = found(log, head=head)
    assert (verdict.over, verdict.troubles) == (1, [])
    assert "BadRecord" in found(log, head=msgspec.structs.replace(head, words=["addio", ""])).troubles[0]


def test_a_move_that_is_not_in_the_log_is_lost() -> None:
    assert found(LOG[:-1], [ack(entry) for entry in LOG]).lost == [ack(LOG[-1])]


def test_a_move_at_another_ply_than_was_said_is_lost() -> None:
    assert found(LOG, [ack(LOG[3], ply=5)]).lost == [ack(LOG[3], ply=5)]


def test_a_key_that_is_in_the_log_twice_is_doubled() -> None:
    twice = [*LOG[:-1], msgspec.structs.replace(LOG[-1], key=LOG[0].key)]
    assert found(twice).doubled == [(id_text(HEAD.id), LOG[0].key)]


def test_a_gap_or_a_move_that_was_never_offered_is_told() -> None:
    assert "gaps" in found(LOG[:4] + LOG[5:]).troubles[0]
    wrong = [*LOG[:-1], msgspec.structs.replace(LOG[-1], text="dance")]
    assert "BadLog" in found(wrong).troubles[0]


def test_what_was_shown_and_is_not_so_is_told() -> None:
    assert "another offers" in found(LOG, shown=[msgspec.structs.replace(LAST, offers=["dance"])]).troubles[0]
    assert "not in the log" in found(LOG[:-1], shown=[LAST]).troubles[0]


def test_a_standstill_counts_for_the_fault_in_which_most_of_it_lies() -> None:
    ledger = Ledger(0.0)
    ledger.strike("one", 10.0)
    ledger.strike("other", 20.0)
    ledger.stalls.extend([Span(1.0, 2.0, False, ""), Span(9.0, 14.0, False, ""), Span(19.0, 29.0, False, "")])
    ledger.stalls.append(Span(12.0, 18.0, True, ""))
    ledger.stalls.append(Span(9.0, 30.0, False, "through both"))
    ledger.acks.append(ack(LOG[0])._replace(at=11.0))
    report = Report(ledger, Verdict(), 30.0)
    assert [row.stall for row in report.rows] == [1.0, 5.0, 10.0]
    assert [row.bots_stall for row in report.rows] == [0.0, 6.0, 0.0]
    assert [row.acknowledged for row in report.rows] == [0, 1, 0]
    assert report.good
    ledger.trouble("something")
    assert not Report(ledger, Verdict(), 30.0).good


def test_a_standstill_is_what_the_server_took_and_not_what_somebody_thought() -> None:
    ledger = Ledger(0.0)
    party = Party("codex", "", ledger, random.Random(1))
    party.match_seen("m", 1, 10.0)
    party.spoke(began=12.0, now=15.0)  # learnt of it after two seconds, thought for three
    party.spoke(began=12.0, now=16.0)
    party.match_seen("m", 2, 15.5)
    party.match_seen("m", 2, 17.0)
    assert [span.end - span.start for span in ledger.stalls] == [2.5]
