"""Events, questions and reasons: ids with arguments, never sentences. texts/<lang>.ftl words them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from bottega.kit.errors import UnknownWord
from bottega.kit.seats import NOBODY, Seat

HIDDEN: Final = -1  # a card that the viewer may not know
ANY: Final = -2  # in the pattern of a refusal: any value

# From whom a revealed thing was hidden.
FROM_NOBODY: Final = ""  # it shows nothing hidden
FROM_ALL: Final = "all"  # as a card that lay face down, also if only the one who draws it sees it
FROM_OTHERS: Final = "others"  # as a card played from a secret hand, or a choice that was sealed


class Range:
    """The values of a field: small ints in the rules, names in texts and records."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.name: Final = name
        self.names: Final = names
        self.size: Final = len(names)
        self.by_name: Final = {text: value for value, text in enumerate(names)}

    def __reduce__(self) -> tuple[object, ...]:
        return Range, (self.name, self.names)

    def text(self, value: int) -> str:
        """Name of a value."""
        if value < 0:
            return "*" if value == ANY else "?"
        return self.names[value]

    def value(self, text: str) -> int:
        """Value of a name."""
        if text not in self.by_name:
            raise UnknownWord(f"`{text}` is no {self.name}")
        return self.by_name[text]


def numbers(name: str, most: int) -> Range:
    """A range of the ints from 0 to `most`; each is its own name."""
    return Range(name, [str(n) for n in range(most + 1)])


SEATS: Final = numbers("seat", 9)


class Line:
    """A phrase with the arguments that one viewer may read."""

    def __init__(self, section: str, id: str, args: dict[str, str]) -> None:
        self.section: Final = section
        self.id: Final = id
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (self.section, self.id, self.args) == (
            other.section,
            other.id,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.section, self.id))

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.section, self.id, self.args)

    def __repr__(self) -> str:
        return f"{self.section}.{self.id} {self.args}"


class Phrase:
    """An id and the ranges of its arguments."""

    def __init__(self, section: str, id: str, fields: dict[str, Range]) -> None:
        self.section: Final = section
        self.id: Final = id
        self.names: Final = list(fields)
        self.ranges: Final = list(fields.values())

    @property
    def fields(self) -> dict[str, Range]:
        """Ranges of the arguments, by name."""
        return dict(zip(self.names, self.ranges, strict=True))

    def __reduce__(self) -> tuple[object, ...]:
        return Phrase, (self.section, self.id, self.fields)

    def line(self, args: list[int]) -> Line:
        """Build a line with these arguments."""
        texts = [field.text(value) for field, value in zip(self.ranges, args, strict=True)]
        return Line(self.section, self.id, dict(zip(self.names, texts, strict=True)))


class Ask(Phrase):
    """A question, with one wording for the player who chooses and one for those who wait."""

    def __init__(self, id: str, /, **fields: Range) -> None:
        super().__init__("questions", id, fields)

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Ask, (self.id,), self.fields)


class Reason(Phrase):
    """The reason why a move is not allowed, with its paragraph of the rulebook."""

    def __init__(self, id: str, paragraph: str, /, **fields: Range) -> None:
        super().__init__("refusals", id, fields)
        self.paragraph: Final = paragraph

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Reason, (self.id, self.paragraph), self.fields)


class Fact(Phrase):
    """A type of event, in the past tense. Only the seat in the first field may read `secret` fields.

    A fact that `reveals` shows something hidden: FROM_ALL, or FROM_OTHERS than the player who showed it.
    Because a player learned it, the moves that led to it cannot be undone.
    """

    def __init__(
        self, id: str, /, secret: tuple[str, ...] = (), reveals: str = FROM_NOBODY, **fields: Range
    ) -> None:
        super().__init__("events", id, fields)
        self.secret: Final = secret
        self.reveals: Final = reveals

    def __reduce__(self) -> tuple[object, ...]:
        return fact_of, (self.id, self.secret, self.reveals, self.fields)

    def showing(self, reveals: str) -> Fact:
        """A copy of this fact for a variant in which it reveals something hidden."""
        return Fact(self.id, secret=self.secret, reveals=reveals, **self.fields)


def with_fields(kind: type[Phrase], args: tuple[str, ...], fields: dict[str, Range]) -> object:
    """Unpickle a question or a reason."""
    return Ask(args[0], **fields) if kind is Ask else Reason(args[0], args[1], **fields)


def fact_of(id: str, secret: tuple[str, ...], reveals: str, fields: dict[str, Range]) -> Fact:
    """Unpickle a fact."""
    return Fact(id, secret=secret, reveals=reveals, **fields)


def private(id: str, names: tuple[str, ...], range: Range) -> Fact:
    """Declare a fact that only the seat in the first field may read, such as drawn cards."""
    return Fact(id, secret=names, reveals=FROM_ALL, seat=SEATS, **dict.fromkeys(names, range))


class Highlight:
    """A card shown over the table. One of these facts starts it; later facts of the same ply join it.

    Facts that have the field `compares` are shown side by side, such as the bids of an auction.
    """

    def __init__(
        self, id: str, begins: Sequence[Fact], joins: Sequence[Fact] = (), compares: str = ""
    ) -> None:
        self.id: Final = id
        self.begins: Final = list(begins)
        self.joins: Final = list(joins)
        self.compares: Final = compares


class Event:
    """A fact with its arguments. It leaves the kit only as a `Line` for one viewer."""

    def __init__(self, fact: Fact, args: list[int]) -> None:
        self.fact: Final = fact
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Event({self.line(NOBODY)})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.fact, self.args)

    def line(self, viewer: Seat) -> Line:
        """Build the line that the viewer may read."""
        fact = self.fact
        if not fact.secret or viewer == self.args[0]:
            return fact.line(self.args)
        seen = [
            HIDDEN if name in fact.secret else value
            for name, value in zip(fact.names, self.args, strict=True)
        ]
        return fact.line(seen)


def shows_hidden(events: list[Event]) -> bool:
    """Whether a player learned something hidden, which forbids undo."""
    return any(event.fact.reveals != FROM_NOBODY for event in events)


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Collects events. A silent log drops them, so that searches do not pay for them."""

    def __init__(self, on: bool) -> None:
        self.on: Final = on
        self.events: Final[list[Event]] = []

    def tell(self, fact: Fact, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Append a fact; pass one argument for each of its fields."""
        if self.on:
            self.events.append(Event(fact, [a, b, c, d, e][: len(fact.names)]))


SILENT: Final = Log(False)
