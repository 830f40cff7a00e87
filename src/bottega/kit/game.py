"""Declare a game; set up a match of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Final, Generic, Literal, TypeVar, cast

from mypy_extensions import mypyc_attr

from bottega.kit.board import Board, Part, Rules
from bottega.kit.book import Cards, read_cards
from bottega.kit.errors import SetupError
from bottega.kit.luck import Luck
from bottega.kit.moves import Kind, Vocabulary
from bottega.kit.picture import Pictures
from bottega.kit.state import B, Step

R = TypeVar("R", bound=Rules)

Options = dict[str, str]
Effort = Literal["easy", "middling", "hard"]  # to learn a game

SHEETS_KEPT: Final = 64


class Option:
    """A game option and its values; the first is the default.

    A `carried` option is set by the previous match at the same table, so players cannot choose it.
    `changes` lists the paragraphs of the rules that it changes; the last one says how.
    It has no effect unless other options have the values in `needs` and `seats` has the number of players.
    """

    def __init__(
        self,
        id: str,
        values: list[str],
        group: str = "",
        carried: bool = False,
        changes: list[str] | None = None,
        needs: dict[str, str] | None = None,
        seats: list[int] | None = None,
    ) -> None:
        self.id: Final = id
        self.values: Final = values
        self.group: Final = group
        self.carried: Final = carried
        self.changes: Final = changes or []
        self.needs: Final = needs or {}
        self.seats: Final = seats or []  # empty: any number

    def __repr__(self) -> str:
        return f"Option({self.id}: {', '.join(self.values)})"


def switch(
    id: str,
    group: str = "",
    changes: list[str] | None = None,
    needs: dict[str, str] | None = None,
    seats: list[int] | None = None,
) -> Option:
    """An on/off option; off by default."""
    return Option(id, ["off", "on"], group, changes=changes, needs=needs, seats=seats)


def names_of(sheet: Rules) -> set[str]:
    """Names of a sheet's instance fields; a compiled sheet has none besides those that its class declares."""
    fields: dict[str, object] = getattr(sheet, "__dict__", {})
    return set(fields)


class Priced:
    """How a question offers something at a price. Players can set standing orders for it.

    `about` and `price` are fields of the question; `take` and `decline` are the verbs that answer it. `goods`
    lists what can be taken for each value of `about`.
    """

    def __init__(
        self, about: str, price: str, take: Kind, decline: Kind, goods: dict[str, list[str]]
    ) -> None:
        self.about: Final = about
        self.price: Final = price
        self.take: Final = take.verb
        self.decline: Final = decline.verb
        self.goods: Final = goods


@mypyc_attr(native_class=False)  # mypyc cannot make one of a generic dataclass, and leaves out Generic
@dataclass(eq=False, repr=False, kw_only=True)
class Game(Generic[R, B]):
    """A game, as its package declares it: `GAME` in `games/<id>/__init__.py`."""

    id: str
    edition: int  # of our rules; kept in records
    seats: list[int]
    words: Vocabulary
    parts: list[type[Part]]
    card_files: list[str]
    rules: Callable[[int, Options, Cards], R]
    deal: Callable[[R, Luck], B]
    opening: Callable[[R], list[Step[B]]]
    pictures: Pictures[B]
    longest: int  # no match has more decisions
    effort: Effort = "middling"
    luck: bool = True  # whether two seeds may deal two different matches
    secrets: bool = True  # whether a player may have secrets
    options: list[Option] = field(default_factory=list)
    presets: dict[str, Options] = field(default_factory=dict)
    package: str = ""  # where its cards and texts are
    rematch: Callable[[int, list[int]], Options] | None = None  # carried options, from seats and winners
    priced: dict[str, Priced] = field(default_factory=dict)  # by question: they accept standing orders
    before: Sequence[Callable[[R], None]] = ()

    def __post_init__(self) -> None:
        self.package = self.package or f"bottega.games.{self.id}"
        self.parts_by_name: dict[str, type[Part]] = {part.__name__: part for part in self.parts}
        self.printed: Cards | None = None
        self.sheets: dict[str, R] = {}
        self.editions: dict[int, Game[R, B]] = {self.edition: self}  # all that we keep
        self.varies: tuple[Game[R, B], Callable[[R], None]] | None = None  # the original and the change
        earlier: Game[R, B] = self
        for change in self.before:  # of the next edition's sheet
            earlier = earlier.changed(self.id, earlier.edition - 1, change)
            earlier.editions = self.editions
            self.editions[earlier.edition] = earlier

    def __class_getitem__(cls, _: object) -> type[Game[R, B]]:
        return cls

    def __repr__(self) -> str:
        return f"Game({self.id}, edition {self.edition}, for {', '.join([str(n) for n in self.seats])} seats)"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by name: GAME of its package, or a variant with the function that changes it."""
        if self.varies is not None:
            original, change = self.varies
            return variant_of, (original.in_edition(self.edition), self.id, change)
        if game_of(self.package, self.edition) is not self:
            raise PicklingError(f"`{self.id}` is not GAME of {self.package}: it cannot be pickled")
        return game_of, (self.package, self.edition)

    def __copy__(self) -> Game[R, B]:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game[R, B]:
        return self

    @property
    def schema(self) -> str:
        """Name of the picture's schema, such as `codex/1`."""
        return f"{self.id}/{self.pictures.edition}"

    def in_edition(self, edition: int) -> Game[R, B]:
        """This game in another edition of its rules; raises SetupError if we do not have it."""
        if edition not in self.editions:
            kept = ", ".join([str(one) for one in sorted(self.editions)])
            raise SetupError(f"edition {edition} of {self.id} is not here; kept: {kept}")
        return self.editions[edition]

    def variant(self, id: str, change: Callable[[R], None]) -> Game[R, B]:
        """A new game: this one with a changed rules sheet. Cards and texts are shared."""
        varied = {edition: game.changed(id, edition, change) for edition, game in self.editions.items()}
        for variant in varied.values():
            variant.editions = varied
            variant.varies = (self, change)
        return varied[self.edition]

    def changed(self, id: str, edition: int, change: Callable[[R], None]) -> Game[R, B]:
        """This game with a changed sheet, under another id or as another edition."""
        rules = partial(changed_sheet, self, change)
        return replace(self, id=id, edition=edition, rules=rules, before=())

    def cards(self) -> Cards:
        """The published cards; cached."""
        if self.printed is None:
            self.printed = self.read_cards()
        return self.printed

    def read_cards(self, folder: Path | None = None) -> Cards:
        """The cards, with files of `folder` in place of the published ones."""
        return read_cards(self.package, self.card_files, folder, range(self.edition, max(self.editions)))

    def sheet(self, seats: int, options: Options, cards: Cards) -> R:
        """The rules sheet. Matches with the same options share one, which is read-only."""
        key = f"{seats} {options} {cards.digest}"
        if key not in self.sheets:
            if len(self.sheets) >= SHEETS_KEPT:
                self.sheets.clear()
            self.sheets[key] = self.rules(seats, options, cards)
        return self.sheets[key]

    def complete(self, chosen: Options) -> Options:
        """All options with their values, presets expanded; raises SetupError for unknown ones."""
        full = {option.id: option.values[0] for option in self.options}
        preset = chosen.get("preset")
        if preset is not None:
            if preset not in self.presets:
                raise SetupError(
                    f"{self.id} has no preset `{preset}`; it has {', '.join(self.presets) or 'none'}"
                )
            full.update(self.presets[preset])
        for id, value in chosen.items():
            if id != "preset":
                full[id] = self.checked(id, value)
        return full

    def chosen(self, options: Options) -> Options:
        """The options without the carried ones."""
        carried = {option.id: option.values[0] for option in self.options if option.carried}
        return options | carried

    def checked(self, id: str, value: str) -> str:
        """Return the value; raises SetupError unless the option may have it."""
        for option in self.options:
            if option.id == id:
                if value in option.values:
                    return value
                raise SetupError(f"option `{id}` is one of {', '.join(option.values)}, not `{value}`")
        raise SetupError(f"{self.id} has no option `{id}`")


AnyGame = Game[Rules, Board]


def changed_sheet(
    game: Game[R, B], change: Callable[[R], None], seats: int, options: Options, cards: Cards
) -> R:
    """The sheet of a game after a change, which must not add fields."""
    sheet = game.rules(seats, options, cards)
    declared = names_of(sheet)
    change(sheet)
    odd = sorted(names_of(sheet) - declared)
    if odd:
        raise AttributeError(f"the sheet of {game.id} has no `{odd[0]}`")
    return sheet


def game_of(package: str, edition: int) -> AnyGame | None:
    """GAME of a package in that edition, or None."""
    try:
        game: object = getattr(import_module(package), "GAME", None)
    except ModuleNotFoundError:
        return None
    return cast(AnyGame, game).editions.get(edition) if isinstance(game, Game) else None


def variant_of(game: Game[R, B], id: str, change: Callable[[R], None]) -> Game[R, B]:
    """Unpickle a variant."""
    return game.variant(id, change)


class Setup:
    """Game, seats, options and cards of one match, shared by all its states."""

    def __init__(self, game: AnyGame, seats: int, options: Options, cards: Cards | None = None) -> None:
        if seats not in game.seats:
            raise SetupError(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.complete(options)
        self.cards: Final = cards or game.cards()
        self.rules: Final = game.sheet(seats, self.options, self.cards)
        if self.rules.recipe is None:
            self.rules.recipe = (rules_of, (self,))

    def __repr__(self) -> str:
        return f"Setup({self.game.id}, {self.seats} seats, {self.options})"

    def __reduce__(self) -> tuple[object, ...]:
        own = None if self.cards is self.game.cards() else self.cards
        return Setup, (self.game, self.seats, self.options, own)


def rules_of(setup: Setup) -> Rules:
    """Rules sheet of a setup."""
    return setup.rules
