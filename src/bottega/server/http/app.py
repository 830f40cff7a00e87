"""The HTTP application of a node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bottega import __version__
from bottega.server.bots.hints import Hints
from bottega.server.core.store.rows import Guest
from bottega.server.http.authentication import Authentication
from bottega.server.http.cookies import Cookies
from bottega.server.http.limits import Buckets
from bottega.server.http.origin_and_limits import OriginAndLimits
from bottega.server.http.problems import HANDLERS
from bottega.server.http.readiness import Readiness
from bottega.server.http.relying_parties import RelyingParties
from bottega.server.http.rest.admin import AdminController, NewsController
from bottega.server.http.rest.analyses import AnalysesController
from bottega.server.http.rest.blocks import BlocksController
from bottega.server.http.rest.browsers import BrowsersController, ProofController
from bottega.server.http.rest.clocks import OrdersController, SubstitutesController
from bottega.server.http.rest.daily import DailyController
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
from bottega.server.http.rest.puzzles import PuzzlesController
from bottega.server.http.rest.queue import QueueController
from bottega.server.http.rest.resign import CancelController, ResignController
from bottega.server.http.rest.site import Site, SiteController, pages
from bottega.server.http.rest.tables import TablesController
from bottega.server.http.rest.what_if import WhatIfController
from bottega.server.http.sockets import Sockets, let_go
from bottega.server.parts import Parts, open_patiently
from bottega.server.people.passkeys import RelyingParty
from bottega.server.platform.periodic import PeriodicJob

log = structlog.get_logger()

A_DAY: Final = 86400.0  # seconds
HOUSEHOLD: Final = 4  # guests of one address who may use their whole limit at once

Beside = Callable[[Litestar], AbstractAsyncContextManager[object]]


def build(node: Parts, beside: Sequence[Beside] = ()) -> OriginAndLimits:
    """Build the application for a node. Its lifespan opens and closes the node.

    The context managers `beside` are entered after the node opens, and left before it closes.
    """
    authentication = Authentication(Cookies(node.settings.secret), node.guests, node.rulings, node.places)
    sockets = Sockets(node, authentication)
    openings = Buckets(node.settings.opens)
    listings = Buckets(node.settings.publics, seconds=3600.0)
    asking = Buckets(node.settings.hints)
    asking_here = Buckets(HOUSEHOLD * node.settings.hints)
    what_if_limit = Buckets(node.settings.what_ifs, seconds=A_DAY)
    what_if_limit_here = Buckets(HOUSEHOLD * node.settings.what_ifs, seconds=A_DAY)
    analysing = Buckets(node.settings.analyses, seconds=3600.0)
    hints = Hints(node.bots)
    reporting = Buckets(node.settings.reports, seconds=3600.0)
    mailings = Buckets(node.settings.mail_links, seconds=3600.0)
    readiness = Readiness(node)
    relying_parties = RelyingParties(node.settings)
    site = Site(pages(), node.settings.origin)
    previews = Previews(node)
    node.guests.renewed.tells(sockets.renewed)
    node.bus.returned.tells(sockets.bus_returned)
    node.rulings.changed.tells(sockets.heed)
    node.blocks.changed.tells(sockets.blocks_changed)
    node.periodic.append(PeriodicJob(node.settings.sweep, sockets.beat))
    node.periodic.append(PeriodicJob(node.settings.sweep, sockets.look_again))
    # Only nodes that serve people expire deadlines: while none runs, no one's time runs out.
    node.periodic.append(PeriodicJob(node.settings.sweep, node.deadlines.expire_deadlines, node.is_read_only))

    @asynccontextmanager
    async def open_node(_: Litestar) -> AsyncIterator[None]:
        await open_patiently(node)
        try:
            yield
        finally:
            await hints.pool.close()
            await node.close()

    # The table in the address lets a balancer bring its players together; any socket serves any table.
    @websocket(["/api/socket", "/api/socket/{table:str}"])
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await sockets.serve(socket)
        finally:
            let_go(socket)

    async def guest(request: Request[Any, Any, Any]) -> Guest:
        return await authentication.must_find(request)

    async def caller(request: Request[Any, Any, Any]) -> Guest | None:
        return await authentication.find(request)

    def party(request: Request[Any, Any, Any]) -> RelyingParty:
        return relying_parties.of(request)

    app = Litestar(
        [
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
            WhatIfController,
            OrdersController,
            CancelController,
            ResignController,
            HintsController,
            AnalysesController,
            PlayersController,
            PuzzlesController,
            QueueController,
            DailyController,
            socket,
        ],
        dependencies={
            "node": Provide(lambda: node, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "guests": Provide(lambda: node.guests, sync_to_thread=False),
            "authentication": Provide(lambda: authentication, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "listings": Provide(lambda: listings, sync_to_thread=False),
            "asking": Provide(lambda: asking, sync_to_thread=False),
            "asking_here": Provide(lambda: asking_here, sync_to_thread=False),
            "what_if_limit": Provide(lambda: what_if_limit, sync_to_thread=False),
            "what_if_limit_here": Provide(lambda: what_if_limit_here, sync_to_thread=False),
            "analysing": Provide(lambda: analysing, sync_to_thread=False),
            "hints": Provide(lambda: hints, sync_to_thread=False),
            "reporting": Provide(lambda: reporting, sync_to_thread=False),
            "mailings": Provide(lambda: mailings, sync_to_thread=False),
            "accounts": Provide(lambda: node.accounts, sync_to_thread=False),
            "party": Provide(party, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
            "previews": Provide(lambda: previews, sync_to_thread=False),
            "guest": Provide(guest),
            "caller": Provide(caller),
        },
        exception_handlers=HANDLERS,
        state=State({"incidents": node.incidents, "site": site}),
        lifespan=[open_node, *beside],
        logging_config=None,
        request_max_body_size=node.settings.body,
        openapi_config=OpenAPIConfig(
            title="Bottega",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
    return OriginAndLimits(app, node.settings, node.metrics, node.rulings)
