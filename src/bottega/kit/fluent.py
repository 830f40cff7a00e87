"""Says the part of Fluent that our texts use, in our languages; a test compares it with fluent.runtime.

That needs Babel, which would be two thirds of what is installed to play in a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    CallArguments,
    FunctionReference,
    Identifier,
    InlineExpression,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)

from bottega.kit.errors import BookError

AND: Final = {"en": "and", "fr": "et", "it": "e"}
SEPARATORS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "it": "."}
GROUPED_FROM: Final = {"it": 10_000}  # Italian writes 1000 and 10.000
MILLION: Final = 1_000_000

Args = Mapping[str, object]  # texts, whole numbers and times


class Messages:
    """The messages of one file. Each is parsed on first use, because parsing all of a game is slow."""

    def __init__(self, where: str, lang: str, written: dict[str, str]) -> None:
        self.where: Final = where
        self.lang: Final = lang
        self.written: Final = written
        self.parsed: Final[dict[str, dict[str, Pattern]]] = {}

    def forms(self, name: str) -> dict[str, Pattern]:
        """A message and its attributes by their ids, `bid` and `bid.you`; nothing if there is none."""
        if name not in self.parsed and name in self.written:
            entry = FluentParser(with_spans=False).parse_entry(self.written[name])
            if not isinstance(entry, Message):
                raise BookError(f"{self.where}: {name} is no message of Fluent")
            forms = {f"{name}.{one.id.name}": one.value for one in entry.attributes}
            self.parsed[name] = {name: entry.value, **forms} if entry.value else forms
        return self.parsed.get(name, {})

    def pattern(self, id: str) -> Pattern | None:
        """What is written for an id."""
        return self.forms(id.partition(".")[0]).get(id)

    def say(self, pattern: Pattern, args: Args) -> str:
        """The text, with arguments filled in; LookupError says what is missing."""
        parts: list[str] = []
        for part in pattern.elements:
            parts.append(part.value if isinstance(part, TextElement) else self.fill(part.expression, args))
        return "".join(parts)

    def fill(self, asked: InlineExpression | Placeable | SelectExpression, args: Args) -> str:
        """What stands between braces."""
        if isinstance(asked, VariableReference):
            value = argument(asked, args)
            return number(value, self.lang) if isinstance(value, int) else str(value)
        if isinstance(asked, SelectExpression):
            value = argument(asked.selector, args)
            default = next(one for one in asked.variants if one.default)
            chosen = next((one for one in asked.variants if fits(one, value, self.lang)), default)
            return self.say(chosen.value, args)
        if isinstance(asked, MessageReference):
            id = asked.id.name + (f".{asked.attribute.name}" if asked.attribute else "")
            pattern = self.pattern(id)
            if pattern is None:
                raise LookupError(f"Unknown message: {id}")
            return self.say(pattern, args)
        if isinstance(asked, FunctionReference) and asked.id.name == "DATETIME":
            return date(asked.arguments, args, self.lang)
        raise LookupError(f"{type(asked).__name__} is not used here")


def argument(asked: object, args: Args) -> object:
    """The value of `$name`."""
    if not isinstance(asked, VariableReference):
        raise LookupError(f"{type(asked).__name__} stands where an argument should")
    if asked.id.name not in args:
        raise LookupError(f"Unknown external: {asked.id.name}")
    return args[asked.id.name]


def fits(variant: Variant, value: object, lang: str) -> bool:
    """Whether a variant is for this value: its name, itself or its plural."""
    if not isinstance(variant.key, Identifier):
        return isinstance(value, int) and value == float(variant.key.value)
    return variant.key.name == (plural(value, lang) if isinstance(value, int) else value)


def plural(value: int, lang: str) -> str:
    """The category of a whole number in Unicode's CLDR."""
    if abs(value) == 1 or (lang == "fr" and value == 0):
        return "one"
    return "many" if lang != "en" and value and value % MILLION == 0 else "other"


def number(value: int, lang: str) -> str:
    """A number as the language groups its digits."""
    return f"{value:,}".replace(",", SEPARATORS[lang]) if value >= GROUPED_FROM.get(lang, 0) else str(value)


def listed(items: Sequence[str], lang: str) -> str:
    """`Anna, Bruno, and Carla`."""
    if len(items) < 2:
        return "".join(items)
    comma = "," if lang == "en" and len(items) > 2 else ""
    return f"{', '.join(items[:-1])}{comma} {AND[lang]} {items[-1]}"


def date(call: CallArguments, args: Args, lang: str) -> str:
    """A date or a time of day. Only the server says any: Babel comes with its extra."""
    from babel.dates import format_date, format_time

    when, style = argument(call.positional[0], args), call.named[0]
    if not isinstance(when, datetime):
        raise LookupError(f"{when} is no date")
    told = format_date if style.name.name == "dateStyle" else format_time
    return told(when, style.value.value, locale=lang)
