"""What is compared with what: the printed game, its presets, each of its options, and one's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from bottega.kit.book import LANGUAGES, Cards
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame, Options, Setup
from bottega.kit.texts import read_texts, text_id

PRINTED: Final = "printed"
PRESETS: Final = "presets"
OPTIONS: Final = "options"
CARDS: Final = "cards"


class Arm(Struct, frozen=True):
    """One way to play the game."""

    name: str
    options: Options
    cards: Cards


class Comparison(Struct, frozen=True):
    """A change, and the two arms that differ by it alone; most are compared with the printed game."""

    name: str
    kind: str  # PRESETS, OPTIONS or CARDS
    label: str
    base: int  # arms by their places
    other: int


@dataclass
class Plan:
    """The arms that are played, each once, though several comparisons may need it."""

    game: AnyGame
    seats: int
    arms: list[Arm] = field(default_factory=list)
    comparisons: list[Comparison] = field(default_factory=list)

    def arm(self, name: str, options: Options, cards: Cards | None = None) -> int:
        """The place of an arm, new or not; SetupError if the game cannot be played so."""
        setup = Setup(self.game, self.seats, options, cards)
        for place, arm in enumerate(self.arms):
            if (arm.options, arm.cards.digest) == (setup.options, setup.cards.digest):
                return place
        self.arms.append(Arm(name, setup.options, setup.cards))
        return len(self.arms) - 1

    def compare(
        self, name: str, kind: str, base: Options, other: Options, cards: Cards | None = None
    ) -> None:
        """Add a comparison, unless both sides are the same game, or it is there under another name."""
        first = self.arm(name_of(self.game, base), base)
        second = self.arm(name, other, cards)
        there = {(one.base, one.other) for one in self.comparisons}
        if first != second and (first, second) not in there:
            label = label_of(self.game, name, kind)
            self.comparisons.append(Comparison(name, kind, label, first, second))


def plan_of(game: AnyGame, seats: int, only: list[str], cards: Cards | None = None) -> Plan:
    """All that can be compared, or `only` what is named: kinds, presets, options as `id=value`."""
    plan = Plan(game, seats)
    plan.arm(PRINTED, {})
    offered = [*presets_of(game), *options_of(game, seats)]
    known = {PRINTED, PRESETS, OPTIONS} | {name for name, *_ in offered}
    if unknown := [name for name in only if name not in known]:
        raise SetupError(f"`{unknown[0]}` of {game.id} cannot be compared; name {', '.join(sorted(known))}")
    for name, kind, base, other in offered:
        if not only or name in only or kind in only:
            plan.compare(name, kind, base, other)
    if cards is not None:
        plan.compare(CARDS, CARDS, {}, {}, cards)
    return plan


Offer = tuple[str, str, Options, Options]  # name, kind, and the options of both sides


def presets_of(game: AnyGame) -> Iterator[Offer]:
    """Every preset against the printed game."""
    for name, options in game.presets.items():
        yield name, PRESETS, {}, options


def options_of(game: AnyGame, seats: int) -> Iterator[Offer]:
    """Every value of every option that is not carried over, against the printed game.

    An option that needs another is compared with the printed game and that other: so it differs by one thing.
    """
    singles = [
        {option.id: value} for option in game.options if not option.carried for value in option.values[1:]
    ]
    for single in singles:
        for base in [{}, *singles]:
            if base.keys() != single.keys() and is_playable(game, seats, base | single):
                yield name_of(game, single), OPTIONS, base, base | single
                break


def is_playable(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether the rules take these options together."""
    try:
        Setup(game, seats, options)
    except SetupError:
        return False
    return True


def name_of(game: AnyGame, options: Options) -> str:
    """A set of options in short: what is not as printed."""
    plain = game.complete({})
    return " ".join(f"{id}={value}" for id, value in options.items() if plain[id] != value) or PRINTED


def label_of(game: AnyGame, name: str, kind: str) -> str:
    """What a change is called in the texts of the game; its id where they have no words for it."""
    id, _, value = name.partition("=")
    book = read_texts(game.package, LANGUAGES[0], game.words).book
    own = text_id(kind, id)
    if kind == CARDS or not book.has(own):
        return "these cards" if kind == CARDS else name
    told = text_id(kind, id, value)
    return f"{book.say(own)}: {book.say(told)}" if value and book.has(told) else book.say(own)
