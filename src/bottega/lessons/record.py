"""What is written in the file of a lesson."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bottega.kit.game import Options
from bottega.kit.seats import Seat

LEARNER: Final[Seat] = 0
ANY: Final = "*"

Pattern = str  # the beginning of a move, in which `*` stands for any word: `place * front`


class Answer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is answered to a move: an attribute of the step's text, and the paragraph it rests on."""

    move: Pattern
    says: str = "right"
    rule: str = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the words of a step take for granted: a value of the picture, or whether a move is offered."""

    value: bool | int | str | None = msgspec.field(name="is")
    picture: str = ""  # the way to the value: `codices.0.points`
    offered: Pattern = ""
    moves: list[str] = []  # played first, seat and move


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: what is said, what is asked, what is answered, and how the story goes on."""

    id: str
    asks: Literal["move", "refusal", "reading", "choice"] = "move"
    at: str = ""  # `lesson/step`: begins where that step does; else where the step before ended
    moves: list[str] = []  # played before it, seat and move
    look: list[str] = []  # what is pointed at, as boards call it: `card R01`
    right: list[Answer] = []  # moves that are asked for, or refusals
    wrong: list[Answer] = []  # likely mistakes: the first that fits is answered
    play: str = ""  # with which of the right moves the story goes on; the first, if it is no pattern
    then: list[str] = []  # what is played by itself afterwards, seat and move
    choices: list[str] = []  # of a question in words: attributes of the step's text, the first is right
    rule: str = ""  # what the answer to it rests on
    claims: list[Claim] = []  # what must be so when the step begins

    @property
    def story(self) -> str:
        """The learner's move with which the story goes on; none where no move is asked for."""
        first = self.right[0].move if self.right else ""
        return (self.play or first) if self.asks == "move" else ""

    @property
    def ending(self) -> list[str]:
        """What is played from here to the next step."""
        return [f"{LEARNER} {self.story}", *self.then] if self.story else self.then


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One file: a few steps on one deal."""

    steps: list[Step]
    course: str = "first"
    seats: int = 2
    deal: int = 0  # the seed, as a number of 32 bytes, big end first: chosen, and never taken for a fair deal
    options: Options = {}
    after: str = ""  # the lesson at whose end this begins, on its deal
    moves: list[str] = []  # played before the first step, seat and move


def fits(pattern: Pattern, move: str) -> bool:
    """Whether a move, or what is refused, begins as the pattern does; `*` fits any word."""
    words, said = pattern.split(), move.split()
    return len(words) <= len(said) and all(
        one in (ANY, other) for one, other in zip(words, said, strict=False)
    )
