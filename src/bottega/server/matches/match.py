"""A match as its log tells it: entries go in, and what follows from them comes out. No I/O, no clock."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bottega.kit.board import Board
from bottega.kit.errors import BadRecord, BottegaError, IllegalMove, UnknownWord
from bottega.kit.events import shows_hidden
from bottega.kit.game import Title
from bottega.kit.play import apply, awaited, setup
from bottega.kit.redraw import Redraw, redrawn
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step
from bottega.server.clocks.clock_reader import TurnHistory, is_timed
from bottega.server.errors import BadLog, Refused
from bottega.server.matches import giving_up
from bottega.server.matches.commands import Command, Denied, Done, GiveUp, TakeBack
from bottega.server.matches.effects import Happened
from bottega.server.matches.keys import by_stand_in, is_copied
from bottega.server.store.rows import Entry, Head

KEYS: Final = 32  # commands that are known again when they come twice: a sixth of a match in memory
LINES: Final = 16  # plies whose events are kept for those who were away a moment
UNDOS: Final = 32  # moves that can be taken back one after the other
LEFT: Final = 3  # one move in so many by a stand-in, and a seat was left to it


class Plan(Struct, frozen=True):
    """An entry that may be written next, and what will be so once it is."""

    entry: Entry
    state: State[Board]
    happened: Happened


class Made(Struct, frozen=True):
    """A move of the log, the state before it, and whether it may be taken back."""

    entry: Entry
    before: State[Board]
    free: bool


class Behind(Struct, frozen=True):
    """The one who asks has seen more of the log than we."""


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

    def __init__(self, head: Head, game: Title) -> None:
        self.head: Final = head
        self.game: Final = begun_with(head, game)
        self.ply = 0
        self.state, events = setup(self.game, head.seats, head.options, bytes.fromhex(head.seed))
        self.recent: Final = [Happened(0, events)]  # the last plies
        self.past: Final[list[Made]] = []  # the last moves
        self.keys: Final[dict[str, int]] = {}  # plies by seat and key
        self.step: Step[Board] | None = None
        self.asked: dict[Seat, int] = {}  # since which ply each awaited seat has had its present question
        self.said: Final = [0] * head.seats  # moves of each seat that were not taken back
        self.stood_in: Final = [0] * head.seats  # those that a stand-in made
        self.resigned: Final[list[Seat]] = []  # in their order; where others play on, a bot plays here
        self.abandoned = False
        self.cancelled = False  # abandoned because its players agreed to
        self.leave_source()
        self.note_asked()
        self.turn_history: Final = TurnHistory(head.began, self.asked) if is_timed(head.clock) else None

    @property
    def over(self) -> bool:
        """Whether nobody is awaited any more."""
        return not self.state.agenda or self.given_up

    @property
    def given_up(self) -> bool:
        """Whether it ended before its end."""
        return self.abandoned or giving_up.ends_with(self.head, self.resigned)

    @property
    def left_to_bots(self) -> list[Seat]:
        """The seats of people who resigned, or left so many moves to a stand-in that it decided."""
        counted = zip(self.stood_in, self.said, strict=True)
        left = {seat for seat, (stood_in, said) in enumerate(counted) if stood_in and stood_in * LEFT >= said}
        return sorted(left.union(self.resigned))

    # --- what may be written next ---------------------------------------------------------------

    def decide(self, command: Command, at: float = 0.0) -> Plan | Done | Denied | Behind:
        """What a command comes to at some time; nothing changes yet."""
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
        """An undo is free until something hidden was shown or somebody else acted."""
        if command.ply < self.ply:
            return Denied("stale")
        if not self.may_undo(command.seats):
            return Denied("cannot_undo")
        last = self.past[-1].entry
        back, key = last.ply - 1, command.key
        return self.follow(Entry(self.head.id, self.ply + 1, last.seat, "", key, back, at))

    def decide_giving_up(self, command: GiveUp, at: float) -> Plan | Denied:
        """It is written like a move, so that of a move and a resignation at the same time one is first."""
        entry = Entry(self.head.id, self.ply + 1, command.seat, command.text, command.key, at=at)
        return giving_up.why_not(self.head, self.resigned, entry.seat, entry.text) or self.follow(entry)

    def may_undo(self, seats: tuple[Seat, ...]) -> bool:
        """Whether the last move was made by one of these seats and showed nothing hidden."""
        if not self.past or self.over:
            return False
        last = self.past[-1]
        return last.free and last.entry.seat in seats and last.entry.seat not in self.resigned

    def known(self, command: Command) -> int | None:
        """The ply of a command that was done before."""
        seats = command.seats if isinstance(command, TakeBack) else (command.seat,)
        for seat in seats:
            ply = self.keys.get(f"{seat} {command.key}")
            if ply is not None:
                return ply
        return None

    def follow(self, entry: Entry, already_parsed: int | None = None) -> Plan:
        """What will be so after an entry; a state is never touched, only copied."""
        if entry.back is not None:
            last = self.past[-1]
            if last.entry.ply - 1 != entry.back:
                raise BadLog(f"ply {entry.ply} goes back to {entry.back}, not to {last.entry.ply - 1}")
            return Plan(entry, last.before, Happened(entry.ply, [], entry.back))
        if giving_up.gives_up(entry):
            return Plan(entry, self.state, Happened(entry.ply, [], line=giving_up.line(entry)))
        move = self.game.words.parse(entry.text) if already_parsed is None else already_parsed
        state = self.state.copy()
        events = apply(state, entry.seat, move)
        stood_in = entry.seat if by_stand_in(entry.key) else None
        return Plan(
            entry, state, Happened(entry.ply, events, bot=bot_of(self.head, entry), stood_in=stood_in)
        )

    # --- what was written -----------------------------------------------------------------------

    def take(self, entry: Entry) -> Happened:
        """The next entry of the log."""
        if entry.ply != self.ply + 1:
            raise BadLog(f"ply {entry.ply} after {self.ply}")
        try:
            return self.settle(self.follow(entry))
        except (BottegaError, IndexError) as error:
            raise BadLog(f"ply {entry.ply}, seat {entry.seat}, `{entry.text}`: {error}") from error

    def settle(self, plan: Plan) -> Happened:
        """What was planned is in the log."""
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
        """Somebody resigned, or ended the match. What was done before it is not taken back."""
        if entry.text == giving_up.RESIGN:
            self.resigned.append(entry.seat)
        else:
            self.abandoned, self.cancelled = True, entry.text == giving_up.CANCEL
        self.past.clear()
        if self.given_up:
            self.asked = {}

    def leave_source(self) -> None:
        """Where a what-if begins, what was copied is not taken back, and what a seat knew not is drawn."""
        source = self.head.source
        if source is None or self.ply > source.moves:
            return
        try:
            self.state = redrawn(self.state, draws_of(self.head), self.ply)
        except BadRecord as error:
            raise Refused("other_edition", str(error)) from error
        if self.ply == source.moves:
            self.past.clear()

    def eyes_at(self, ply: int, eyes: Seat) -> Seat:
        """Through which eyes a ply is told: what others knew before it was drawn anew is not so any more."""
        stale = any(ply <= draw.after and eyes != draw.seat for draw in self.head.draws)
        return NOBODY if stale else eyes

    def remember(self, plan: Plan) -> None:
        """Keep the state before a move.

        One that showed something hidden may not be taken back by a command. A log may still do so, where an
        older release allowed it: what is written is played, and only commands are judged.
        """
        free = bool(plan.state.agenda) and not shows_hidden(plan.happened.events)
        if not free:
            self.past.clear()
        self.past.append(Made(plan.entry, self.state, free))
        del self.past[:-UNDOS]

    def count(self, entry: Entry, moves: int) -> None:
        """A move is made, or taken back."""
        self.said[entry.seat] += moves
        if by_stand_in(entry.key):
            self.stood_in[entry.seat] += moves

    def note_asked(self) -> None:
        """A seat that waited while others chose in the same step still has the question it had."""
        agenda = self.state.agenda
        step = agenda[-1] if agenda else None
        kept = self.asked if step is self.step else {}
        self.asked = {seat: kept.get(seat, self.ply) for seat in awaited(self.state)}
        self.step = step


def begun_with(head: Head, game: Title) -> Title:
    """The title by the edition and the cards the match began with; Refused if they are not here."""
    begun = game.editions.get(head.edition)
    if begun is None or begun.cards().digest != head.cards:
        raise Refused("other_edition", f"{head.game} {head.edition} {head.cards}")
    return begun


def bot_of(head: Head, entry: Entry) -> str:
    """The bot that chose, in its own seat or in that of somebody who was away; or nothing."""
    if entry.back is not None or is_copied(entry.key):
        return ""
    return head.bots[entry.seat] or (head.stand_in if by_stand_in(entry.key) else "")


def draws_of(head: Head) -> list[Redraw]:
    """Where a what-if was drawn anew."""
    return [Redraw(one.after, one.seat, bytes.fromhex(one.seed), one.digest) for one in head.draws]


def played(head: Head, game: Title, entries: list[Entry]) -> Match:
    """A match up to the end of a log."""
    match = Match(head, game)
    for entry in entries:
        match.take(entry)
    return match


def effective(entries: list[Entry]) -> list[Entry]:
    """The entries of a log that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.back is None:
            kept.append(entry)
        else:
            while kept and kept[-1].ply > entry.back:
                kept.pop()
    return kept
