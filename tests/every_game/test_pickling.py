"""What a match is made of is pickled and copied alike, compiled or not; numbers may be those of numpy."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pickle import PicklingError
from typing import Any, cast

import pytest

from bottega import kit
from bottega.kit.codec import dump
from bottega.kit.deal import Deal
from bottega.kit.errors import BadRecord, SetupError
from bottega.kit.events import SEATS, Ask, Event, Fact, Phrase, Reason
from bottega.kit.game import AnyGame, Setup
from bottega.kit.luck import Luck
from bottega.kit.moves import Kind
from bottega.kit.play import apply, awaited, legal_moves, setup
from bottega.kit.record import Record
from bottega.kit.redraw import Redraw
from bottega.kit.view import view_of
from tests.all_games import ALL_GAMES, SAMPLE, bare, seats_near
from tests.sample.sheet import Sheet

Again = Callable[[Any], Any]
SEED = bytes(range(32))
PLIES = 12


def pickled(one: object) -> object:
    return pickle.loads(pickle.dumps(one))


@pytest.fixture(params=[pickled, copy.copy, copy.deepcopy])
def again(request: pytest.FixtureRequest) -> Again:
    return cast(Again, request.param)


class Number:
    """An integer of another library, such as numpy.int64."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def played(game: AnyGame) -> Record:
    """Some moves of a match."""
    record = Record(game, seats_near(game, 3), {}, SEED)
    s, _ = record.start()
    luck = Luck(SEED)
    while awaited(s) and len(record.moves) < PLIES:
        seat = awaited(s)[0]
        move = luck.pick(legal_moves(s, seat))
        apply(s, seat, move)
        record.note(s, seat, move)
    return record


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_state_is_pickled_and_copied(game: str, again: Again) -> None:
    record = played(ALL_GAMES[game])
    s, told = kit.replay(record)
    for one in (s, s.view(0)):
        other = again(one)
        assert dump(other) == dump(one)
        assert other.setup.rules is one.setup.rules
        assert other.setup.game is one.setup.game
    assert again(s.board.result()) == s.board.result()
    assert hash(again(s.board.result())) == hash(s.board.result())
    events = [event for _, events in told for event in events]
    assert [again(event).line(0) for event in events] == [event.line(0) for event in events]
    for seat in awaited(s):
        for refusal in kit.refusals(s, seat):
            assert repr(again(refusal)) == repr(refusal)
            assert again(refusal.line) == refusal.line
        view = view_of(s, seat)
        assert again(view).offers == view.offers
        assert again(view).picture.json() == view.picture.json()
        assert again(view.picture).html() == view.picture.html()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_record_is_pickled_and_copied_and_stays_apart(game: str, again: Again) -> None:
    record = played(ALL_GAMES[game])
    record.players = [f"Seat {seat}" for seat in range(record.seats)]
    record.deal, record.source = Deal(SEED, ["a", "b"]), ("m", 3)
    record.resigned.append((1, 2))
    record.draws.append(Redraw(1, 0, SEED, "digest"))
    other = again(record)
    assert other.dump() == record.dump()
    other.moves.clear()
    assert len(record.moves) > 0


@pytest.mark.parametrize("game", ALL_GAMES)
def test_copies_of_a_state_stay_apart_in_one_pickle(game: str) -> None:
    """Copies share what is dear to copy until one is written on, also where they arrive together."""
    record = played(ALL_GAMES[game])
    s, _ = kit.replay(record)
    twin = s.copy()
    before = dump(s)
    there, here = pickle.loads(pickle.dumps([s, twin]))
    luck = Luck(SEED)
    for _ in range(PLIES):
        if awaited(here):
            apply(here, awaited(here)[0], luck.pick(legal_moves(here, awaited(here)[0])))
    assert dump(there) == before


def test_luck_goes_on_where_it_was(again: Again) -> None:
    luck = Luck(SEED, "there")
    luck.word()
    other = again(luck)
    assert [other.word() for _ in range(20)] == [luck.word() for _ in range(20)]


def test_errors_come_back_as_they_were(again: Again) -> None:
    refused, bad = again(SetupError("not so", "why")), again(BadRecord(3, "no such card"))
    assert (str(refused), refused.why) == ("not so", "why")
    assert (str(bad), bad.ply) == ("ply 3: no such card", 3)


def test_words_are_pickled(again: Again) -> None:
    kind = Kind("give", seat=SEATS, other=SEATS)
    kind.base = 100
    assert again(kind).text([1, 2]) == "give 1 2"
    assert again(kind).of(1, 2) == kind.of(1, 2)
    for phrase in (Phrase("moves", "x", {"seat": SEATS}), Ask("what", seat=SEATS), Fact("won", seat=SEATS)):
        assert again(phrase).line([1]) == phrase.line([1])
    assert again(Reason("why", "4.1", seat=SEATS)).paragraph == "4.1"
    secret = Fact("drew", secret=("card",), reveals="all", seat=SEATS, card=SEATS)
    assert again(Event(secret, [0, 1])).line(1) == Event(secret, [0, 1]).line(1)
    assert again(secret).reveals == "all"


def richer(sheet: Any) -> None:
    """A change of the sample's sheet."""
    sheet.coins = 9


def mistyped(sheet: Any) -> None:
    """A change of a field that is not there."""
    sheet.coinss = 9


def test_a_variant_is_pickled_by_the_function_that_makes_it() -> None:
    variant = SAMPLE.variant("rich", richer)
    assert copy.copy(variant) is copy.deepcopy(variant) is variant
    record = Record(variant, 2, {}, SEED)
    other = cast(Record, pickled(record))
    assert (other.game.id, other.dump()) == ("rich", record.dump())
    assert cast(Sheet, Setup(other.game, 2, {}).rules).coins == 9


def test_a_field_that_a_sheet_does_not_have_is_refused() -> None:
    with pytest.raises(AttributeError, match="coinss"):
        setup(SAMPLE.variant("odd", mistyped), 2, {}, SEED)


def test_a_game_that_cannot_be_found_again_is_not_pickled() -> None:
    lost = bare(SAMPLE, "lost")
    with pytest.raises(PicklingError, match="`lost` is not GAME of"):
        pickle.dumps(lost)
    with pytest.raises(PicklingError, match="as part of a match"):
        pickle.dumps(SAMPLE.rules(2, SAMPLE.complete({}), SAMPLE.cards()))


def test_cards_of_ones_own_travel_along(again: Again) -> None:
    tables = json.loads(json.dumps(SAMPLE.cards().tables, default=str))
    own = kit.Cards(tables)
    assert again(own).digest == own.digest
    record = Record(SAMPLE, 2, {}, SEED, own)
    assert again(record).cards.digest == own.digest
    assert again(Setup(SAMPLE, 2, {}, own)).cards.digest == own.digest
    assert again(record).cards is not SAMPLE.cards()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_any_number_does_for_a_seat_and_a_move(game: str) -> None:
    title = ALL_GAMES[game]
    s, _ = setup(title, seats_near(title, 3), {}, SEED)
    seat = awaited(s)[0]
    number = Number(seat)
    move = Number(kit.legal_moves(s, number)[0])
    assert kit.question(s, number) == kit.question(s, seat)
    assert [str(one) for one in kit.refusals(s, number)] == [str(one) for one in kit.refusals(s, seat)]
    assert kit.sample(s, number, Luck(SEED)) == kit.sample(s, seat, Luck(SEED))
    assert dump(s.view(number)) == dump(s.view(seat))
    world = s.view(seat).determinise(number, Luck(SEED))
    assert dump(world) == dump(s.view(seat).determinise(seat, Luck(SEED)))
    twin = s.copy()
    kit.apply_unchecked(twin, number, move)
    kit.apply(s, number, move)
    assert dump(s) == dump(twin)
    with pytest.raises(TypeError):
        kit.apply(s, cast(int, 1.5), move)


def test_what_is_compiled_still_says_what_it_is() -> None:
    """`help` shows it."""
    for told in (kit.apply, kit.Luck, kit.Luck.below, kit.State.view, kit.Record.save, kit.verify):
        assert (told.__doc__ or "").strip(), told
    assert "raises IllegalMove" in (kit.apply.__doc__ or "")
