"""The pages of the house: the web client as it was built, read once and served from memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from bottega.server.gate.callers import Call
from bottega.server.gate.offline import offline_page
from bottega.server.gate.rest.kept import Kept
from bottega.server.gate.rest.params import Word

FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
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
OFFLINE: Final = Kept(offline_page(), MEDIA[".html"], ASK_AGAIN)
MISSING: Final = "<!doctype html><title>Bottega</title><p>No pages are built here: <code>make web</code>."


def places(here: Path) -> list[Path]:
    """Where pages may lie: in the package, or in the tree whose src or build/compiled this is."""
    package = here.parents[3]
    return [package / "server" / "web", *(tree / "web" / "dist" for tree in package.parents[1:3])]


PLACES: Final = places(Path(__file__))


class Site:
    """The files of the client by address; without a build, a page that says so."""

    def __init__(self, folder: Path | None) -> None:
        self.files: Final[dict[str, Kept]] = {}
        for file in sorted(folder.rglob("*")) if folder else ():
            address = file.relative_to(folder).as_posix() if folder else ""
            if file.is_file() and file.suffix in MEDIA:
                cache = FOREVER if address.startswith("assets/") else ASK_AGAIN
                self.files[address] = Kept(file.read_bytes(), MEDIA[file.suffix], cache)
        self.files.setdefault("index.html", Kept(MISSING.encode(), MEDIA[".html"], ASK_AGAIN))

    def answer(self, request: Call, address: str) -> Response[bytes]:
        """The file, if it is one of ours."""
        if address not in self.files:
            raise NotFoundException
        return self.files[address].answer(request)


def pages() -> Path | None:
    """The folder of the client that came with the package, or of the one built in this tree."""
    return next((folder for folder in PLACES if (folder / "index.html").is_file()), None)


TheSite = NamedDependency[Site]


class SiteController(Controller):
    """Every page is the same file; what it shows is decided by its address, in the browser."""

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
    async def page(self, request: Call, site: TheSite) -> Response[bytes]:
        """A page."""
        return site.answer(request, "index.html")

    @get("/assets/{name:str}")
    async def asset(self, request: Call, site: TheSite, name: Word) -> Response[bytes]:
        """A script, a style sheet, a typeface or its licence."""
        return site.answer(request, f"assets/{name}")

    @get(["/mark.svg", "/icon-192.png", "/icon-512.png", "/icon-round.png", "/manifest.webmanifest"])
    async def mark(self, request: Call, site: TheSite) -> Response[bytes]:
        """The mark of the house, and what a system needs to know to install it as an app."""
        return site.answer(request, request.url.path[1:])

    @get(["/worker.js", "/push.js"])
    async def worker(self, request: Call, site: TheSite) -> Response[bytes]:
        """What a browser runs beside the pages, and when a notice comes while they are closed."""
        return site.answer(request, request.url.path[1:])

    @get("/plain.css")
    async def plain(self, request: Call, site: TheSite) -> Response[bytes]:
        """How a page looks that the house writes itself."""
        return site.answer(request, "plain.css")

    @get("/offline")
    async def offline(self, request: Call) -> Response[bytes]:
        """The page that a browser shows when it cannot reach the house."""
        return OFFLINE.answer(request)
