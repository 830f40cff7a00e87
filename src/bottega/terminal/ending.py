"""The end of a match: scores with their parts, ranking, tie-breaks."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bottega.kit.result import Result
from bottega.kit.texts import Phrasebook, Texts


def ending(result: Result, texts: Texts, words: Phrasebook, names: list[str]) -> RenderableType:
    """Who won and how."""
    lines = [Text(victory(result, words, names), "bold")]
    if result.tie_breaks:
        breaks = words.list([texts.get("ties", name) for name in result.tie_breaks])
        lines.append(Text(words.say("end-tie", breaks=breaks)))
    return Group(
        Text(), Text(words.say("end-title"), "underline"), score_table(result, texts, words, names), *lines
    )


def score_table(result: Result, texts: Texts, words: Phrasebook, names: list[str]) -> Table:
    """A row a player, the best first."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.say("end-rank"), justify="right")
    table.add_column(words.say("end-player"))
    for part in result.parts[0]:
        table.add_column(texts.get("parts", part), justify="right")
    table.add_column(words.say("end-total"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranking[seat]):
        parts = [str(points) for points in result.parts[seat].values()]
        table.add_row(str(result.ranking[seat]), names[seat], *parts, str(result.scores[seat]))
    return table


def victory(result: Result, words: Phrasebook, names: list[str]) -> str:
    """The sentence that names the winners."""
    if not result.winners:
        return words.say("end-lost", goal=result.goal)
    winners = words.list([names[seat] for seat in result.winners])
    return words.say("end-won" if len(result.winners) == 1 else "end-shared", names=winners)
