"""Why a move was made, in words a person knows: what it brought more of, as everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.evaluators import EVALUATORS
from bottega.kit.events import HIDDEN
from bottega.kit.play import apply_unchecked
from bottega.kit.texts import Phrasebook, read_phrasebook

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.game import Title
    from bottega.kit.luck import Luck
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

SECRET: Final = "secret"  # chosen, and not shown yet
RIVALS: Final = "rivals"  # what decides is what the others have less of
LATER: Final = "later"  # it brings nothing yet, and its verb has no words
LEAST: Final = 0.05  # points below which nothing is said to be brought
WORLDS: Final = 4  # guessed to see what a move would bring
IDLE: Final = ("pass", "done", "decline", "stay")  # what comes after these is not of their making


def reason(before: State[Board], after: State[Board], seat: Seat, move: Move) -> str:
    """What a move brought most of, by its name; the verb if that was nothing one can see.

    Both are views of the same eyes, and of the move no more than its verb is used: nothing else is told.
    """
    if after.sealed.get(seat) == HIDDEN:
        return SECRET
    game = before.setup.game
    verb = game.words.kind(move).verb
    return (verb not in IDLE and brought(before, after, seat)) or spoken(game, verb)


def foreseen(view: State[Board], seat: Seat, move: Move, luck: Luck) -> str:
    """Why this seat might make a move: from its view alone, so that no draw is told before it is drawn.

    Where it depends on what the seat cannot know, the verb must do.
    """
    told: set[str] = set()
    for _ in range(WORLDS):
        world = view.determinise(seat, luck)
        before = world.view(seat)
        apply_unchecked(world, seat, move)
        told.add(reason(before, world.view(seat), seat, move))
    game = view.setup.game
    return told.pop() if len(told) == 1 else spoken(game, game.words.kind(move).verb)


def brought(before: State[Board], after: State[Board], seat: Seat) -> str:
    """The name of what a seat has most more of; nothing if there is not more of anything."""
    evaluator = EVALUATORS.get(before.setup.game.id)
    if evaluator is None:
        return ""
    had, has = evaluator.counts(before.board, seat), evaluator.counts(after.board, seat)
    best, most = "", LEAST
    for place, name in enumerate(evaluator.names):
        if has[place] - had[place] > most:
            best, most = name, has[place] - had[place]
    return best


def spoken(game: Title, verb: str) -> str:
    """The verb, if there are words for it."""
    return verb if read_phrasebook(game.package, "en").has(f"reasons-{verb}") else LATER


def reason_words(game: Title, name: str, lang: str) -> str:
    """The sentence for it."""
    return book_of(game, name, lang).say(f"reasons-{name}")


def theme_words(game: Title, name: str, lang: str) -> str:
    """What a part of the evaluator is called where it decides."""
    return book_of(game, name, lang).say(f"themes-{name}")


def book_of(game: Title, name: str, lang: str) -> Phrasebook:
    """Where its words are: some are the same in every game."""
    return read_phrasebook("bottega.bots" if name in (SECRET, LATER, RIVALS) else game.package, lang)
