"""§8 Solitaire: one seat with four hands, in rotation or one after another."""

from __future__ import annotations

from typing import cast

import pytest

from bottega.games.workshop import GAME
from bottega.games.workshop.dealing import cut
from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.rounds import TakeTurn
from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.errors import SetupError
from bottega.kit.events import HIDDEN
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, result, sample, setup
from bottega.kit.record import Record, load, verify
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, refused, say, told
from tests.games.workshop.positions import cards, deck, hold, lay, opened, own, stack, table
from tests.games.workshop.turns import gathered

WAYS = ["rotation", "sequence"]


def played_out(way: str, seed: int = 3) -> Record:
    """A whole match at random, as it is written down."""
    record = Record(cast(AnyGame, GAME), 1, {"solitaire": way}, seed.to_bytes(32, "big"))
    s, _ = record.start()
    luck = Luck(record.seed, "moves")
    while awaited(s):
        move = sample(s, 0, luck)
        apply(s, 0, move)
        record.note(s, 0, move)
    return record


# One seat


def test_without_a_choice_it_is_played_in_rotation() -> None:
    assert GAME.complete({}) == {"practice": "two", "solitaire": "rotation", "tired": "lot"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_more_seats_there_is_no_sequence(seats: int) -> None:
    with pytest.raises(SetupError, match=f"one seat, not {seats}") as error:
        opened(seats, solitaire="sequence")
    assert error.value.why == "only_alone"


@pytest.mark.parametrize("way", WAYS)
def test_8_sixty_four_cards_and_eight_removed(way: str) -> None:
    board = opened(1, solitaire=way).board
    cards = board.top + sum(len(quarter) for quarter in board.quarters)
    dealt = sum(len(hand) for hand in board.hands)
    assert (cards + dealt, len(board.removed), len(board.hands)) == (64, 8, 4)


@pytest.mark.parametrize("way", WAYS)
def test_the_one_person_sees_all_hands_and_a_spectator_none(way: str) -> None:
    s = opened(1, solitaire=way)
    assert s.view(0).board.hands == s.board.hands
    assert {card for hand in s.view(NOBODY).board.hands for card in hand} == {HIDDEN}


@pytest.mark.parametrize("way", WAYS)
def test_a_record_of_one_seat_verifies(way: str) -> None:
    record = played_out(way)
    ended = result(verify(load(record.dump(), {"workshop": cast(AnyGame, GAME)})))
    assert ended is not None
    assert list(ended.parts[0]) == ["hand_1", "hand_2", "hand_3", "hand_4"]
    total = sum(ended.parts[0].values())
    assert (record.scores, ended.winners) == ([total], [0] if total >= 130 else [])


# §8.1


def quarters(s: State[Table]) -> list[int]:
    """How many cards each hand can still draw."""
    left = [len(quarter) for quarter in s.board.quarters]
    left[s.board.turn] = s.board.in_deck()
    return left


def test_8_1_each_hand_takes_its_turn_and_draws_from_its_own_quarter() -> None:
    s = opened(1)
    first = s.board.first
    assert quarters(s) == [12] * 4
    for n in range(8):
        hand = (first + n) % 4
        assert asked(s) == [f"play_from_hand 0 {hand + 1}"]
        assert s.board.turn == hand
        left = quarters(s)
        left[hand] -= 1
        top = s.board.deck[-1]
        say(s, offered(s, "study")[0])
        assert quarters(s) == left
        assert top in s.board.hands[hand]
        assert len(s.board.hands[hand]) == 4


def test_8_1_the_quarters_are_cut_from_the_top() -> None:
    assert cut(list(range(8)), 4) == [(6, 7), (4, 5), (2, 3), (0, 1)]


def test_8_1_a_hand_whose_quarter_is_empty_plays_on_and_the_end_waits_for_the_others() -> None:
    s = table(1)
    stack(s)
    s.board.quarters = ((), cards("letters/work"), (), ())
    hold(s, 0, "painting/work")
    hold(s, 1, "physics/work")
    do(s, TakeTurn(0), TakeTurn(1))
    assert say(s, "study painting/work") == ["studied 0 painting/work painting 1", "hand_plays 2"]
    assert say(s, "study physics/work", viewer=0)[1:] == ["drew 0 letters/work", "deck_empty"]


def test_8_1_a_hand_without_cards_sits_out() -> None:
    s = table(1)
    stack(s)
    hold(s, 1, "physics/work")
    do(s, TakeTurn(0), TakeTurn(1))
    assert asked(s) == ["play_from_hand 0 2"]


def test_8_1_cards_put_under_a_quarter_stay_known_when_its_turn_comes_again() -> None:
    s = table(1)
    stack(s, "letters/work")
    s.board.put_under(cards("physics/any")[0], 0)
    s.board.turn_to(1)
    assert s.view(0).board.quarters[0] == (*cards("physics/any"), HIDDEN)
    assert s.view(NOBODY).board.quarters[0] == (HIDDEN,) * 2
    s.board.turn_to(0)
    assert deck(s, viewer=0) == "? physics/any"


def test_8_1_the_table_says_which_hand_plays() -> None:
    s, events = setup(GAME, 1, {}, bytes(32))
    tired, plays = s.board.fatigue + 1, s.board.turn + 1
    assert told(events)[-3:] == [f"hand_tired {tired}", "hand_round 1", f"hand_plays {plays}"]
    hands = [[f"hand_dealt {number}", "got_hand 0 ? ? ? ?"] for number in (1, 2, 3, 4)]
    assert told(events)[9:17] == [line for pair in hands for line in pair]


def test_8_1_hands_have_areas_of_their_own() -> None:
    s = table(1)
    for hand in (0, 1):
        hold(s, hand, "painting/work")
        do(s, PlayCard(hand))
        say(s, "study painting/work")
    assert s.board.levels[::6] == [1, 1, 0, 0]


def test_8_1_the_fatigue_card_goes_from_hand_to_hand() -> None:
    s = table(1)
    own(s, 1, "bombarda")
    assert do(s, PassFatigue()) == ["hand_tired 2"]
    own(s, 0, "draw_two dama_ermellino")
    own(s, 2, "carro_armato luce_cinerea")
    do(s, PassFatigue())
    assert asked(s) == ["give_fatigue 0"]
    assert offered(s) == ["tire 1", "tire 3"]
    assert refused(s) == {"tire 4": "hand_less_tired 4 0"}
    assert say(s, "tire 3") == ["hand_tired 3"]
    assert s.board.first == 3


def test_8_1_a_rested_hand_is_left_out() -> None:
    s = gathered(1, "", "draw_one_rested bombarda", "carro_armato", "luce_cinerea")
    do(s, PassFatigue())
    assert refused(s) == {"tire 2": "hand_rested 2"}


@pytest.mark.parametrize("way", WAYS)
def test_8_all_hands_are_played_once(way: str) -> None:
    record = played_out(way, seed=8)
    s, _ = record.start()
    assert isinstance(s.board, Table)
    hands: list[int] = []
    for _, text in record.moves:
        hands.append(s.board.turn)
        apply(s, 0, GAME.words.parse(text))
    assert set(hands) == {0, 1, 2, 3}
    assert (hands == sorted(hands)) == (way == "sequence")


# §8.3


def test_8_3_with_130_points_it_is_won() -> None:
    s = table(1)
    for hand in range(4):
        for discipline in range(6):
            s.board.raise_level(hand, discipline, 4)  # 33 points each
    s.board.levels[0] = 3
    assert do(s, CountPoints()) == [
        "hand_scored 1 30",
        "hand_scored 2 33",
        "hand_scored 3 33",
        "hand_scored 4 33",
        "missed_goal 0 129 130",
    ]
    own(s, 0, "victory_points")
    assert do(s, CountPoints())[-1] == "reached_goal 0 132 130"


def test_8_3_exactly_130_suffices() -> None:
    s = table(1)
    own(s, 0, "ponte_bosforo_1 ponte_bosforo_2 ponte_bosforo_3 macchina_volante_1 macchina_volante_2")  # 18
    for hand in range(4):
        for discipline in range(6):
            s.board.raise_level(hand, discipline, 4)
    for at in (0, 1, 2, 3, 4):
        s.board.levels[at] = 3
    s.board.levels[23] = 0  # 150 less 15 for low levels, less 5 and 3 for a missing discipline
    own(s, 1, "adorazione_magi_1")
    assert sum(total(s.board, hand) for hand in range(4)) == 129
    s.board.levels[0] = 0
    own(s, 2, "victory_points victory_points")
    assert do(s, CountPoints())[-1] == "reached_goal 0 130 130"


def test_8_3_the_points_of_a_hand_are_its_own() -> None:
    s = gathered(1, "ponte_bosforo_1", "ponte_bosforo_2")
    lay(s, 3, "painting")
    do(s, CountPoints())
    ended = result(s)
    assert ended is not None
    assert ended.parts == [{"hand_1": 2, "hand_2": 2, "hand_3": 0, "hand_4": 2}]
    assert (ended.scores, ended.tie_breaks) == ([6], [])
