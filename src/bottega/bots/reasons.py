"""Why a move was made: what it changes, with a number or a name. Where nothing is to be told, nothing is.

A reason is written like a move: `scores 5`. Its words are in the texts of the game, as `reasons-scores`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.gains import GAINS
from bottega.bots.playing import play_on, tried
from bottega.kit.events import HIDDEN
from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.texts import Phrasebook, Value, read_phrasebook, read_texts

if TYPE_CHECKING:
    from bottega.bots.gain import Gains
    from bottega.kit.board import Board
    from bottega.kit.game import AnyGame
    from bottega.kit.luck import Luck
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

SILENT: Final = ""  # nothing is to be told
SECRET: Final = "secret"  # chosen, and not shown yet
SOON: Final = "soon"  # before what comes about in a while, if all go on as a bot expects
RIVALS: Final = "rivals"  # what decides is what the others have less of
FORMS: Final = ["plan", "last", "ending"]  # of exact puzzles: they stand where a theme does
IDLE: Final = ["pass", "done", "decline", "stay"]  # what comes after these is not of their making
WORLDS: Final = 4  # guessed to see what a move would bring at once
OTHERS: Final = 8  # moves that it is compared with
LINES: Final = 6  # played on to see what it would bring in a while
RIVAL_LINES: Final = 2  # for each of so many other moves
SURE: Final = 5  # of these lines in which a thing happens
LONGEST: Final = 40  # decisions of a line


def reason(before: State[Board], after: State[Board], seat: Seat, move: Move) -> str:
    """What a move brought, as this viewer can see; of the move no more than its verb is used."""
    if after.sealed.get(seat) == HIDDEN:
        return SECRET
    brings = gained(before, after, seat, move)
    return brings[0] if brings else SILENT


def gained(before: State[Board], after: State[Board], seat: Seat, move: Move) -> list[str]:
    """All that it brought, most important first."""
    game = before.setup.game
    gains = GAINS.get(game.id)
    if gains is None or game.words.kind(move).verb in IDLE:
        return []
    return gains.found(before.board, after.board, seat)


def foreseen(view: State[Board], seat: Seat, move: Move, luck: Luck) -> str:
    """Why this seat might make a move: from its view alone, so that no draw is told before it is drawn.

    Told is what surely happens, and not after every other move as well.
    """
    gains = GAINS.get(view.setup.game.id)
    if gains is None:
        return SILENT
    worlds = [view.determinise(seat, luck) for _ in range(WORLDS)]
    others = some_others(worlds[0], seat, move, luck)
    brings = gained_in(worlds[0], seat, move)
    for world in worlds[1:]:
        there = gained_in(world, seat, move)
        brings = [text for text in brings if text in there]
    if brings:
        theirs = [found_in(worlds[0], seat, other, gains) for other in others]
        brings = [text for text in brings if not theirs or any(text not in other for other in theirs)]
    return brings[0] if brings else expected(view, seat, move, others, gains, Chance(luck))


def gained_in(world: State[Board], seat: Seat, move: Move) -> list[str]:
    """What a move brings at once in a guessed world, as its seat sees it."""
    after = world.copy()
    apply_unchecked(after, seat, move)
    return gained(world.view(seat), after.view(seat), seat, move)


def found_in(world: State[Board], seat: Seat, move: Move, gains: Gains) -> list[str]:
    """All that is there after a move, also if it is not of its making."""
    after = world.copy()
    apply_unchecked(after, seat, move)
    return gains.found(world.view(seat).board, after.view(seat).board, seat)


def some_others(world: State[Board], seat: Seat, move: Move, luck: Luck) -> list[Move]:
    """Some of the other moves that are offered."""
    others = [other for other in legal_moves(world, seat) if other != move]
    return luck.shuffle(others)[:OTHERS]


def expected(
    view: State[Board], seat: Seat, move: Move, others: list[Move], gains: Gains, chance: Chance
) -> str:
    """What it brings before long, if everybody takes the best of a few moves; and others do not."""
    counts: dict[str, int] = {}
    for _ in range(LINES):
        for text in line(view, seat, move, gains, chance):
            counts[text] = counts.get(text, 0) + 1
    sure = [text for text, count in counts.items() if count >= SURE]
    if not sure:
        return SILENT
    theirs = [line(view, seat, other, gains, chance) for other in others[:RIVAL_LINES] for _ in range(2)]
    for text in sure:
        if 2 * sum(text in one for one in theirs) < max(1, len(theirs)):
            return f"{SOON} {text}"
    return SILENT


def line(view: State[Board], seat: Seat, move: Move, gains: Gains, chance: Chance) -> list[str]:
    """What a seat has more of once the turn is over, in one guessed world."""
    evaluator = evaluator_of(view.setup.game.id)
    tries = evaluator.params_for(view.setup.seats).tries
    world = view.determinise(seat, chance)
    before = world.view(seat)
    world = tried(world, seat, move, awaited(world), chance)
    for _ in range(LONGEST):
        if not awaited(world) or gains.is_past(before.board, world.board):
            break
        world = play_on(world, evaluator, tries, 1, chance)
    return gains.found(before.board, world.view(seat).board, seat)


# --- words ------------------------------------------------------------------------------------------


def reason_words(game: AnyGame, text: str, lang: str, players: list[str] | None = None) -> str:
    """The sentence for it; nothing for what is not known any more."""
    if text == SILENT:
        return ""
    name, *words = text.split()
    shared = read_phrasebook("bottega.bots", lang)
    if name == SECRET:
        return shared.say(f"reasons-{SECRET}")
    if name == SOON:
        said = reason_words(game, " ".join(words), lang, players)
        return shared.say(f"reasons-{SOON}", reason=said) if said else ""
    gains = GAINS.get(game.id)
    phrase = gains.phrases.get(name) if gains else None
    if phrase is None or len(words) != len(phrase.ranges):
        return ""
    texts = read_texts(game.package, lang, game.words)
    args: dict[str, Value] = {}
    names = players or [str(seat + 1) for seat in range(max(game.seats))]
    for field, among, word in zip(phrase.names, phrase.ranges, words, strict=True):
        args[field] = texts.word(among.name, word, names)
    return texts.book.say(f"reasons-{name}", **args)


def theme_words(game: AnyGame, name: str, lang: str) -> str:
    """What a part of the evaluator is called where it decides."""
    return book_of(game, name, lang).say(f"themes-{name}")


def book_of(game: AnyGame, name: str, lang: str) -> Phrasebook:
    """Where the words of a theme are: some are the same in every game."""
    return read_phrasebook("bottega.bots" if name == RIVALS or name in FORMS else game.package, lang)


def task_words(game: AnyGame, form: str, turns: int, lang: str) -> str:
    """What an exact puzzle of a game asks."""
    return read_phrasebook(game.package, lang).say(f"tasks-{form}", turns=turns)
