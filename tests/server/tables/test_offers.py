"""Another match, cancelling one, and closing a table, as changes of a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bottega.games import GAMES
from bottega.server.core.time_control import DailyClock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import new_id
from bottega.server.tables import changes, offers
from bottega.server.tables.leaving import hand_over, leave_for_good
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import BotSeat, MySeat, OpenSeat, Order
from bottega.server.tables.shown import Ended
from bottega.server.tables.table import Table, read_table
from bottega.server.timing import absence

ANNA, BRUNO, CARLA, STRANGER = 1, 2, 3, 4


def gathered(*people: int, bots: int = 0, game: str = "codex", **order: object) -> Table:
    """A table where these people sit, and some bots."""
    seats = [MySeat("A"), *[OpenSeat()] * (len(people) - 1), *[BotSeat("random")] * bots]
    asked = Order(game, list(seats), **order)  # type: ignore[arg-type]
    table, links = open_table(new_id(), people[0], asked, GAMES, ["random"])
    for seat, guest in enumerate(people[1:], start=1):
        changes.sit_by_link(table, guest, f"guest {guest}", links.seats[seat])
    return table


def playing(*people: int, bots: int = 0, game: str = "codex", **order: object) -> Table:
    table = gathered(*people, bots=bots, game=game, **order)
    changes.start(table, people[0], GAMES[game], new_id())
    return read_table(table.row())


def over(
    *people: int, bots: int = 0, game: str = "codex", ended: Ended | None = None, **order: object
) -> Table:
    table = playing(*people, bots=bots, game=game, **order)
    changes.close_match(table, table.match, ended)
    return table


def play_on(table: Table) -> offers.Sequel | None:
    return offers.play_on(table, (new_id(), new_id()), GAMES)


def refused(code: str, change: Callable[..., object], *args: object) -> None:
    with pytest.raises(Refused) as caught:
        change(*args)
    assert caught.value.code == code


# --- another match ----------------------------------------------------------------------------------


def test_another_match_begins_once_everybody_has_accepted_it() -> None:
    table = over(ANNA, BRUNO, CARLA)
    offers.offer_rematch(table, BRUNO)
    seen = table.seen_by(ANNA).rematch
    assert seen is not None
    assert (seen.by, seen.agreed, seen.awaited, seen.declined) == (1, [1], [0, 2], [])
    assert play_on(table) is None
    offers.offer_rematch(table, ANNA)
    assert play_on(table) is None
    offers.offer_rematch(table, CARLA)
    again = play_on(table)
    assert again is not None
    assert again.head.guests == [ANNA, BRUNO, CARLA]
    assert (table.phase, table.next, again.table.before) == ("over", again.table.id, table.id)
    assert (again.table.invite, again.table.host) == (table.invite, ANNA)


def test_who_declines_is_not_dealt_in_and_the_others_play_without_them() -> None:
    table = over(ANNA, BRUNO, CARLA, bots=1)
    offers.offer_rematch(table, ANNA)
    offers.decline_rematch(table, BRUNO)
    assert play_on(table) is None
    offers.offer_rematch(table, CARLA)
    again = play_on(table)
    assert again is not None
    assert (again.head.guests, again.head.bots) == ([ANNA, CARLA, 0], ["", "", "random"])
    assert BRUNO not in again.table.row().guests


def test_who_resigned_or_left_is_not_waited_for() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    absence.leave_to_bot(table, table.match, 1)
    changes.close_match(table, table.match)
    offers.offer_rematch(table, ANNA)
    offers.offer_rematch(table, CARLA)
    again = play_on(table)
    assert again is not None
    assert again.head.guests == [ANNA, CARLA]

    table = over(ANNA, BRUNO, CARLA)
    changes.stand(table, BRUNO, 1)
    offers.offer_rematch(table, ANNA)
    offers.offer_rematch(table, CARLA)
    again = play_on(table)
    assert again is not None
    assert again.head.guests == [ANNA, CARLA]


def test_of_two_one_who_declines_ends_it_and_may_offer_another() -> None:
    table = over(ANNA, BRUNO)
    offers.offer_rematch(table, ANNA)
    offers.decline_rematch(table, BRUNO)
    assert play_on(table) is None  # nobody plays alone because the other declined
    seen = table.seen_by(ANNA).rematch
    assert seen is not None
    assert (seen.awaited, seen.declined) == ([], [1])
    offers.offer_rematch(table, BRUNO)
    seen = table.seen_by(ANNA).rematch
    assert seen is not None
    assert (seen.by, seen.awaited) == (1, [0])
    offers.decline_rematch(table, BRUNO)  # withdrawn
    assert table.seen_by(ANNA).rematch is None
    refused("no_offer", offers.decline_rematch, table, ANNA)


def test_who_accepted_need_not_wait_for_ever() -> None:
    table = over(ANNA, BRUNO, CARLA)
    offers.offer_rematch(table, ANNA)
    offers.offer_rematch(table, BRUNO)
    refused("no_offer", offers.wait_no_longer, table, CARLA)
    offers.wait_no_longer(table, BRUNO)
    again = play_on(table)
    assert again is not None
    assert again.head.guests == [ANNA, BRUNO]


def test_with_bots_alone_it_begins_at_once() -> None:
    table = over(ANNA, bots=2)
    offers.offer_rematch(table, ANNA)
    again = play_on(table)
    assert again is not None
    assert again.head.bots == ["", "random", "random"]


def test_the_winner_of_the_workshop_is_tired_in_whatever_seat_they_sit_then() -> None:
    table = over(ANNA, BRUNO, CARLA, game="workshop", ended=Ended([9, 8, 20], [2, 3, 1], [2]))
    offers.offer_rematch(table, ANNA)
    offers.offer_rematch(table, CARLA)
    offers.wait_no_longer(table, ANNA)
    again = play_on(table)
    assert again is not None
    assert again.table.options["tired"] == "2"


def test_those_who_sat_at_a_table_read_what_came_of_the_match() -> None:
    ended = Ended([9, 20], [2, 1], [1])
    table = read_table(over(ANNA, BRUNO, ended=ended, public=True).row())
    assert table.seen_by(ANNA).ended == table.seen_by(BRUNO).ended == ended
    assert table.seen_by(STRANGER).ended is None
    assert playing(ANNA, BRUNO).seen_by(ANNA).ended is None


def test_only_those_who_played_offer_another_match_and_only_once() -> None:
    refused("playing", offers.offer_rematch, playing(ANNA, BRUNO), ANNA)
    table = over(ANNA, BRUNO)
    refused("not_yours", offers.offer_rematch, table, STRANGER)
    for guest in (ANNA, BRUNO):
        offers.offer_rematch(table, guest)
    assert play_on(table) is not None
    refused("rematched", offers.offer_rematch, table, ANNA)


def test_an_offer_follows_its_person_and_leaves_with_them() -> None:
    table = over(ANNA, BRUNO, CARLA)
    offers.offer_rematch(table, BRUNO)
    hand_over(table, BRUNO, STRANGER)
    assert table.rematch is not None
    assert (table.rematch.by, table.rematch.agreed) == (STRANGER, [STRANGER])
    leave_for_good(table, STRANGER)
    assert table.seen_by(ANNA).rematch is None
    offers.offer_rematch(table, ANNA)
    changes.stand(table, ANNA, 0)
    assert table.seen_by(CARLA).rematch is None


# --- cancelling -------------------------------------------------------------------------------------


def test_a_match_is_cancelled_when_all_who_play_agree() -> None:
    table = playing(ANNA, BRUNO, CARLA)
    assert not offers.offer_cancel(table, ANNA)
    assert not offers.offer_cancel(table, BRUNO)
    seen = table.seen_by(CARLA).cancel
    assert seen is not None
    assert (seen.by, seen.agreed, seen.awaited) == (0, [0, 1], [2])
    offers.play_the_match(table, CARLA)
    assert table.cancel is None
    refused("no_offer", offers.play_the_match, table, CARLA)
    refused("not_yours", offers.offer_cancel, table, STRANGER)


def test_who_is_played_for_by_a_bot_need_not_agree_unless_it_counts() -> None:
    table = playing(ANNA, BRUNO)
    absence.seat_stand_in(table, table.match, 1)
    assert offers.offer_cancel(table, ANNA)
    rated = playing(ANNA, BRUNO, rated=True, clock=DailyClock(24))
    absence.seat_stand_in(rated, rated.match, 1)
    assert not offers.offer_cancel(rated, ANNA)
    assert offers.offer_cancel(rated, BRUNO)


def test_nobody_cancels_a_loss_alone() -> None:
    table = playing(ANNA, bots=2, rated=True, clock=DailyClock(24))
    refused("abandon_rated", offers.offer_cancel, table, ANNA)
    refused("over", offers.offer_cancel, over(ANNA, BRUNO), ANNA)


# --- closing ----------------------------------------------------------------------------------------


def test_the_host_closes_a_table_at_which_nothing_has_begun() -> None:
    table = gathered(ANNA, BRUNO, public=True)
    refused("not_host", changes.close, table, BRUNO)
    changes.close(table, ANNA)
    assert table.is_closed
    assert (table.in_lobby, table.row().guests) == (False, [])
    refused("no_such_table", table.viewers_of, BRUNO, "")
    refused("not_host", changes.close, table, ANNA)
    refused("playing", changes.close, playing(ANNA, BRUNO), ANNA)
