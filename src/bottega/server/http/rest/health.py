"""Liveness, readiness and metrics of the node."""

from __future__ import annotations

import secrets

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from bottega.server.http.rest.params import TheNode, TheReadiness
from bottega.server.requests.authentication import Call


class HealthController(Controller):
    include_in_schema = False

    @get("/health")
    async def health(self) -> dict[str, str]:
        """The process runs."""
        return {"status": "alive"}

    @get("/ready")
    async def ready(self, node: TheNode, readiness: TheReadiness) -> dict[str, str | list[str]]:
        """The node can take moves, or 503. Names the missing parts that it can do without."""
        await readiness.check()
        lacks = node.lacks()
        return {"status": "degraded", "lacks": lacks} if lacks else {"status": "ready"}

    @get("/metrics")
    async def metrics(self, request: Call, node: TheNode) -> Response[bytes]:
        """Metrics, for this machine or with the token."""
        token = node.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not (secrets.compare_digest(given.encode(), token.encode()) if token else local):
            raise NotFoundException
        return Response(node.metrics.page(), media_type="text/plain; version=0.0.4")
