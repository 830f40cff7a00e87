"""Link previews: what messengers and search engines read at each address."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.server.http.rest import site
from bottega.server.http.rest.games import game_words
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import id_text, new_id
from tests.patience import until
from tests.server.http.test_analyses import ME, resigned
from tests.server.http.test_resign import is_over
from tests.server.serving import Browser, entered, fresh_server

pytestmark = pytest.mark.anyio

INDEX = Path(__file__).parents[3] / "web" / "index.html"
HOME = "https://play.example"
HOSTILE = '"><script>alert(1)</script>&'
OPEN = {"is": "open"}
OF_CODEX = [
    "/learn/codex",
    "/learn/codex/first",
    "/new/codex",
    "/rules/codex",
    "/ladder/codex",
    "/puzzles/codex",
    "/puzzles/codex/2",
    "/daily/2027-01-15/codex",
]
NOT_FOUND = [
    "/table/short",
    "/replay/zzzzzzzzzzzzz",
    "/player/0000000000000",
    "/daily/someday",
    "/learn/chess",
    "/puzzles/chess/1",
    "/me",
    "/host",
]


class Head(HTMLParser):
    """The title and the named values of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            assert name not in self.told
            self.told[name] = found["content"]

    def handle_data(self, data: str) -> None:
        if self.lasttag == "title":
            self.told["title"] = self.told.get("title", "") + data.strip()


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was built, with covers."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX.read_text())
    for game in GAMES:
        for lang in LANGUAGES:
            for name in ("light", "light@2x", "dark", "dark@2x"):
                (tmp_path / "assets" / f"{game}-{lang}-{name}-a_b-C1d2.webp").write_bytes(b"webp")
    monkeypatch.setattr(site, "PLACES", [tmp_path])


async def preview(browser: Browser, path: str, lang: str = "en") -> dict[str, str]:
    """What a page tells of itself."""
    answer = await browser.http.get(path, headers={"accept-language": f"{lang}-XX,de;q=0.5"})
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text).told


async def opened(browser: Browser, **order: object) -> str:
    """The id of a table that nobody else has taken a seat at."""
    told = await browser.ask("POST", "/api/tables", {"game": "codex", "seats": [ME, OPEN], **order}, 201)
    table: str = told["table"]["table"]
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_pages_of_a_game_show_its_name_and_its_cover(lang: str) -> None:
    async with fresh_server(origin=(HOME,)) as server, Browser(server) as browser:
        front, name = await preview(browser, "/", lang), game_words(GAMES["codex"])[lang].name
        assert (front["title"], front["og:image"]) == ("Bottega", f"{HOME}/icon-512.png")
        for path in OF_CODEX:
            told = await preview(browser, path, lang)
            assert name in told["og:title"] != name, path
            assert told["title"] == f"{told['og:title']} · Bottega"
            assert told["og:title"] == told["twitter:title"]
            assert told["description"] == told["og:description"] == told["twitter:description"] != ""
            assert told["description"] != front["description"]
            assert told["og:url"] == HOME + path
            assert told["og:image"] == f"{HOME}/assets/codex-{lang}-light@2x-a_b-C1d2.webp"
            assert told["twitter:card"] == "summary_large_image"


async def test_a_preview_is_in_the_language_of_its_reader() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        for path in ("/", "/learn/codex", "/daily", "/daily/2027-01-15", "/table/0000000000000"):
            found = [await preview(browser, path, lang) for lang in LANGUAGES]
            assert len({told["description"] for told in found}) == len(LANGUAGES), path
            assert [told["og:locale"][:2] for told in found] == LANGUAGES
        days = [(await preview(browser, "/daily/2027-01-15", lang))["og:title"] for lang in LANGUAGES]
        assert len(set(days)) == len(LANGUAGES)
        assert all("2027" in day and "15" in day for day in days)


async def test_a_public_table_tells_its_game_its_players_and_its_state() -> None:
    async with fresh_server() as server, entered(server, "Anna", "Bruno") as (anna, bruno):
        table = await opened(anna, public=True)
        told = await preview(bruno, f"/table/{table}")
        assert "Codex Naturalis" in told["og:title"]
        assert told["description"] == "gathering: 1 seat free · Anna"
        assert (await preview(bruno, f"/table/{table}", "it"))["description"].endswith(
            "1 posto libero · Anna"
        )
        await bruno.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Bruno"})
        told = await preview(bruno, f"/table/{table}")
        assert told["description"] == "gathering: all seats taken · Anna, Bruno"
        started = await anna.ask("POST", f"/api/tables/{table}/start")
        told = await preview(bruno, f"/table/{table}")
        assert told["description"] == "in progress · Anna, Bruno"
        await anna.ask("POST", f"/api/matches/{started['match']}/seats/0/resign")
        await until(lambda: is_over(anna, table))
        told = await preview(bruno, f"/table/{table}")
        assert told["description"] == "finished · Anna, Bruno"
        told = await preview(bruno, f"/replay/{started['match']}")
        assert (told["og:title"], told["description"]) == ("Replay: Codex Naturalis", "Anna, Bruno")


async def test_a_private_table_looks_like_one_that_does_not_exist() -> None:
    async with fresh_server() as server, entered(server, "Anna") as (anna,), Browser(server) as stranger:
        match = await resigned(anna)
        groups = await opened(anna, groups=2)
        closed = await opened(anna, public=True)
        await anna.ask("POST", f"/api/tables/{closed}/close")
        gathering, nowhere = await opened(anna), id_text(new_id())
        for path, none in [
            (f"/table/{gathering}", f"/table/{nowhere}"),
            (f"/table/{closed}", f"/table/{nowhere}"),
            (f"/groups/{groups}", f"/groups/{nowhere}"),
            (f"/replay/{match}", f"/replay/{nowhere}"),
        ]:
            for lang in LANGUAGES:
                for reader in (stranger, anna):  # a preview does not depend on who asks: it may be cached
                    told = await preview(reader, path, lang)
                    unknown = await preview(reader, none, lang)
                    assert told | {"og:url": ""} == unknown | {"og:url": ""}
                    assert not re.search("Anna|Codex", " ".join(told.values()))


async def test_groups_and_players_have_previews() -> None:
    async with fresh_server() as server, entered(server, "Anna") as (anna,):
        assert "groups" in (await preview(anna, f"/groups/{id_text(new_id())}"))["og:title"]
        me = (await anna.ask("GET", "/api/me"))["guest"]
        told = await preview(anna, f"/player/{me}")
        assert told["title"] == "Anna · Bottega"
        assert "Anna" in told["description"]


async def test_a_hostile_name_is_text_and_no_markup() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        clean = Head((await browser.http.get("/")).text)
        await browser.enter(HOSTILE)
        table = await opened(browser, public=True, seats=[{"is": "me", "name": HOSTILE}, OPEN])
        me = (await browser.ask("GET", "/api/me"))["guest"]
        for path in (f"/table/{table}", f"/player/{me}"):
            answer = await browser.http.get(path)
            page = Head(answer.text)
            assert HOSTILE in page.told["description"]
            assert "<script>alert" not in answer.text
            assert page.tags == clean.tags
        for path in ('/learn/"><script>alert(1)</script>', '/daily/"><script>', '/puzzles/codex/"><b>'):
            page = Head((await browser.http.get(path)).text)
            assert page.tags == clean.tags


async def test_what_is_not_found_has_the_preview_of_the_site() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        front = await preview(browser, "/")
        for path in NOT_FOUND:
            assert await preview(browser, path) | {"og:url": ""} == front | {"og:url": ""}, path


async def test_without_a_database_pages_are_served_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with fresh_server() as server, entered(server, "Anna") as (anna,):
        table = await opened(anna, public=True)

        async def away(_: int) -> None:
            raise Unavailable("away")

        monkeypatch.setattr(server.node.store, "table", away)
        told, front = await preview(anna, f"/table/{table}"), await preview(anna, "/")
        assert told | {"og:url": ""} == front | {"og:url": ""}


async def test_a_page_of_two_addresses_is_of_one_release() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        tags = [(await browser.http.get(path)).headers["etag"] for path in ("/", "/learn/codex")]
        releases = {re.search("[0-9a-f]{32}", tag) for tag in tags}
        assert len(set(tags)) == 2
        assert len({found[0] for found in releases if found}) == 1
        again = await browser.http.get("/learn/codex", headers={"if-none-match": tags[1]})
        assert again.status_code == 304


async def test_head_tells_as_much_as_get() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        for path in ("/", "/learn/codex", "/table/0000000000000"):
            head, whole = await browser.http.head(path), await browser.http.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["etag"] == whole.headers["etag"]
            assert head.headers["content-length"] == whole.headers["content-length"]


async def test_pictures_have_the_address_that_the_host_set() -> None:
    async with (
        fresh_server(origin=(HOME, "https://other.example")) as server,
        Browser(server) as browser,
    ):
        answer = await browser.http.get("/learn/codex", headers={"host": "other.example"})
        assert Head(answer.text).told["og:image"].startswith("https://other.example/assets/")
        told = await preview(browser, "/learn/codex")
        assert told["og:image"].startswith(f"{HOME}/assets/")
