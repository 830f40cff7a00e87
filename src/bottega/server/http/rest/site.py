"""The web client: built files, read once and served from memory."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from bottega.server.http.offline import offline_page
from bottega.server.http.rate_limited import language
from bottega.server.http.rest.previews import Preview, Previews, front, written
from bottega.server.requests.authentication import Call
from bottega.server.requests.cached_responses import CachedResponse
from bottega.server.requests.params import Word

FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN: Final = "no-cache"
MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OFFLINE: Final = CachedResponse(offline_page(), MEDIA[".html"], ASK_AGAIN)
COVER: Final = re.compile(r"assets/(\w+)-([a-z]{2})-light@2x-[\w-]+\.webp")
PAGES: Final = 1024  # pages with previews to cache
VARY: Final = "accept-encoding, accept-language"
MISSING: Final = "<!doctype html><title>Bottega</title><p>No pages are built here: <code>make web</code>."


def places(here: Path) -> list[Path]:
    """Where the client may be: in the package, or in the tree that has this src or build/compiled."""
    package = here.parents[3]
    return [package / "server" / "web", *(tree / "web" / "dist" for tree in package.parents[1:3])]


PLACES: Final = places(Path(__file__))


class Site:
    """The files of the client by path. Without a build, a page says so."""

    def __init__(self, folder: Path | None, origins: tuple[str, ...] = ()) -> None:
        self.origins: Final = origins
        self.files: Final[dict[str, CachedResponse]] = {}
        for file in sorted(folder.rglob("*")) if folder else ():
            address = file.relative_to(folder).as_posix() if folder else ""
            if file.is_file() and file.suffix in MEDIA:
                cache = FOREVER if address.startswith("assets/") else ASK_AGAIN
                self.files[address] = CachedResponse(file.read_bytes(), MEDIA[file.suffix], cache)
        self.files.setdefault("index.html", CachedResponse(MISSING.encode(), MEDIA[".html"], ASK_AGAIN))
        found = [match for match in map(COVER.fullmatch, self.files) if match]
        self.covers: Final = {(match[1], match[2]): match[0] for match in found}
        self.filled: Final = lru_cache(PAGES)(self.fill)

    def answer(self, request: Call, address: str) -> Response[bytes]:
        """The file at this path, if there is one."""
        if address not in self.files:
            raise NotFoundException
        return self.files[address].answer(request)

    def page(self, request: Call, preview: Preview) -> Response[bytes]:
        """The client's page, with the preview of this path."""
        kept = self.filled(preview, language_of(request), self.home(request), request.scope["path"])
        return kept.answer(request)

    def missing_page(self, request: Call) -> Response[bytes]:
        """The client's page with status 404, which links to the front page."""
        lang = language_of(request)
        return self.filled(front(lang), lang, self.home(request), "/").answer(request, 404)

    def fill(self, preview: Preview, lang: str, home: str, path: str) -> CachedResponse:
        """The page with its preview, cached."""
        index, cover = self.files["index.html"], self.covers.get((preview.game, lang), "")
        body = written(index.body.decode(), preview, lang, home, path, cover)
        return CachedResponse(body, index.media, index.cache, release=index.digest, vary=VARY)

    def home(self, request: Call) -> str:
        """The public address of this site; of several, the one requested."""
        asked = request.headers.get("host", "")
        if not self.origins:
            return f"{request.scope.get('scheme', 'http')}://{asked}"
        return next((origin for origin in self.origins if urlsplit(origin).netloc == asked), self.origins[0])


def language_of(request: Call) -> str:
    """The language that the reader of a page prefers."""
    return language(request.headers.get("accept-language", ""))


def pages() -> Path | None:
    """The folder of the client in the package, or else of the one built in this tree."""
    return next((folder for folder in PLACES if (folder / "index.html").is_file()), None)


TheSite = NamedDependency[Site]
ThePreviews = NamedDependency[Previews]


class SiteController(Controller):
    """Every page is the same file but for its preview: the client's router reads the address."""

    include_in_schema = False

    @get(
        [
            "/",
            "/new/{game:str}",
            "/rules/{game:str}",
            "/learn/{game:str}",
            "/learn/{game:str}/{lesson:str}",
            "/puzzles/{game:str}",
            "/puzzles/{game:str}/{number:str}",
            "/table/{table:str}",
            "/replay/{match:str}",
            "/daily",
            "/daily/{day:str}",
            "/daily/{day:str}/{deal:str}",
            "/groups/{table:str}",
            "/player/{guest_id:str}",
            "/ladder/{game:str}",
            "/host",
            "/me",
        ]
    )
    async def page(self, request: Call, site: TheSite, previews: ThePreviews) -> Response[bytes]:
        """A page."""
        path, lang = request.scope["path"], language_of(request)
        return site.page(request, await previews.of(path, request.path_params, lang))

    @get("/assets/{name:str}")
    async def asset(self, request: Call, site: TheSite, name: Word) -> Response[bytes]:
        """A script, a style sheet, a font or its licence."""
        return site.answer(request, f"assets/{name}")

    @get(["/mark.svg", "/icon-192.png", "/icon-512.png", "/icon-round.png", "/manifest.webmanifest"])
    async def mark(self, request: Call, site: TheSite) -> Response[bytes]:
        """Icons and the web app manifest."""
        return site.answer(request, request.url.path[1:])

    @get(["/worker.js", "/push.js"])
    async def worker(self, request: Call, site: TheSite) -> Response[bytes]:
        """The service worker and its push handler."""
        return site.answer(request, request.url.path[1:])

    @get("/robots.txt")
    async def robots(self, request: Call, site: TheSite) -> Response[bytes]:
        """What search engines may index."""
        return site.answer(request, "robots.txt")

    @get("/plain.css")
    async def plain(self, request: Call, site: TheSite) -> Response[bytes]:
        """The style of pages that the server writes."""
        return site.answer(request, "plain.css")

    @get("/offline")
    async def offline(self, request: Call) -> Response[bytes]:
        """The page for browsers without a connection."""
        return OFFLINE.answer(request)
