"""The hand with both its faces, and the six places to take a card from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.codex.picture.shapes import Common
from bottega.games.codex.sheet import Sheet
from bottega.games.codex.words import BACK, CARDS, FRONT
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.codex.boxes import TALL, WIDE, Paper, draw_back, draw_face
from bottega.terminal.pictures.codex.glyphs import caption

STEP = WIDE + 1


def hand(cards: list[str], sheet: Sheet, texts: Texts, words: Phrasebook) -> RenderableType:
    """The cards of a hand, each front beside its back, and what they give and ask for."""
    return Group(
        *both_faces(sheet, cards, words.say("codex-your_hand")), *captions(sheet, cards, texts, words)
    )


def starter(card: str, sheet: Sheet, words: Phrasebook) -> RenderableType:
    """The card a manuscript will begin with."""
    return Group(*both_faces(sheet, [card], words.say("codex-starter")))


def both_faces(sheet: Sheet, cards: list[str], title: str) -> list[Text]:
    """Cards in a row, each front beside its back."""
    paper = Paper()
    for number, card in enumerate(map(CARDS.value, cards)):
        draw_face(paper, 0, 2 * STEP * number, sheet, 2 * card + FRONT, priced=True)
        draw_face(paper, 0, 2 * STEP * number + STEP, sheet, 2 * card + BACK)
    return [Text(title, "underline"), *paper.lines(0, 0, TALL, 6 * STEP)]


def middle(table: Common, sheet: Sheet, texts: Texts, words: Phrasebook) -> RenderableType:
    """The face-up cards, then the tops of the decks."""
    paper = Paper()
    for place, card in enumerate(table.shown):
        if card:
            draw_face(paper, 0, STEP * place, sheet, 2 * CARDS.value(card) + FRONT, priced=True)
    for number, deck in enumerate(table.decks):
        if deck.top:
            draw_back(paper, 0, STEP * (4 + number), deck.top)
    left = words.say("codex-decks", **{deck.id: deck.left for deck in table.decks})
    title = Text(words.say("codex-middle"), "underline")
    return Group(
        title,
        *paper.lines(0, 0, TALL, 6 * STEP),
        *captions(sheet, [card for card in table.shown if card], texts, words),
        Text(left, "dim"),
    )


def captions(sheet: Sheet, cards: list[str], texts: Texts, words: Phrasebook) -> list[Text]:
    """A line for each card that gives points or asks for something."""
    said = [(card, caption(sheet, CARDS.value(card), texts, words)) for card in cards]
    return [Text.assemble((name, "bold"), " ", words_of_it) for name, words_of_it in said if words_of_it]
