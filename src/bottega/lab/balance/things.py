"""What a move uses: its action, and the places, cards and other things it names. The same for all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame
from bottega.kit.moves import Move
from bottega.kit.texts import read_texts, text_id


class Things:
    """Knows by the texts of a game what is a thing: it has a name. Numbers, spots and seats have none."""

    def __init__(self, game: AnyGame) -> None:
        self.words: Final = game.words
        self.texts: Final = read_texts(game.package, LANGUAGES[0], game.words)

    def used(self, move: Move) -> list[str]:
        """The action alone, and with each thing it names: `send`, `send academy`."""
        kind = self.words.kind(move)
        found = [kind.verb]
        for field, value in zip(kind.phrase.ranges, kind.values(move), strict=True):
            if self.named(field.name, field.text(value)):
                found.append(f"{kind.verb} {field.text(value)}")
        return found

    def named(self, range_name: str, value: str) -> bool:
        """Whether something has a name."""
        return self.texts.book.has(text_id("names", range_name, value))

    def label(self, used: str) -> str:
        """What was used, as people read it: `send: Academy`."""
        verb, _, value = used.partition(" ")
        return f"{verb}: {next(self.names(verb, value), value)}" if value else verb

    def names(self, verb: str, value: str) -> Iterator[str]:
        """How a value of an action may be called."""
        for field in self.words.by_verb[verb].phrase.ranges:
            if value in field.by_name and self.named(field.name, value):
                yield self.texts.name(field.name, value)
