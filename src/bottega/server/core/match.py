"""A match as a function of its log. Pure: no I/O and no clock."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bottega.kit.board import Board
from bottega.kit.errors import BadRecord, BottegaError, IllegalMove, UnknownWord
from bottega.kit.events import shows_hidden
from bottega.kit.game import AnyGame
from bottega.kit.play import apply, awaited, is_forced, setup
from bottega.kit.redraw import redrawn
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step
from bottega.server.core import giving_up
from bottega.server.core.clock_reader import TurnHistory, is_timed
from bottega.server.core.commands import Command, Denied, Done, GiveUp, TakeBack
from bottega.server.core.effects import Happened
from bottega.server.core.keys import by_stand_in
from bottega.server.core.log import begun_with, bot_of, draws_of
from bottega.server.core.store.rows import Entry, Head
from bottega.server.platform.errors import BadLog, Refused

KEYS: Final = 32  # recent commands that are recognised when they come twice: a sixth of a match in memory
LINES: Final = 16  # plies whose events stay in memory for clients that reconnect
UNDOS: Final = 32  # moves that can be undone in a row
LEFT: Final = 3  # a seat counts as left if a substitute made one move in so many


class Plan(Struct, frozen=True):
    """An entry that may be appended next, and the state after it."""

    entry: Entry
    state: State[Board]
    happened: Happened


class Made(Struct, frozen=True):
    """A move of the log, the state before it, and whether it can be undone."""

    entry: Entry
    before: State[Board]
    free: bool


class Behind(Struct, frozen=True):
    """The sender has seen more of the log than we have."""


class Match:
    """One match, up to some ply of its log."""

    __slots__ = (
        "abandoned",
        "asked",
        "cancelled",
        "game",
        "head",
        "keys",
        "past",
        "ply",
        "recent",
        "resigned",
        "said",
        "state",
        "step",
        "stood_in",
        "turn_history",
    )

    def __init__(self, head: Head, game: AnyGame) -> None:
        self.head: Final = head
        self.game: Final = begun_with(head, game)
        self.ply = 0
        self.state, events = setup(self.game, head.seats, head.options, bytes.fromhex(head.seed))
        self.recent: Final = [Happened(0, events)]  # recent plies
        self.past: Final[list[Made]] = []  # recent moves, for undo
        self.keys: Final[dict[str, int]] = {}  # ply by seat and key
        self.step: Step[Board] | None = None
        self.asked: dict[Seat, int] = {}  # since which ply each awaited seat has had its question
        self.said: Final = [0] * head.seats  # moves of each seat, without those undone
        self.stood_in: Final = [0] * head.seats  # those that a substitute made
        self.resigned: Final[list[Seat]] = []  # in order; in matches that go on, bots play these seats
        self.abandoned = False
        self.cancelled = False  # abandoned by agreement
        self.leave_source()
        self.note_asked()
        self.turn_history: Final = TurnHistory(head.began, self.asked) if is_timed(head.clock) else None

    @property
    def over(self) -> bool:
        """Whether no one is awaited any more."""
        return not self.state.agenda or self.given_up

    @property
    def given_up(self) -> bool:
        """Whether the match ended without its regular end."""
        return self.abandoned or giving_up.ends_with(self.head, self.resigned)

    @property
    def left_to_bots(self) -> list[Seat]:
        """Seats whose people resigned, or left so many moves to a substitute that it decided the match."""
        counted = zip(self.stood_in, self.said, strict=True)
        left = {seat for seat, (stood_in, said) in enumerate(counted) if stood_in and stood_in * LEFT >= said}
        return sorted(left.union(self.resigned))

    # --- deciding -------------------------------------------------------------------------------

    def decide(self, command: Command, at: float = 0.0) -> Plan | Done | Denied | Behind:
        """Plan the entry for a command, or deny it. Changes nothing."""
        ply = self.known(command)
        if ply is not None:
            return Done(ply)
        if command.ply > self.ply:
            return Behind()
        if self.over:
            return Denied("over")
        if isinstance(command, TakeBack):
            return self.decide_undo(command, at)
        if isinstance(command, GiveUp):
            return self.decide_giving_up(command, at)
        if command.seat in self.resigned and not by_stand_in(command.key):
            return Denied("resigned")
        if command.seat not in self.asked:
            return Denied("not_awaited")
        if command.ply < self.asked[command.seat]:
            return Denied("stale")
        try:
            move = self.game.words.parse(command.text)
            text = self.game.words.text(move)
            entry = Entry(self.head.id, self.ply + 1, command.seat, text, command.key, at=at)
            return self.follow(entry, already_parsed=move)
        except UnknownWord:
            return Denied("unknown_word")
        except IllegalMove:
            return Denied("not_offered")

    def decide_undo(self, command: TakeBack, at: float) -> Plan | Denied:
        """Plan an undo. It is allowed until something hidden was shown or someone else acted."""
        if command.ply < self.ply:
            return Denied("stale")
        if not self.may_undo(command.seats):
            return Denied("cannot_undo")
        last = self.past[-1].entry
        back, key = last.ply - 1, command.key
        return self.follow(Entry(self.head.id, self.ply + 1, last.seat, "", key, back, at))

    def decide_giving_up(self, command: GiveUp, at: float) -> Plan | Denied:
        """Plan a resignation. It takes a ply like a move, so the log orders the two."""
        entry = Entry(self.head.id, self.ply + 1, command.seat, command.text, command.key, at=at)
        return giving_up.why_not(self.head, self.resigned, entry.seat, entry.text) or self.follow(entry)

    def may_undo(self, seats: tuple[Seat, ...]) -> bool:
        """Whether one of these seats made the last move and it showed nothing hidden."""
        if not self.past or self.over:
            return False
        last = self.past[-1]
        return last.free and last.entry.seat in seats and last.entry.seat not in self.resigned

    def known(self, command: Command) -> int | None:
        """The ply of a command that is in the log already."""
        seats = command.seats if isinstance(command, TakeBack) else (command.seat,)
        for seat in seats:
            ply = self.keys.get(f"{seat} {command.key}")
            if ply is not None:
                return ply
        return None

    def follow(self, entry: Entry, already_parsed: int | None = None) -> Plan:
        """Plan an entry: copy the state and play it."""
        if entry.back is not None:
            last = self.past[-1]
            if last.entry.ply - 1 != entry.back:
                raise BadLog(f"ply {entry.ply} goes back to {entry.back}, not to {last.entry.ply - 1}")
            return Plan(entry, last.before, Happened(entry.ply, [], entry.back))
        if giving_up.gives_up(entry):
            return Plan(entry, self.state, Happened(entry.ply, [], line=giving_up.line(entry)))
        move = self.game.words.parse(entry.text) if already_parsed is None else already_parsed
        state, forced = self.state.copy(), is_forced(self.state, entry.seat)
        events = apply(state, entry.seat, move)
        stood_in = entry.seat if by_stand_in(entry.key) else None
        bot = bot_of(self.head, entry)
        return Plan(entry, state, Happened(entry.ply, events, bot=bot, stood_in=stood_in, forced=forced))

    # --- taking entries -------------------------------------------------------------------------

    def take(self, entry: Entry) -> Happened:
        """Play the next entry of the log."""
        if entry.ply != self.ply + 1:
            raise BadLog(f"ply {entry.ply} after {self.ply}")
        try:
            return self.settle(self.follow(entry))
        except (BottegaError, IndexError) as error:
            raise BadLog(f"ply {entry.ply}, seat {entry.seat}, `{entry.text}`: {error}") from error

    def settle(self, plan: Plan) -> Happened:
        """A planned entry was committed: its state becomes the state."""
        entry = plan.entry
        self.ply = entry.ply
        self.recent.append(plan.happened)
        del self.recent[:-LINES]
        self.keys[f"{entry.seat} {entry.key}"] = entry.ply
        if len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]
        if giving_up.gives_up(entry):
            self.give_up(entry)
            return plan.happened
        if entry.back is not None:
            self.count(self.past.pop().entry, -1)
        else:
            self.count(entry, 1)
            self.remember(plan)
        self.state = plan.state
        self.leave_source()
        self.asked.pop(entry.seat, None)
        self.note_asked()
        if self.turn_history is not None:
            if entry.back is not None:
                self.turn_history.taken_back()
            else:
                self.turn_history.moved(
                    entry.seat, entry.at, plan.happened.stood_in is not None, self.asked, self.ply
                )
        return plan.happened

    def give_up(self, entry: Entry) -> None:
        """Apply a resignation or an abandonment. Earlier moves can no longer be undone."""
        if entry.text == giving_up.RESIGN:
            self.resigned.append(entry.seat)
        else:
            self.abandoned, self.cancelled = True, entry.text == giving_up.CANCEL
        self.past.clear()
        if self.given_up:
            self.asked = {}

    def leave_source(self) -> None:
        """Begin the own part of a what-if: copied moves cannot be undone, and unknown cards are redrawn."""
        source = self.head.kind.source
        if source is None or self.ply > source.moves:
            return
        try:
            self.state = redrawn(self.state, draws_of(self.head), self.ply)
        except BadRecord as error:
            raise Refused("other_edition", str(error)) from error
        if self.ply == source.moves:
            self.past.clear()

    def viewer_at(self, ply: int, viewer: Seat) -> Seat:
        """The viewer whose lines of a ply to show: after a redraw, copied plies fit one seat only."""
        stale = any(ply <= draw.after and viewer != draw.seat for draw in self.head.draws)
        return NOBODY if stale else viewer

    def remember(self, plan: Plan) -> None:
        """Keep the state before a move.

        A command cannot undo a move that showed something hidden. Logs are not checked again: an undo in the
        log is always played.
        """
        free = bool(plan.state.agenda) and not shows_hidden(plan.happened.events)
        if not free:
            self.past.clear()
        self.past.append(Made(plan.entry, self.state, free))
        del self.past[:-UNDOS]

    def count(self, entry: Entry, moves: int) -> None:
        """Count a move that was made or undone."""
        self.said[entry.seat] += moves
        if by_stand_in(entry.key):
            self.stood_in[entry.seat] += moves

    def note_asked(self) -> None:
        """In a simultaneous step, a seat that still waits keeps its question."""
        agenda = self.state.agenda
        step = agenda[-1] if agenda else None
        kept = self.asked if step is self.step else {}
        self.asked = {seat: kept.get(seat, self.ply) for seat in awaited(self.state)}
        self.step = step


def played(head: Head, game: AnyGame, entries: list[Entry]) -> Match:
    """Play a whole log."""
    match = Match(head, game)
    for entry in entries:
        match.take(entry)
    return match
