"""The web application of one node: the gate on a node, inside its fence."""

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
from bottega.server.gate.callers import Callers
from bottega.server.gate.cookies import Cookies
from bottega.server.gate.limits import Buckets
from bottega.server.gate.origin_and_limits import OriginAndLimits
from bottega.server.gate.previews import Previews
from bottega.server.gate.problems import HANDLERS
from bottega.server.gate.readiness import Readiness
from bottega.server.gate.relying_parties import RelyingParties
from bottega.server.gate.rest.admin import AdminController, NewsController
from bottega.server.gate.rest.analyses import AnalysesController
from bottega.server.gate.rest.blocks import BlocksController
from bottega.server.gate.rest.browsers import BrowsersController, ProofController
from bottega.server.gate.rest.clocks import OrdersController, StandInsController
from bottega.server.gate.rest.daily import DailyController
from bottega.server.gate.rest.giving_up import CancellingController, GivingUpController
from bottega.server.gate.rest.hints import HintsController
from bottega.server.gate.rest.house import HouseController
from bottega.server.gate.rest.letters import LettersController, MailController
from bottega.server.gate.rest.matches import MatchesController
from bottega.server.gate.rest.me import MeController
from bottega.server.gate.rest.passkeys import PasskeysController, SignInController
from bottega.server.gate.rest.person import DoorController, PersonController
from bottega.server.gate.rest.players import PlayersController
from bottega.server.gate.rest.puzzles import PuzzlesController
from bottega.server.gate.rest.queue import QueueController
from bottega.server.gate.rest.shelf import SchemaController, ShelfController, TextsController
from bottega.server.gate.rest.site import Site, SiteController, pages
from bottega.server.gate.rest.tables import TablesController
from bottega.server.gate.rest.tries import TriesController
from bottega.server.gate.sockets import Sockets, let_go
from bottega.server.node import Node, open_patiently, real_node
from bottega.server.people.passkeys import RelyingParty
from bottega.server.rounds import Rounds
from bottega.server.settings import Settings, read_settings
from bottega.server.store.rows import Guest
from bottega.server.workers.hints import Hints

log = structlog.get_logger()

A_DAY: Final = 86400.0  # seconds
HOUSEHOLD: Final = 4  # guests of one address may ask for so much together

Beside = Callable[[Litestar], AbstractAsyncContextManager[object]]


def build(node: Node, beside: Sequence[Beside] = ()) -> OriginAndLimits:
    """The application that serves a node; it opens the node when it starts and closes it when it stops.

    What runs beside it is entered while the node is open, and left before it closes.
    """
    callers = Callers(Cookies(node.settings.secret), node.guests, node.rulings, node.places)
    sockets = Sockets(node, callers)
    openings = Buckets(node.settings.opens)
    listings = Buckets(node.settings.publics, seconds=3600.0)
    asking = Buckets(node.settings.hints)
    asking_here = Buckets(HOUSEHOLD * node.settings.hints)
    trying = Buckets(node.settings.what_ifs, seconds=A_DAY)
    trying_here = Buckets(HOUSEHOLD * node.settings.what_ifs, seconds=A_DAY)
    analysing = Buckets(node.settings.analyses, seconds=3600.0)
    hints = Hints(node.bots, node.settings.thinking)
    reporting = Buckets(node.settings.reports, seconds=3600.0)
    mailings = Buckets(node.settings.letters, seconds=3600.0)
    readiness = Readiness(node)
    relying_parties = RelyingParties(node.settings)
    site = Site(pages(), node.settings.origin)
    previews = Previews(node)
    node.guests.renewed.tells(sockets.renewed)
    node.bus.returned.tells(sockets.bus_returned)
    node.rulings.changed.tells(sockets.heed)
    node.blocks.changed.tells(sockets.blocks_changed)
    node.rounds.append(Rounds(node.settings.sweep, sockets.beat))
    node.rounds.append(Rounds(node.settings.sweep, sockets.look_again))
    # While no gate is open, nobody's time runs out.
    node.rounds.append(Rounds(node.settings.sweep, node.deadlines.sweep, node.is_read_only))

    @asynccontextmanager
    async def open_node(_: Litestar) -> AsyncIterator[None]:
        await open_patiently(node)
        try:
            yield
        finally:
            await hints.minds.close()
            await node.close()

    # The table in the address is for a balancer, which brings its players together; we serve any over any.
    @websocket(["/api/socket", "/api/socket/{table:str}"])
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await sockets.serve(socket)
        finally:
            let_go(socket)

    async def guest(request: Request[Any, Any, Any]) -> Guest:
        return await callers.must_find(request)

    async def caller(request: Request[Any, Any, Any]) -> Guest | None:
        return await callers.find(request)

    def party(request: Request[Any, Any, Any]) -> RelyingParty:
        return relying_parties.of(request)

    app = Litestar(
        [
            HouseController,
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
            LettersController,
            DoorController,
            SchemaController,
            TextsController,
            ShelfController,
            TablesController,
            StandInsController,
            MatchesController,
            TriesController,
            OrdersController,
            CancellingController,
            GivingUpController,
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
            "callers": Provide(lambda: callers, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "listings": Provide(lambda: listings, sync_to_thread=False),
            "asking": Provide(lambda: asking, sync_to_thread=False),
            "asking_here": Provide(lambda: asking_here, sync_to_thread=False),
            "trying": Provide(lambda: trying, sync_to_thread=False),
            "trying_here": Provide(lambda: trying_here, sync_to_thread=False),
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
        state=State({"troubles": node.troubles, "site": site}),
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


def build_real(settings: Settings | None = None) -> OriginAndLimits:
    """The application on PostgreSQL and NATS."""
    return build(real_node(settings or read_settings()))
