"""The HTTP application of a node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar, Request, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import WebsocketRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bottega import __version__
from bottega.server.bots.hints import Hints
from bottega.server.core.store.rows import Guest
from bottega.server.http.origin_and_limits import OriginAndLimits
from bottega.server.http.problems import HANDLERS
from bottega.server.http.relying_parties import RelyingParties
from bottega.server.http.rest.admin import AdminController, NewsController
from bottega.server.http.rest.blocks import BlocksController
from bottega.server.http.rest.browsers import BrowsersController, ProofController
from bottega.server.http.rest.clocks import OrdersController, SubstitutesController
from bottega.server.http.rest.games import GamesController, SchemaController, TextsController
from bottega.server.http.rest.health import HealthController
from bottega.server.http.rest.hints import HintsController
from bottega.server.http.rest.mail_links import MailController, MailLinksController
from bottega.server.http.rest.matches import MatchesController
from bottega.server.http.rest.me import MeController
from bottega.server.http.rest.passkeys import PasskeysController, SignInController
from bottega.server.http.rest.person import PersonController, SignOutController
from bottega.server.http.rest.players import PlayersController
from bottega.server.http.rest.previews import Previews
from bottega.server.http.rest.resign import CancelController, ResignController
from bottega.server.http.rest.site import Site, SiteController, pages
from bottega.server.http.rest.tables import TablesController
from bottega.server.http.sockets import Sockets, let_go
from bottega.server.parts import Parts, open_patiently
from bottega.server.people.passkeys import RelyingParty
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.settings import Settings
from bottega.server.requests.authentication import Authentication
from bottega.server.requests.cookies import Cookies
from bottega.server.requests.limits import AN_HOUR, HOUSEHOLD, Buckets

log = structlog.get_logger()

Beside = Callable[[Litestar], AbstractAsyncContextManager[object]]


CONTROLLERS: Final = [
    HealthController,
    SiteController,
    NewsController,
    AdminController,
    MeController,
    BlocksController,
    PersonController,
    PasskeysController,
    BrowsersController,
    ProofController,
    MailController,
    SignInController,
    MailLinksController,
    SignOutController,
    SchemaController,
    TextsController,
    GamesController,
    TablesController,
    SubstitutesController,
    MatchesController,
    OrdersController,
    CancelController,
    ResignController,
    HintsController,
    PlayersController,
]


def build(node: Parts, beside: Sequence[Beside] = ()) -> OriginAndLimits:
    """Build the application for a node. Its lifespan opens the node, then enters `beside`; and back."""
    authentication = Authentication(Cookies(node.settings.secret), node.guests, node.rulings, node.places)
    sockets = Sockets(node, authentication)
    hints = Hints(node.bots)
    site = Site(pages(), node.settings.origin)
    connect(node, sockets)

    @asynccontextmanager
    async def open_node(_: Litestar) -> AsyncIterator[None]:
        await open_patiently(node)
        try:
            yield
        finally:
            await hints.pool.close()
            await node.close()

    parts = {"hints": hints, "site": site, "authentication": authentication}
    app = Litestar(
        [*CONTROLLERS, *node.routes, handler_of(sockets)],
        dependencies=dependencies(node, parts) | callers(authentication, node.settings),
        exception_handlers=HANDLERS,
        state=State({"incidents": node.incidents, "site": site}),
        lifespan=[open_node, *beside],
        logging_config=None,
        request_max_body_size=node.settings.body,
        openapi_config=api(),
    )
    return OriginAndLimits(app, node.settings, node.metrics, node.rulings)


def api() -> OpenAPIConfig:
    """The description of the API."""
    return OpenAPIConfig(
        title="Bottega",
        version=__version__,
        path="/api/openapi",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def connect(node: Parts, sockets: Sockets) -> None:
    """Connect signals to the sockets, and add periodic jobs of nodes that serve people."""
    node.guests.renewed.tells(sockets.renewed)
    node.change_log.signals["cookies"].tells(sockets.look_at)
    node.change_log.signals["blocks"].tells(sockets.look_at_blocks)
    node.rulings.changed.tells(sockets.heed)
    node.blocks.changed.tells(sockets.blocks_changed)
    sweep = node.settings.sweep
    node.readiness.write = sockets.beat
    node.periodic.append(PeriodicJob(sweep, sockets.drain))
    # Only nodes that serve people expire deadlines: while none runs, no one's time runs out.
    node.leases.wanted.add("clocks")
    node.periodic.append(PeriodicJob(sweep, node.deadlines.expire_deadlines, partial(node.leaves, "clocks")))


def handler_of(sockets: Sockets) -> WebsocketRouteHandler:
    """The handler of sockets. The table in the address lets a balancer bring its players together."""

    @websocket(["/api/socket", "/api/socket/{table:str}"])
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await sockets.serve(socket)
        finally:
            let_go(socket)

    return socket


def dependencies(node: Parts, parts: Mapping[str, object]) -> dict[str, Provide]:
    """What handlers ask for by name."""
    found = {
        "node": node,
        "rooms": node,
        "guests": node.guests,
        "accounts": node.accounts,
        "previews": Previews(node),
        **limits(node.settings),
        **node.given,
        **parts,
    }
    return {name: given(one) for name, one in found.items()}


def given(one: object) -> Provide:
    """Hand over the same object each time."""
    return Provide(lambda: one, sync_to_thread=False)


def callers(authentication: Authentication, settings: Settings) -> dict[str, Provide]:
    """What handlers learn of who calls, and where passkeys are used."""
    relying_parties = RelyingParties(settings)

    async def guest(request: Request[Any, Any, Any]) -> Guest:
        return await authentication.must_find(request)

    async def caller(request: Request[Any, Any, Any]) -> Guest | None:
        return await authentication.find(request)

    def party(request: Request[Any, Any, Any]) -> RelyingParty:
        return relying_parties.of(request)

    return {
        "guest": Provide(guest),
        "caller": Provide(caller),
        "party": Provide(party, sync_to_thread=False),
    }


def limits(settings: Settings) -> dict[str, Buckets]:
    """Limits of requests that cost much."""
    return {
        "openings": Buckets(settings.opens),
        "listings": Buckets(settings.publics, seconds=AN_HOUR),
        "asking": Buckets(settings.hints),
        "asking_here": Buckets(HOUSEHOLD * settings.hints),
        "reporting": Buckets(settings.reports, seconds=AN_HOUR),
        "mailings": Buckets(settings.mail_links, seconds=AN_HOUR),
    }
