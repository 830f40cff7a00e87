"""Puzzles are asked without their answers; first tries are kept and rate both sides, once, at any node."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games import GAMES
from bottega.puzzles import Puzzles
from bottega.server.features.puzzles.attempts import beginning, hardness
from bottega.server.node import Node
from bottega.server.platform.rating_math import MODEL
from tests.server.frozen import FrozenClock
from tests.server.serving import Browser, entered, real_server

pytestmark = pytest.mark.anyio

GAME = "codex"
PATH = f"/api/puzzles/{GAME}"
PUZZLE = Puzzles(GAMES[GAME]).puzzle(1)
RIGHT, WRONG = {"move": PUZZLE.best[0]}, {"move": PUZZLE.looks_best}
A_DAY = 86400


async def info_of(browser: Browser, number: int = 1) -> dict[str, Any]:
    """A puzzle as it is listed."""
    listed = await browser.ask("GET", PATH)
    found: dict[str, Any] = next(one for one in listed["puzzles"] if one["number"] == number)
    return found


async def level(node: Node, table: str, column: str, key: object) -> float:
    """What the site thinks of somebody, or of a puzzle."""
    async with node.store.reach() as connection:
        found: float = await connection.fetchval(
            f"SELECT mu FROM {table} WHERE {column} = $1 AND game = $2", key, GAME
        )
    return found


async def test_a_puzzle_is_asked_and_a_try_is_answered(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as server, entered(server, "Anna") as (anna,):
        asked = await anna.ask("GET", f"{PATH}/1")
        assert set(asked["offers"]) == set(PUZZLE.worth)
        assert asked["viewer"] == PUZZLE.seat
        tried = await anna.ask("POST", f"{PATH}/1/attempts", WRONG)
        assert (tried["counts"], tried["answer"]["right"]) == (True, False)
        assert [one["move"] for one in tried["answer"]["best"]] == PUZZLE.best
        assert set(tried["after"]) == {PUZZLE.best[0], PUZZLE.looks_best}
        assert tried["after"][PUZZLE.best[0]]["ply"] == asked["ply"] + 1
        assert (tried["info"]["attempts"], tried["info"]["solved"], tried["info"]["mine"]) == (1, 0, False)


async def test_what_is_not_there_is_refused(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as server, Browser(server) as anybody:
        count = len(Puzzles(GAMES[GAME]).all)
        await anybody.ask("GET", f"{PATH}/{count + 1}", status=404)
        await anybody.ask("GET", f"{PATH}/0", status=404)
        await anybody.ask("GET", "/api/puzzles/chess", status=404)
        refused = await anybody.ask("POST", f"{PATH}/1/attempts", {"move": "jump"}, 409)
        assert refused["code"] == "not_offered"
        assert (await info_of(anybody))["attempts"] == 0


async def test_only_the_first_try_counts_and_strangers_leave_no_trace(own_database: str, prefix: str) -> None:
    async with (
        real_server(own_database, prefix) as server,
        entered(server, "Anna", "Bruno") as (anna, bruno),
        Browser(server) as stranger,
    ):
        assert not (await stranger.ask("POST", f"{PATH}/1/attempts", RIGHT))["counts"]
        assert (await info_of(anna))["attempts"] == 0
        await anna.ask("POST", f"{PATH}/1/attempts", WRONG)
        again = await anna.ask("POST", f"{PATH}/1/attempts", RIGHT)
        assert (again["counts"], again["answer"]["right"], again["info"]["mine"]) == (False, True, False)
        assert (await bruno.ask("POST", f"{PATH}/1/attempts", RIGHT))["counts"]
        listed = await info_of(bruno)
        assert (listed["attempts"], listed["solved"], listed["mine"]) == (2, 1, True)
        assert (await info_of(stranger))["mine"] is None


async def test_right_first_tries_in_a_row_are_counted(own_database: str, prefix: str) -> None:
    puzzles = Puzzles(GAMES[GAME]).all
    async with real_server(own_database, prefix) as server, entered(server, "Anna") as (anna,):
        for number, puzzle in enumerate(puzzles[:4], start=1):
            move = puzzle.looks_best if number == 2 else puzzle.best[0]
            await anna.ask("POST", f"{PATH}/{number}/attempts", {"move": move})
        assert (await anna.ask("GET", PATH))["streak"] == 2


async def test_a_wrong_try_at_an_exact_puzzle_is_answered_in_points(own_database: str, prefix: str) -> None:
    puzzles = Puzzles(GAMES[GAME]).all
    number, puzzle = next((n, one) for n, one in enumerate(puzzles, start=1) if one.theme == "plan")
    async with real_server(own_database, prefix) as server, entered(server, "Anna") as (anna,):
        asked = await anna.ask("GET", f"{PATH}/{number}")
        assert asked["task"] == {"form": "plan", "turns": 2}
        assert not {"values", "line", "best"} & set(asked)
        answer = (await anna.ask("POST", f"{PATH}/{number}/attempts", {"move": puzzle.looks_best}))["answer"]
        assert answer["made"]["points"] < answer["best"][0]["points"] == puzzle.most
        again = await anna.ask("POST", f"{PATH}/{number}/attempts", {"move": puzzle.best[0]})
        assert (again["counts"], again["answer"]["right"]) == (False, True)


async def test_tries_rate_the_puzzle_and_whoever_tries(own_database: str, prefix: str) -> None:
    names = ["Anna", "Bruno", "Carla", "Dario"]
    async with real_server(own_database, prefix) as server, entered(server, *names) as people:
        for browser in people:
            await browser.ask("POST", f"{PATH}/1/attempts", WRONG)
        assert await level(server.node, "puzzle_levels", "puzzle", PUZZLE.id) > beginning(PUZZLE)
        async with server.node.store.reach() as connection:
            levels = [row[0] for row in await connection.fetch("SELECT mu FROM puzzle_solvers")]
        assert len(levels) == len(people)
        assert max(levels) < MODEL.mu


async def test_who_leaves_takes_their_tries_along(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as server, entered(server, "Anna") as (anna,):
        await anna.ask("POST", f"{PATH}/1/attempts", RIGHT)
        told = await anna.ask("GET", "/api/me/export")
        assert [(one["game"], one["puzzle"]) for one in told["puzzles"]] == [(GAME, PUZZLE.id)]
        await anna.ask("DELETE", "/api/me")
        async with server.node.store.reach() as connection:
            for table in ("puzzle_attempts", "puzzle_solvers"):
                assert await connection.fetchval(f"SELECT count(*) FROM {table}") == 0


async def test_the_puzzle_of_the_day_is_the_same_at_two_nodes(own_database: str, prefix: str) -> None:
    clock = FrozenClock()
    async with (
        real_server(own_database, prefix, clock) as one,
        real_server(own_database, prefix, clock) as other,
        Browser(one) as anna,
        Browser(other) as bruno,
    ):
        first = await anna.ask("GET", "/api/puzzles/today")
        assert first == await bruno.ask("GET", "/api/puzzles/today")
        clock.pass_(A_DAY)
        assert (await anna.ask("GET", "/api/puzzles/today"))["game"] != first["game"]


def test_a_puzzle_that_every_quick_search_finds_is_easy() -> None:
    assert [hardness(MODEL.mu + step) for step in (-4.0, 0.0, 4.0)] == ["easy", "medium", "hard"]
