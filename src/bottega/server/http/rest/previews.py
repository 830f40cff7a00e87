"""Link previews: title, description and picture of each page, written into its HTML.

Messengers and search engines run no script. A preview holds only what anyone may see at that address.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from html import escape
from typing import Final
from urllib.parse import quote

import msgspec

from bottega.kit.texts import Phrasebook, Value, read_phrasebook
from bottega.server.features.daily.daily import Daily
from bottega.server.features.daily.days import read_day
from bottega.server.http.rest.games import game_words
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import read_id
from bottega.server.tables.table import GONE, Table

SITE: Final = "Bottega"
TEXTS: Final = "bottega.server.http"
TITLE: Final = f"<title>{SITE}</title>"  # the preview replaces it
LANG: Final = '<html lang="en">'
COVER_SIZE: Final = (1120, 630)
ICON: Final = "icon-512.png"
ICON_SIZE: Final = (512, 512)
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT"}

Params = Mapping[str, str]


class Preview(msgspec.Struct, frozen=True):
    """What a link shows in chats and feeds."""

    title: str
    description: str
    game: str = ""  # the game whose cover it shows


class Previews:
    """Finds the preview of a path. Unknown and private pages get the general one."""

    def __init__(self, node: Parts) -> None:
        self.node: Final = node
        self.kinds: Final[dict[str, Callable[[Phrasebook, Params], Awaitable[Preview]]]] = {
            "table": self.table,
            "replay": self.replay,
            "groups": self.groups,
            "player": self.player,
            "daily": self.daily,
            "puzzles": self.puzzles,
        }

    async def of(self, path: str, params: Params, lang: str) -> Preview:
        """The preview of the page at this path."""
        words, kind = read_phrasebook(TEXTS, lang), path.split("/")[1]
        with suppress(Refused, Unavailable):
            if kind in self.kinds:
                return await self.kinds[kind](words, params)
            if params.get("game") in self.node.games:
                return self.game(words, f"preview-{kind}", params["game"])
        return front(lang)

    # --- previews from the store ----------------------------------------------------------------

    async def table(self, words: Phrasebook, params: Params) -> Preview:
        """A public table. Private tables look like missing ones."""
        row = await self.node.store.table(read_id(params["table"]))
        found = read_public(row.document) if row else None
        if found is None:
            return Preview(words.say("preview-some_table"), words.say("preview-front"))
        states = {"gathering": "preview-gathering", "playing": "preview-playing", "over": "preview-over"}
        free = sum(chair.free for chair in found.chairs)
        state = words.say(states[found.phase], free=free)
        return self.game(words, "preview-table", found.game, said(state, names(found, words)))

    async def replay(self, words: Phrasebook, params: Params) -> Preview:
        """A match of a public table."""
        head = await self.node.store.head(read_id(params["match"]))
        found = await self.node.store.table(head.table) if head else None
        table = read_public(found.document) if found else None
        if head is None or table is None:
            return Preview(words.say("preview-some_match"), words.say("preview-front"))
        people = [name for name, bot in zip(head.players, head.bots, strict=True) if not bot and name != GONE]
        return self.game(words, "preview-replay", head.game, listed(people, any(head.bots), words))

    async def player(self, words: Phrasebook, params: Params) -> Preview:
        """The public page of a player."""
        id = read_id(params["guest_id"])
        known = await self.node.guests.names([id])
        if id not in known:
            raise Refused("no_such_player")
        return Preview(known[id], words.say("preview-player", name=known[id]))

    # --- previews from the path alone -----------------------------------------------------------

    async def groups(self, words: Phrasebook, _: Params) -> Preview:
        """Several tables with the same deal, which are always private."""
        return Preview(words.say("preview-groups"), words.say("preview-groups_about"))

    async def daily(self, words: Phrasebook, params: Params) -> Preview:
        """The daily challenge, today's or an earlier one."""
        about = words.say("preview-daily_about")
        if "day" not in params:
            return Preview(words.say("preview-daily"), about)
        day = datetime.fromisoformat(read_day(params["day"])).replace(tzinfo=UTC)
        plan = self.node.service(Daily).deals.plans.get(params.get("deal", ""))
        if plan is None:
            return Preview(words.say("preview-daily_of", day=day), about)
        return self.game(words, "preview-daily_deal", plan.game, about, day=day)

    async def puzzles(self, words: Phrasebook, params: Params) -> Preview:
        """The puzzles of a game, or one of them."""
        game, number = params["game"], params.get("number", "")
        if game not in self.node.games:
            raise Refused("no_such_game", game)
        kind = "preview-puzzle" if number.isdecimal() else "preview-puzzles"
        return self.game(words, kind, game, words.say("preview-puzzles_about"), number=number)

    def game(self, words: Phrasebook, kind: str, game: str, description: str = "", **more: Value) -> Preview:
        """A page about a game."""
        if game not in self.node.games:
            raise Refused("no_such_game", game)
        own = game_words(self.node.games[game])[words.lang]
        return Preview(words.say(kind, game=own.name, **more), description or own.tagline, game)


def front(lang: str) -> Preview:
    """The preview of this site."""
    return Preview(SITE, read_phrasebook(TEXTS, lang).say("preview-front"))


def read_public(document: bytes) -> Table | None:
    """A stored table; None if it is private or missing."""
    table = msgspec.json.decode(document, type=Table)
    return table if table.public else None


def names(table: Table, words: Phrasebook) -> str:
    """The names at a table."""
    people = [chair.name for chair in table.chairs if chair.guest and chair.name != GONE]
    return listed(people, any(chair.bot for chair in table.chairs), words)


def listed(people: list[str], with_bots: bool, words: Phrasebook) -> str:
    """The names of some players, with a word for bots."""
    return ", ".join([*people, *([words.say("preview-bots")] if with_bots else [])])


def said(*parts: str) -> str:
    """Title and description in one line."""
    return " · ".join(part for part in parts if part)


# --- as HTML ----------------------------------------------------------------------------------------


def written(page: str, preview: Preview, lang: str, home: str, path: str, cover: str = "") -> bytes:
    """The page with its preview, for a site at `home`. Without a cover it shows our icon."""
    title = preview.title if preview.title == SITE else f"{preview.title} · {SITE}"
    picture = f"{home}/{cover or ICON}"
    width, height = COVER_SIZE if cover else ICON_SIZE
    tags = [
        f"<title>{escape(title)}</title>",
        meta("name", "description", preview.description),
        meta("property", "og:site_name", SITE),
        meta("property", "og:type", "website"),
        meta("property", "og:locale", LOCALES[lang]),
        meta("property", "og:title", preview.title),
        meta("property", "og:description", preview.description),
        meta("property", "og:url", home + quote(path)),
        meta("property", "og:image", picture),
        meta("property", "og:image:width", str(width)),
        meta("property", "og:image:height", str(height)),
        meta("name", "twitter:card", "summary_large_image" if cover else "summary"),
        meta("name", "twitter:title", preview.title),
        meta("name", "twitter:description", preview.description),
        meta("name", "twitter:image", picture),
    ]
    return page.replace(LANG, f'<html lang="{lang}">', 1).replace(TITLE, "\n    ".join(tags), 1).encode()


def meta(kind: str, name: str, content: str) -> str:
    """A meta tag."""
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
