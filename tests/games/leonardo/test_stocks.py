"""§6.1 Florins and components: open, or hidden until the match ends."""

from __future__ import annotations

from io import StringIO
from typing import cast

import pytest
from rich.console import Console, RenderableType

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.ending import CountDiversity
from bottega.games.leonardo.phases.offers import Offer
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.picture.shapes import Common, Own
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN, shows_hidden
from bottega.kit.luck import Luck
from bottega.kit.picture import picture
from bottega.kit.play import apply, legal_moves, question, refusals
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import read_phrasebook, read_texts
from bottega.terminal.pictures.leonardo.sides import side
from tests.games.leonardo.middle import gone, stand
from tests.games.leonardo.positions import city, florins, hold, making, player, purses
from tests.games.talk import asked, do, offered, say

LUCK = Luck(b"stocks")


def hidden(seats: int = 3, **switches: str) -> State[City]:
    """Hidden stocks: 7, 5 and 3 florins; iron and wood before seat 0, two glass before seat 1."""
    s = city(seats, options={"stocks": "hidden", **switches})
    purses(s, *[7, 5, 3, 3, 3][:seats])
    hold(s, 0, "iron wood")
    hold(s, 1, "glass glass")
    return s


def common(s: State[City]) -> Common:
    """What a spectator is sent."""
    seen = picture(cast(State[Board], s), NOBODY).common
    assert isinstance(seen, Common)
    return seen


def own(s: State[City], seat: Seat) -> Own:
    """What a seat is sent beside that."""
    seen = picture(cast(State[Board], s), seat).own
    assert isinstance(seen, Own)
    return seen


def test_the_experts_preset_hides_stocks_and_all_others_leave_them_open() -> None:
    hiding = [name for name in GAME.presets if GAME.complete({"preset": name})["stocks"] == "hidden"]
    assert hiding == ["expert"]
    assert GAME.complete({})["stocks"] == "open"


@pytest.mark.parametrize("viewer", [NOBODY, 1, 2])
def test_a_view_holds_neither_florins_nor_components_of_others(viewer: Seat) -> None:
    s = hidden()
    do(s, PhaseA())
    seen = s.view(viewer)
    assert player(seen, 0).florins == HIDDEN
    assert player(seen, 0).owned == [HIDDEN] * 5
    if viewer != NOBODY:
        assert player(seen, viewer).florins == player(s, viewer).florins
        assert player(seen, viewer).owned == player(s, viewer).owned


def test_open_stocks_are_seen_by_everyone() -> None:
    s = city(3)
    do(s, PhaseA())
    assert player(s.view(1), 0).florins == player(s, 0).florins
    assert player(s.view(1), 0).owned == player(s, 0).owned


def test_a_picture_shows_a_seat_its_own_stock_and_nobody_elses() -> None:
    s = hidden()
    do(s, PhaseA())
    for each in common(s).sides:
        assert (each.florins, each.components, each.hand, each.score) == (None, None, None, None)
    mine = own(s, 0)
    assert (mine.florins, mine.components, mine.hand) == (7, {"iron": 1, "wood": 1}, {"iron": 1, "wood": 1})
    assert mine.score.total == 7


def test_points_without_florins_stay_open() -> None:
    s = hidden(points="on", diversity_points="on")
    do(s, PhaseA())
    player(s, 0).completed = (0,)
    score = common(s).sides[0].score
    assert score is not None
    assert score.parts["inventions"] == 1


def test_ten_florins_for_a_point_hide_the_points_too() -> None:
    s = hidden(points="on", florins_to_points="on")
    do(s, PhaseA())
    assert [each.score for each in common(s).sides] == [None] * 3
    assert own(s, 0).score.parts["florins"] == 0


def test_at_the_end_everyone_shows_everything() -> None:
    s = hidden()
    told = do(s, CountDiversity(), viewer=2)
    assert told == ["showed_florins 0 7", "showed_florins 1 5", "showed_florins 2 3"]
    assert [each.florins for each in common(s).sides] == [7, 5, 3]
    assert common(s).sides[1].components == {"glass": 2}
    assert [each.score.total for each in common(s).sides if each.score] == [7, 5, 3]
    assert not s.agenda
    assert s.board.result().scores == [7, 5, 3]
    assert florins(s.view(NOBODY)) == [7, 5, 3]


def test_open_stocks_are_not_told_again_at_the_end() -> None:
    assert do(city(3), CountDiversity()) == []


# What is asked and told gives nothing away


def at_the_smith(*held: int) -> State[City]:
    """Seats 0 and 1 are at the smith; the next iron costs 2 florins, and seat 0 is asked first."""
    s = hidden()
    purses(s, *held)
    stand(s, "smith", "0aa", "1a")
    do(s, Offer(3, at=0, sold=1))
    return s


@pytest.mark.parametrize("held", [0, 1, 2, 9])
def test_whoever_could_use_it_is_asked_whether_they_can_pay_or_not(held: int) -> None:
    s = at_the_smith(held, 5, 3)
    assert asked(s) == ["buy_good 0 smith 2"]
    assert offered(s) == (["buy iron", "decline"] if held >= 2 else ["decline"])


def test_who_cannot_pay_is_told_why_alone() -> None:
    s = at_the_smith(1, 5, 3)
    told = [repr(refusal.line) for refusal in refusals(s, 0)]
    assert told == ["refusals.not_enough_florins {'florins': '2', 'held': '1'}"]
    assert refusals(s, 1) == []


@pytest.mark.parametrize("viewer", [NOBODY, 1, 2])
def test_declining_looks_the_same_whatever_the_purse_holds(viewer: Seat) -> None:
    seen = set()
    for held in (0, 9):
        s = at_the_smith(held, 5, 3)
        lines = say(s, "0 decline", viewer=viewer)
        seen.add((str(lines), str(common(s)), str(question(s, 1))))
    assert len(seen) == 1


def test_what_was_paid_stays_in_the_log_and_cannot_be_taken_back() -> None:
    s = at_the_smith(4, 5, 3)
    told = apply(s, 0, legal_moves(s, 0)[0])
    assert next(repr(event.line(2)) for event in told).startswith(
        "events.bought {'seat': '0', 'good': 'iron'"
    )
    assert shows_hidden(told)
    free = city(3)
    stand(free, "smith", "0aa", "1a")
    do(free, Offer(3, at=0, sold=1))
    assert not shows_hidden(apply(free, 0, legal_moves(free, 0)[0])[:1])


def test_a_space_of_the_council_that_costs_a_florin_shows_one() -> None:
    s = hidden()
    stand(s, "council", "0a", "1a")
    do(s, Council())
    say(s, "0 give 0")
    costly = next(move for move in legal_moves(s, 0) if GAME.words.text(move) == "choose component")
    assert shows_hidden(apply(s, 0, costly))
    cheap = next(move for move in legal_moves(s, 1) if GAME.words.text(move) == "choose move")
    assert not shows_hidden(apply(s, 1, cheap))


# What bots guess


def worlds(s: State[City], viewer: Seat, count: int = 60) -> list[State[City]]:
    """Guesses of this viewer."""
    return [s.view(viewer).determinise(viewer, LUCK) for _ in range(count)]


def test_guessed_components_are_those_that_are_not_in_the_shops() -> None:
    s = hidden()
    making(s, 1, "small", 1)
    do(s, PhaseA())
    for world in worlds(s, 0):
        assert world.board.conserved() == s.board.conserved()
        assert player(world, 0).owned == player(s, 0).owned
        for c in range(5):
            everyone = sum(each.owned[c] for each in world.board.players)
            assert everyone + world.board.stacks[c] == 12
        assert min(player(world, 1).hand(world.board.rules)) >= 0


def test_guesses_differ_in_florins_and_components() -> None:
    s = hidden()
    do(s, PhaseA())
    guessed = worlds(s, 0)
    assert len({player(world, 1).florins for world in guessed}) > 1
    assert len({tuple(player(world, 1).owned) for world in guessed}) > 1
    assert {player(world, 0).florins for world in guessed} == {7}


def test_nobody_is_guessed_to_have_more_than_they_can_have_received() -> None:
    s = hidden()
    do(s, PhaseA())
    begun = s.board.rules.endowments[1].florins
    assert max(player(world, 1).florins for world in worlds(s, 0, 200)) <= begun + 4


def test_work_is_guessed_for_all_laboratories_together() -> None:
    """Each invention needs one component of its own kind, and there is only one of each."""
    s = hidden()
    for seat in range(3):
        hold(s, seat)
    making(s, 1, "small", 1)
    making(s, 2, "small", 3)
    do(s, PhaseA())
    pairs = {
        (player(world, 1).labs[0].invention + 1, player(world, 2).labs[0].invention + 1)
        for world in worlds(s, 0)
    }
    assert (1, 3) in pairs
    assert all(one != other for one, other in pairs)


def test_shown_work_keeps_its_components() -> None:
    s = hidden()
    making(s, 1, "small", 13).shown = True
    gone(s, 13)
    hold(s, 1)
    do(s, PhaseA())
    for world in worlds(s, 0, 20):
        assert player(world, 1).labs[0].invention + 1 == 13
        assert min(player(world, 1).hand(world.board.rules)) >= 0


# The terminal


def drawn(thing: RenderableType) -> str:
    """The first line of a player's side."""
    console = Console(width=120, file=StringIO())
    with console.capture() as captured:
        console.print(thing)
    return captured.get().splitlines()[0]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_terminal_draws_a_question_mark_for_what_is_hidden(lang: str) -> None:
    s = hidden()
    do(s, PhaseA())
    names = ["Anna", "Bruno", "Carla"]
    texts = read_texts(GAME.package, lang, GAME.words)
    words = read_phrasebook("bottega.terminal", lang)
    other, mine = [drawn(side(common(s), seat, own(s, 0), texts, words, names)) for seat in (1, 0)]
    assert words.say("leonardo-florins", florins="?") in other
    assert words.say("leonardo-florins", florins=7) in mine
    assert "?" not in mine
