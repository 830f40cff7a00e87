"""Ratings follow from results, in their order, and from nothing else."""

from __future__ import annotations

import random

import pytest

from bottega.games import GAMES
from bottega.server.platform.rating_math import Rated, Seated, Standing, counts, fold, rate
from bottega.server.tables.rating_keys import is_custom, key_of, keys_of


def match(number: int, *places: tuple[str, int], key: str = "codex") -> Rated:
    return Rated(number, key, float(number), [Seated(who, place, 0, place == 1) for who, place in places])


def test_who_wins_rises_and_who_loses_falls() -> None:
    after = fold([match(1, ("anna", 1), ("bruno", 2))])
    anna, bruno = after["anna", "codex"], after["bruno", "codex"]
    assert anna.mu > Standing().mu > bruno.mu
    assert anna.sigma < Standing().sigma > bruno.sigma
    assert (anna.games, anna.wins, bruno.games, bruno.wins) == (1, 1, 1, 0)
    assert anna.level >= bruno.level == 0


def test_a_victory_over_the_strong_is_worth_more() -> None:
    strong, weak = Standing(mu=35.0, sigma=3.0), Standing(mu=15.0, sigma=3.0)
    over = {
        name: rate({"anna": Standing(), name: known}, match(1, ("anna", 1), (name, 2)))["anna"].mu
        for name, known in (("strong", strong), ("weak", weak))
    }
    assert over["strong"] > over["weak"] > Standing().mu


def test_a_shared_victory_leaves_equals_equal() -> None:
    after = fold([match(1, ("anna", 1), ("bruno", 1), ("carla", 3))])
    assert after["anna", "codex"] == after["bruno", "codex"]
    assert after["carla", "codex"].mu < after["anna", "codex"].mu


def test_keys_are_rated_apart() -> None:
    after = fold([match(1, ("anna", 1), ("bruno", 2)), match(2, ("bruno", 1), ("anna", 2), key="workshop")])
    assert after["anna", "codex"].mu == after["bruno", "workshop"].mu
    assert [standing.games for standing in after.values()] == [1, 1, 1, 1]


def test_a_fold_can_be_taken_up_anywhere() -> None:
    chance, names = random.Random(5), ["anna", "bruno", "carla", "bot:greedy"]
    matches = [
        match(number, *[(who, place) for place, who in enumerate(chance.sample(names, 3), start=1)])
        for number in range(40)
    ]
    known: dict[str, Standing] = {who: Standing() for who in names}
    for one in matches:
        known.update(rate({seat.who: known[seat.who] for seat in one.seats}, one))
    assert {("codex", who): standing for who, standing in known.items()} == {
        (key, who): standing for (who, key), standing in fold(matches).items()
    }
    assert fold(matches[::-1]) != fold(matches), "their order counts"


def test_a_bot_on_several_seats_is_one_bot() -> None:
    after = fold([match(1, ("bot:greedy", 1), ("anna", 2), ("bot:greedy", 3))])
    greedy = after["bot:greedy", "codex"]
    assert (greedy.games, greedy.wins) == (1, 1)
    assert greedy.mu == pytest.approx(Standing().mu, abs=1.0)


def test_somebody_against_themselves_shows_nothing() -> None:
    assert not counts(match(1, ("bot:greedy", 1), ("bot:greedy", 2)).seats)
    assert counts(match(1, ("bot:greedy", 1), ("bot:random", 2)).seats)


def test_each_preset_has_its_own_key_and_other_options_have_none_that_counts() -> None:
    leonardo = GAMES["leonardo"]
    assert key_of(leonardo, leonardo.complete({})) == "leonardo"
    assert key_of(leonardo, leonardo.complete({"preset": "beginner"})) == "leonardo"
    assert key_of(leonardo, leonardo.complete({"preset": "expert"})) == "leonardo/expert"
    spelled = {"start": "expert", "stocks": "hidden"}
    assert key_of(leonardo, leonardo.complete(spelled)) == "leonardo/expert"
    assert is_custom(key_of(leonardo, leonardo.complete({"start": "expert"})))
    assert is_custom(key_of(leonardo, leonardo.complete({"lines": "on"})))
    assert keys_of(leonardo) == ["leonardo", "leonardo/expert", "leonardo/codex-1", "leonardo/pietrocupo"]
    assert keys_of(GAMES["codex"]) == ["codex"]


def ended(*left: bool) -> list[Seated]:
    """Seats that were left to a stand-in, or not."""
    return [Seated(f"guest {seat}", seat + 1, 9, seat == 0, gone) for seat, gone in enumerate(left)]


def test_a_match_that_everybody_left_teaches_nothing() -> None:
    assert counts(ended(False, True))
    assert not counts(ended(True, True))
