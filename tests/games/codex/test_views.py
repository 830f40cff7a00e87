"""What lies face down, and what its back tells: the kingdom of deck tops and of cards in others' hands."""

from __future__ import annotations

import pytest

from bottega.games.codex import GAME
from bottega.games.codex.picture import common, own
from bottega.games.codex.pieces import OVER, Table
from bottega.games.codex.setting_up import ChooseSides
from bottega.games.codex.turns import PlayCard
from bottega.games.codex.words import CARDS, FRONT, OBJECTIVES, PLACE, SPOTS, START
from bottega.kit.codec import dump
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, legal_moves, setup
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.codex.positions import cards, goals, manuscript, say, state, table


def position() -> Table:
    one = manuscript("S3 front", "R01 front 1,1", "G02 back 2,2")
    board = table(one, manuscript("S4 back"), hands=["R11 R22 G05", "R33 R02 G16"], secret="O01 O02")
    board.goals = (goals("O01 O03"), goals("O02 O04"))
    board.objectives = goals("O05 O06 O07 O08 O11 O12 O13 O14 O15 O16")
    return board


def names(held: list[int]) -> list[str]:
    return [CARDS.text(each) for each in held]


def test_others_hands_show_their_backs() -> None:
    seen = position().masked(0)
    assert names(seen.hands[0]) == ["R11", "R22", "G05"]
    assert names(seen.hands[1]) == ["R-insect", "R-fungi", "G-plant"]


def test_a_spectator_sees_only_backs() -> None:
    seen = position().masked(NOBODY)
    assert names(seen.hands[0]) == ["R-plant", "R-animal", "G-fungi"]
    assert seen.goals == ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN))


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_of_a_deck_only_the_back_of_its_top_card_is_seen(viewer: int) -> None:
    board = position()
    seen = board.masked(viewer)
    for deck, hidden in zip(board.decks, seen.decks, strict=True):
        assert hidden == (HIDDEN,) * (len(deck) - 1) + (board.rules.back(deck[-1]),)


def test_an_empty_deck_shows_nothing() -> None:
    board = table(manuscript("S3 front"), manuscript("S4 front"), decks=("", "G09"))
    assert board.masked(0).decks == [(), tuple(cards("G-fungi"))]


def test_objectives_are_seen_by_their_owner_only() -> None:
    seen = position().masked(1)
    assert seen.goals == ((HIDDEN, HIDDEN), goals("O02 O04"))
    assert set(seen.objectives) == {HIDDEN}
    assert seen.common == goals("O09 O10")


def test_the_kept_objective_is_shown_at_the_end() -> None:
    board = position()
    board.ending = OVER
    assert board.masked(1).goals == ((*goals("O01"), HIDDEN), goals("O02 O04"))
    assert board.masked(NOBODY).result().scores == board.result().scores


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_hands_and_objectives_are_open_once_the_match_is_over_and_decks_are_not(viewer: int) -> None:
    s = state(position(), PlayCard(0))
    assert names(s.view(viewer).board.hands[1 - max(viewer, 0)])[0][1] == "-"
    s.agenda.clear()
    s.board.ending = OVER
    seen = s.view(viewer).board
    assert (seen.hands, seen.goals) == (s.board.hands, s.board.goals)
    assert set(seen.objectives) == {HIDDEN}
    assert [deck[:-1] for deck in seen.decks] == [(HIDDEN,) * (len(deck) - 1) for deck in s.board.decks]
    told = common(s.view(NOBODY)).codices
    assert [one.hand for one in told] == [names(hand) for hand in s.board.hands]
    assert [one.objective.id for one in told if one.objective] == ["O01", "O02"]


def test_the_first_player_is_unknown_until_drawn() -> None:
    s, _ = setup(GAME, 3, {}, bytes(32))
    assert s.view(0).board.lot == HIDDEN
    worlds = [s.view(0).determinise(0, Luck(bytes([n]))).board.lot for n in range(30)]
    assert set(worlds) == {0, 1, 2}
    s.board.first = s.board.lot
    assert s.view(0).board.lot == s.board.lot


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_guessed_world_looks_the_same_and_holds_every_card_once(viewer: int) -> None:
    s = state(position(), PlayCard(0))
    seen = s.view(viewer)
    for n in range(20):
        world = seen.determinise(viewer, Luck(bytes([n])))
        assert dump(world.view(viewer)) == dump(seen)
        assert sorted(whole(world)) == list(range(80))
        piles = [world.board.common, world.board.objectives, *world.board.goals]
        assert sorted(goal for pile in piles for goal in pile) == list(range(OBJECTIVES.size))


def whole(s: State[Table]) -> list[int]:
    """Every resource and gold card on the table."""
    board = s.board
    held = [each for pile in [*board.decks, *board.hands, board.shown] for each in pile]
    return held + [area.spots[where] // 2 for area in board.areas for where in area.laid[1:]]


def test_guesses_differ() -> None:
    seen = state(position(), PlayCard(0)).view(0)
    hands = {tuple(seen.determinise(0, Luck(bytes([n]))).board.hands[1]) for n in range(20)}
    assert len(hands) > 10


def test_a_card_drawn_unseen_is_told_to_its_owner_only() -> None:
    s = state(position(), PlayCard(0))
    say(s, 0, "place R11 back -1,1")
    top = CARDS.text(s.board.decks[1][-1])
    told = say(s.copy(), 0, "draw gold")
    assert told[0].args == {"seat": "0", "deck": "gold", "card": top}


def test_nothing_is_lost_in_play() -> None:
    s = state(position(), PlayCard(0))
    before = s.board.conserved()
    say(s, 0, "place R11 back -1,1")
    say(s, 0, "take G39")
    assert s.board.conserved() == before == {"cards": 80, "objectives": 16}


def test_a_picture_counts_the_objectives_one_may_see() -> None:
    s, _ = setup(GAME, 2, {}, bytes(32))
    while isinstance(s.agenda[-1], ChooseSides):
        apply(s, awaited(s)[0], START.of(FRONT))
    shared = common(s.view(NOBODY)).objectives
    assert [one.id for one in shared] == [OBJECTIVES.names[goal] for goal in s.board.common]
    assert all(len(one.earned) == 2 for one in shared)
    mine = own(s.view(0), 0).objectives
    assert [one.id for one in mine] == [OBJECTIVES.names[goal] for goal in s.board.goals[0]]
    assert all(one.objective is None for one in common(s.view(NOBODY)).codices)


def test_a_picture_tells_what_laying_a_card_would_do() -> None:
    mine = manuscript("S3 front", "R01 front 1,1", "G07 front 2,2", "R11 front -1,1")
    board = table(mine, manuscript("S4 back"), hands=["R03 G05 G26", "R33 R02 G16"], secret="O01 O02")
    seen = own(state(board, PlayCard(0)).view(0), 0)
    assert seen.lacking["G26"] == {"animal": 3}
    assert "G05" not in seen.lacking
    between = next(one for one in seen.prospects if one.spot == "0,2")
    assert between.covers == ["empty", "fungi"]
    assert dict(zip(seen.hand, between.points, strict=True)) == {"R03": 0, "G05": 4, "G26": 0}
    assert [one.spot for one in seen.prospects] == common(state(board, PlayCard(0)).view(0)).codices[0].open


def test_what_a_picture_says_a_card_would_score_is_scored() -> None:
    """§4.1.3. At every turn of a match, whether its parts were drawn before or not."""
    s, _ = setup(GAME, 2, {}, bytes(32))
    luck, told = Luck(bytes(32)), 0
    while seats := awaited(s):
        seat, move = seats[0], luck.pick(legal_moves(s, seats[0]))
        if PLACE.holds(move) and PLACE.second(move) == FRONT:
            prospects = {one.spot: one.points for one in own(s.view(seat), seat).prospects}
            points, card = s.board.areas[seat].points, s.board.hands[seat].index(PLACE.first(move))
            foretold = prospects[SPOTS.names[PLACE.third(move)]][card]
            apply(s, seat, move)
            assert s.board.areas[seat].points == points + foretold
            told += foretold
        else:
            apply(s, seat, move)
    assert told
