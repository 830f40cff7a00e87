"""The games, their options, texts and lessons."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, get

from bottega.bots import LEVELS
from bottega.catalogue import catalogue, texts
from bottega.examples import examples
from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_phrasebook
from bottega.lessons import Lessons
from bottega.schema import schema
from bottega.server.http.messages.games import GameInfo, GameList, GameWords, OptionInfo
from bottega.server.http.rest.params import TheNode
from bottega.server.platform.errors import Refused
from bottega.server.requests.authentication import Call
from bottega.server.requests.games import as_json, cached, game_named
from bottega.server.requests.params import Word

WORDS: Final[dict[str, dict[str, GameWords]]] = {}  # by game and language


class GamesController(Controller):
    """Games and their options."""

    path = "/api/games"
    tags = ("games",)

    @get()
    async def all_games(self, node: TheNode) -> GameList:
        """All games with seats, options and presets, and the bots for people."""
        levels = [level for level in LEVELS if level in node.bots]
        await node.durations.refresh()
        games = [game_info(game, node.durations.of(game)) for game in node.games.values()]
        return GameList(games, levels or node.bots)

    @get("/{game:str}/catalogue", media_type="application/json")
    async def catalogue(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """Everything about a game that no match changes: phrases, names, cards."""
        return as_json("catalogue", catalogue, game_named(node, game)).answer(request)

    @get("/{game:str}/examples", media_type="application/json")
    async def examples(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """Examples of the rules of a game: positions of real play, step by step."""
        return as_json("examples", examples, game_named(node, game)).answer(request)

    @get("/{game:str}/lessons", media_type="application/json")
    async def lessons(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The lessons of a game by course; empty if it has none."""
        return as_json("lessons", lambda found: Lessons(found).index(), game_named(node, game)).answer(
            request
        )

    @get("/{game:str}/lessons/{lesson:str}", media_type="application/json")
    async def lesson(self, request: Call, node: TheNode, game: Word, lesson: Word) -> Response[bytes]:
        """A lesson with all its positions, to be played offline."""
        lessons = Lessons(game_named(node, game))
        if lesson not in lessons.by_id:
            raise Refused("no_such_page", lesson)
        return as_json(f"lesson {lesson}", lambda _: lessons.told(lesson), lessons.game).answer(request)


class TextsController(Controller):
    """Texts of games."""

    path = "/api/texts"
    tags = ("games",)

    @get("/{game:str}/{lang:str}", media_type="text/plain")
    async def texts(self, request: Call, node: TheNode, game: Word, lang: Word) -> Response[bytes]:
        """All texts of a game in one language, in Fluent."""
        found = game_named(node, game)
        if lang not in LANGUAGES:
            raise Refused("no_such_page", lang)
        return cached(found, lang, "text/plain", lambda: texts(found, lang).encode()).answer(request)

    @get("/{game:str}/lessons/{lang:str}", media_type="text/plain")
    async def lessons(self, request: Call, node: TheNode, game: Word, lang: Word) -> Response[bytes]:
        """All texts of a game's lessons in one language, in Fluent."""
        lessons = Lessons(game_named(node, game))
        if lang not in LANGUAGES or not lessons.by_id:
            raise Refused("no_such_page", lang)
        written = cached(lessons.game, f"lessons {lang}", "text/plain", lambda: lessons.words(lang).encode())
        return written.answer(request)


class SchemaController(Controller):
    """Schemas of pictures."""

    path = "/api/schema"
    tags = ("games",)

    @get("/{game:str}", media_type="application/json")
    async def schema(self, request: Call, node: TheNode, game: Word) -> Response[bytes]:
        """The JSON Schema of a game's picture."""
        return as_json("schema", schema, game_named(node, game)).answer(request)


def game_info(game: AnyGame, minutes: dict[int, int]) -> GameInfo:
    """A game as the lobby shows it."""
    return GameInfo(
        game.id,
        game_words(game),
        game.edition,
        game.cards().digest,
        list(game.seats),
        minutes,
        game.effort,
        [OptionInfo(option.id, list(option.values), option.group) for option in game.options],
        {name: dict(options) for name, options in game.presets.items()},
    )


def game_words(game: AnyGame) -> dict[str, GameWords]:
    """The names of a game, in every language."""
    if game.id not in WORDS:
        books = {lang: read_phrasebook(game.package, lang) for lang in LANGUAGES}
        WORDS[game.id] = {
            lang: GameWords(book.say("game-name"), book.say("game-tagline")) for lang, book in books.items()
        }
    return WORDS[game.id]
