"""What is said at the table of any game, in words: moves and events, questions, offers and refusals."""

from __future__ import annotations

from bottega.kit.events import Event, Line, Log
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, settle
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import B, State, Step


def do(s: State[B], *steps: Step[B], viewer: Seat = NOBODY) -> list[str]:
    """Do these steps up to the next choice, and listen."""
    log = Log(True)
    s.then(*steps)
    settle(s, log)
    return told(log.events, viewer)


def say(s: State[B], *texts: str, viewer: Seat = NOBODY) -> list[str]:
    """Play moves and listen. A seat may stand in front (`0 send 2 workshop`), else who is awaited plays."""
    heard: list[str] = []
    for text in texts:
        first, rest = text.split()[0], text.partition(" ")[2]
        seat, move = (int(first), rest) if first.isdigit() else (awaited(s)[0], text)
        heard += told(apply(s, seat, s.setup.game.words.parse(move)), viewer)
    return heard


def told(events: list[Event], viewer: Seat = NOBODY) -> list[str]:
    """What some ears hear."""
    return [words(event.line(viewer)) for event in events]


def words(line: Line) -> str:
    """`sent 0 2 workshop`"""
    return " ".join([line.id, *line.args.values()])


def asked(s: State[B]) -> list[str]:
    """Who is awaited and for what: `place_workers 0`."""
    return [words(question(s, seat)) for seat in awaited(s)]


def offered(s: State[B], verb: str = "", seat: Seat | None = None) -> list[str]:
    """The offers to one seat (the first awaited one), or those of one verb."""
    moves = legal_moves(s, awaited(s)[0] if seat is None else seat)
    texts = [s.setup.game.words.text(move) for move in moves]
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused(s: State[B], seat: Seat | None = None) -> dict[str, str]:
    """`start small *`: `lab_busy small`; the first of several reasons."""
    found: dict[str, str] = {}
    for refusal in refusals(s, awaited(s)[0] if seat is None else seat):
        found.setdefault(refusal.about, words(refusal.line))
    return found
