"""The pages for hosts. Hosts are named in the settings and sign in with a passkey."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from bottega.server.core.store.rows import Guest
from bottega.server.http.admin_overview import overview
from bottega.server.http.messages.admin import (
    AdminOverview,
    LiftRuling,
    PeopleFound,
    PersonFound,
    Rule,
    SiteNews,
)
from bottega.server.http.rest.params import TheAccounts, TheNode
from bottega.server.moderation.rows import Ruling
from bottega.server.parts import Parts
from bottega.server.people.accounts import Accounts
from bottega.server.people.proof import FRESH
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text
from bottega.server.requests.addresses import address_of
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Known

LOOKS: Final = (
    43200  # seconds after a passkey was shown in which a host may read; to act, the usual proof is needed
)
DAY: Final = 86400.0

ReportId = Annotated[int, PathParameter(ge=1, le=2**62)]
Like = Annotated[str, QueryParameter(min_length=1, max_length=60, description="an id, or how a name begins")]


class NewsController(Controller):
    """News of the site."""

    path = "/api/news"
    tags = ("admin",)

    @get()
    async def news(self, node: TheNode) -> SiteNews:
        """The announcement of the hosts."""
        await node.rulings.must_be_known()
        return SiteNews(node.rulings.announcement, node.rulings.read_only)


class AdminController(Controller):
    """What hosts see and do. The audit log has each act and who did it."""

    path = "/api/admin"
    tags = ("admin",)

    @get()
    async def overview(self, node: TheNode, accounts: TheAccounts, guest: Known) -> AdminOverview:
        """Everything on the hosts' page."""
        await must_be_admin(node, accounts, guest, LOOKS)
        return await overview(node.rulings, node.reports, node.incidents)

    @get("/people")
    async def people(self, node: TheNode, accounts: TheAccounts, guest: Known, like: Like) -> PeopleFound:
        """Find people by name."""
        await must_be_admin(node, accounts, guest, LOOKS)
        found = await node.reports.people(like)
        return PeopleFound([PersonFound(id_text(one.id), one.name, one.made, one.seen) for one in found])

    @post("/rulings", status_code=200)
    async def rule(
        self, request: Call, node: TheNode, accounts: TheAccounts, guest: Known, data: JSONBody[Rule]
    ) -> None:
        """Make a ruling."""
        await must_be_admin(node, accounts, guest, FRESH)
        until = node.clock.now() + data.days * DAY if data.days else 0.0
        ruling = Ruling(kind=data.kind, about=data.about, text=data.text, why=data.why, until=until)
        await node.rulings.rule(guest.id, ruling, address_of(request.scope))

    @post("/rulings/lift", status_code=200)
    async def lift(
        self, node: TheNode, accounts: TheAccounts, guest: Known, data: JSONBody[LiftRuling]
    ) -> None:
        """Lift a ruling."""
        await must_be_admin(node, accounts, guest, FRESH)
        await node.rulings.lift(guest.id, data.kind, data.about)

    @post("/reports/{report:int}/close", status_code=200)
    async def close(self, node: TheNode, accounts: TheAccounts, guest: Known, report: ReportId) -> None:
        """Close a report."""
        await must_be_admin(node, accounts, guest, FRESH)
        await node.reports.close(guest.id, report)


async def must_be_admin(node: Parts, accounts: Accounts, guest: Guest, fresh: int) -> None:
    """Refused unless the guest is a host who showed a passkey lately."""
    if guest.id not in node.rulings.hosts or not await accounts.passkeys.of(guest.id):
        raise Refused("not_admin", id_text(guest.id))
    keyed = guest.browser.keyed if guest.browser else 0
    if node.clock.now() - keyed >= fresh:
        raise Refused("show_passkey")
