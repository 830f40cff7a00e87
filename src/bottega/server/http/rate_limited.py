"""The response to clients that ask too often: a page for people, JSON for programs."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.kit.book import LANGUAGES
from bottega.kit.texts import read_phrasebook
from bottega.server.http.messages.people import Problem

CODE: Final = "too_many_requests"
AGAIN: Final = 60  # seconds until the bucket is full again
PAGE: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="{again}">
<title>{title} · Bottega</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/plain.css">
<main>
<h1>{title}</h1>
<p>{why}</p>
<p>{when}</p>
<p><a href="">{now}</a></p>
</main>
"""

Headers = list[tuple[bytes, bytes]]


def rate_limited(asked: Headers) -> tuple[Headers, bytes]:
    """Headers and body of the response to a request with these headers."""
    said = {name: value.decode("latin-1") for name, value in asked}
    if "text/html" in said.get(b"accept", ""):
        body, media = page(language(said.get(b"accept-language", ""))), b"text/html; charset=utf-8"
    else:
        body, media = msgspec.json.encode(Problem(CODE, "")), b"application/json"
    headers = [
        (b"content-type", media),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(AGAIN).encode()),
        (b"cache-control", b"no-store"),
    ]
    return headers, body


def page(lang: str) -> bytes:
    """The page in a language."""
    words = {id: read_phrasebook(__package__, lang).say(id) for id in ("title", "why", "when", "now")}
    return PAGE.format(lang=lang, again=AGAIN, **words).encode()


def language(wanted: str) -> str:
    """The first supported language of Accept-Language; browsers list the preferred one first."""
    named = (tag.strip()[:2].lower() for tag in wanted.split(","))
    return next((lang for lang in named if lang in LANGUAGES), LANGUAGES[0])
