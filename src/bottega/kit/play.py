"""Functions to set up, play, view and score a match."""

from __future__ import annotations

from typing import cast

from bottega.kit.book import Cards
from bottega.kit.errors import IllegalMove, SetupError
from bottega.kit.events import SILENT, Event, Line, Log
from bottega.kit.game import AnyGame, Game, Options, R, Setup
from bottega.kit.luck import SEED_BYTES, Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.result import Brought, Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import B, State


def setup(
    game: Game[R, B], seats: int, options: Options, seed: bytes, cards: Cards | None = None
) -> tuple[State[B], list[Event]]:
    """Deal a match and run it up to the first choice."""
    if len(seed) != SEED_BYTES:
        raise SetupError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    played_with = Setup(cast(AnyGame, game), seats, options, cards)
    rules = cast(R, played_with.rules)
    s: State[B] = State(played_with, game.deal(rules, Luck(seed, game.id)), [], {})
    s.then(*game.opening(rules))
    log = Log(True)
    settle(s, log)
    return s, log.events


def settle(s: State[B], log: Log) -> Seat:
    """Run all steps without a choice; returns the seat to choose next, NOBODY at the end."""
    agenda = s.agenda
    while agenda:
        seat = agenda[-1].first_awaited(s)
        if seat != NOBODY:
            return seat
        agenda.pop().run(s, log)
    return NOBODY


def first_awaited(s: State[B]) -> Seat:
    """The first seat that must choose now; NOBODY if the game is over."""
    return s.agenda[-1].first_awaited(s) if s.agenda else NOBODY


def awaited(s: State[B]) -> list[Seat]:
    """All seats that must choose now: several if choices are sealed, none if the game is over."""
    return s.agenda[-1].awaited(s) if s.agenda else []


def question(s: State[B], seat: Seat) -> Line:
    """The question to an awaited seat."""
    return s.agenda[-1].question(s, seat)


def legal_moves(s: State[B], seat: Seat) -> list[Move]:
    """All legal moves of the seat now."""
    return offers(s, seat) if seat in awaited(s) else []


def offers(s: State[B], seat: Seat) -> list[Move]:
    """Like `legal_moves`, without checking that the seat is awaited; for searches."""
    return s.agenda[-1].moves(s, seat)


def is_open(s: State[B], seat: Seat) -> bool:
    """Whether a seat must choose, and public knowledge determines what it may choose."""
    return seat in awaited(s) and s.agenda[-1].is_open(s, seat)


def is_forced(s: State[B], seat: Seat) -> bool:
    """Whether a seat has exactly one move, by public knowledge."""
    return is_open(s, seat) and len(offers(s, seat)) == 1


def refusals(s: State[B], seat: Seat) -> list[Refusal]:
    """Moves that a player might expect now, and why they are not allowed."""
    if seat not in awaited(s):
        return []
    return s.agenda[-1].refusals(s, seat)


def sample(s: State[B], seat: Seat, luck: Luck) -> Move:
    """A uniform random legal move of an awaited seat."""
    return s.agenda[-1].sample(s, seat, luck)


def samples(s: State[B], seat: Seat, most: int, luck: Luck) -> list[Move]:
    """So many different legal moves of an awaited seat, or all of them, in random order."""
    return s.agenda[-1].samples(s, seat, most, luck)


def apply(s: State[B], seat: Seat, move: Move) -> list[Event]:
    """Play a move; raises IllegalMove and changes nothing unless `legal_moves` has it."""
    if move not in legal_moves(s, seat):
        words = s.setup.game.words
        text = words.text(move) if 0 <= move < words.size else str(move)
        raise IllegalMove(f"seat {seat} may not `{text}` now{why_not(s, seat, move)}")
    log = Log(True)
    apply_unchecked(s, seat, move, log)
    return log.events


def why_not(s: State[B], seat: Seat, move: Move) -> str:
    """The known reason against a move, as the end of a sentence."""
    choosing = awaited(s)
    if not choosing:
        return ": the match is over"
    if seat not in choosing:
        return f": seat {', '.join([str(one) for one in choosing])} must choose"
    words = s.setup.game.words
    for refusal in refusals(s, seat):
        if 0 <= move < words.size and refusal.covers(move):
            return f": {refusal.line}, §{refusal.reason.paragraph}"
    return ""


def apply_unchecked(s: State[B], seat: Seat, move: Move, log: Log = SILENT) -> Seat:
    """Like `apply`, without a check and, unless there is a log, without events; for searches.

    Returns the first seat to choose next; NOBODY if the game is over.
    """
    s.agenda.pop().take(s, seat, move, log)
    return settle(s, log)


def view(s: State[B], viewer: Seat) -> State[B]:
    """The state as the viewer may see it."""
    return s.view(viewer)


def determinise(seen: State[B], viewer: Seat, luck: Luck) -> State[B]:
    """A complete state that the viewer cannot distinguish from the true one."""
    return seen.determinise(viewer, luck)


def result(s: State[B]) -> Result | None:
    """Final scores. The game must be over."""
    return None if s.agenda else s.board.result()


def brought(s: State[B]) -> list[list[Brought]]:
    """Points that single things brought each seat. The game must be over."""
    return [] if s.agenda else [s.board.brought(seat) for seat in range(s.setup.seats)]
