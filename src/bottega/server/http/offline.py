"""The page that the service worker shows without a connection."""

from __future__ import annotations

from typing import Final

from bottega.kit.book import LANGUAGES
from bottega.kit.texts import read_phrasebook

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Bottega</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/plain.css">
<main class="offline">
{sections}
</main>
"""
# The service worker caches one page for every language.
SECTION: Final = """<section lang="{lang}">
<h1>{title}</h1>
<p>{why}</p>
<p><a href="">{now}</a></p>
</section>"""


def offline_page() -> bytes:
    """The page in every language."""
    books = {lang: read_phrasebook(__package__, lang) for lang in LANGUAGES}
    sections = [
        SECTION.format(
            lang=lang,
            title=book.say("offline-title"),
            why=book.say("offline-why"),
            now=book.say("offline-now"),
        )
        for lang, book in books.items()
    ]
    return PAGE.format(sections="\n".join(sections)).encode()
