"""What an address is answered that asks too often: a page for people, JSON for programs."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.server.protocol import Problem

CODE: Final = "too_many_requests"
AGAIN: Final = 60  # seconds after which the whole count is there again
WORDS: Final = {
    "en": (
        "Too much at once",
        "From your network more was asked of this house in a minute than it can answer."
        " Nothing is lost: your tables wait for you.",
        "This page tries again by itself in a minute.",
        "Try again now",
    ),
    "fr": (
        "Trop à la fois",
        "Depuis votre réseau, on a demandé en une minute plus que la maison ne peut répondre."
        " Rien n’est perdu : vos tables vous attendent.",
        "Cette page réessaie d’elle-même dans une minute.",
        "Réessayer maintenant",
    ),
    "it": (
        "Troppo in una volta",
        "Dalla tua rete sono arrivate in un minuto più richieste di quante la casa possa servirne."
        " Nulla è perduto: i tuoi tavoli ti aspettano.",
        "Questa pagina riprova da sola fra un minuto.",
        "Riprova ora",
    ),
}
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


def too_often(asked: Headers) -> tuple[Headers, bytes]:
    """Headers and body for who asks with these headers."""
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
    title, why, when, now = WORDS[lang]
    return PAGE.format(lang=lang, again=AGAIN, title=title, why=why, when=when, now=now).encode()


def language(wanted: str) -> str:
    """The first of ours that a browser names; browsers name the best first."""
    named = (tag.strip()[:2].lower() for tag in wanted.split(","))
    return next((lang for lang in named if lang in WORDS), "en")
