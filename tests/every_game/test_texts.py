"""Everything shown has words in every language: moves, events for all viewers, questions, refusals."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.events import Event, Line
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, legal_moves, question, refusals
from bottega.kit.state import State
from bottega.kit.texts import Texts, read_texts
from tests.every_game.cases import Case, every_case, random_choice

PLAYERS = [f"player {seat}" for seat in range(10)]


class Shown(NamedTuple):
    """A line and the form in which it is said."""

    line: Line
    form: str = ""


@cache
def texts_of(game: AnyGame, lang: str) -> Texts:
    """The texts of a game, read once."""
    return read_texts(game.package, lang, game.words)


def shown_at(s: State[Board]) -> Iterator[Shown]:
    """What everyone awaited is asked, offered and refused."""
    words = s.setup.game.words
    for seat in awaited(s):
        yield Shown(question(s, seat), "you")
        yield Shown(question(s, seat), "others")
        yield from (Shown(words.line(move)) for move in legal_moves(s, seat))
        yield from (Shown(refusal.line) for refusal in refusals(s, seat))


def shown_of(events: list[Event], case: Case) -> Iterator[Shown]:
    """What everyone reads of what happened."""
    for event in events:
        yield from (Shown(event.line(viewer)) for viewer in case.viewers())


def shown_in_match(case: Case, seed: bytes) -> Iterator[Shown]:
    """Everything shown in a random match."""
    s, told = case.start(seed)
    yield from shown_of(told, case)
    luck = Luck(seed, "walk")
    while awaited(s):
        yield from shown_at(s)
        yield from shown_of(apply(s, *random_choice(s, luck)), case)


@every_case
def test_everything_shown_has_words(case: Case) -> None:
    once = {repr(shown): shown for seed in case.seeds(part=50) for shown in shown_in_match(case, seed)}
    for lang in LANGUAGES:
        texts = texts_of(case.game, lang)
        for line, form in once.values():
            said = texts.say(line, PLAYERS, form)
            assert said.strip(), line
            assert not {"{", "}"} & set(said), said
