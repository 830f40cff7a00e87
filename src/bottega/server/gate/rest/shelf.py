"""What can be played here."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Controller, Response, get

from bottega.bots import LEVELS
from bottega.catalogue import catalogue, texts
from bottega.kit.book import LANGUAGES
from bottega.kit.game import Title
from bottega.kit.texts import read_phrasebook
from bottega.schema import schema
from bottega.server.errors import Refused
from bottega.server.gate.callers import Call
from bottega.server.gate.rest.kept import Kept
from bottega.server.gate.rest.params import TheNode, Word
from bottega.server.node import Node
from bottega.server.protocol import GameInfo, OptionInfo, Shelf, TitleWords

AN_HOUR: Final = "public, max-age=3600"
CATALOGUES: Final[dict[str, Kept]] = {}  # written once
SCHEMAS: Final[dict[str, Kept]] = {}  # written once
TEXTS: Final[dict[tuple[str, str], Kept]] = {}  # by game and language; written once
WORDS: Final[dict[str, dict[str, TitleWords]]] = {}  # read once


class ShelfController(Controller):
    """Titles and their options."""

    path = "/api/shelf"
    tags = ("shelf",)

    @get()
    async def shelf(self, node: TheNode) -> Shelf:
        """All titles with their seats, options and presets, and the bots that people are offered."""
        levels = [level for level in LEVELS if level in node.bots]
        return Shelf([game_info(game) for game in node.shelf.values()], levels or node.bots)

    @get("/{game:str}/catalogue", media_type="application/json")
    async def catalogue(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """All of a title that no match changes: phrases, names, cards."""
        found = title(node, game)
        if game not in CATALOGUES:
            CATALOGUES[game] = Kept(msgspec.json.encode(catalogue(found)), "application/json", AN_HOUR)
        return CATALOGUES[game].answer(request)


class TextsController(Controller):
    """What a title says."""

    path = "/api/texts"
    tags = ("shelf",)

    @get("/{game:str}/{lang:str}", media_type="text/plain")
    async def texts(self, request: Call, node: TheNode, game: Word, lang: Word) -> Response[bytes]:
        """All words of a title in one language, as messages of Fluent."""
        found = title(node, game)
        if lang not in LANGUAGES:
            raise Refused("no_such_page", lang)
        if (game, lang) not in TEXTS:
            TEXTS[game, lang] = Kept(texts(found, lang).encode(), "text/plain", AN_HOUR)
        return TEXTS[game, lang].answer(request)


class SchemaController(Controller):
    """What the pictures of a title hold."""

    path = "/api/schema"
    tags = ("shelf",)

    @get("/{game:str}", media_type="application/json")
    async def schema(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The JSON Schema of a title's picture."""
        found = title(node, game)
        if game not in SCHEMAS:
            SCHEMAS[game] = Kept(msgspec.json.encode(schema(found)), "application/json", AN_HOUR)
        return SCHEMAS[game].answer(request)


def title(node: Node, game: str) -> Title:
    """A title of the shelf; Refused if there is none by that name."""
    if game not in node.shelf:
        raise Refused("no_such_game", game)
    return node.shelf[game]


def game_info(game: Title) -> GameInfo:
    """A title as the lobby shows it."""
    return GameInfo(
        game.id,
        title_words(game),
        game.edition,
        game.cards().digest,
        list(game.seats),
        [OptionInfo(option.id, list(option.values), option.group) for option in game.options],
        {name: dict(options) for name, options in game.presets.items()},
    )


def title_words(game: Title) -> dict[str, TitleWords]:
    """What a title is called, in every language."""
    if game.id not in WORDS:
        books = {lang: read_phrasebook(game.package, lang) for lang in LANGUAGES}
        WORDS[game.id] = {
            lang: TitleWords(book.say("game-name"), book.say("game-tagline")) for lang, book in books.items()
        }
    return WORDS[game.id]
