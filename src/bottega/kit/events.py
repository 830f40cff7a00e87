"""What the table tells: ids with arguments, never sentences. texts/<lang>.ftl gives them words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bottega.kit.errors import UnknownWord
from bottega.kit.seats import NOBODY, Seat

HIDDEN: Final = -1  # a card these eyes may not know
ANY: Final = -2  # in the pattern of a refusal: whatever it is

# From whom something was hidden that a fact shows.
FROM_NOBODY: Final = ""  # it shows nothing hidden
FROM_ALL: Final = "all"  # as a card that lay face down, also if only the one who draws it sees it
FROM_OTHERS: Final = "others"  # as a card played from a secret hand, or a choice that was sealed


class Range:
    """The values a field can take: small integers inside, names outside."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.name: Final = name
        self.names: Final = names
        self.size: Final = len(names)
        self.by_name: Final = {text: value for value, text in enumerate(names)}

    def __reduce__(self) -> tuple[object, ...]:
        return Range, (self.name, self.names)

    def text(self, value: int) -> str:
        """The name of a value."""
        if value < 0:
            return "*" if value == ANY else "?"
        return self.names[value]

    def value(self, text: str) -> int:
        """The value of a name."""
        if text not in self.by_name:
            raise UnknownWord(f"`{text}` is no {self.name}")
        return self.by_name[text]


def numbers(name: str, most: int) -> Range:
    """The numbers from 0 to most, named by themselves."""
    return Range(name, [str(n) for n in range(most + 1)])


SEATS: Final = numbers("seat", 9)


class Line:
    """A phrase with its arguments, as some eyes may read it."""

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
        """The ranges of its arguments, by their names."""
        return dict(zip(self.names, self.ranges, strict=True))

    def __reduce__(self) -> tuple[object, ...]:
        return Phrase, (self.section, self.id, self.fields)

    def line(self, args: list[int]) -> Line:
        """The phrase with these arguments."""
        texts = [field.text(value) for field, value in zip(self.ranges, args, strict=True)]
        return Line(self.section, self.id, dict(zip(self.names, texts, strict=True)))


class Ask(Phrase):
    """A question, worded for the one who chooses and for those who wait."""

    def __init__(self, id: str, /, **fields: Range) -> None:
        super().__init__("questions", id, fields)

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Ask, (self.id,), self.fields)


class Reason(Phrase):
    """Why a move is not offered, with the paragraph of the rulebook."""

    def __init__(self, id: str, paragraph: str, /, **fields: Range) -> None:
        super().__init__("refusals", id, fields)
        self.paragraph: Final = paragraph

    def __reduce__(self) -> tuple[object, ...]:
        return with_fields, (Reason, (self.id, self.paragraph), self.fields)


class Fact(Phrase):
    """A kind of event, in the past tense. `secret` fields are read only by the seat in the first field.

    A fact that `reveals` shows what was hidden until then, FROM_ALL or FROM_OTHERS than who showed it.
    Somebody learned it, the one who moved or those who looked on: what led to it cannot be undone.
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
        """The same fact in a variant where it shows what was hidden."""
        return Fact(self.id, secret=self.secret, reveals=reveals, **self.fields)


def with_fields(kind: type[Phrase], args: tuple[str, ...], fields: dict[str, Range]) -> object:
    """A question or a reason, from what it is pickled as."""
    return Ask(args[0], **fields) if kind is Ask else Reason(args[0], args[1], **fields)


def fact_of(id: str, secret: tuple[str, ...], reveals: str, fields: dict[str, Range]) -> Fact:
    """A fact, from what it is pickled as."""
    return Fact(id, secret=secret, reveals=reveals, **fields)


def private(id: str, names: tuple[str, ...], range: Range) -> Fact:
    """A fact about hidden things, such as cards, that only the seat in the first field sees."""
    return Fact(id, secret=names, reveals=FROM_ALL, seat=SEATS, **dict.fromkeys(names, range))


class Event:
    """A fact that happened. It leaves the kit only through a pair of eyes."""

    def __init__(self, fact: Fact, args: list[int]) -> None:
        self.fact: Final = fact
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Event({self.line(NOBODY)})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.fact, self.args)

    def line(self, eyes: Seat) -> Line:
        """What these eyes may read of it."""
        fact = self.fact
        if not fact.secret or eyes == self.args[0]:
            return fact.line(self.args)
        seen = [
            HIDDEN if name in fact.secret else value
            for name, value in zip(fact.names, self.args, strict=True)
        ]
        return fact.line(seen)


def shows_hidden(events: list[Event]) -> bool:
    """Whether anybody learned what was hidden from them: then what led to it stays done."""
    return any(event.fact.reveals != FROM_NOBODY for event in events)


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Collects what happens; a silent one collects nothing, so that search pays for no event."""

    def __init__(self, on: bool) -> None:
        self.on: Final = on
        self.events: Final[list[Event]] = []

    def tell(self, fact: Fact, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Note a fact with as many arguments as it has fields."""
        if self.on:
            self.events.append(Event(fact, [a, b, c, d, e][: len(fact.names)]))


SILENT: Final = Log(False)
