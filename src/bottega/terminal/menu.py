"""The offers as a person picks them: by number, by letter and number, or by typing the move."""

from __future__ import annotations

from itertools import product
from string import ascii_lowercase

from bottega.kit.moves import Move
from bottega.kit.texts import Texts

MANY = 16  # more offers than this get letters for all but the last word and numbers for the last word
COMMANDS = "hoqu"
LETTERS = [letter for letter in ascii_lowercase if letter not in COMMANDS]
LABELS = LETTERS + ["".join(pair) for pair in product(LETTERS, repeat=2)]


class Menu:
    """Some offers of one question. What is typed picks among them: one is a choice, several make a menu."""

    def __init__(self, texts: Texts, names: list[str], moves: list[Move]) -> None:
        self.texts = texts
        self.names = names
        self.moves = {texts.words.text(move): move for move in moves}
        self.offers = list(self.moves)
        self.heads: dict[str, str] = {}  # by label; none in a plain list
        self.tails = self.offers
        if len(self.offers) > MANY:
            self.heads = dict(zip(LABELS, dict.fromkeys(head_of(offer) for offer in self.offers)))
            self.tails = [tail for tail in dict.fromkeys(tail_of(offer) for offer in self.offers) if tail]

    def pick(self, typed: str) -> list[str]:
        """The offers that were meant; none if nothing fits."""
        said = typed.strip().lower()
        if said.isdigit():
            return self.numbered(int(said), self.offers)
        return self.labelled(said) or fitting(said, self.offers)

    def numbered(self, number: int, offers: list[str]) -> list[str]:
        """Those of the offers that bear a number."""
        if not 0 < number <= len(self.tails):
            return []
        tail = self.tails[number - 1]
        return [offer for offer in offers if tail == (tail_of(offer) if self.heads else offer)]

    def labelled(self, said: str) -> list[str]:
        """What `b`, `b3` or `b 1,2` means in a menu with letters."""
        for label, head in self.heads.items():
            if said.startswith(label):
                rest = said.removeprefix(label).strip()
                offers = [offer for offer in self.offers if head_of(offer) == head]
                if rest.isdigit():
                    offers = self.numbered(int(rest), offers)
                elif rest:
                    offers = [offer for offer in offers if tail_of(offer) == rest]
                if offers:
                    return offers
        return []

    def smaller(self, offers: list[str]) -> Menu:
        """The same question with fewer offers."""
        return Menu(self.texts, self.names, [self.moves[offer] for offer in offers])


def head_of(offer: str) -> str:
    """All but the last word; a verb alone is its own head."""
    return offer.rpartition(" ")[0] or offer


def tail_of(offer: str) -> str:
    """The last word; none of a verb alone."""
    head, _, tail = offer.rpartition(" ")
    return tail if head else ""


def fitting(typed: str, offers: list[str]) -> list[str]:
    """The offers whose words begin as typed, in order, some left out; whole moves and words go first."""
    wanted = typed.lower().split()
    exact = [offer for offer in offers if offer.lower().split() == wanted]
    whole = [offer for offer in offers if follows(wanted, offer, whole=True)]
    return exact or whole or [offer for offer in offers if follows(wanted, offer, whole=False)]


def follows(wanted: list[str], offer: str, *, whole: bool) -> bool:
    """Whether each wanted word is met, in order, by a word of the offer."""
    words = iter(offer.lower().split())
    return all(any(word == want if whole else word.startswith(want) for word in words) for want in wanted)
