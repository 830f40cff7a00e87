"""A match goes on by the edition it began with, and a host is told which are still needed."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.bots.process import answer
from bottega.server.bots.question import question_for
from bottega.server.core.editions import Rules, under_way
from bottega.server.core.match import Match
from bottega.server.core.records import at_ply, record_file, story
from bottega.server.core.store.rows import Head
from tests.all_games import SAMPLE
from tests.server.nodes import fresh_node, open_store
from tests.server.ops.backup.copies import bottega
from tests.server.playing import keep, new_head, play_on

NEWEST = SAMPLE
FIRST = NEWEST.in_edition(1)


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with two editions is among those of a node."""
    monkeypatch.setitem(GAMES, SAMPLE.id, SAMPLE)


def begun() -> Head:
    """A match that began when edition 1 was the newest."""
    return new_head(FIRST)


def test_a_match_is_played_shown_and_recorded_by_the_edition_it_began_with() -> None:
    head = begun()
    match = Match(head, NEWEST)
    assert match.game is FIRST
    entries = play_on(match, random.Random(1))
    record = load(record_file(head, NEWEST, entries), GAMES)
    assert (record.edition, verify(record).setup.game) == (1, FIRST)
    assert story(head, NEWEST, entries, 0)[-1].ply == len(entries)
    assert at_ply(head, NEWEST, entries[:2], 0).ply == 2


def test_the_same_deal_goes_another_way_by_the_newest_edition() -> None:
    then, now = Match(begun(), NEWEST), Match(new_head(NEWEST), NEWEST)
    assert then.head.seed == now.head.seed
    assert then.state.board != now.state.board


@pytest.mark.parametrize("level", ["", "quick"], ids=["a move", "an analysis"])
def test_bots_think_by_the_edition_of_the_match(level: str) -> None:
    match = Match(begun(), NEWEST)
    play_on(match, random.Random(1), plies=1)
    seat = next(iter(match.asked))
    asked = question_for(match, seat, "greedy", 50)
    if level:
        asked = msgspec.structs.replace(asked, level=level, played=asked.offers[0], iterations=50)
    heard = answer(asked)
    assert not heard.error
    assert heard.decision if level else heard.said in asked.offers


@pytest.mark.anyio
async def test_a_node_takes_up_what_began_by_an_edition_before(own_database: str) -> None:
    head = begun()
    async with fresh_node(own_database) as node:
        await keep(node.store, head)
        live = await node.matches.find(head.id)
        assert live.match.game is FIRST


@pytest.mark.anyio
async def test_a_host_is_told_what_is_played_by_which_edition(own_database: str) -> None:
    kept = [begun(), begun(), new_head(NEWEST), msgspec.structs.replace(begun(), over=True)]
    async with open_store(own_database) as store:
        for head in kept:
            await keep(store, head)
        await store.finish(kept[-1].id)
        cards = FIRST.cards().digest
        assert await under_way(store) == {Rules("sample", 1, cards): 2, Rules("sample", 2, cards): 1}
        told = await bottega("host", "editions", database=own_database)
        assert told.exit_code == 0, told.output
        assert "sample: edition 2, new matches begin by it: 1 match under way\n" in told.stdout
        assert "sample: edition 1: 2 matches under way\n" in told.stdout
        await keep(store, msgspec.structs.replace(new_head(), edition=7))
    told = await bottega("host", "editions", database=own_database)
    assert told.exit_code == 1, told.output
    assert f"codex: edition 7, cards {new_head().cards}: NOT KEPT, 1 match under way\n" in told.stdout
