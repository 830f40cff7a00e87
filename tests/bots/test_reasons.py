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
from bottega.bots.face import Budget
from bottega.bots.gains import GAINS
from bottega.bots.reasons import OTHERS, SECRET, SILENT, SOON, foreseen, reason, reason_words
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.codec import dump
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply, apply_unchecked, awaited, legal_moves, setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import read_phrasebook
from tests.all_games import SAMPLE, seats_near

FOLDER: Final = Path(__file__).parent / "reasons"
TOLD: Final = 20
LOOKED_AT: Final = 40  # moves of a seat that are compared with each other
ASKED: Final = 40  # choices that are asked for their reason
ENOUGH: Final = 20  # moves that were found in two worlds
MATCHES: Final = 40  # at most, to find them: of a short game it takes some
REASONED: Final = {id: GAMES[id] for id in GAINS}  # a game may join without reasons
Ways = dict[tuple[bytes, str], str]  # what everybody sees and reads of a move, and the reason given

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
told_of = pytest.mark.parametrize("game", REASONED.values(), ids=REASONED.keys())


def seed_of(text: str) -> bytes:
    return hashlib.sha256(f"reasons {text}".encode()).digest()


def choices(game: AnyGame, seats: int, seed: bytes) -> Iterator[tuple[State[Board], Seat, Move]]:
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


def why(before: State[Board], seat: Seat, move: Move, viewer: Seat = NOBODY) -> str:
    """The reason that this viewer is given."""
    after = before.copy()
    apply_unchecked(after, seat, move)
    return reason(before.view(viewer), after.view(viewer), seat, move)


# --- words ------------------------------------------------------------------------------------------


def page(game: AnyGame) -> str:
    """Some moves of a match, from its beginning to its end, and why they were made."""
    every = list(choices(game, seats_near(game, 2), seed_of(game.id)))
    many = min(TOLD, len(every))
    lines = []
    for number in range(many):
        before, seat, move = every[number * (len(every) - 1) // max(1, many - 1)]
        for name in (why(before, seat, move), foreseen(before.view(seat), seat, move, Luck(seed_of("page")))):
            lines.append(f"{game.words.text(move)} ({name or 'silent'})")
            lines += [f"    {reason_words(game, name, language)}" for language in LANGUAGES if name]
    return "\n".join(lines) + "\n"


@told_of
def test_reasons_read_as_they_did(game: AnyGame) -> None:
    assert page(game) == (FOLDER / f"{game.id}.txt").read_text("utf-8")


@told_of
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_a_reason_has_words(game: AnyGame, language: str) -> None:
    phrases = GAINS[game.id].phrases
    book = read_phrasebook(game.package, language)
    assert {id.removeprefix("reasons-") for id in book.ids if id.startswith("reasons-")} == set(phrases)
    for phrase in phrases.values():
        text = " ".join([phrase.id, *(field.names[-1] for field in phrase.ranges)])
        for one in (text, f"{SOON} {text}"):
            assert reason_words(game, one, language, [f"P{seat}" for seat in range(10)]).endswith(".")


@told_of
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_number_or_a_name(game: AnyGame, language: str) -> None:
    assert all(phrase.ranges for phrase in GAINS[game.id].phrases.values())
    book = read_phrasebook(game.package, language)
    for phrase in GAINS[game.id].phrases.values():
        written = book.written[f"reasons-{phrase.id}"]
        assert all(f"${name}" in written for name in phrase.names)


@told_of
def test_of_what_is_seen_to_happen_something_is_told(game: AnyGame) -> None:
    told: list[str] = []
    for number in range(MATCHES):
        if number < 2 or len(told) < ASKED:
            told += [
                why(*choice) for choice in choices(game, seats_near(game, 3), seed_of(f"later {number}"))
            ]
    assert told.count(SILENT) < 0.5 * len(told)
    assert len({text.partition(" ")[0] for text in told}) > 2


def test_a_game_that_nobody_judges_has_no_reasons() -> None:
    s, _ = setup(SAMPLE, 2, {}, seed_of("sample"))
    seat = awaited(s)[0]
    assert why(s, seat, legal_moves(s, seat)[0]) in (SILENT, SECRET)
    assert reason_words(SAMPLE, SILENT, "en") == ""


def test_what_is_not_known_any_more_is_not_said() -> None:
    assert reason_words(GAMES["codex"], "room", "en") == ""
    assert reason_words(GAMES["codex"], "scores 5", "en") == "+5 points."


# --- truth ------------------------------------------------------------------------------------------


@told_of
def test_what_is_told_to_happen_at_once_happens(game: AnyGame) -> None:
    """In the true world, which the adviser does not know, the move brings what was said."""
    checked = 0
    for before, seat, move in choices(game, seats_near(game, 2), seed_of("truth")):
        told = foreseen(before.view(seat), seat, move, Luck(seed_of("truth")))
        if told and not told.startswith(SOON):
            after = before.copy()
            apply_unchecked(after, seat, move)
            assert told in GAINS[game.id].found(before.view(seat).board, after.view(seat).board, seat)
            checked += 1
    assert checked > 5


@told_of
def test_what_comes_of_every_other_move_too_is_no_reason(game: AnyGame) -> None:
    for before, seat, move in choices(game, seats_near(game, 2), seed_of("every")):
        offered = legal_moves(before, seat)
        told = foreseen(before.view(seat), seat, move, Luck(seed_of("every")))
        if not told or told.startswith(SOON) or len(offered) > OTHERS:
            continue
        brought: list[list[str]] = []
        for other in offered:
            after = before.copy()
            apply_unchecked(after, seat, other)
            found = GAINS[game.id].found(before.view(seat).board, after.view(seat).board, seat)
            brought.append(found if other != move else [])
        assert any(told not in found for found in brought if found is not brought[offered.index(move)])


@told_of
def test_the_same_question_has_the_same_reason(game: AnyGame) -> None:
    for before, seat, move in choices(game, seats_near(game, 2), seed_of("twice")):
        once, again = (foreseen(before.view(seat), seat, move, Luck(seed_of("luck"))) for _ in range(2))
        assert once == again


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
def test_where_everybody_sees_the_same_the_reason_is_the_same(game: AnyGame) -> None:
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
    before, seat, move = next(choices(GAMES["codex"], 2, seed_of("sealed")))
    assert why(before, seat, move) == why(before, seat, move, viewer=1 - seat) == SECRET
    assert why(before, seat, move, viewer=seat) != SECRET


@every_game
def test_the_reason_for_a_hint_is_in_what_the_seat_sees(game: AnyGame) -> None:
    luck = Luck(seed_of("other worlds"))
    told: list[str] = []
    for before, seat, move in choices(game, seats_near(game, 2), seed_of("hints")):
        world = before.view(seat).determinise(seat, luck)
        here, there = (foreseen(one.view(seat), seat, move, Luck(seed_of("one"))) for one in (before, world))
        assert here == there
        told.append(here)
    assert SECRET not in told  # one knows what one chooses oneself
    assert all(reason_words(game, name, "en") for name in told if name)


if __name__ == "__main__":
    for game in REASONED.values():
        (FOLDER / f"{game.id}.txt").write_text(page(game), "utf-8")
