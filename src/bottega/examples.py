"""Examples of the rules: matches as far as they go, in games/<game>/examples, and moments of them to look at.

Nothing of a position is written down: a file has a seed and moves, which are played whenever it is read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import PurePath
from typing import Final

import msgspec

from bottega.kit.board import Board
from bottega.kit.codec import Json
from bottega.kit.events import Event, Line
from bottega.kit.game import AnyGame, Options
from bottega.kit.picture import picture
from bottega.kit.play import apply, awaited, brought, question, result
from bottega.kit.record import Record
from bottega.kit.result import Brought, Result
from bottega.kit.seats import Seat
from bottega.kit.state import State

PLAYERS: Final = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


class Example(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One file: which paragraph it is about, what was played, and where one looks."""

    paragraph: str
    seats: int
    seed: str
    viewer: Seat
    part: str  # of the board: `sheet`, or one of its panels
    shown: list[int]  # the plies at which it is shown, in order
    moves: list[str]  # who, and what: `0 start front`
    options: Options = {}


def read_examples(game: AnyGame) -> dict[str, Example]:
    """The examples of a game by name, in the order of their files."""
    folder = files(game.package) / "examples"
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {
        PurePath(file.name).stem: msgspec.toml.decode(file.read_bytes(), type=Example)
        for file in sorted(found, key=lambda file: file.name)
    }


def examples(game: AnyGame) -> list[Json]:
    """Every example of a game as a client draws it: its place, and a moment for each ply that is shown."""
    return [
        {
            "id": name,
            "paragraph": example.paragraph,
            "part": example.part,
            "moments": list(moments(game, example)),
        }
        for name, example in read_examples(game).items()
    ]


def moments(game: AnyGame, example: Example) -> Iterator[Json]:
    """What is shown at each ply, with what happened since the one before."""
    s, events = record_of(game, example).start()
    told = [(0, event) for event in events]
    for ply in range(len(example.moves) + 1):
        if ply:
            seat, _, text = example.moves[ply - 1].partition(" ")
            told += [(ply, event) for event in apply(s, int(seat), game.words.parse(text))]
        if ply in example.shown:
            since = told if ply > example.shown[0] else []  # how it came to be so is no part of it
            yield moment(s, example.viewer, ply, since, PLAYERS[: example.seats])
            told = []


def record_of(game: AnyGame, example: Example) -> Record:
    """The match before its first move."""
    seed = hashlib.sha256(example.seed.encode()).digest()
    return Record(game, example.seats, example.options, seed)


def moment(
    s: State[Board], viewer: Seat, ply: int, told: list[tuple[int, Event]], players: list[str]
) -> dict[str, Json]:
    """What this viewer sees now, when nothing is asked of them."""
    ended = result(s)
    return {
        "viewer": viewer,
        "ply": ply,
        "lines": [{"ply": when, "line": write(event.line(viewer))} for when, event in told],
        "picture": msgspec.to_builtins(picture(s, viewer)),
        "players": list[Json](players),
        "awaited": [{"seat": seat, "question": write(question(s, seat))} for seat in awaited(s)],
        "offers": [],
        "refusals": [],
        "result": write_result(ended, brought(s)) if ended else None,
    }


def write(line: Line) -> Json:
    """A line as it goes over the wire."""
    return {"id": f"{line.section}.{line.id}", "args": dict[str, Json](line.args)}


def write_result(ended: Result, things: list[list[Brought]]) -> Json:
    """A result as it goes over the wire."""
    return {
        "scores": list[Json](ended.scores),
        "parts": [dict[str, Json](part) for part in ended.parts],
        "ranking": list[Json](ended.ranking),
        "tie_breaks": list[Json](ended.tie_breaks),
        "winners": list[Json](ended.winners),
        "brought": [[write_brought(one) for one in each] for each in things],
    }


def write_brought(one: Brought) -> Json:
    """What a thing brought, as it goes over the wire."""
    return {"part": one.part, "kind": one.kind, "name": one.name, "points": one.points}
