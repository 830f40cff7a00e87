"""What can be done at a table, and by whom."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kit.deal import match_seed
from bottega.kit.luck import commitment
from bottega.kit.seats import NOBODY
from bottega.server.core.time_control import DailyClock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import new_id
from bottega.server.tables import changes, offers
from bottega.server.tables.names import clean_name
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import BotSeat, Links, MySeat, OpenSeat, Order, SeatPlan
from bottega.server.tables.table import Table, read_table

HOST, ANNA, BRUNO = (7_000_000_000_000_000_000 + n for n in (11, 12, 13))


def opened(
    *seats: SeatPlan, public: bool = False, spectators: str = "public", delay: int = 0
) -> tuple[Table, Links]:
    order = msgspec.convert(
        {"game": "codex", "seats": [], "public": public, "spectators": spectators, "delay": delay}
        | {"seats": [msgspec.to_builtins(seat) for seat in seats]},
        Order,
    )
    return open_table(new_id(), HOST, order, GAMES, ["random"])


def refused(code: str, change: Callable[..., object], **asked: object) -> None:
    with pytest.raises(Refused) as caught:
        change(**asked)
    assert caught.value.code == code


def test_a_table_is_opened_with_seats_for_me_for_bots_and_for_others() -> None:
    table, links = opened(MySeat("Leonardo"), BotSeat("random"), OpenSeat(), OpenSeat(reserved=True))
    assert [chair.name for chair in table.chairs] == ["Leonardo", "random", "", ""]
    assert set(links.seats) == {2, 3}
    assert table.seats_of(HOST) == (0,)
    assert table.phase == "gathering"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Order("chess", [MySeat("a"), OpenSeat()]), "no_such_game"),
        (Order("codex", [MySeat("a")]), "cannot_be_played"),
        (Order("codex", [OpenSeat()] * 5), "cannot_be_played"),
        (Order("codex", [OpenSeat()] * 2, {"colour": "red"}), "cannot_be_played"),
        (Order("codex", [OpenSeat()] * 2, {"preset": "mad"}), "cannot_be_played"),
        (Order("codex", [OpenSeat(), BotSeat("hal")]), "no_such_bot"),
        (Order("codex", [OpenSeat(), MySeat(" \u202e ")]), "bad_name"),
        (Order("codex", [MySeat("a"), MySeat("b")], public=True), "already_sitting"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(order: Order, code: str) -> None:
    with pytest.raises(Refused) as caught:
        open_table(new_id(), HOST, order, GAMES, ["random"])
    assert caught.value.code == code


def test_names_are_shown_as_they_can_be_read() -> None:
    assert clean_name("  Lisa\u202e\n del\x00  Giocondo ") == "Lisa del Giocondo"
    assert clean_name("x" * 99) == "x" * 30
    assert clean_name("A\u3164\u2800B") == "A B"


READABLE = (
    "Nguyễn",
    "Zoë",
    "李",
    "ひー",
    "འབྲུག་རྒྱལ",
    "מֹשֶׁה",
    "🦊",
    "❤\ufe0f",
    "4",
    "Jean-Luc",
    "x\u0301\u0302\u0303",
)


@pytest.mark.parametrize("name", READABLE)
def test_names_of_every_script_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


BLANK = ("", "   ", "\u00a0\u2003", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b\u2060", "\u034f")
STACKED = ("Z" + "\u0310" * 4, "L\u0310i" + "\u0489" * 4, "\u0301A", "\u0301")
LIKE_THE_GONE = ("\u2013", "-", "\u2014", "\u2212", " \u2013 \u2013 ", "\u2500", "\u30fc", "_", "~", "...")


@pytest.mark.parametrize("name", BLANK + STACKED + LIKE_THE_GONE)
def test_names_that_cannot_be_read_or_look_like_nobodys_are_refused(name: str) -> None:
    refused("bad_name", lambda: clean_name(name))


@pytest.mark.parametrize("name", ["Anna\u034f", "An\ufe0fna", "A\ufe00nna", "Anna\U000e0101", "An\u180bna"])
def test_marks_that_cannot_be_seen_are_dropped_from_names(name: str) -> None:
    assert clean_name(name) == "Anna"


BOTS_AND_SITE = ("master", "MASTER", "Bottega", "b o t t e g a", "Salaì", "salai", "Melzi 2", "Verrocchio B")
IN_THREE_LANGUAGES = (
    "Maître",
    "maestro",
    "apprendista",
    "Journeyman",
    "compagnon",
    "Administrateur",
    "greedy",
)
IN_DISGUISE = ("Ｍａｓｔｅｒ", "𝐁𝐨𝐭𝐭𝐞𝐠𝐚", "B0ttega", "-Bottega-", "вот")


@pytest.mark.parametrize("name", BOTS_AND_SITE + IN_THREE_LANGUAGES)
def test_names_of_the_site_and_of_bots_are_refused(name: str) -> None:
    refused("reserved_name", lambda: clean_name(name))


@pytest.mark.parametrize("name", IN_DISGUISE)
def test_names_of_the_site_and_of_bots_are_refused_in_disguise(name: str) -> None:
    refused("reserved_name", lambda: clean_name(name))


@pytest.mark.parametrize("name", ["\u0410nna", "Bruno\u03bf", "P\u0430ul", "\u0391nna", "Bottega\u0430"])
def test_names_that_mix_alphabets_that_look_alike_are_refused(name: str) -> None:
    refused("mixed_name", lambda: clean_name(name))


@pytest.mark.parametrize(
    "name", ["Анна", "Άννα", "Մարիամ", "Masterton", "Melzina", "Leo 李", "Maestro Anna", "Mr A"]
)
def test_names_in_one_alphabet_and_longer_names_are_taken(name: str) -> None:
    assert clean_name(name) == name


def test_a_seat_link_gives_the_seat_once() -> None:
    table, links = opened(MySeat("L"), OpenSeat(reserved=True))
    assert changes.sit_by_link(table, ANNA, "Anna", links.seats[1]) == 1
    assert table.seats_of(ANNA) == (1,)
    refused("dead_link", lambda: changes.sit_by_link(table, BRUNO, "Bruno", links.seats[1]))
    refused("dead_link", lambda: changes.sit_by_link(table, BRUNO, "Bruno", ""))


def test_an_invitation_gives_any_free_seat_that_is_not_reserved() -> None:
    table, links = opened(MySeat("L"), OpenSeat(), OpenSeat(reserved=True))
    refused("no_such_table", lambda: changes.sit(table, ANNA, "Anna", 1, "made up"))
    refused("seat_taken", lambda: changes.sit(table, ANNA, "Anna", 2, links.invite))
    refused("seat_taken", lambda: changes.sit(table, ANNA, "Anna", 0, links.invite))
    refused("no_such_seat", lambda: changes.sit(table, ANNA, "Anna", 3, links.invite))
    assert changes.sit(table, ANNA, "Anna", 1, links.invite) == 1
    refused("dead_link", lambda: changes.sit_by_link(table, BRUNO, "Bruno", links.seats[1]))


def test_at_a_public_table_one_person_holds_one_seat() -> None:
    table, links = opened(MySeat("L"), OpenSeat(), OpenSeat(), public=True)
    changes.sit(table, ANNA, "Anna", 1, "")
    refused("already_sitting", lambda: changes.sit(table, ANNA, "Anna", 2, ""))
    refused("already_sitting", lambda: changes.sit_by_link(table, ANNA, "Anna", links.seats[2]))


def test_on_one_device_a_person_holds_several() -> None:
    table, _ = opened(MySeat("Anna"), MySeat("Bruno"))
    assert table.seats_of(HOST) == (0, 1)
    assert table.viewers_of(HOST, "") == (0, 1)


def test_the_holder_of_a_seat_may_move_it_to_another_device() -> None:
    table, links = opened(MySeat("L"), OpenSeat())
    changes.sit_by_link(table, ANNA, "Anna", links.seats[1])
    link = changes.reissue(table, ANNA, 1)
    assert table.seats_of(ANNA) == (1,), "until the link is followed"
    changes.sit_by_link(table, BRUNO, "Anna", link)
    assert (table.seats_of(ANNA), table.seats_of(BRUNO)) == ((), (1,))


def test_a_leaked_link_is_made_worthless_by_the_host_and_the_thief_is_out() -> None:
    table, links = opened(MySeat("L"), OpenSeat())
    thief = 99
    changes.sit_by_link(table, thief, "Anna", links.seats[1])
    link = changes.reissue(table, HOST, 1)
    assert table.seats_of(thief) == ()
    refused("dead_link", lambda: changes.sit_by_link(table, thief, "Anna", links.seats[1]))
    changes.sit_by_link(table, ANNA, "Anna", link)
    refused("not_host", lambda: changes.reissue(table, thief, 1))
    refused("not_host", lambda: changes.reissue(table, 0, 1))


def test_the_host_of_a_public_table_puts_nobody_out_while_the_match_is_on() -> None:
    table, _ = opened(MySeat("L"), OpenSeat(), public=True)
    changes.sit(table, ANNA, "Anna", 1, "")
    changes.start(table, HOST, GAMES["codex"], new_id())
    refused("playing", lambda: changes.reissue(table, HOST, 1))
    assert changes.reissue(table, ANNA, 1)


def test_a_new_invitation_kills_the_old() -> None:
    table, links = opened(MySeat("L"), OpenSeat())
    invite = changes.reinvite(table, HOST)
    assert table.may_see(BRUNO, invite)
    assert not table.may_see(BRUNO, links.invite)
    refused("not_host", lambda: changes.reinvite(table, ANNA))


def test_bots_are_seated_by_name_and_by_the_host() -> None:
    table, _ = opened(MySeat("L"), OpenSeat())
    refused("not_host", lambda: changes.seat_bot(table, ANNA, 1, "random", ["random"]))
    refused("no_such_bot", lambda: changes.seat_bot(table, HOST, 1, "hal", ["random"]))
    refused("seat_taken", lambda: changes.seat_bot(table, HOST, 0, "random", ["random"]))
    changes.seat_bot(table, HOST, 1, "random", ["random"])
    assert table.chairs[1].bot == "random"
    refused("seat_taken", lambda: changes.reissue(table, HOST, 1))
    changes.seat_bot(table, HOST, 1, "", ["random"])
    assert table.chairs[1].free


def test_words_go_into_the_seed_and_the_commitment_stays() -> None:
    table, links = opened(MySeat("L"), OpenSeat())
    shown = table.seen_by(HOST).commitment
    changes.sit_by_link(table, ANNA, "Anna", links.seats[1])
    changes.add_words(table, ANNA, 1, "  sempre caro ")
    refused("not_yours", lambda: changes.add_words(table, ANNA, 0, "mi fu"))
    head = changes.start(table, HOST, GAMES["codex"], new_id())
    assert table.seen_by(HOST).commitment == shown == commitment(bytes.fromhex(head.server_seed))
    assert head.seed == match_seed(bytes.fromhex(head.server_seed), ["", "sempre caro"]).hex()
    refused("playing", lambda: changes.add_words(table, ANNA, 1, "too late"))


def test_a_match_starts_when_the_host_says_so_and_every_seat_is_taken() -> None:
    table, links = opened(MySeat("L"), OpenSeat(), BotSeat("random"))
    refused("free_seats", lambda: changes.start(table, HOST, GAMES["codex"], new_id()))
    changes.sit_by_link(table, ANNA, "Anna", links.seats[1])
    refused("not_host", lambda: changes.start(table, ANNA, GAMES["codex"], new_id()))
    head = changes.start(table, HOST, GAMES["codex"], new_id())
    assert (head.players, head.bots) == (["L", "Anna", "random"], ["", "", "random"])
    assert table.phase == "playing"
    refused("playing", lambda: changes.start(table, HOST, GAMES["codex"], new_id()))
    refused("playing", lambda: changes.sit(table, BRUNO, "Bruno", 1, links.invite))
    refused("playing", lambda: changes.stand(table, ANNA, 1))
    refused("playing", lambda: changes.seat_bot(table, HOST, 1, "random", ["random"]))


def test_after_the_match_the_same_may_be_played_again_with_a_new_seed() -> None:
    table, _ = opened(MySeat("L"), MySeat("A"))
    before = table.server_seed
    head = changes.start(table, HOST, GAMES["codex"], new_id())
    refused("playing", lambda: offers.offer_rematch(table, HOST))
    changes.close_match(table, head.id)
    refused("over", lambda: changes.close_match(table, head.id))
    refused("not_yours", lambda: offers.offer_rematch(table, BRUNO))
    offers.offer_rematch(table, HOST)
    again = offers.play_on(table, (new_id(), new_id()), GAMES)
    assert again is not None
    assert (again.table.phase, again.table.round, again.table.before) == ("playing", 1, table.id)
    assert (table.phase, table.match, table.next) == ("over", head.id, again.table.id)
    assert again.table.server_seed != before
    assert again.head.seed != head.seed
    refused("rematched", lambda: offers.offer_rematch(table, HOST))


def test_a_seat_can_be_given_up_before_and_after_the_match() -> None:
    table, links = opened(MySeat("L"), OpenSeat())
    changes.sit_by_link(table, ANNA, "Anna", links.seats[1])
    refused("not_yours", lambda: changes.stand(table, BRUNO, 1))
    changes.stand(table, ANNA, 1)
    assert table.chairs[1].free


def test_bots_alone_do_not_begin() -> None:
    table, _ = opened(BotSeat("random"), BotSeat("random"))
    refused("nobody_plays", lambda: changes.start(table, HOST, GAMES["codex"], new_id()))


def test_where_it_counts_nobody_sees_open_hands_and_there_is_a_clock() -> None:
    def rated(**order: Any) -> Table:
        wish = Order("codex", [MySeat("L"), OpenSeat()], public=True, rated=True, **order)
        return open_table(new_id(), HOST, wish, GAMES, ["random"])[0]

    refused("no_open_hands", rated, spectators="open", clock=DailyClock(24))
    refused("no_open_hands", rated, spectators="open", delay=1000, clock=DailyClock(24))
    refused("no_clock", rated)
    table = rated(clock=DailyClock(24))
    table.spectators = "open"  # as a site of an older release may have kept it
    assert table.viewers_of(ANNA, "") == (NOBODY,)
    assert not table.may_talk(ANNA)


@pytest.mark.parametrize(
    ("spectators", "viewers"), [("public", (NOBODY,)), ("open", (0, 1)), ("none", "no_spectators")]
)
def test_spectators_look_as_the_table_allows(spectators: str, viewers: tuple[int, ...] | str) -> None:
    table, links = opened(MySeat("L"), MySeat("A"), spectators=spectators, delay=4)
    table.phase = "playing"
    if isinstance(viewers, str):
        refused(viewers, lambda: table.viewers_of(BRUNO, links.invite))
    else:
        assert table.viewers_of(BRUNO, links.invite) == viewers
    assert (table.delay_for(BRUNO), table.delay_for(HOST)) == (4, 0)


def test_a_private_table_is_not_there_for_strangers() -> None:
    table, _ = opened(MySeat("L"), OpenSeat())
    for stranger in (BRUNO, 0):
        refused("no_such_table", lambda guest=stranger: table.seen_by(guest))
        refused("no_such_table", lambda guest=stranger: table.viewers_of(guest, ""))


def test_nobody_sees_seeds_links_or_guests() -> None:
    table, links = opened(MySeat("L"), OpenSeat(), public=True)
    changes.sit(table, ANNA, "Anna", 1, "")
    seen = msgspec.json.encode(table.seen_by(ANNA)).decode()
    for secret in (table.server_seed, table.invite, links.invite, links.seats[1], str(table.host)):
        assert secret not in seen


def test_a_table_is_kept_as_it_is() -> None:
    table, _ = opened(MySeat("L"), OpenSeat(), public=True)
    row = table.row()
    assert read_table(row) == table
    assert (row.listed, row.guests) == (True, [HOST])
    head = changes.start(
        open_table(new_id(), HOST, Order("codex", [MySeat("a"), MySeat("b")]), GAMES, [])[0],
        HOST,
        GAMES["codex"],
        new_id(),
    )
    assert head.options == {}
