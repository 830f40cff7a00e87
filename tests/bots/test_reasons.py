"""Why a move was made: said in every language, and from what everybody sees.

Where bots or words have changed for good, the files in `reasons/` are written anew by

    .venv/bin/python -m tests.bots.test_reasons
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bottega.bots import seat_bot
from bottega.bots.evaluators import EVALUATORS
from bottega.bots.face import Budget
from bottega.bots.reasons import LATER, SECRET, foreseen, reason, reason_words
from bottega.bots.seating import Seating
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.codec import dump
from bottega.kit.game import Title
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply, apply_unchecked, awaited, legal_moves, setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import read_phrasebook
from tests.shelf import JUDGED, SAMPLE, seats_near

FOLDER: Final = Path(__file__).parent / "reasons"
TOLD: Final = 20
LOOKED_AT: Final = 40  # moves of a seat that are compared with each other
ASKED: Final = 40  # choices that are asked for their reason
ENOUGH: Final = 20  # moves that were found in two worlds
MATCHES: Final = 40  # at most, to find them: of a short game it takes some
Ways = dict[tuple[bytes, str], str]  # what everybody sees and reads of a move, and the reason given

every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
judged = pytest.mark.parametrize("game", JUDGED.values(), ids=JUDGED.keys())


def seed_of(text: str) -> bytes:
    return hashlib.sha256(f"reasons {text}".encode()).digest()


def choices(game: Title, seats: int, seed: bytes) -> Iterator[tuple[State[Board], Seat, Move]]:
    """Every real choice of a match between greedy bots, with the state before it."""
    s, _ = setup(game, seats, {}, seed)
    seating = Seating(game.words, {seat: seat_bot("greedy", seat) for seat in range(seats)}, Budget())
    for ply in range(game.longest):
        if not awaited(s):
            return
        seat = awaited(s)[0]
        move = seating.ask(s, seat, Luck(seed, str(ply)))
        if len(legal_moves(s, seat)) > 1:
            yield s.copy(), seat, move
        apply_unchecked(s, seat, move)


def why(before: State[Board], seat: Seat, move: Move, eyes: Seat = NOBODY) -> str:
    """The reason that these eyes are given."""
    after = before.copy()
    apply_unchecked(after, seat, move)
    return reason(before.view(eyes), after.view(eyes), seat, move)


# --- words ------------------------------------------------------------------------------------------


def page(game: Title) -> str:
    """Some moves of a match, from its beginning to its end, and why they were made."""
    every = list(choices(game, seats_near(game, 2), seed_of(game.id)))
    many = min(TOLD, len(every))
    lines = []
    for number in range(many):
        before, seat, move = every[number * (len(every) - 1) // max(1, many - 1)]
        name = why(before, seat, move)
        lines.append(f"{game.words.text(move)} ({name})")
        lines += [f"    {reason_words(game, name, language)}" for language in LANGUAGES]
    return "\n".join(lines) + "\n"


@judged
def test_reasons_read_as_they_did(game: Title) -> None:
    assert page(game) == (FOLDER / f"{game.id}.txt").read_text("utf-8")


@judged
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_a_reason_has_words(game: Title, language: str) -> None:
    names, verbs = set(EVALUATORS[game.id].names), {kind.verb for kind in game.words.kinds}
    assert not names & verbs  # they stand in one table
    book = read_phrasebook(game.package, language)
    worded = {id.removeprefix("reasons-") for id in book.ids if id.startswith("reasons-")}
    assert worded == names | verbs
    assert all(reason_words(game, name, language).endswith(".") for name in {*worded, LATER, SECRET})


@judged
def test_it_is_seldom_put_off(game: Title) -> None:
    told: list[str] = []
    for number in range(MATCHES):
        if number < 2 or len(told) < ASKED:
            told += [
                why(*choice) for choice in choices(game, seats_near(game, 3), seed_of(f"later {number}"))
            ]
    assert told.count(LATER) < 0.15 * len(told)
    assert len(set(told)) > min(2, len(EVALUATORS[game.id].names) - 1)


def test_a_game_that_nobody_judges_has_a_reason_too() -> None:
    s, _ = setup(SAMPLE, 2, {}, seed_of("sample"))
    seat = awaited(s)[0]
    name = why(s, seat, legal_moves(s, seat)[0])
    assert name in (LATER, SECRET)
    assert reason_words(SAMPLE, name, "en")


# --- secrets ----------------------------------------------------------------------------------------


def ways(s: State[Board], seat: Seat) -> Ways:
    """The reason for each move that everybody could see made here; there is one for what looks the same."""
    found: Ways = {}
    for move in legal_moves(s, seat)[:LOOKED_AT]:
        after = s.copy()
        lines = [repr(event.line(NOBODY)) for event in apply(after, seat, move)]
        seen = (msgspec.json.encode(dump(after.view(NOBODY))), "\n".join(lines))
        name = reason(s.view(NOBODY), after.view(NOBODY), seat, move)
        assert found.setdefault(seen, name) == name
    return found


@every_game
def test_where_everybody_sees_the_same_the_reason_is_the_same(game: Title) -> None:
    luck, met = Luck(seed_of("worlds")), 0
    for number in range(MATCHES):
        if met > ENOUGH:
            break
        for before, seat, _ in choices(game, seats_near(game, 2), seed_of(f"two worlds {number}")):
            world = before.view(NOBODY).determinise(NOBODY, luck)
            if seat not in awaited(world):
                continue
            here, there = ways(before, seat), ways(world, seat)
            assert all(here[seen] == there[seen] for seen in here.keys() & there.keys())
            met += len(here.keys() & there.keys())
    assert met > ENOUGH


def test_what_is_chosen_in_secret_has_no_reason_for_others() -> None:
    before, seat, move = next(choices(SHELF["codex"], 2, seed_of("sealed")))
    assert why(before, seat, move) == why(before, seat, move, eyes=1 - seat) == SECRET
    assert why(before, seat, move, eyes=seat) != SECRET


@every_game
def test_the_reason_for_a_hint_is_in_what_the_seat_sees(game: Title) -> None:
    luck = Luck(seed_of("other worlds"))
    told: list[str] = []
    for before, seat, move in choices(game, seats_near(game, 2), seed_of("hints")):
        world = before.view(seat).determinise(seat, luck)
        here, there = (foreseen(one.view(seat), seat, move, Luck(seed_of("one"))) for one in (before, world))
        assert here == there
        told.append(here)
    assert SECRET not in told  # one knows what one chooses oneself
    assert all(reason_words(game, name, "en") for name in told)


if __name__ == "__main__":
    for title in JUDGED.values():
        (FOLDER / f"{title.id}.txt").write_text(page(title), "utf-8")
