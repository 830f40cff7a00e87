"""What is written beside a data set: the schema of a row, and the card that tells what it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from json import dumps
from pathlib import Path
from string import Template
from typing import Final

import msgspec
from msgspec import Struct, field

from bottega import __version__
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.lab.dataset.decision import Decision
from bottega.schema import Schema, comments, described, schema

JSON: Final = {"contentMediaType": "application/json"}  # a text that is JSON itself


class Count(Struct):
    """What there is of one game."""

    matches: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with more than one offer


class Counts(Struct):
    """What is in a data set, and what is not."""

    games: dict[str, Count] = field(default_factory=dict)
    left_out: int = 0  # matches that were not played to their end

    def add(self, game: str, rows: Sequence[Decision]) -> None:
        """Count a match."""
        if not rows:
            self.left_out += 1
            return
        count = self.games.setdefault(game, Count())
        count.matches += 1
        count.decisions += len(rows)
        count.choices += sum(len(row.offers) > 1 for row in rows)

    def found(self) -> list[AnyGame]:
        """The games, by their names."""
        return [GAMES[id] for id in sorted(self.games)]

    def matches(self) -> int:
        """Of all games."""
        return sum(count.matches for count in self.games.values())

    def decisions(self) -> int:
        """Of all games."""
        return sum(count.decisions for count in self.games.values())


def row_schema(games: Sequence[AnyGame]) -> Schema:
    """A row as JSON Schema; `contentSchema` says what is in the JSON of its picture."""
    row = msgspec.json.schema_components([Decision])[1][Decision.__name__]
    described(Decision, row)
    row["properties"]["options"] |= JSON
    row["properties"]["picture"] |= JSON | {"contentSchema": {"anyOf": [schema(game) for game in games]}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **row}


def card(
    file: Path, counts: Counts, types: Mapping[str, str], command: str, digest: str, licence: str
) -> str:
    """What it is, how it was made, what is in it, and how far to trust it."""
    text = (files(__package__) / "card.md").read_text("utf-8")
    return Template(text).substitute(
        file=file.name,
        quoted_file=dumps(file.name, ensure_ascii=False),
        licence=licence,
        quoted_licence=dumps(licence, ensure_ascii=False),
        matches=counts.matches(),
        decisions=counts.decisions(),
        left_out=counts.left_out,
        command=command,
        version=__version__,
        digest=digest,
        games="\n".join(game_row(game, counts.games[game.id]) for game in counts.found()),
        columns=columns(types),
    )


def game_row(game: AnyGame, count: Count) -> str:
    """A game by its rules, its cards and the schema of its picture, and how much there is of it."""
    cells = [game.id, game.edition, game.cards().digest, game.schema, *msgspec.structs.astuple(count)]
    return f"| {' | '.join(map(str, cells))} |"


def columns(types: Mapping[str, str]) -> str:
    """The columns as lines of a table."""
    told = comments(Decision)
    return "\n".join(f"| `{name}` | {kind} | {told[name]} |" for name, kind in types.items())
