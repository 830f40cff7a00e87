"""The hand with both its faces, and the six places to take a card from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.codex.pieces import Table
from bottega.games.codex.sheet import Sheet
from bottega.games.codex.words import BACK, BACKS, CARDS, FRONT
from bottega.kit.book import Texts
from bottega.kit.phrases import Seat
from bottega.terminal.pictures.codex.boxes import TALL, WIDE, Paper, draw_back, draw_face
from bottega.terminal.pictures.codex.glyphs import caption
from bottega.terminal.words import Words

STEP = WIDE + 1


def hand(table: Table, seat: Seat, texts: Texts, words: Words) -> RenderableType:
    """The cards of a hand, each front beside its back, and what they give and ask for."""
    cards = table.hands[seat]
    return Group(
        *both_faces(table.rules, cards, words.say("codex.your_hand")),
        *captions(table.rules, cards, texts, words),
    )


def starter(table: Table, seat: Seat, words: Words) -> RenderableType:
    """The card a manuscript will begin with."""
    return Group(*both_faces(table.rules, [table.starters[seat]], words.say("codex.starter")))


def both_faces(sheet: Sheet, cards: list[int], title: str) -> list[Text]:
    """Cards in a row, each front beside its back."""
    paper = Paper()
    for number, card in enumerate(cards):
        draw_face(paper, 0, 2 * STEP * number, sheet, 2 * card + FRONT, priced=True)
        draw_face(paper, 0, 2 * STEP * number + STEP, sheet, 2 * card + BACK)
    return [Text(title, "underline"), *paper.lines(0, 0, TALL, 6 * STEP)]


def middle(table: Table, texts: Texts, words: Words) -> RenderableType:
    """The face-up cards, then the tops of the decks."""
    paper = Paper()
    for place, card in enumerate(table.shown):
        if card >= 0:
            draw_face(paper, 0, STEP * place, table.rules, 2 * card + FRONT, priced=True)
    for number, deck in enumerate(table.decks):
        if deck:
            top = deck[-1] if deck[-1] >= BACKS else table.rules.back(deck[-1])
            draw_back(paper, 0, STEP * (4 + number), top)
    left = words.say("codex.decks", resource=len(table.decks[0]), gold=len(table.decks[1]))
    title = Text(words.say("codex.middle"), "underline")
    return Group(
        title,
        *paper.lines(0, 0, TALL, 6 * STEP),
        *captions(table.rules, table.shown, texts, words),
        Text(left, "dim"),
    )


def captions(sheet: Sheet, cards: list[int], texts: Texts, words: Words) -> list[Text]:
    """A line for each card that gives points or asks for something."""
    known = [card for card in cards if 0 <= card < BACKS]
    said = [(CARDS.names[card], caption(sheet, card, texts, words)) for card in known]
    return [Text.assemble((name, "bold"), " ", words_of_it) for name, words_of_it in said if words_of_it]
