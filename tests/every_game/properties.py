"""Views tell nothing: worlds that differ only in what a viewer may not know are the same to those viewer."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from bottega.kit.board import Board
from bottega.kit.events import FROM_ALL, HIDDEN, Event, shows_hidden
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.play import apply, apply_unchecked, awaited, is_open, legal_moves, question, refusals, result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from tests.every_game.cases import random_choice, written


class Leak(AssertionError):
    """A channel told a viewer what they may not know."""

    def __init__(self, channel: str, why: str) -> None:
        super().__init__(f"leak through {channel}: {why}")


class Fork(NamedTuple):
    """The same move played in the true state and in a world."""

    seat: Seat
    move: Move
    here: State[Board]
    there: State[Board]
    told_here: list[Event]
    told_there: list[Event]


def check_view_tells_nothing(s: State[Board], viewer: Seat, luck: Luck, worlds: int = 3) -> None:
    """Every channel of this viewer must be the same in the true state and in each world."""
    seen = s.view(viewer)
    check_sealed_in_view(s, seen, viewer)
    for _ in range(worlds):
        world = seen.determinise(viewer, luck)
        check_world_is_whole(s, world)
        check_same_to(viewer, s, world)
        check_open_offers(s, world)
        for fork in forks(s, world, luck):
            if written(fork.here.view(viewer)) == written(fork.there.view(viewer)):
                check_same("lines", viewer, told_to(fork.told_here, viewer), told_to(fork.told_there, viewer))
                check_same_to(viewer, fork.here, fork.there)
    check_secret_choices(s, viewer, luck)


def check_open_offers(s: State[Board], world: State[Board]) -> None:
    """What everybody is said to know of an offer is the same in every world."""
    for seat in awaited(s):
        if is_open(s, seat) != is_open(world, seat):
            raise Leak("open offers", f"whether seat {seat} has an open choice hangs on a secret")
        if is_open(s, seat) and legal_moves(s, seat) != legal_moves(world, seat):
            raise Leak("open offers", f"what seat {seat} may choose hangs on a secret")


def check_sealed_in_view(s: State[Board], seen: State[Board], viewer: Seat) -> None:
    """Who has chosen is public, what they chose is not."""
    sealed = {seat: move if seat == viewer else HIDDEN for seat, move in s.sealed.items()}
    if seen.sealed != sealed:
        raise Leak("sealed choices", f"seat {viewer} sees {seen.sealed}, not {sealed}")


def check_world_is_whole(s: State[Board], world: State[Board]) -> None:
    """A world is a state like any other: nothing appears or gets lost, sealed choices are legal."""
    assert world.board.conserved() == s.board.conserved()
    assert hidden_in(world) == hidden_in(s), "something is still hidden in a guessed world"
    for seat, move in world.sealed.items():
        before = world.copy()
        del before.sealed[seat]
        assert move in legal_moves(before, seat), f"seat {seat} could not have sealed {move}"


def hidden_in(s: State[Board]) -> int:
    """How many things are HIDDEN; the same number may mean nobody, but that is no secret."""
    return len(re.findall(rf"{HIDDEN}\b", written(s)))


def check_plays_on(world: State[Board], luck: Luck) -> None:
    """A world can be played to its end."""
    longest = world.setup.game.longest
    for _ in range(longest):
        if awaited(world):
            apply_unchecked(world, *random_choice(world, luck))
    assert result(world), f"not over after {longest} more decisions"


def check_same_to(viewer: Seat, here: State[Board], there: State[Board]) -> None:
    """All that this viewer are sent, channel by channel."""
    check_same("view", viewer, written(here.view(viewer)), written(there.view(viewer)))
    check_same("awaited seats", viewer, awaited(here), awaited(there))
    # Those who wait are told what the others are asked.
    asked = [repr(question(here, seat)) for seat in awaited(here)]
    check_same("questions", viewer, asked, [repr(question(there, seat)) for seat in awaited(there)])
    check_same("offers", viewer, offers(here, viewer), offers(there, viewer))
    refused = [reading(refusal) for refusal in refusals(here, viewer)]
    check_same("refusals", viewer, refused, [reading(refusal) for refusal in refusals(there, viewer)])


def check_same(channel: str, viewer: Seat, here: object, there: object) -> None:
    """The same bytes, or a leak that quotes where they part."""
    one, other = str(here), str(there)
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        near = slice(max(0, at - 80), at + 80)
        raise Leak(channel, f"seat {viewer} can tell\n  {one[near]}\nfrom\n  {other[near]}")


def check_secret_choices(s: State[Board], viewer: Seat, luck: Luck, moves: int = 6) -> None:
    """Choices that the lines do not tell apart, such as sealed ones, look the same afterwards too."""
    for seat in awaited(s):
        if seat == viewer:
            continue
        by_lines: dict[str, State[Board]] = {}
        for move in luck.shuffle(legal_moves(s, seat))[:moves]:
            after = s.copy()
            told = str(lines(apply(after, seat, move), viewer))
            other = by_lines.setdefault(told, after)
            check_same("secret choice", viewer, written(other.view(viewer)), written(after.view(viewer)))


def check_quiet_moves(s: State[Board], luck: Luck, moves: int = 4) -> None:
    """A move that tells of nothing revealed shows nobody anything new, so that it may be undone."""
    for seat in awaited(s):
        world = s.view(seat).determinise(seat, luck)
        for move in luck.shuffle(legal_moves(s, seat))[:moves]:
            here, there = s.copy(), world.copy()
            told = apply(here, seat, move)
            if not shows_hidden(told):
                apply(there, seat, move)
                check_same("a quiet move", seat, written(here.view(seat)), written(there.view(seat)))
                check_shows_others_nothing(s, seat, move, luck)


def check_shows_others_nothing(s: State[Board], seat: Seat, move: Move, luck: Luck) -> None:
    """Whatever the mover may have hidden, some move would have looked the same to one who looks on."""
    viewer = luck.pick([other for other in range(NOBODY, s.setup.seats) if other != seat])
    here = s.copy()
    seen = str(lines(apply(here, seat, move), viewer)) + written(here.view(viewer))
    world = s.view(viewer).determinise(viewer, luck)
    offered = legal_moves(world, seat)
    for other in sorted(offered, key=lambda other: other != move):
        there = world.copy()
        if str(lines(apply(there, seat, other), viewer)) + written(there.view(viewer)) == seen:
            return
    told = s.setup.game.words.text(move)
    raise Leak("a quiet move", f"after `{told}` of seat {seat}, seat {viewer} can tell what was hidden")


def forks(s: State[Board], world: State[Board], luck: Luck, per_verb: int = 2) -> Iterator[Fork]:
    """A few moves of each verb that are legal in both, played in copies of both."""
    for seat in awaited(s):
        offered = set(legal_moves(world, seat)) if seat in awaited(world) else set()
        by_verb: dict[str, list[Move]] = {}
        for move in luck.shuffle(legal_moves(s, seat)):
            if move in offered:
                by_verb.setdefault(s.setup.game.words.kind(move).verb, []).append(move)
        for moves in by_verb.values():
            for move in moves[:per_verb]:
                here, there = s.copy(), world.copy()
                told_here, told_there = apply(here, seat, move), apply(there, seat, move)
                yield Fork(seat, move, here, there, told_here, told_there)


def told_to(events: list[Event], viewer: Seat) -> list[str]:
    """What this viewer reads, where both worlds look the same afterwards.

    Two cards drawn in one move may come the other way round and make the same hand: they are put in order.
    """
    drawn = [event for event in events if event.fact.reveals == FROM_ALL]
    others = [event for event in events if event.fact.reveals != FROM_ALL]
    return lines(others, viewer) + sorted(lines(drawn, viewer))


def lines(events: list[Event], viewer: Seat) -> list[str]:
    """What this viewer reads of it."""
    return [repr(event.line(viewer)) for event in events]


def offers(s: State[Board], viewer: Seat) -> list[str]:
    """The offers to this viewer, as texts."""
    return [s.setup.game.words.text(move) for move in legal_moves(s, viewer)]


def reading(refusal: Refusal) -> str:
    """All that is sent of a refusal."""
    return f"{refusal.about}: {refusal.line!r} §{refusal.reason.paragraph}"
