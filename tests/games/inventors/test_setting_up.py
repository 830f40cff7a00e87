"""§2 Setting up: teams, the first era, the first player."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bottega.games.inventors
from bottega.games.inventors import GAME
from bottega.games.inventors.names import TEAMS
from bottega.kit.errors import SetupError
from bottega.kit.play import setup
from bottega.kit.seats import NOBODY
from tests.games.inventors.positions import levels, opened
from tests.games.talk import asked, offered, refused, say, told

EVERY = [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 seats"):
        opened(seats)


# §2.1 Teams


def test_teams_are_chosen_in_table_order() -> None:
    s = opened(3)
    assert asked(s) == ["choose_team 0"]
    assert offered(s) == [f"choose {team}" for team in TEAMS.names]
    assert say(s, "0 choose contemporary") == ["chose_team 0 contemporary"]
    assert asked(s) == ["choose_team 1"]
    assert "choose contemporary" not in offered(s)
    assert refused(s) == {"choose contemporary": "team_taken contemporary"}
    say(s, "1 choose antiquity", "2 choose renaissance")
    assert s.board.teams == (4, 0, 2)


def test_the_last_team_is_not_asked_for() -> None:
    s = opened(5)
    heard = say(
        s, "0 choose antiquity", "1 choose renaissance", "2 choose contemporary", "3 choose middle_ages"
    )
    assert "chose_team 4 enlightenment" in heard
    assert asked(s) == [f"take_turn {s.board.statuette}"]


def test_inventors_begin_with_the_levels_of_their_tiles_and_available() -> None:
    s = opened()
    say(s, "0 choose antiquity", "1 choose contemporary")
    assert levels(s, "hippocrates") == [0, 2, 0, 0]
    assert levels(s, "tesla") == [0, 0, 2, 0]
    assert s.board.knows == (0b0101, 0b1001, 0b0010, 0b1000, 0b0101, 0b0100, 0b0011, 0b1001)
    assert s.board.busy == [0, 0]


@pytest.mark.parametrize("seats", EVERY)
def test_teams_may_be_dealt(seats: int) -> None:
    s, events = setup(GAME, seats, {"teams": "random"}, bytes(32))
    assert len(set(s.board.teams)) == seats
    assert told(events)[:seats] == [f"got_team {n} {TEAMS.text(t)}" for n, t in enumerate(s.board.teams)]
    assert asked(s) == [f"take_turn {s.board.statuette}"]


def test_every_team_may_be_dealt_to_anyone() -> None:
    assert {opened(2, seed, teams="random").board.teams[1] for seed in range(60)} == set(range(5))


def test_options_are_read_in_variants_alone() -> None:
    folder = Path(bottega.games.inventors.__file__).parent
    for path in folder.rglob("*.py"):
        names = {
            node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)
        }
        assert "options" not in names or path.name == "variants.py", path


# §2.2, §2.3 The first inventions


@pytest.mark.parametrize("seats", EVERY)
def test_three_more_inventions_than_players_each_with_two_tokens(seats: int) -> None:
    s, events = setup(GAME, seats, {"teams": "random"}, bytes(32))
    board = s.board
    assert len(board.laid) == board.left == seats + 3
    assert board.laid == board.eras[0][: seats + 3]
    assert board.rewards == board.bag[: 2 * (seats + 3)]
    assert set(board.laid) <= set(range(12))
    assert sum(line.startswith("laid ") for line in told(events)) == seats + 3


def test_nothing_is_laid_out_before_teams_are_chosen() -> None:
    s = opened()
    assert (s.board.era, s.board.left) == (0, 0)
    assert say(s, "0 choose antiquity") == ["chose_team 0 antiquity"]
    heard = say(s, "1 choose contemporary")
    assert heard[:2] == ["chose_team 1 contemporary", "era_began I"]
    assert [line.split()[0] for line in heard[2:]] == ["laid"] * 5 + ["goes_first"]


# §2.4 First player


def test_anyone_may_go_first() -> None:
    assert {opened(4, seed, teams="random").board.statuette for seed in range(60)} == {0, 1, 2, 3}


def test_nobody_has_the_statuette_before_it_is_drawn() -> None:
    s = opened()
    assert s.board.statuette == NOBODY
    say(s, "0 choose antiquity", "1 choose contemporary")
    assert s.board.statuette == s.board.lot
    assert asked(s) == [f"take_turn {s.board.lot}"]
