"""The public face of the kit: how a match is set up, asked, played, seen and scored."""

from __future__ import annotations

from typing import cast

from bottega.kit.book import Cards
from bottega.kit.errors import IllegalMove, SetupError
from bottega.kit.events import SILENT, Event, Line, Log
from bottega.kit.game import Game, Options, R, Setup, Title
from bottega.kit.luck import SEED_BYTES, Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import B, State


def setup(
    game: Game[R, B], seats: int, options: Options, seed: bytes, cards: Cards | None = None
) -> tuple[State[B], list[Event]]:
    """Deal all luck of a match and play up to the first choice."""
    if len(seed) != SEED_BYTES:
        raise SetupError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    played_with = Setup(cast(Title, game), seats, options, cards)
    rules = cast(R, played_with.rules)
    s: State[B] = State(played_with, game.deal(rules, Luck(seed, game.id)), [], {})
    s.then(*game.opening(rules))
    log = Log(True)
    settle(s, log)
    return s, log.events


def settle(s: State[B], log: Log) -> Seat:
    """Do every step that nobody chooses in; answers who chooses next, NOBODY at the end."""
    agenda = s.agenda
    while agenda:
        seat = agenda[-1].first_awaited(s)
        if seat != NOBODY:
            return seat
        agenda.pop().run(s, log)
    return NOBODY


def first_awaited(s: State[B]) -> Seat:
    """Who must choose now, the first of several; NOBODY: the game is over."""
    return s.agenda[-1].first_awaited(s) if s.agenda else NOBODY


def awaited(s: State[B]) -> list[Seat]:
    """All who must choose now: several at once when sealed; nobody: the game is over."""
    return s.agenda[-1].awaited(s) if s.agenda else []


def question(s: State[B], seat: Seat) -> Line:
    """What an awaited seat is asked."""
    return s.agenda[-1].question(s, seat)


def legal_moves(s: State[B], seat: Seat) -> list[Move]:
    """Everything the seat may choose now."""
    return offers(s, seat) if seat in awaited(s) else []


def offers(s: State[B], seat: Seat) -> list[Move]:
    """Everything an awaited seat may choose now: the same without check, for search."""
    return s.agenda[-1].moves(s, seat)


def refusals(s: State[B], seat: Seat) -> list[Refusal]:
    """What the seat might expect to be offered now, and why it is not."""
    if seat not in awaited(s):
        return []
    return s.agenda[-1].refusals(s, seat)


def sample(s: State[B], seat: Seat, luck: Luck) -> Move:
    """One of the legal moves of an awaited seat, each as likely."""
    return s.agenda[-1].sample(s, seat, luck)


def apply(s: State[B], seat: Seat, move: Move) -> list[Event]:
    """Play a move: legal if and only if offered; else IllegalMove, and nothing changed."""
    if move not in legal_moves(s, seat):
        words = s.setup.game.words
        text = words.text(move) if 0 <= move < words.size else str(move)
        raise IllegalMove(f"seat {seat} may not `{text}` now{why_not(s, seat, move)}")
    log = Log(True)
    apply_unchecked(s, seat, move, log)
    return log.events


def why_not(s: State[B], seat: Seat, move: Move) -> str:
    """The reason that is known for a move that is not offered, as the end of a sentence."""
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
    """The same without check, and without events unless there is a log: for search.

    Answers who chooses next, the first of several; NOBODY: the game is over.
    """
    s.agenda.pop().take(s, seat, move, log)
    return settle(s, log)


def view(s: State[B], eyes: Seat) -> State[B]:
    """The state as these eyes may see it."""
    return s.view(eyes)


def determinise(seen: State[B], eyes: Seat, luck: Luck) -> State[B]:
    """A whole state these eyes cannot tell from the true one."""
    return seen.determinise(eyes, luck)


def result(s: State[B]) -> Result | None:
    """The final scores, once the game is over."""
    return None if s.agenda else s.board.result()
