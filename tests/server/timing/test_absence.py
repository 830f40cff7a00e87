"""Stand-ins as changes of a table."""

from __future__ import annotations

import pytest

from bottega.games import GAMES
from bottega.server.core.time_control import DailyClock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import new_id
from bottega.server.tables import changes, offers
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import BotSeat, MySeat, OpenSeat, Order
from bottega.server.tables.table import Table, read_table
from bottega.server.timing import absence

ANNA, BRUNO, CARLA, STRANGER = 1, 2, 3, 4


def playing(*people: int, bots: int = 0, **order: object) -> Table:
    """A table where these people play, and some bots."""
    seats = [MySeat("A"), *[OpenSeat()] * (len(people) - 1), *[BotSeat("random")] * bots]
    asked = Order("codex", list(seats), **order)  # type: ignore[arg-type]
    table, links = open_table(new_id(), people[0], asked, GAMES, ["greedy", "random"])
    for seat, guest in enumerate(people[1:], start=1):
        changes.sit_by_link(table, guest, f"guest {guest}", links.seats[seat])
    head = changes.start(table, people[0], GAMES["codex"], new_id(), now=7.0)
    assert (head.clock, head.stand_in, head.began) == (table.clock, table.stand_in, 7.0)
    return read_table(table.row())


def refused(code: str, change: object, *args: object) -> None:
    assert callable(change)
    with pytest.raises(Refused) as caught:
        change(*args)
    assert caught.value.code == code


def test_the_usual_bot_stands_in_or_the_one_that_was_asked_for() -> None:
    def chosen(bots: list[str], **order: str) -> str:
        return open_table(1, 2, Order("codex", [MySeat("A"), OpenSeat()], **order), GAMES, bots)[0].stand_in  # type: ignore[arg-type]

    assert chosen(["greedy", "journeyman"]) == "journeyman"
    assert chosen(["greedy", "random"]) == "greedy"
    assert chosen(["greedy", "random"], stand_in="random") == "random"
    assert chosen([]) == ""
    refused("no_such_bot", lambda: chosen(["greedy"], stand_in="random"))


def test_a_bot_stands_in_when_all_others_have_asked() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    absence.vote(table, ANNA, 2)
    absence.vote(table, ANNA, 2)
    assert (table.chairs[2].stand_in, len(table.chairs[2].votes)) == ("", 1)
    seen = table.seen_by(BRUNO).chairs[2]
    assert (seen.stand_in, seen.votes) == ("", 1)
    absence.vote(table, BRUNO, 2)
    assert table.stand_ins == {2: "greedy"}
    assert table.seen_by(BRUNO).chairs[2].stand_in == "greedy"
    refused("stood_in", absence.vote, table, ANNA, 2)


def test_ones_own_vote_is_not_that_of_the_others() -> None:
    table = playing(ANNA, BRUNO)
    absence.vote(table, ANNA, 0)
    assert table.stand_ins == {}
    absence.vote(table, BRUNO, 0)
    assert table.stand_ins == {0: "greedy"}


def test_nobody_votes_until_bots_are_alone() -> None:
    table = playing(ANNA, bots=1)
    refused("nobody_plays", absence.vote, table, ANNA, 0)
    refused("seat_taken", absence.vote, table, ANNA, 1)
    table = playing(ANNA, BRUNO)
    absence.vote(table, ANNA, 1)
    absence.vote(table, ANNA, 0)
    refused("nobody_plays", absence.vote, table, BRUNO, 0)


def test_who_does_not_sit_here_does_not_vote() -> None:
    table = playing(ANNA, BRUNO)
    refused("not_yours", absence.vote, table, STRANGER, 0)
    refused("not_yours", absence.vote, table, 0, 0)
    refused("no_such_seat", absence.vote, table, ANNA, 5)
    table.phase = "over"
    refused("over", absence.vote, table, ANNA, 1)


def test_where_a_clock_runs_or_a_match_counts_nobody_votes() -> None:
    refused("no_vote_clock", absence.vote, playing(ANNA, BRUNO, clock=DailyClock(24)), ANNA, 1)
    refused("no_vote_rated", absence.vote, playing(ANNA, BRUNO, rated=True, clock=DailyClock(24)), ANNA, 1)


def test_where_it_counts_the_hosts_choice_of_a_bot_does_not_matter() -> None:
    table = playing(ANNA, BRUNO, rated=True, clock=DailyClock(24), stand_in="random")
    absence.seat_stand_in(table, table.match, 1)
    assert table.stand_ins == {1: "greedy"}


def test_who_comes_back_has_the_seat_again() -> None:
    table = playing(ANNA, BRUNO)
    refused("nobody_stands_in", absence.come_back, table, BRUNO, 1, 50.0)
    absence.seat_stand_in(table, table.match, 1)
    refused("not_yours", absence.come_back, table, ANNA, 1, 50.0)
    absence.come_back(table, BRUNO, 1, 50.0)
    assert (table.stand_ins, table.chairs[1].back) == ({}, 50.0)


def test_who_comes_while_others_vote_ends_the_vote() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    absence.vote(table, ANNA, 2)
    absence.come_back(table, CARLA, 2, 50.0)
    assert (table.chairs[2].votes, table.chairs[2].back) == ([], 0.0)


def test_a_stand_in_is_for_one_match() -> None:
    table = playing(ANNA, BRUNO, clock=DailyClock(24))
    refused("stood_in", absence.seat_stand_in, table, table.match + 1, 1)
    absence.seat_stand_in(table, table.match, 1)
    refused("stood_in", absence.seat_stand_in, table, table.match, 1)
    changes.close_match(table, table.match)
    offers.offer_rematch(table, ANNA)
    offers.offer_rematch(table, BRUNO)  # who is back may accept like everybody
    again = offers.play_on(table, (new_id(), new_id()), GAMES)
    assert again is not None
    assert (again.table.stand_ins, again.table.clock) == ({}, DailyClock(24))


def test_without_bots_nobody_stands_in() -> None:
    table = playing(ANNA, BRUNO)
    table.stand_in = ""
    refused("no_such_bot", absence.vote, table, ANNA, 1)
