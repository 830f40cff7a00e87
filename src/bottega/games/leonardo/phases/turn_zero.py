"""§3, §12 Setting up: the first inventions asked for, and the favours of the expert start."""

from __future__ import annotations

from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import BOXED, REQUESTED, TOOK_FAVOUR, WAS_DEALT
from bottega.games.leonardo.names import (
    APPRENTICE,
    FAVOUR_COMPONENTS,
    FAVOUR_FLORINS,
    HALF_COMPONENT,
    HALF_FLORINS,
    LARGE,
    LETTERS,
    SIX_PLACES,
    is_man,
)
from bottega.games.leonardo.phases.choices import NONE_TAKEN, PickComponents
from bottega.games.leonardo.words import (
    ALREADY_DONE,
    FAVOUR,
    FAVOUR_LIMIT,
    NO_FREE_MAN_PLACE,
    NO_LARGE_LAB,
    TAKE_FAVOUR,
    TAKE_HALF_FAVOUR,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piles import changed
from bottega.kit.seats import Seat
from bottega.kit.state import Choice, State, Step

TWO_FLORINS: Final = 2


@final
class LayDisplay(Step[City]):
    """§3, §12. Boxed inventions are shown; the first ones are asked for."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        for invention in city.boxed:
            log.tell(BOXED, invention)
        for invention in city.rules.requested_first:
            city.display.append(invention)
            log.tell(REQUESTED, invention)
        while len(city.display) < city.rules.display:
            log.tell(REQUESTED, city.turn_up())
        city.lots = ()


@final
class DealComponents(Step[City]):
    """Pietrocupo. One component of each kind is shuffled, and each player is dealt one, face up."""

    def run(self, s: State[City], log: Log) -> None:
        for seat, component in zip(s.board.clockwise(0), s.board.lots, strict=False):
            s.board.take_component(seat, component)
            log.tell(WAS_DEALT, seat, component)


@final
class HalfFavours(Step[City]):
    """Pietrocupo. With five players, each takes half a favour first."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(*[TakeHalfFavour(seat) for seat in s.board.clockwise(s.board.leonardo)])


@final
class TakeHalfFavour(Choice[City]):
    """§12, Pietrocupo. One component or two florins."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return TAKE_HALF_FAVOUR.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [FAVOUR.of(HALF_COMPONENT), FAVOUR.of(HALF_FLORINS)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        favour = FAVOUR.first(move)
        log.tell(TOOK_FAVOUR, seat, favour)
        if favour == HALF_FLORINS:
            s.board.players[seat].florins += TWO_FLORINS
        else:
            s.then(PickComponents(seat, left=1, most_each=1, taken=NONE_TAKEN))


@final
class Favours(Step[City]):
    """§12. One favour at a time, clockwise from Leonardo, round after round."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        for _ in range(city.rules.favours.count):
            s.then(*[TakeFavour(seat) for seat in city.clockwise(city.leonardo)])


@final
class TakeFavour(Choice[City]):
    """§12. a) florins, b) components, c) an apprentice, d) an improvement; no letter too often."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return TAKE_FAVOUR.line([seat])

    def within_limit(self, s: State[City], favour: int) -> bool:
        """Whether this player may take this letter once more."""
        letter = LETTERS[favour]
        return s.board.players[self.seat].favours[letter] < s.board.rules.favours.limits[letter]

    def usable(self, s: State[City], favour: int) -> bool:
        """Whether an improvement or an apprentice is to be had; florins and components always are."""
        return favour in (FAVOUR_FLORINS, FAVOUR_COMPONENTS) or s.board.useful(self.seat, favour)

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        favours = [favour for favour in range(len(LETTERS)) if self.within_limit(s, favour)]
        return [FAVOUR.of(favour) for favour in favours if self.usable(s, favour)]

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        refused: list[Refusal] = []
        for favour in range(len(LETTERS)):
            if not self.within_limit(s, favour):
                limit = s.board.rules.favours.limits[LETTERS[favour]]
                refused.append(Refusal(FAVOUR, [favour], FAVOUR_LIMIT, [favour, limit]))
            elif not self.usable(s, favour):
                refused.append(self.unusable(s, favour))
        return refused

    def unusable(self, s: State[City], favour: int) -> Refusal:
        """Why an improvement is not to be had."""
        if is_man(favour):
            return Refusal(FAVOUR, [favour], NO_FREE_MAN_PLACE, [favour])
        if favour == SIX_PLACES and not s.board.players[self.seat].labs[LARGE].places:
            return Refusal(FAVOUR, [favour], NO_LARGE_LAB, [favour])
        return Refusal(FAVOUR, [favour], ALREADY_DONE, [favour])

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        rules, player, favour = s.board.rules, s.board.players[seat], FAVOUR.first(move)
        letter = LETTERS[favour]
        player.favours = changed(player.favours, letter, player.favours[letter] + 1)
        log.tell(TOOK_FAVOUR, seat, favour)
        if favour == FAVOUR_FLORINS:
            player.florins += rules.favours.florins
        elif favour == FAVOUR_COMPONENTS:
            s.then(PickComponents(seat, rules.favours.components, rules.favours.most_each, NONE_TAKEN))
        elif favour == APPRENTICE:
            self.receive(s, favour, rules.favours.apprentices)
        else:
            self.receive(s, favour, rules.favours.men if is_man(favour) else 1)
            components = rules.favours.improvement_components[favour]
            s.then(PickComponents(seat, components, components, NONE_TAKEN))

    def receive(self, s: State[City], favour: int, count: int) -> None:
        """So many of a good, as far as they can be used."""
        for _ in range(count):
            if s.board.useful(self.seat, favour):
                s.board.receive(self.seat, favour)
