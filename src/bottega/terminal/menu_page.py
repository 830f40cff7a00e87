"""How a menu is printed: a numbered list, or letters and numbers when there are many offers."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.kit.events import Line
from bottega.terminal.menu import Menu, head_of, tail_of

GAP = "…"


def show(menu: Menu) -> RenderableType:
    """The menu as it is printed."""
    if not menu.heads:
        return plain_list(menu)
    heads = [cell(label, head_words(menu, head)) for label, head in menu.heads.items()]
    tails = [cell(str(number), tail_words(menu, tail)) for number, tail in enumerate(menu.tails, start=1)]
    return Group(Columns(heads, padding=(0, 3)), Columns(tails, padding=(0, 2)))


def plain_list(menu: Menu) -> Table:
    """Each offer with its number, in the player's language and as it may be typed."""
    table = Table.grid(padding=(0, 2))
    for number, (offer, move) in enumerate(menu.moves.items(), start=1):
        said = menu.texts.say(menu.texts.words.line(move), menu.names)
        table.add_row(Text(f"{number:>2}", "bold"), Text(said), Text(offer, "dim"))
    return table


def cell(label: str, words: str) -> Text:
    """A label and what it stands for."""
    return Text.assemble((f"{label:>2}", "bold"), " ", words)


def head_words(menu: Menu, head: str) -> str:
    """Offers that differ in their last word: names if all share one verb, else a sentence with a gap."""
    offer = next(offer for offer in menu.offers if head_of(offer) == head)
    line = menu.texts.words.line(menu.moves[offer])
    fields = list(line.args)
    if len(fields) > 1 and one_verb(menu):
        return ", ".join(name_of(menu, line, field) for field in fields[:-1])
    gap = dict.fromkeys(fields[-1:], GAP)
    return menu.texts.say(Line(line.section, line.id, {**line.args, **gap}), menu.names)


def tail_words(menu: Menu, tail: str) -> str:
    """A last word in the player's language."""
    offer = next(offer for offer in menu.offers if tail_of(offer) == tail)
    line = menu.texts.words.line(menu.moves[offer])
    return name_of(menu, line, list(line.args)[-1])


def name_of(menu: Menu, line: Line, field: str) -> str:
    """One argument of a move in the player's language."""
    phrase = menu.texts.words.phrases[f"{line.section}.{line.id}"]
    kind, value = phrase.ranges[phrase.names.index(field)].name, line.args[field]
    return menu.names[int(value)] if kind == "seat" else menu.texts.name(kind, value)


def one_verb(menu: Menu) -> bool:
    """Whether all offers begin with the same word."""
    return len({offer.split()[0] for offer in menu.offers}) == 1
