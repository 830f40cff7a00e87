"""The one border between a referee and the rules: how the piles lie when a match begins.

Luck is dealt once, from the seed (docs/luck.md), before any rule is played. What is read here is that deal
and nothing else: the board is a new one, made for this, and no step has touched it. All leaves as texts.
"""

from collections.abc import Callable, Sequence
from typing import cast

from bottega.games.codex import words as codex
from bottega.games.codex.pieces import Table as CodexTable
from bottega.games.inventors import names as inventors
from bottega.games.inventors.pieces import Table as InventorsTable
from bottega.games.leonardo import names as leonardo
from bottega.games.leonardo.city import City
from bottega.games.workshop import names as workshop
from bottega.games.workshop.pieces import Table as WorkshopTable
from bottega.kit.board import Board
from bottega.kit.events import Range
from bottega.kit.game import AnyGame, Options, Setup
from bottega.kit.luck import Luck
from tests.referees.referee import Deal

Piles = dict[str, list[str]]


def deal_of(game: AnyGame, seats: int, options: Options, seed: bytes) -> Deal:
    """What luck has decided for this match."""
    setup = Setup(game, seats, options)
    board = game.deal(setup.rules, Luck(seed, game.id))
    piles, lot = READERS[game.id](board)
    return Deal(seats, setup.options, piles, lot)


def named(names: Range, pile: Sequence[int]) -> list[str]:
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


def workshop_piles(board: Board) -> tuple[Piles, int]:
    """The apprentices that are played with, the three piles of the middle, and who is tired at first.

    The first quarter of a solitaire is the deck itself.
    """
    table = cast(WorkshopTable, board)
    visits, patrons, unfinished = table.piles
    return {
        "apprentices": [
            card for part in (table.deck, *table.quarters) for card in named(workshop.CARDS, part)
        ],
        "leonardo": named(workshop.EFFECTS, visits),
        "patrons": named(workshop.WORKS, patrons),
        "unfinished": named(workshop.WORKS, unfinished),
    }, (table.first - 1) % table.rules.hands


def inventors_piles(board: Board) -> tuple[Piles, int]:
    """The inventions of each era, the bag, the teams if they are dealt, and who goes first."""
    table = cast(InventorsTable, board)
    piles = {
        f"era {number}": [inventors.INVENTIONS.names[card] for card in era]
        for number, era in enumerate(table.eras, 1)
    }
    piles["bag"] = [inventors.TOKENS.names[token] for token in table.bag]
    piles["teams"] = [inventors.TEAMS.names[team] for team in table.teams if team >= 0]
    return piles, table.lot


def leonardo_piles(board: Board) -> tuple[Piles, int]:
    """The deck of inventions, those that stay in the box, and a component for each seat."""
    city = cast(City, board)
    return {
        "inventions": named(leonardo.INVENTIONS, city.deck),
        "boxed": named(leonardo.INVENTIONS, city.boxed),
        "components": [leonardo.COMPONENTS.names[component] for component in city.lots],
    }, 0


READERS: dict[str, Callable[[Board], tuple[Piles, int]]] = {
    "codex": codex_piles,
    "workshop": workshop_piles,
    "inventors": inventors_piles,
    "leonardo": leonardo_piles,
}
