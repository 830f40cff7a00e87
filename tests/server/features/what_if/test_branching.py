"""A what-if goes on from a ply of any match that is over, and its record is checked from the deal on."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.record import load, verify
from bottega.kit.redraw import digest_of
from bottega.kit.seats import NOBODY
from bottega.server.core.commands import TakeBack
from bottega.server.core.giving_up import RESIGN
from bottega.server.core.log import bot_of
from bottega.server.core.match import Match, Plan, played
from bottega.server.core.records import record_file, story
from bottega.server.core.store.rows import Entry
from bottega.server.features.what_if.branching import Branch, From, branch
from bottega.server.features.what_if.messages import WhatIf
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, new_id
from bottega.server.tables.order import BotSeat, MySeat
from tests.server.playing import CODEX, new_head, play_on, table_of

ANNA = 77
BOTS = ["random"]
SEATS = {"codex": 2, "leonardo": 3, "inventors": 3, "workshop": 2}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def a_match(game: AnyGame = CODEX, lot: int = 3) -> From:
    """A match that was played to its end."""
    head = new_head(game, SEATS.get(game.id, game.seats[0]), lot)
    entries = play_on(Match(head, game), random.Random(lot))
    return From(head, entries, table_of(head))


def a_what_if(source: From, ply: int, seat: int = 0, known: bool = True) -> Branch:
    """Anna in one seat, bots in the others."""
    game = GAMES[source.head.game]
    seats: list[MySeat | BotSeat] = [
        MySeat("Anna") if one == seat else BotSeat("random") for one in range(source.head.seats)
    ]
    order = WhatIf(ply, seat, seats, known)
    return branch(source, game, new_id(), new_id(), ANNA, order, BOTS)


def begun(made: Branch) -> Match:
    return played(made.head, GAMES[made.head.game], made.entries)


def ended(made: Branch) -> list[Entry]:
    """The log of a what-if that was played to its end."""
    return made.entries + play_on(begun(made), random.Random(1))


@every_game
def test_with_everything_known_it_is_the_same_position(game: AnyGame) -> None:
    source = a_match(game)
    for ply in (0, 1, len(source.entries) // 2, len(source.entries) - 1):
        made = a_what_if(source, ply)
        before = played(source.head, game, source.entries[:ply])
        assert digest_of(begun(made).state) == digest_of(before.state)
        assert begun(made).asked.keys() == before.asked.keys()


@every_game
def test_as_a_seat_the_seat_cannot_tell_the_difference(game: AnyGame) -> None:
    source = a_match(game)
    others: set[str] = set()
    for ply in (0, len(source.entries) // 3, len(source.entries) // 2):
        before = played(source.head, game, source.entries[:ply])
        for seat in range(source.head.seats):
            state = begun(a_what_if(source, ply, seat, known=False)).state
            assert digest_of(state.view(seat)) == digest_of(before.state.view(seat))
            others.add("other" if digest_of(state) != digest_of(before.state) else "same")
    assert ("other" in others) is game.secrets


@every_game
@pytest.mark.parametrize("known", [True, False])
def test_it_is_played_to_its_end_and_its_record_verifies(game: AnyGame, known: bool) -> None:
    source = a_match(game)
    made = a_what_if(source, len(source.entries) // 2, 1, known)
    record = load(record_file(made.head, game, ended(made)), GAMES)
    assert not verify(record).agenda
    assert record.source == (id_text(source.head.id), len(source.entries) // 2)
    assert bool(record.draws) is not known


def test_a_try_of_a_try_knows_the_root_and_what_was_drawn_before_it() -> None:
    source = a_match()
    first = a_what_if(source, 12, 1, known=False)
    log = ended(first)
    second = a_what_if(From(first.head, log, first.table), 16, 0, known=False)
    began = second.head.kind.source
    assert began is not None
    assert (began.root, began.match) == (source.head.id, first.head.id)
    assert [draw.after for draw in second.head.draws] == [12, 16]
    verify(load(record_file(second.head, CODEX, ended(second)), GAMES))
    earlier = a_what_if(From(first.head, log, first.table), 5)
    assert earlier.head.draws == []


def test_what_was_taken_back_and_who_gave_up_are_not_copied() -> None:
    head = new_head(CODEX, 3, lot=4)
    match, entries = Match(head, CODEX), list[Entry]()
    entries += play_on(match, random.Random(4), 1)
    undone = match.decide(TakeBack((entries[0].seat,), 1, "undo"))
    assert isinstance(undone, Plan)
    entries.append(undone.entry)
    match.take(undone.entry)
    entries.append(Entry(head.id, 3, 2, RESIGN, "gone"))
    match.take(entries[-1])
    entries += play_on(match, random.Random(5))
    source = From(head, entries, table_of(head))
    made = a_what_if(source, 8)
    assert [entry.ply for entry in made.entries] == [1, 2, 3, 4, 5]
    assert begun(made).resigned == []
    assert digest_of(begun(made).state) == digest_of(played(head, CODEX, entries[:8]).state)


def test_what_was_copied_is_nobodys_move_here() -> None:
    made = a_what_if(a_match(), 10)
    match = begun(made)
    assert not match.may_undo((0, 1))
    assert {bot_of(made.head, entry) for entry in made.entries} == {""}
    play_on(match, random.Random(2), 1)
    assert len(match.past) == 1


def test_what_others_knew_before_it_was_drawn_anew_is_not_told() -> None:
    source = a_match()
    made = a_what_if(source, 10, 0, known=False)
    log = ended(made)
    whole = {viewer: story(made.head, CODEX, log, viewer) for viewer in (NOBODY, 0, 1)}
    for viewer, told in ((0, 0), (1, NOBODY)):
        before = story(source.head, CODEX, source.entries[:10], told)
        assert [line.line for line in whole[viewer] if line.ply <= 10] == [line.line for line in before]
    after = {viewer: [line for line in lines if line.ply > 10] for viewer, lines in whole.items()}
    assert after[1] != after[NOBODY]


def test_the_table_is_marked_and_in_no_lobby_and_counts_for_nothing() -> None:
    source = a_match()
    made = a_what_if(source, 10)
    seen = made.table.seen_by(ANNA)
    assert seen.source is not None
    assert seen.source.match == id_text(source.head.id)
    assert (made.table.row().listed, made.head.kind.counts, made.table.one_seat_each) == (False, False, False)
    for chair in source.table.chairs:
        assert made.table.may_see(chair.guest, "")
    source.table.public = False
    assert not a_what_if(source, 10).table.may_see(ANNA + 1, "")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": 10_000}, "no_such_ply"),
        ({"seat": 1}, "not_yours"),
        ({"seat": 5}, "no_such_seat"),
        ({"seats": [MySeat("Anna")]}, "no_such_seat"),
        ({"seats": [MySeat("Anna"), BotSeat("nobody")]}, "no_such_bot"),
    ],
)
def test_what_cannot_be_tried_is_refused(change: dict[str, object], code: str) -> None:
    order = WhatIf(3, 0, [MySeat("Anna"), BotSeat("random")])
    for name, value in change.items():
        setattr(order, name, value)
    with pytest.raises(Refused, match=code):
        branch(a_match(), CODEX, new_id(), new_id(), ANNA, order, BOTS)


def test_never_from_a_match_under_way_nor_from_its_end() -> None:
    source = a_match()
    with pytest.raises(Refused, match="what_if_end"):
        a_what_if(source, len(source.entries))
    under_way = From(source.head, source.entries[:-1], source.table)
    with pytest.raises(Refused, match="what_if_not_over"):
        a_what_if(under_way, 3)


def test_a_world_that_is_guessed_otherwise_by_now_is_not_played_on() -> None:
    made = a_what_if(a_match(), 10, known=False)
    other = replace(made.head.draws[0], digest="0" * 64)
    with pytest.raises(Refused, match="other_edition"):
        played(replace(made.head, draws=[other]), CODEX, made.entries)


def test_one_may_sit_in_all_seats() -> None:
    source = a_match()
    order = WhatIf(3, 1, [MySeat("Anna"), MySeat("Anna 2")], name="  both   hands ")
    made = branch(source, CODEX, new_id(), new_id(), ANNA, order, BOTS)
    assert made.table.seats_of(ANNA) == (0, 1)
    assert made.table.kind.title == "both hands"
