"""Moves: ints in the rules, short texts in records and messages. A game declares its vocabulary once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from bottega.kit.errors import UnknownWord
from bottega.kit.events import ANY, Ask, Fact, Highlight, Line, Phrase, Range, Reason

Move = int  # an object per candidate would cost ten times the rules themselves


@final
class Kind:
    """One verb of a game and the ranges of its fields: Kind("place", card=CARDS, face=FACES, spot=SPOTS)."""

    def __init__(self, verb: str, /, **fields: Range) -> None:
        self.verb: Final = verb
        self.phrase: Final = Phrase("moves", verb, fields)
        sizes = [field.size for field in fields.values()] + [1] * (4 - len(fields))
        self.second_size: Final[i64] = sizes[1]  # i64: the hot loops compute with moves
        self.third_size: Final[i64] = sizes[2]
        self.fourth_size: Final[i64] = sizes[3]
        self.size: Final[i64] = sizes[0] * sizes[1] * sizes[2] * sizes[3]
        self.base: i64 = 0  # set by the vocabulary, so that each move of a game has its own number

    def __reduce__(self) -> tuple[object, ...]:
        return kind_of, (self.verb, self.phrase.fields, int(self.base))

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Move:
        """Build a move from its fields."""
        return self.base + ((a * self.second_size + b) * self.third_size + c) * self.fourth_size + d

    def holds(self, move: i64) -> bool:
        """Whether the move has this verb."""
        return self.base <= move < self.base + self.size

    def first(self, move: i64) -> int:
        """The value of the first field."""
        return (move - self.base) // (self.second_size * self.third_size * self.fourth_size)

    def second(self, move: i64) -> int:
        """The value of the second field."""
        return (move - self.base) // (self.third_size * self.fourth_size) % self.second_size

    def third(self, move: i64) -> int:
        """The value of the third field."""
        return (move - self.base) // self.fourth_size % self.third_size

    def fourth(self, move: i64) -> int:
        """The value of the fourth field."""
        return (move - self.base) % self.fourth_size

    def values(self, move: Move) -> list[int]:
        """All fields of the move."""
        every = [self.first(move), self.second(move), self.third(move), self.fourth(move)]
        return every[: len(self.phrase.names)]

    def text(self, values: list[int]) -> str:
        """Verb and fields as words. ANY prints as `*`, so patterns of moves have a text, too."""
        return " ".join([self.verb] + [r.text(v) for r, v in zip(self.phrase.ranges, values, strict=True)])

    def parse(self, words: list[str]) -> Move:
        """Parse the words after the verb."""
        if len(words) != len(self.phrase.ranges):
            raise UnknownWord(f"`{self.verb}` takes {len(self.phrase.ranges)} words, not {len(words)}")
        values = [r.value(word) for r, word in zip(self.phrase.ranges, words, strict=True)]
        return self.of(*values)


def kind_of(verb: str, fields: dict[str, Range], base: int) -> Kind:
    """Unpickle a verb."""
    kind = Kind(verb, **fields)
    kind.base = base
    return kind


@final
class Vocabulary:
    """All verbs, facts, questions and reasons of a game; converts moves to texts and back.

    Pages show highlights on cards over the table. A fact in `headings` starts a section of the log.
    """

    def __init__(
        self,
        kinds: list[Kind],
        facts: list[Fact],
        asks: list[Ask],
        reasons: list[Reason],
        highlights: Sequence[Highlight] = (),
        headings: Sequence[Fact] = (),
    ) -> None:
        self.kinds: Final = kinds
        self.highlights: Final = list(highlights)
        self.headings: Final = list(headings)
        self.size = 0  # the size of the action space
        self.bases: Final[list[int]] = []
        self.by_verb: Final = {kind.verb: kind for kind in kinds}
        for kind in kinds:
            kind.base = self.size
            self.bases.append(kind.base)
            self.size += kind.size
        self.phrases: Final[dict[str, Phrase]] = {}
        every: list[Phrase] = [kind.phrase for kind in kinds]
        every += [*facts, *asks, *reasons]
        for phrase in every:
            self.phrases[f"{phrase.section}.{phrase.id}"] = phrase

    def kind(self, move: Move) -> Kind:
        """Kind of a move."""
        if not 0 <= move < self.size:
            raise UnknownWord(f"{move} is no move of this game")
        return self.kinds[bisect_right(self.bases, move) - 1]

    def text(self, move: Move) -> str:
        """Text of a move, as in records and messages."""
        kind = self.kind(move)
        return kind.text(kind.values(move))

    def line(self, move: Move) -> Line:
        """The move as a line, which `Texts` words in a player's language."""
        kind = self.kind(move)
        return kind.phrase.line(kind.values(move))

    def parse(self, text: str) -> Move:
        """Parse the text of a move; raises UnknownWord."""
        words = text.split()
        if not words or words[0] not in self.by_verb:
            raise UnknownWord(f"`{text}` begins with no verb of this game")
        return self.by_verb[words[0]].parse(words[1:])


@final
class Refusal:
    """A move that a player would expect and why it is not allowed: reason, arguments, paragraph."""

    def __init__(self, kind: Kind, values: list[int], reason: Reason, args: list[int]) -> None:
        self.kind: Final = kind
        self.values: Final = values + [ANY] * (len(kind.phrase.names) - len(values))
        self.reason: Final = reason
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Refusal({self.about}: {self.line}, §{self.reason.paragraph})"

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.kind, self.values, self.reason, self.args)

    def covers(self, move: Move) -> bool:
        """Whether it refuses this move."""
        if not self.kind.holds(move):
            return False
        for value, pattern in zip(self.kind.values(move), self.values, strict=True):
            if pattern not in (ANY, value):
                return False
        return True

    @property
    def about(self) -> str:
        """Pattern of the refused moves, such as `place G12 front *`."""
        return self.kind.text(self.values)

    @property
    def line(self) -> Line:
        """The reason as a line, which `Texts` words in a player's language."""
        return self.reason.line(self.args)
