"""Views tell nothing: worlds that differ only in what some eyes may not know are the same to those eyes."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from bottega.kit.board import Board
from bottega.kit.events import FROM_ALL, HIDDEN, Event, shows_hidden
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.play import apply, apply_unchecked, awaited, legal_moves, question, refusals, result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from tests.every_game.cases import random_choice, written


class Leak(AssertionError):
    """A channel told some eyes what they may not know."""

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


def check_view_tells_nothing(s: State[Board], eyes: Seat, luck: Luck, worlds: int = 3) -> None:
    """The heart of the suite: every channel of these eyes is the same in the true state and in each world."""
    seen = s.view(eyes)
    check_sealed_in_view(s, seen, eyes)
    for _ in range(worlds):
        world = seen.determinise(eyes, luck)
        check_world_is_whole(s, world)
        check_same_to(eyes, s, world)
        for fork in forks(s, world, luck):
            if written(fork.here.view(eyes)) == written(fork.there.view(eyes)):
                check_same("lines", eyes, told_to(fork.told_here, eyes), told_to(fork.told_there, eyes))
                check_same_to(eyes, fork.here, fork.there)
    check_secret_choices(s, eyes, luck)


def check_sealed_in_view(s: State[Board], seen: State[Board], eyes: Seat) -> None:
    """Who has chosen is public, what they chose is not."""
    sealed = {seat: move if seat == eyes else HIDDEN for seat, move in s.sealed.items()}
    if seen.sealed != sealed:
        raise Leak("sealed choices", f"seat {eyes} sees {seen.sealed}, not {sealed}")


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


def check_same_to(eyes: Seat, here: State[Board], there: State[Board]) -> None:
    """All that these eyes are sent, channel by channel."""
    check_same("view", eyes, written(here.view(eyes)), written(there.view(eyes)))
    check_same("awaited seats", eyes, awaited(here), awaited(there))
    # Those who wait are told what the others are asked.
    asked = [repr(question(here, seat)) for seat in awaited(here)]
    check_same("questions", eyes, asked, [repr(question(there, seat)) for seat in awaited(there)])
    check_same("offers", eyes, offers(here, eyes), offers(there, eyes))
    refused = [reading(refusal) for refusal in refusals(here, eyes)]
    check_same("refusals", eyes, refused, [reading(refusal) for refusal in refusals(there, eyes)])


def check_same(channel: str, eyes: Seat, here: object, there: object) -> None:
    """The same bytes, or a leak that quotes where they part."""
    one, other = str(here), str(there)
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        near = slice(max(0, at - 80), at + 80)
        raise Leak(channel, f"seat {eyes} can tell\n  {one[near]}\nfrom\n  {other[near]}")


def check_secret_choices(s: State[Board], eyes: Seat, luck: Luck, moves: int = 6) -> None:
    """Choices that the lines do not tell apart, such as sealed ones, look the same afterwards too."""
    for seat in awaited(s):
        if seat == eyes:
            continue
        by_lines: dict[str, State[Board]] = {}
        for move in luck.shuffle(legal_moves(s, seat))[:moves]:
            after = s.copy()
            told = str(lines(apply(after, seat, move), eyes))
            other = by_lines.setdefault(told, after)
            check_same("secret choice", eyes, written(other.view(eyes)), written(after.view(eyes)))


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
    eyes = luck.pick([other for other in range(NOBODY, s.setup.seats) if other != seat])
    here = s.copy()
    seen = str(lines(apply(here, seat, move), eyes)) + written(here.view(eyes))
    world = s.view(eyes).determinise(eyes, luck)
    offered = legal_moves(world, seat)
    for other in sorted(offered, key=lambda other: other != move):
        there = world.copy()
        if str(lines(apply(there, seat, other), eyes)) + written(there.view(eyes)) == seen:
            return
    told = s.setup.game.words.text(move)
    raise Leak("a quiet move", f"after `{told}` of seat {seat}, seat {eyes} can tell what was hidden")


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


def told_to(events: list[Event], eyes: Seat) -> list[str]:
    """What these eyes read, where both worlds look the same afterwards.

    Two cards drawn in one move may come the other way round and make the same hand: they are put in order.
    """
    drawn = [event for event in events if event.fact.reveals == FROM_ALL]
    others = [event for event in events if event.fact.reveals != FROM_ALL]
    return lines(others, eyes) + sorted(lines(drawn, eyes))


def lines(events: list[Event], eyes: Seat) -> list[str]:
    """What these eyes read of it."""
    return [repr(event.line(eyes)) for event in events]


def offers(s: State[Board], eyes: Seat) -> list[str]:
    """The offers to these eyes, as texts."""
    return [s.setup.game.words.text(move) for move in legal_moves(s, eyes)]


def reading(refusal: Refusal) -> str:
    """All that is sent of a refusal."""
    return f"{refusal.about}: {refusal.line!r} §{refusal.reason.paragraph}"
