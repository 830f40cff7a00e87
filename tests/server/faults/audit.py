"""Compares what was acknowledged and shown with the log, and replays every match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import asyncpg
import msgspec

from bottega.games import GAMES
from bottega.kit import codec
from bottega.kit.errors import BottegaError
from bottega.kit.record import Record, load, verify
from bottega.server.core.keys import by_stand_in
from bottega.server.core.log import effective
from bottega.server.core.match import Match
from bottega.server.core.records import record_file
from bottega.server.core.shown import Update
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.store.store import Store
from bottega.server.core.updates import update
from bottega.server.platform.errors import ServerError
from bottega.server.platform.ids import id_text, read_id
from tests.server.faults.engines import DATABASE
from tests.server.faults.ledger import Ack
from tests.server.faults.stage import Stage

encode: Final = msgspec.json.Encoder().encode
PASSING: Final = ("lines", "clocks")  # they depend on what was seen before, and on when
LONGEST_RUN: Final = 7200.0  # seconds
ALARMING: Final = ('"level": "error"', "Traceback", "Task exception")


class Verdict:
    """What came of a run."""

    def __init__(self) -> None:
        self.matches = 0
        self.over = 0
        self.entries = 0
        self.views = 0
        self.lost: Final[list[Ack]] = []
        self.doubled: Final[list[tuple[str, str]]] = []  # match and key
        self.troubles: Final[list[str]] = []


async def audit(stage: Stage) -> Verdict:
    """Look at every match there was."""
    verdict = Verdict()
    acks: dict[str, list[Ack]] = {}
    for ack in stage.ledger.acks:
        acks.setdefault(ack.match, []).append(ack)
    shown: dict[str, list[Update]] = {}
    for seen in [*stage.ledger.shown, *(player.last for player in stage.players if player.last)]:
        shown.setdefault(seen.match, []).append(seen)
    store = Store(stage.postgres.url(DATABASE), timeout=60.0)
    await store.open()
    try:
        for match in await all_matches(stage):
            head, entries = await store.head(match), await store.entries(match)
            assert head is not None
            name = id_text(match)
            look_at(verdict, head, entries, acks.pop(name, []), shown.pop(name, []))
    finally:
        await store.close()
    verdict.lost.extend(ack for left in acks.values() for ack in left)
    verdict.troubles.extend(f"match {name} was shown and is not kept" for name in shown)
    verdict.troubles.extend(line for web_node in stage.web_nodes for line in complaints(web_node.log))
    return verdict


async def all_matches(stage: Stage) -> list[int]:
    """The ids of all matches."""
    connection = await asyncpg.connect(stage.postgres.url(DATABASE))
    try:
        return [row[0] for row in await connection.fetch("SELECT id FROM matches ORDER BY id")]
    finally:
        await connection.close()


def look_at(verdict: Verdict, head: Head, entries: list[Entry], acks: list[Ack], shown: list[Update]) -> None:
    """One match: its log, what was acknowledged of it, what was shown of it."""
    verdict.matches += 1
    verdict.entries += len(entries)
    name = id_text(head.id)
    if [entry.ply for entry in entries] != list(range(1, len(entries) + 1)):
        verdict.troubles.append(f"match {name}: the log has gaps")
    if any(by_stand_in(entry.key) for entry in entries):
        verdict.troubles.append(f"match {name}: a bot stood in, though nobody's time was up")
    if entries and max(entry.at for entry in entries) - min(entry.at for entry in entries) > LONGEST_RUN:
        verdict.troubles.append(f"match {name}: its clock jumped")
    keys = Counter(entry.key for entry in entries)
    verdict.doubled.extend((name, key) for key, times in keys.items() if times > 1)
    verdict.lost.extend(ack for ack in acks if not is_kept(ack, entries))
    try:
        match = replayed(verdict, head, entries, shown)
        check_record(verdict, match, entries)
    except (BottegaError, ServerError) as error:
        verdict.troubles.append(f"match {name}: {error!r}")


def is_kept(ack: Ack, entries: list[Entry]) -> bool:
    """Whether the log has, at the ply that was named, what was acknowledged."""
    if ack.ply > len(entries):
        return False
    entry = entries[ack.ply - 1]
    same = (entry.key, entry.seat, entry.text) == (ack.key, ack.seat, ack.text)
    return same and (entry.back is not None) == (not ack.text)


def replayed(verdict: Verdict, head: Head, entries: list[Entry], shown: list[Update]) -> Match:
    """The match played again from its log; on the way, all that players were shown is shown again."""
    match = Match(head, GAMES[head.game])
    seen: dict[int, list[Update]] = {}
    for one in shown:
        seen.setdefault(one.ply, []).append(one)
    for entry in [None, *entries]:
        if entry is not None:
            match.take(entry)
        for one in seen.pop(match.ply, []):
            verdict.views += 1
            if other := differing(one, update(match, one.viewer)):
                where = f"match {one.match} ({head.game}), ply {one.ply}, viewer {one.viewer}"
                verdict.troubles.append(f"{where}: another {', '.join(other)}")
    for ply in seen:
        verdict.troubles.append(f"match {id_text(head.id)}: ply {ply} was shown and is not in the log")
    return match


def differing(shown: Update, again: Update) -> list[str]:
    """What is not as it was shown."""
    names = [name for name in Update.__struct_fields__ if name not in PASSING]
    return [name for name in names if encode(getattr(shown, name)) != encode(getattr(again, name))]


def check_record(verdict: Verdict, match: Match, entries: list[Entry]) -> None:
    """The kit, which knows nothing of servers, plays the record to the same end."""
    head = match.head
    if match.over:
        verdict.over += 1
        record = load(record_file(head, match.game, entries), GAMES)
    else:
        record = Record(match.game, head.seats, head.options, bytes.fromhex(head.seed))
        record.moves.extend((entry.seat, entry.text) for entry in effective(entries))
    if codec.dump(verify(record)) != codec.dump(match.state):
        verdict.troubles.append(f"match {id_text(head.id)}: the record ends in another state")


def complaints(log: Path) -> list[str]:
    """What a node found so wrong that somebody should look at it."""
    lines = log.read_text(errors="replace").splitlines()
    return [f"{log.name}: {line}" for line in lines if any(sign in line for sign in ALARMING)]


async def newest_plies(stage: Stage) -> dict[str, int]:
    """The last ply of the log of the match at each table, by the match's id."""
    matches = [read_id(party.match) for party in stage.parties]
    store = Store(stage.postgres.url(DATABASE), timeout=60.0)
    await store.open()
    try:
        newest = await store.newest(matches)
    finally:
        await store.close()
    return {id_text(match): newest.get(match, 0) for match in matches}
