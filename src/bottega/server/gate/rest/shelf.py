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
from bottega.lessons import Lessons
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

    @get("/{game:str}/lessons", media_type="application/json")
    async def lessons(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The lessons of a title by course, with their steps; a title may have none."""
        return as_json("lessons", lambda found: Lessons(found).index(), title(node, game)).answer(request)

    @get("/{game:str}/lessons/{lesson:str}", media_type="application/json")
    async def lesson(self, request: Call, node: TheNode, game: Word, lesson: Word) -> Response[bytes]:
        """A lesson played through: whoever has it can play it without a server."""
        lessons = Lessons(title(node, game))
        if lesson not in lessons.by_id:
            raise Refused("no_such_page", lesson)
        return as_json(f"lesson {lesson}", lambda _: lessons.told(lesson), lessons.game).answer(request)


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
        return kept(found, lang, "text/plain", lambda: texts(found, lang).encode()).answer(request)

    @get("/{game:str}/lessons/{lang:str}", media_type="text/plain")
    async def lessons(self, request: Call, node: TheNode, game: Word, lang: Word) -> Response[bytes]:
        """All words of a title's lessons in one language, as messages of Fluent."""
        lessons = Lessons(title(node, game))
        if lang not in LANGUAGES or not lessons.by_id:
            raise Refused("no_such_page", lang)
        written = kept(lessons.game, f"lessons {lang}", "text/plain", lambda: lessons.words(lang).encode())
        return written.answer(request)


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
    return kept(game, what, "application/json", lambda: msgspec.json.encode(write(game)))


def kept(game: Title, what: str, media_type: str, write: Callable[[], bytes]) -> Kept:
    """The same, in any form."""
    if (game.id, what) not in WRITTEN:
        WRITTEN[game.id, what] = Kept(write(), media_type, AN_HOUR)
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
