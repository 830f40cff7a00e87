"""What a browser is given to keep: a page for when the site cannot be reached, and what installs the app."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega.kit.book import LANGUAGES
from bottega.server.http.rest.site import Site
from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio
PUBLIC = Path(__file__).parents[3] / "web" / "public"


async def test_without_a_connection_a_page_says_so_in_every_language() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        answer = await browser.http.get("/offline")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert "<script" not in answer.text
        for lang in LANGUAGES:
            assert f'<section lang="{lang}">' in answer.text


def test_all_that_installs_the_app_is_served() -> None:
    files = Site(PUBLIC).files
    manifest = files["manifest.webmanifest"]
    assert manifest.media == "application/manifest+json"
    assert all(icon["src"][1:] in files for icon in json.loads(manifest.body)["icons"])
    assert files["worker.js"].cache == "no-cache"


async def test_a_browser_that_follows_a_broken_link_is_shown_a_page() -> None:
    async with fresh_server() as server, Browser(server) as browser:
        page = await browser.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*;q=0.8"})
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert page.text == (await browser.http.get("/")).text
        program = await browser.http.get("/nowhere", headers={"accept": "application/json"})
        assert (program.status_code, program.json()["code"]) == (404, "no_such_page")
        api = await browser.http.get("/api/nowhere", headers={"accept": "text/html"})
        assert (api.status_code, api.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize("path", ["/", "/table/0000000000000", "/api/games", "/health"])
async def test_head_is_answered_as_get_without_the_body(path: str) -> None:
    async with fresh_server() as server, Browser(server) as browser:
        head, whole = await browser.http.head(path), await browser.http.get(path)
        assert head.status_code == whole.status_code == 200
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.content == b""


def test_search_engines_are_kept_from_tables_and_people() -> None:
    robots = Site(PUBLIC).files["robots.txt"]
    assert robots.media == "text/plain"
    lines = robots.body.decode().splitlines()
    assert lines[0] == "User-agent: *"
    assert {"Disallow: /api/", "Disallow: /table/", "Disallow: /player/"} <= set(lines)
