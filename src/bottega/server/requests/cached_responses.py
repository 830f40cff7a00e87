"""Responses that are the same for everyone: cached, compressed once, with an ETag."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from litestar import Response

from bottega.server.requests.authentication import Call

WORTH_PACKING: Final = 1000  # bytes


class CachedResponse:
    """A body with its digest as ETag. The ETag of a page begins with the release of the client."""

    def __init__(
        self, body: bytes, media: str, cache: str, release: str = "", vary: str = "accept-encoding"
    ) -> None:
        self.body: Final = body
        self.media: Final = media
        self.cache: Final = cache
        self.vary: Final = vary
        self.digest: Final = hashlib.sha256(body).hexdigest()[:32]
        self.tag: Final = f'"{release}-{self.digest}"' if release else f'"{self.digest}"'
        packed = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else body
        self.packed: Final = packed if len(packed) < 0.9 * len(body) else None

    def answer(self, request: Call, status: int = 200) -> Response[bytes]:
        """The response: 304 if the client has it, gzip if the client accepts it."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": self.vary}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, status_code=status, headers=headers, media_type=self.media)
