"""A match of three over days, on two real nodes: everyone is told of their turns once, and nothing else."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from bottega.server.bots.workers import Workers
from bottega.server.core.keys import ORDER, by_stand_in
from bottega.server.notify.times import A_DAY
from bottega.server.platform.ids import read_id
from tests.server.frozen import FrozenClock
from tests.server.notify.days import Days, Friend, check_mail
from tests.server.notify.told import to
from tests.server.people.persons import ORIGIN
from tests.server.serving import real_server
from tests.server.sink import Sink, text_of
from tests.server.timing.timed import Thinking

pytestmark = pytest.mark.anyio

PLACES = ("workshop", "academy", "smith", "glazier", "carpenter", "bricklayer", "ropemaker")


def three_friends() -> list[Friend]:
    """It is Friday the 15th of January, 8 o'clock in London."""
    return [
        Friend("Anna", "en", "Europe/London", quiet=(22, 8)),
        Friend("Bruno", "fr", "Europe/Paris", quiet=(0, 0), vacation=(date(2027, 1, 18), date(2027, 1, 20))),
        Friend("Carla", "it", "Europe/Rome", quiet=(23, 7), stays_away=6),
    ]


async def test_a_match_over_days_calls_everyone_to_their_turns_once(
    own_database: str, prefix: str, clock: FrozenClock, sink: Sink
) -> None:
    given = {"clock": clock, "sweep": 1e7, "origin": (ORIGIN,), "mail_links": 1000, **sink.settings()}
    async with (
        real_server(own_database, prefix, **given) as one,
        real_server(own_database, prefix, **given) as other,
    ):
        workers = Workers(other.node, Thinking())
        workers.start()
        days = Days([one, other], sink, clock, three_friends())
        await days.gather()
        anna = days.friends[0].browser
        assert anna is not None
        orders: list[dict[str, object]] = [{"question": "buy_good", "about": place} for place in PLACES]
        orders[0]["most"] = 2  # the others are declined, whatever the price
        await anna.ask("PUT", f"/api/matches/{days.match}/seats/0/orders", {"orders": orders})
        while not (await days.look())[0].match.over:
            await days.step()
            assert clock.now() < days.began + 60 * A_DAY, "nobody is called any more"
        await workers.stop()
        for friend in days.friends:
            assert friend.browser is not None
            await friend.browser.http.aclose()

        # Each mail that should have come did, once, and no other.
        came = Counter(str(mail["message-id"]) for mail in sink.messages)
        assert came == Counter(days.expected.keys())
        for mail in sink.messages:
            address, asks, lines = days.expected[str(mail["message-id"])]
            (friend,) = [friend for friend in days.friends if friend.mail == address]
            assert mail["to"] == address
            check_mail(mail, friend, asks, lines)

        # Nobody read in a mail what only others may know.
        for seat, friend in enumerate(days.friends):
            secrets = await days.secrets_from(seat)
            assert secrets
            for mail in to(sink, friend.mail):
                assert not any(f"- {secret}" in text_of(mail) for secret in secrets)

        # It was a story worth telling: days, a vacation, a bot that stood in and left, orders that were said.
        log = await one.node.store.entries(read_id(days.match))
        assert clock.now() > days.began + 5 * A_DAY
        assert days.stood_in == {2}
        by_bot = [entry.ply for entry in log if by_stand_in(entry.key)]
        assert by_bot
        assert any(entry.seat == 2 and entry.ply > by_bot[-1] for entry in log)
        assert any(entry.key.startswith(ORDER) and entry.seat == 0 for entry in log)
        assert {seat for seat, _, _ in days.told} == {0, 1, 2}
        assert {kind for _, _, kind in days.told} == {"asked", "reminder"}
