"""The one border between a referee and the rules: how the piles lie when a match begins.

Luck is dealt once, from the seed (docs/luck.md), before any rule is played. What is read here is that deal
and nothing else: the board is a new one, made for this, and no step has touched it. All leaves as texts.
"""

from collections.abc import Callable
from typing import cast

from bottega.games.codex import words as codex
from bottega.games.codex.pieces import Table as CodexTable
from bottega.kit.board import Board
from bottega.kit.game import Match, Options, Title
from bottega.kit.luck import Luck
from bottega.kit.phrases import Range
from tests.referees.referee import Deal

Piles = dict[str, list[str]]


def deal_of(title: Title, seats: int, options: Options, seed: bytes) -> Deal:
    """What luck has decided for this match."""
    match = Match(title, seats, options)
    board = title.deal(match.rules, Luck(seed, title.id))
    piles, lot = READERS[title.id](board)
    return Deal(seats, match.options, piles, lot)


def named(names: Range, pile: list[int]) -> list[str]:
    """A pile whose last card is on top, as texts, the top card first."""
    return [names.names[card] for card in reversed(pile)]


def codex_piles(board: Board) -> tuple[Piles, int]:
    """Both decks, the objectives, the starter of each seat, and who goes first."""
    table = cast(CodexTable, board)
    resource, gold = table.decks
    return {
        "resource": named(codex.CARDS, resource),
        "gold": named(codex.CARDS, gold),
        "objectives": named(codex.OBJECTIVES, table.objectives),
        "starters": [codex.CARDS.names[card] for card in table.starters],
    }, table.lot


READERS: dict[str, Callable[[Board], tuple[Piles, int]]] = {"codex": codex_piles}
