"""The framework that every game is built on. Pure: no clock, no I/O; all randomness comes from the seed.

`__all__` is the stable API for bots, searches, variants and games (docs/library.md).
"""

from __future__ import annotations

from bottega.kit.board import Board, Part, Rules
from bottega.kit.book import Cards, read_cards
from bottega.kit.errors import BadRecord, BookError, BottegaError, IllegalMove, SetupError, UnknownWord
from bottega.kit.events import HIDDEN, Ask, Event, Fact, Line, Log, Range, Reason, numbers
from bottega.kit.game import AnyGame, Game, Option, Options, Setup, switch
from bottega.kit.luck import Luck
from bottega.kit.moves import Kind, Move, Refusal, Vocabulary
from bottega.kit.picture import Pictures
from bottega.kit.plan import Plan
from bottega.kit.play import awaited, setup
from bottega.kit.public import apply, apply_unchecked, legal_moves, question, refusals, sample
from bottega.kit.record import Record, replay, verify
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Choice, Sealed, State, Step
from bottega.kit.texts import Texts, read_texts
from bottega.kit.view import View

__all__ = [
    "HIDDEN",
    "NOBODY",
    "AnyGame",
    "Ask",
    "BadRecord",
    "Board",
    "BookError",
    "BottegaError",
    "Cards",
    "Choice",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Kind",
    "Line",
    "Log",
    "Luck",
    "Move",
    "Option",
    "Options",
    "Part",
    "Pictures",
    "Plan",
    "Range",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rules",
    "Sealed",
    "Seat",
    "Setup",
    "SetupError",
    "State",
    "Step",
    "Texts",
    "UnknownWord",
    "View",
    "Vocabulary",
    "apply",
    "apply_unchecked",
    "awaited",
    "legal_moves",
    "numbers",
    "question",
    "read_cards",
    "read_texts",
    "refusals",
    "replay",
    "sample",
    "setup",
    "switch",
    "verify",
]
