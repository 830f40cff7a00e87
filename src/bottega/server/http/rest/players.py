"""Reports of players."""

from __future__ import annotations

import time

from litestar import Controller, post
from litestar.params import JSONBody

from bottega.server.http.messages.people import ReportPlayer
from bottega.server.http.rest.params import Reporting, TheNode
from bottega.server.platform.ids import id_text, read_id
from bottega.server.requests.params import GuestId, Known


class PlayersController(Controller):
    """Reports of players to the hosts."""

    path = "/api/players"
    tags = ("players",)

    @post("/{guest_id:str}/report", status_code=200)
    async def report(
        self,
        node: TheNode,
        guest: Known,
        reporting: Reporting,
        guest_id: GuestId,
        data: JSONBody[ReportPlayer],
    ) -> None:
        """Report a player to the hosts, with a reason."""
        reporting.must_take(id_text(guest.id), time.monotonic())
        await node.reports.report_player(guest.id, read_id(guest_id), data.why)
