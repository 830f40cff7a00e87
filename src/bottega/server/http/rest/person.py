"""Preferences, push subscriptions and the export of personal data."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Final
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody

from bottega.kit.game import AnyGame
from bottega.lessons import Lessons
from bottega.server.core.calendar import Vacation
from bottega.server.core.free_time import used_vacations, with_used
from bottega.server.http.messages.people import Away, Learned, PushKey, Subscribe, Unsubscribe, Wishes
from bottega.server.http.rest.params import TheAccounts, TheAuthentication, TheGuests, TheNode
from bottega.server.people.pushing import allowed, public_key
from bottega.server.people.rows import Person, Push
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call, is_secure
from bottega.server.requests.params import Anyone, Known, Openings

ZONES: Final = frozenset(available_timezones())


class PersonController(Controller):
    """My account."""

    path = "/api/me"
    tags = ("people",)

    @get("/wishes")
    async def wishes(self, accounts: TheAccounts, guest: Known) -> Wishes:
        """My preferences; the time zone is empty until I save them."""
        person = await accounts.people.find(guest.id)
        vacations = (await accounts.people.vacations([guest.id])).get(guest.id, ())
        return wishes_of(person, vacations)

    @put("/wishes")
    async def wish(self, accounts: TheAccounts, guest: Known, data: JSONBody[Wishes]) -> None:
        """Replace my preferences. Days of vacation already used this year stay."""
        if data.zone not in ZONES:
            raise Refused("bad_wishes", "zone")
        vacations = [read_away(away) for away in data.vacations]
        if len({vacation.first for vacation in vacations}) < len(vacations):
            raise Refused("bad_wishes", "vacations")
        person = Person(
            guest=guest.id,
            language=data.language,
            zone=data.zone,
            quiet_from=data.quiet_from,
            quiet_until=data.quiet_until,
            mail_wish=data.mail,
            push_wish=data.push,
        )
        calendar = (await accounts.people.calendars([guest.id]))[guest.id]
        used = used_vacations(calendar, accounts.people.now())
        await accounts.people.save_wishes(person, with_used(vacations, used))

    @post("/lessons", status_code=200)
    async def lessons(
        self, node: TheNode, accounts: TheAccounts, guest: Known, data: JSONBody[Learned]
    ) -> Learned:
        """Add lessons that I completed; returns all of them."""
        done = [
            (game, lesson)
            for game, lessons in data.done.items()
            for lesson in lessons
            if game in node.games and lesson in lesson_ids(node.games[game])  # a lesson may be gone since
        ]
        return Learned(await accounts.people.learn(guest.id, done))

    @post("/pushes", status_code=200)
    async def subscribe(
        self, node: TheNode, accounts: TheAccounts, guest: Known, data: JSONBody[Subscribe]
    ) -> None:
        """Subscribe this browser to push messages."""
        if not public_key(node.settings.vapid_private):
            raise Refused("no_push")
        if not allowed(data.endpoint, node.settings.push_services):
            raise Refused("bad_push")
        browser = guest.browser.id if guest.browser else 0
        push = Push(data.endpoint, guest.id, data.keys.p256dh, data.keys.auth, accounts.people.now(), browser)
        await accounts.people.add_push(push)

    @delete("/pushes", status_code=200)
    async def unsubscribe(self, accounts: TheAccounts, guest: Known, data: JSONBody[Unsubscribe]) -> None:
        """Unsubscribe this browser."""
        if data.endpoint.isprintable():
            await accounts.people.drop_push(guest.id, data.endpoint)

    @get("/export")
    async def export(
        self, request: Call, accounts: TheAccounts, guest: Known, openings: Openings
    ) -> Response[bytes]:
        """All data about me, as a file."""
        must_take(openings, request)
        file = msgspec.json.format(msgspec.json.encode(await accounts.export.document(guest)))
        name = f'attachment; filename="bottega-{id_text(guest.id)}.json"'
        headers = {"content-disposition": name}
        return Response(file, media_type="application/json", headers=headers)


class SignOutController(Controller):
    """Requests that need no name."""

    path = "/api"
    tags = ("people",)

    @post("/sign-out", status_code=200)
    async def sign_out(
        self, request: Call, guests: TheGuests, caller: Anyone, authentication: TheAuthentication
    ) -> Response[None]:
        """Sign this browser out and revoke its cookie. My other browsers stay signed in."""
        if caller is not None:
            await guests.sign_out(caller, caller.browser.id if caller.browser else 0)
        return Response(None, cookies=[authentication.cookies.no_cookie(is_secure(request))])

    @get("/push/key")
    async def push_key(self, node: TheNode) -> PushKey:
        """The public key for push subscriptions."""
        return PushKey(public_key(node.settings.vapid_private))


@cache
def lesson_ids(game: AnyGame) -> frozenset[str]:
    """The lessons of a game."""
    return frozenset(Lessons(game).by_id)


def wishes_of(person: Person, vacations: tuple[Vacation, ...]) -> Wishes:
    """Preferences as a message."""
    said = {
        "language": person.language,
        "zone": person.zone if person.made else "",
        "quiet_from": person.quiet_from,
        "quiet_until": person.quiet_until,
        "vacations": [{"first": str(away.first), "last": str(away.last)} for away in vacations],
        "mail": person.mail_wish,
        "push": person.push_wish,
    }
    return msgspec.convert(said, Wishes)


def read_away(away: Away) -> Vacation:
    """A vacation; Refused if its dates are invalid or reversed."""
    try:
        vacation = Vacation(date.fromisoformat(away.first), date.fromisoformat(away.last))
    except ValueError as error:
        raise Refused("bad_wishes", "vacations") from error
    if vacation.first > vacation.last:
        raise Refused("bad_wishes", "vacations")
    return vacation
