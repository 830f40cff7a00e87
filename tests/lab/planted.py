"""The sample game with two options whose effect is known: one is unfair, one changes nothing on average."""

from typing import Final

from bottega.kit.book import Cards
from bottega.kit.game import Options, switch
from bottega.kit.luck import Luck
from tests.all_games import SAMPLE, copy_of
from tests.sample.pieces import Stall, deal
from tests.sample.sheet import Sheet
from tests.sample.variants import OPTIONS, rules

GIFT: Final = 5  # coins for the first seat, each of which is a point at the end


class Planted:
    """A game that remembers with which options each of its sheets was made."""

    def __init__(self) -> None:
        self.made: Final[list[tuple[Sheet, Options]]] = []
        options = [*OPTIONS, switch("gift"), switch("turned")]
        self.game: Final = copy_of(SAMPLE, "planted", rules=self.rules, deal=self.deal, options=options)

    def rules(self, seats: int, options: Options, cards: Cards) -> Sheet:
        """The rules of the sample."""
        sheet = rules(seats, options, cards)
        self.made.append((sheet, options))
        return sheet

    def deal(self, sheet: Sheet, luck: Luck) -> Stall:
        """The deal of the sample; with `turned`, one that is as likely: the pile the other way up."""
        stall = deal(sheet, luck)
        options = next(options for made, options in self.made if made is sheet)
        if options["turned"] == "on":
            stall.pile.reverse()
        if options["gift"] == "on":
            stall.purses[0] += GIFT
        return stall
