"""The lessons of a game, played through."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final

import msgspec

from bottega.examples import PLAYERS, moment, write
from bottega.kit.board import Board
from bottega.kit.codec import Json
from bottega.kit.errors import BookError
from bottega.kit.events import Event
from bottega.kit.game import AnyGame
from bottega.kit.play import apply, legal_moves, refusals, setup
from bottega.kit.state import State
from bottega.kit.texts import Phrasebook, read_phrasebook
from bottega.lessons.record import LEARNER, Answer, Lesson, Step, fits

OTHER: Final = "other"  # says what is answered to moves that nobody thought of

Position = tuple[State[Board], int]  # and its ply


class Lessons:
    """All lessons of a game in the order of their files: `1-lay.toml` is the lesson `lay`."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.folder: Final = files(game.package) / "lessons"
        files_there = self.folder.iterdir() if self.folder.is_dir() else []
        found = [file for file in files_there if file.name.endswith(".toml")]
        self.by_id: Final = {
            PurePath(file.name).stem.partition("-")[2]: read_lesson(game, file)
            for file in sorted(found, key=lambda file: file.name)
        }
        self.courses: Final[dict[str, list[str]]] = {}  # their lessons
        for id, lesson in self.by_id.items():
            self.courses.setdefault(lesson.course, []).append(id)

    def book(self, lang: str) -> Phrasebook:
        """The words of the lessons in one language."""
        return read_phrasebook(f"{self.game.package}.lessons", lang)

    def words(self, lang: str) -> str:
        """The same as they are written, for a client."""
        return (self.folder / "texts" / f"{lang}.ftl").read_text("utf-8")

    # --- where they begin and end -------------------------------------------------------------------

    def walk(self, id: str) -> Iterator[tuple[Step, State[Board], int]]:
        """Every step of a lesson, with the position at which it begins and its ply."""
        s, ply = self.beginning(id)
        for step in self.lesson(id).steps:
            if step.at:
                s, ply = self.position(step.at)
            ply = self.play_all(s, ply, step.moves)
            yield step, s.copy(), ply
            ply = self.play_all(s, ply, step.ending)

    def beginning(self, id: str) -> Position:
        """Where a lesson begins."""
        lesson = self.lesson(id)
        if lesson.after:
            s, ply = self.end(lesson.after)
        else:
            seed = lesson.deal.to_bytes(32, "big")
            s, ply = setup(self.game, lesson.seats, lesson.options, seed)[0], 0
        return s, self.play_all(s, ply, lesson.moves)

    def end(self, id: str) -> Position:
        """Where a lesson ends."""
        *_, (step, s, ply) = self.walk(id)
        return s, self.play_all(s, ply, step.ending)

    def position(self, where: str) -> Position:
        """Where a step begins: `lesson/step`."""
        lesson, _, wanted = where.partition("/")
        if all(step.id != wanted for step in self.lesson(lesson).steps):
            raise BookError(f"{self.game.id}: no step {where}")
        return next((s, ply) for step, s, ply in self.walk(lesson) if step.id == wanted)

    def lesson(self, id: str) -> Lesson:
        """A lesson by its name."""
        if id not in self.by_id:
            raise BookError(f"{self.game.id}: no lesson {id}")
        return self.by_id[id]

    def play_all(self, s: State[Board], ply: int, moves: list[str]) -> int:
        """Play moves; the ply after them."""
        for text in moves:
            self.play(s, text)
        return ply + len(moves)

    def play(self, s: State[Board], text: str) -> list[Event]:
        """Play a move as it is written: `0 start front`."""
        seat, _, move = text.partition(" ")
        if not seat.isdigit():
            raise BookError(f"`{text}` does not begin with a seat")
        return apply(s, int(seat), self.game.words.parse(move))

    # --- what a client is told ----------------------------------------------------------------------

    def index(self) -> list[Json]:
        """The lessons of all courses and their steps."""
        return [
            {"id": id, "course": lesson.course, "steps": [step.id for step in lesson.steps]}
            for id, lesson in self.by_id.items()
        ]

    def told(self, id: str) -> Json:
        """All that a client needs to play a lesson without a server."""
        steps = [self.told_step(step, s, ply) for step, s, ply in self.walk(id)]
        return {"id": id, "course": self.lesson(id).course, "steps": steps}

    def told_step(self, step: Step, s: State[Board], ply: int) -> Json:
        """A step and its position: the answers to offers and refusals, and what follows a right move."""
        offers = [self.game.words.text(move) for move in legal_moves(s, LEARNER)]
        refused = refusals(s, LEARNER)
        asked = moment(s, LEARNER, ply, [], players(s)) | {
            "offers": list[Json](offers),
            "refusals": [
                {"about": why.about, "why": write(why.line), "paragraph": why.reason.paragraph}
                for why in refused
            ],
        }
        return {
            "id": step.id,
            "asks": step.asks,
            "look": list[Json](step.look),
            "choices": list[Json](step.choices),
            "rule": step.rule,
            "moment": asked,
            "offers": [write_answer(step, answer_to_move(step, offer)) for offer in offers],
            "refusals": [write_answer(step, answer_to_refusal(step, why.about)) for why in refused],
            "after": {
                move: list(self.after(step, s, ply, move))
                for move in offers
                if step.asks == "move" and answer_to_move(step, move) in step.right
            },
            "then": [] if step.asks == "move" else list(self.shown(s, ply, step.then)),
        }

    def after(self, step: Step, s: State[Board], ply: int, move: str) -> Iterator[Json]:
        """What is shown after a right move: the move and, where the story went the same way, what follows."""
        follows = step.then if move == step.story else []
        return self.shown(s, ply, [f"{LEARNER} {move}", *follows])

    def shown(self, s: State[Board], ply: int, moves: list[str]) -> Iterator[Json]:
        """Moves from a position on, as they are shown."""
        after = s.copy()
        for now, text in enumerate(moves, ply + 1):
            events = self.play(after, text)
            yield moment(after, LEARNER, now, [(now, event) for event in events], players(after))


def read_lesson(game: AnyGame, file: Traversable) -> Lesson:
    """What is written in a file."""
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise BookError(f"{game.id}/lessons/{file.name}: {error}") from error


def answer_to_move(step: Step, move: str) -> Answer:
    """What is answered to a move that is offered."""
    right = step.right if step.asks == "move" else []
    return next((one for one in [*right, *step.wrong] if fits(one.move, move)), Answer(move, OTHER))


def answer_to_refusal(step: Step, about: str, tried: str = "") -> Answer | None:
    """What is answered to whoever tries what is refused, maybe by a whole move, beside why it is."""
    right = step.right if step.asks == "refusal" else []
    said = [one for one in [*right, *step.wrong] if fits(one.move, about)]
    return next((one for one in said if fits(one.move, tried or about)), None)


def write_answer(step: Step, answer: Answer | None) -> Json:
    """An answer as it goes over the wire."""
    if answer is None:
        return None
    return {"says": answer.says, "rule": answer.rule, "right": answer in step.right}


def players(s: State[Board]) -> list[str]:
    """Who plays: clients have words for the learner and for rivals."""
    return PLAYERS[: s.setup.seats]
