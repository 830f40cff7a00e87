"""Liveness, readiness and metrics of the node."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from bottega.server.http.messages.people import Problem
from bottega.server.http.problems import told
from bottega.server.http.rest.params import TheNode
from bottega.server.platform.errors import Unavailable
from bottega.server.requests.authentication import Call


class HealthController(Controller):
    include_in_schema = False

    @get("/health")
    async def health(self) -> dict[str, str]:
        """The process runs."""
        return {"status": "alive"}

    @get("/ready")
    async def ready(self, request: Call, node: TheNode) -> Response[Any]:
        """The node can take moves, or 503, from memory. Names the missing parts that it can do without."""
        try:
            node.check()
        except Unavailable as error:
            about = str(error).partition("(")[0]  # the rest may tell of the network
            return told(request, Problem("unavailable", about), 503, {"retry-after": "2"})
        lacks = node.readiness.lacks()
        return Response({"status": "degraded", "lacks": lacks} if lacks else {"status": "ready"})

    @get("/metrics")
    async def metrics(self, request: Call, node: TheNode) -> Response[bytes]:
        """Metrics, for this machine or with the token."""
        token = node.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (secrets.compare_digest(given.encode(), token.encode()) if token else local):
            raise NotFoundException
        return Response(node.metrics.page(), media_type="text/plain; version=0.0.4")
