"""Answers to what a player types besides a move: why not, help, the rules."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.kit.events import ANY
from bottega.kit.moves import Refusal
from bottega.kit.texts import Phrasebook, Rule, Texts

HELP = ["number", "place", "words", "why", "undo", "others", "reasons", "hint", "rules", "cards", "leave"]
LESSON_HELP = ["number", "place", "words", "why", "others", "asked", "rules", "cards", "stop"]
CARDS = "cards"  # typed instead of a paragraph
PUZZLE_HELP = [line for line in LESSON_HELP if line != "asked"]


def concerns(refusal: Refusal, typed: str) -> bool:
    """Whether the typed words speak of the refused moves; no words speak of all."""
    fields = zip(refusal.kind.phrase.ranges, refusal.values, strict=True)
    pattern = [
        [refusal.kind.verb],
        *(field.names if value == ANY else [field.text(value)] for field, value in fields),
    ]
    return not typed or met(typed.lower().split(), pattern, named=False)


def met(words: list[str], pattern: list[list[str]], *, named: bool) -> bool:
    """Whether words fit a pattern of names in order, some left out; one must be the only name it can be."""
    if not words:
        return named
    for place, names in enumerate(pattern):
        fits = any(name.lower().startswith(words[0]) for name in names)
        if fits and met(words[1:], pattern[place + 1 :], named=named or len(names) == 1):
            return True
    return False


def reasons(found: list[Refusal], texts: Texts, words: Phrasebook, names: list[str]) -> list[str]:
    """Why, in the player's language, each with its paragraph; once each."""
    said: dict[str, None] = {}
    for refusal in found:
        reason = texts.say(refusal.line, names)
        said[words.say("ask-refused", reason=reason, paragraph=refusal.reason.paragraph)] = None
    return list(said)


def rules(texts: Texts) -> dict[str, Rule]:
    """The rules in short, by paragraph."""
    return {rule.paragraph: rule for rule in texts.rules()}


def help_page(texts: Texts, words: Phrasebook, offer: str, keys: list[str]) -> RenderableType:
    """What can be typed, and the paragraphs there are."""
    digest = rules(texts)
    example = {"words": offer, "rules": next(reversed(digest), "1")}
    lines = [Text("· " + words.say(f"help-{key}", example=example.get(key, ""))) for key in keys]
    titles = [f"§{rule.paragraph} {rule.title}" for rule in digest.values()]
    contents = [Text(words.say("help-paragraphs"), "underline"), Text(" · ".join(titles), "dim")]
    return Group(Text(words.say("help-title"), "underline"), *lines, *contents)


def rule_page(texts: Texts, words: Phrasebook, paragraph: str) -> RenderableType:
    """One paragraph of the rules, or where the values of the cards come from."""
    if paragraph == CARDS:
        return cards_page(texts, words)
    digest = rules(texts)
    number = paragraph.lstrip("§").strip()
    if number not in digest:
        return Text(words.say("help-no_paragraph", paragraph=number))
    rule = digest[number]
    return Group(Text(f"§{number} {rule.title}", "bold"), Text(rule.text))


def cards_page(texts: Texts, words: Phrasebook) -> RenderableType:
    """Which values of the cards are published and which are reconstructed, as the site's rules tell it."""
    kinds = [id for id in texts.book.ids if id.startswith(f"{CARDS}-") and "." not in id]
    lines = [Text(words.say("help-cards_title"), "underline")]
    for kind in kinds:
        lines.append(Text(texts.book.say(kind), "bold"))
        for sort in ("published", "ours"):
            lines.append(Text(words.say(f"help-cards_{sort}", values=texts.book.say(f"{kind}.{sort}"))))
    return Group(*lines)
