"""A game as a client needs it: phrases, names and cards as one piece of JSON, and its words by language."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Final, cast

from bottega.bots.gains import GAINS
from bottega.kit.book import Cards
from bottega.kit.codec import Json
from bottega.kit.errors import BookError
from bottega.kit.events import Fact, Phrase, Range
from bottega.kit.game import AnyGame, Option

BALANCE: Final = "balance.json"  # made by tools/gen_balance.py
CORNER: Final = re.compile(r"-(\d+),-\1$")  # how the first spot of a grid is called


def catalogue(game: AnyGame, cards: Cards | None = None) -> dict[str, Json]:
    """Everything about a game that no match changes; a client reads it once."""
    used = cards or game.cards()
    return {
        "game": game.id,
        "edition": game.edition,
        "seats": list[Json](game.seats),
        "options": [declared(option) for option in game.options],
        "presets": {name: dict[str, Json](chosen) for name, chosen in game.presets.items()},
        "balance": balance(game, used),
        "priced": {
            id: {place: list[Json](goods) for place, goods in one.goods.items()}
            for id, one in game.priced.items()
        },
        "phrases": phrases(game),
        "highlights": {
            one.id: {"begins": ids(one.begins), "joins": ids(one.joins), "compares": one.compares}
            for one in game.words.highlights
        },
        "headings": ids(game.words.headings),
        "ranges": {name: short(found) for name, found in ranges(game).items()},
        "digest": used.digest,
        "cards": cast(Json, used.tables),
    }


def declared(option: Option) -> Json:
    """An option with its values, and where it applies."""
    return {
        "id": option.id,
        "values": list[Json](option.values),
        "group": option.group,
        "changes": list[Json](option.changes),
        "needs": dict[str, Json](option.needs),
        "seats": list[Json](option.seats),
    }


def balance(game: AnyGame, cards: Cards) -> Json:
    """What bots' matches told of each way to play, by seats: nothing, if they played other rules or cards."""
    file = files(game.package) / BALANCE
    found: dict[str, Json] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    played = found.get("game"), found.get("edition"), found.get("cards")
    return found["seats"] if played == (game.id, game.edition, cards.digest) else {}


def phrases_of(game: AnyGame) -> list[Phrase]:
    """All that is said in a game: by its rules, and by bots as their reasons."""
    gains = GAINS.get(game.id)
    return [*game.words.phrases.values(), *(gains.phrases.values() if gains else [])]


def phrases(game: AnyGame) -> dict[str, Json]:
    """Each phrase by section and id: its fields, each with the name of its range."""
    found: dict[str, dict[str, Json]] = {}
    for phrase in phrases_of(game):
        fields: list[Json] = [
            [name, field.name] for name, field in zip(phrase.names, phrase.ranges, strict=True)
        ]
        found.setdefault(phrase.section, {})[phrase.id] = fields
    return dict[str, Json](found)


def ids(facts: list[Fact]) -> list[Json]:
    """Facts as lines name them: `events.placed`."""
    return [f"{fact.section}.{fact.id}" for fact in facts]


def ranges(game: AnyGame) -> dict[str, list[str]]:
    """The names of the values of each range. Ranges of one name agree, though one may end sooner."""
    found: dict[str, list[str]] = {}
    for phrase in phrases_of(game):
        for field in phrase.ranges:
            longest = max(found.get(field.name, []), field.names, key=len)
            check_agrees(field, longest)
            found[field.name] = longest
    return found


def check_agrees(field: Range, longest: list[str]) -> None:
    """A value must have the same name wherever its range is used: clients know ranges by name only."""
    if field.names != longest[: field.size]:
        raise BookError(f"there are two ranges `{field.name}`, and their values have different names")


def short(names: list[str]) -> Json:
    """The names, or how to make them: numbers from 0, or spots of a square grid around 0,0."""
    if names == [str(n) for n in range(len(names))]:
        return {"numbers": len(names) - 1}
    corner = CORNER.match(names[0])
    if corner:
        reach = int(corner[1])
        if names == [f"{x},{y}" for y in range(-reach, reach + 1) for x in range(-reach, reach + 1)]:
            return {"grid": reach}
    return {"names": list[Json](names)}


def texts(game: AnyGame, lang: str) -> str:
    """The words of a game in one language, with the reasons that bots give in every game."""
    folders = [files(package) / "texts" for package in (game.package, "bottega.bots")]
    return "\n".join((folder / f"{lang}.ftl").read_text("utf-8") for folder in folders)
