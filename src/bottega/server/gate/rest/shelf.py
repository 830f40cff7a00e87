"""What can be played here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from litestar import Controller, Response, get

from bottega.bots import LEVELS
from bottega.catalogue import catalogue, texts
from bottega.examples import examples
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
WRITTEN: Final[dict[tuple[str, str], Kept]] = {}  # by title, and a language or what it is
WORDS: Final[dict[str, dict[str, TitleWords]]] = {}  # read once


class ShelfController(Controller):
    """Titles and their options."""

    path = "/api/shelf"
    tags = ("shelf",)

    @get()
    async def shelf(self, node: TheNode) -> Shelf:
        """All titles with their seats, options and presets, and the bots that people are offered."""
        levels = [level for level in LEVELS if level in node.bots]
        await node.minutes.look()
        games = [game_info(game, node.minutes.of(game)) for game in node.shelf.values()]
        return Shelf(games, levels or node.bots)

    @get("/{game:str}/catalogue", media_type="application/json")
    async def catalogue(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """All of a title that no match changes: phrases, names, cards."""
        return as_json("catalogue", catalogue, title(node, game)).answer(request)

    @get("/{game:str}/examples", media_type="application/json")
    async def examples(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The examples of a title's rules: positions of real play, in steps."""
        return as_json("examples", examples, title(node, game)).answer(request)


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
        if (game, lang) not in WRITTEN:
            WRITTEN[game, lang] = Kept(texts(found, lang).encode(), "text/plain", AN_HOUR)
        return WRITTEN[game, lang].answer(request)


class SchemaController(Controller):
    """What the pictures of a title hold."""

    path = "/api/schema"
    tags = ("shelf",)

    @get("/{game:str}", media_type="application/json")
    async def schema(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The JSON Schema of a title's picture."""
        return as_json("schema", schema, title(node, game)).answer(request)


def as_json(what: str, write: Callable[[Title], object], game: Title) -> Kept:
    """What is told of a title and no match changes, written when it is first asked for."""
    if (game.id, what) not in WRITTEN:
        WRITTEN[game.id, what] = Kept(msgspec.json.encode(write(game)), "application/json", AN_HOUR)
    return WRITTEN[game.id, what]


def title(node: Node, game: str) -> Title:
    """A title of the shelf; Refused if there is none by that name."""
    if game not in node.shelf:
        raise Refused("no_such_game", game)
    return node.shelf[game]


def game_info(game: Title, minutes: dict[int, int]) -> GameInfo:
    """A title as the lobby shows it."""
    return GameInfo(
        game.id,
        title_words(game),
        game.edition,
        game.cards().digest,
        list(game.seats),
        minutes,
        game.effort,
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
