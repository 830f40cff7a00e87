"""What a browser is given to keep: a page for when the house cannot be reached, and what installs the app."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega.kit.book import LANGUAGES
from bottega.server.gate.rest.site import Site
from tests.server.house import Browser, fresh_house

pytestmark = pytest.mark.anyio
PUBLIC = Path(__file__).parents[3] / "web" / "public"


async def test_without_a_connection_a_page_says_so_in_every_language() -> None:
    async with fresh_house() as house, Browser(house) as browser:
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
