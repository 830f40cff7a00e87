"""Counts over many positions what a single one cannot show: that what is called hidden is hidden indeed.

A view that forgot to mask a pile makes worlds in which that pile is always the true one, and all of them
look alike. But then what is told to reveal never reveals, and what is told in secret is seen by all.
"""

from collections import Counter
from itertools import islice

from bottega.kit.board import Board
from bottega.kit.events import FROM_OTHERS, Event, Fact
from bottega.kit.luck import Luck
from bottega.kit.play import awaited
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.every_game.cases import Case, walk, written
from tests.every_game.properties import Fork, Leak, forks, lines

ENOUGH = 20  # trials without a single success that are no accident
OPENING = 2  # choices a seat
NARROW = 8  # a verb with so few moves is counted move by move: `draw gold` apart from `draw resource`


class Tally:
    """How often something could happen, and how often it did."""

    def __init__(self) -> None:
        self.views: Counter[str] = Counter()
        self.reveals: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.secrets: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()

    def look(self, s: State[Board], viewer: Seat, luck: Luck) -> None:
        """Compare a position with a world of this viewer."""
        seen = s.view(viewer)
        world = seen.determinise(viewer, luck)
        if not self.views["varied"]:
            other = seen.determinise(viewer, luck)
            self.views["masked"] += written(seen) != written(s)
            self.views["untrue"] += written(world) != written(s)
            self.views["varied"] += written(world) != written(other)
        for fork in forks(s, world, luck, per_verb=1):
            self.note_reveals(fork, viewer)
            if lines(fork.told_here, viewer) == lines(fork.told_there, viewer):
                self.note_secrets(fork, viewer)

    def note_reveals(self, fork: Fork, viewer: Seat) -> None:
        """A fact that reveals comes out otherwise in some world, if it has anything to say."""
        for fact in {event.fact for event in fork.told_here if could_differ(event, fork, viewer)}:
            name = named(fact, fork)
            self.reveals[name] += 1
            self.revealed[name] += told(fact, fork.told_here) != told(fact, fork.told_there)

    def note_secrets(self, fork: Fork, viewer: Seat) -> None:
        """A fact with a secret may come out otherwise in a world that still looks the same."""
        for fact in {event.fact for event in fork.told_here if event.fact.secret}:
            if told(fact, fork.told_here) != told(fact, fork.told_there):
                name = named(fact, fork)
                self.secrets[name] += 1
                self.kept[name] += written(fork.here.view(viewer)) == written(fork.there.view(viewer))

    def check(self) -> None:
        """Raise the first leak the counts betray."""
        for name, times in self.reveals.items():
            if times >= ENOUGH and not self.revealed[name]:
                raise Leak("view", f"what {name} reveals was never hidden, {times} times")
        for name, times in self.secrets.items():
            if times >= ENOUGH and not self.kept[name]:
                raise Leak("view", f"the secret of {name} was never kept, {times} times")
        if self.views["masked"]:
            assert self.views["untrue"], "every world was the true one"
            assert self.views["varied"], "all worlds of a view were equal"


def tally(cases: list[Case], matches: int) -> Tally:
    """Look at every choice of some random matches, spread over the cases; more often at how they begin."""
    counts = Tally()
    for number in range(matches):
        look_through(counts, cases[number % len(cases)], number)
    for number in range(4 * matches):
        look_at_opening(counts, cases[number % len(cases)], number)
    return counts


def look_through(counts: Tally, case: Case, number: int) -> None:
    """A whole match, each choice as any viewer."""
    seed = number.to_bytes(32, "big")
    luck = Luck(seed, "tally")
    for s in walk(case, seed):
        if awaited(s):
            counts.look(s, luck.pick(case.viewers()), luck)


def look_at_opening(counts: Tally, case: Case, number: int) -> None:
    """The first choices of a match, where much is dealt and little is played, as every viewer."""
    seed = number.to_bytes(32, "little")
    luck = Luck(seed, "tally")
    for s in islice(walk(case, seed), OPENING * case.seats):
        for viewer in case.viewers():
            counts.look(s, viewer, luck)


def could_differ(event: Event, fork: Fork, viewer: Seat) -> bool:
    """Whether it shows what was hidden; what a seat shows of its own follows from its move, or it knew it."""
    if event.fact.reveals == FROM_OTHERS:
        return bool(event.args) and event.args[0] not in (fork.seat, viewer)
    return bool(event.fact.reveals and event.args)


def named(fact: Fact, fork: Fork) -> str:
    """A fact and what led to it."""
    words = fork.here.setup.game.words
    kind = words.kind(fork.move)
    return f"`{fact.id}` after `{words.text(fork.move) if kind.size <= NARROW else kind.verb}`"


def told(fact: Fact, events: list[Event]) -> list[list[int]]:
    """The arguments of every event of a fact."""
    return [event.args for event in events if event.fact is fact]
