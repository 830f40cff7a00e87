"""A match of the library: asked, played, seen, kept and taken up again."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from pkgutil import iter_modules

import pytest

import bottega
from bottega.bots import Budget
from bottega.games import GAMES
from bottega.games.leonardo import GAME as LEONARDO
from bottega.games.leonardo.sheet import Sheet
from bottega.kit import NOBODY, IllegalMove, Result, SetupError, UnknownWord, verify
from bottega.library import seed_of
from tests.all_games import ALL_GAMES, SAMPLE


def played(match: bottega.Match, plies: int = 2000) -> bottega.Match:
    """So many moves of a bot that looks at nothing."""
    anybody = bottega.bot("random", seed=1)
    while not match.over and match.ply < plies:
        match.play(match.awaited[0], anybody.choose(match.view(match.awaited[0])))
    return match


def test_no_part_of_the_server_hides_a_name_of_the_library() -> None:
    """A module that is imported becomes an attribute of its package, whatever was there before."""
    assert not {module.name for module in iter_modules(bottega.__path__)} & set(bottega.__all__)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_title_is_played_kept_and_loaded(game: str, tmp_path: Path) -> None:
    match = played(bottega.open(ALL_GAMES[game], seats=2, seed=7))
    assert match.result is not None
    assert match.result.scores == match.record.scores
    match.record.save(tmp_path / "match.json")
    again = bottega.load(str(tmp_path / "match.json"), SAMPLE)
    assert repr(again) == repr(match)
    assert again.lines() == match.lines()
    assert repr(again.result) == repr(match.result)
    verify(again.record)


def test_a_seed_is_a_number_words_or_bytes() -> None:
    by_number, by_words = bottega.open("codex", 2, seed=7), bottega.open("codex", 2, seed="7")
    assert by_number.record.seed == by_words.record.seed == seed_of("7")
    assert bottega.open("codex", 2, seed=bytes(32)).record.seed == bytes(32)
    assert bottega.open("codex", 2, seed="ab" * 32).record.seed == bytes.fromhex("ab" * 32)
    assert bottega.open("codex", 2).record.seed != bottega.open("codex", 2).record.seed


def test_what_is_asked_and_offered() -> None:
    match = bottega.open("codex", seats=2, seed=7, players=["Ada", "Bice"])
    assert match.awaited == [0, 1]
    assert match.offers(1) == match.view(1).offers == ["start front", "start back"]
    assert match.question(1, "fr") != match.question(1)
    match.play(1, "start back")
    assert match.offers(1) == []
    assert match.record.moves == [(1, "start back")]
    played(match, 8)
    seat = match.awaited[0]
    assert match.refusals(seat)
    assert any("Bice" in line for line in match.lines())


def test_only_what_is_offered_is_played() -> None:
    match = bottega.open("codex", seats=2, seed=7)
    for move, error in [("place G01 front 0,0", IllegalMove), ("dance", UnknownWord)]:
        with pytest.raises(error):
            match.play(0, move)
    assert match.ply == 0
    match.play(0, GAMES["codex"].words.parse("start front"))
    assert match.ply == 1


def test_a_seat_reads_more_than_a_spectator() -> None:
    match = played(bottega.open("leonardo", seats=3, options={"preset": "expert"}, seed=2), 60)
    assert match.lines(0) != match.lines()
    assert match.lines(0, "it") != match.lines(0)
    assert match.picture(0).own is not None
    assert match.picture().own is None
    assert match.view(1).picture.json() == match.picture(1).json()


def test_an_earlier_ply_is_a_match_of_its_own() -> None:
    match = played(bottega.open("workshop", seats=2, seed=3), 20)
    before = match.at(10)
    assert (before.ply, match.ply) == (10, 20)
    played(before)
    assert before.over
    assert match.ply == 20


def test_a_variant_is_opened_like_a_game() -> None:
    def rich(sheet: Sheet) -> None:
        sheet.purse = 3

    match = played(bottega.open(LEONARDO.variant("rich", rich), seats=2, seed=1), 5)
    assert match.picture().schema == "rich/3"


def test_an_unknown_game_is_refused_with_the_names_of_ours() -> None:
    with pytest.raises(SetupError, match="no game is called `chess`; there are: codex"):
        bottega.open("chess", seats=2)
    with pytest.raises(SetupError, match="no bot is called `genius`"):
        bottega.bot("genius")
    assert not hasattr(bottega, "chess")


def test_what_is_met_at_a_prompt_says_what_it_is() -> None:
    match = bottega.open("codex", seats=2, seed=7)
    assert repr(match) == "Match(codex, 2 seats, ply 0, awaited [0, 1])"
    assert repr(match.view(0)) == "View(codex, seat 0, 2 offers)"
    assert repr(match.picture(0)).startswith("Picture(codex/2, viewer of seat 0, Now(phase='starters'")
    assert repr(match.picture(NOBODY)).startswith("Picture(codex/2, viewer of nobody, Now(")
    assert repr(bottega.bot("master")) == "Player(MasterBot, Budget(milliseconds=0, iterations=1000))"
    assert repr(bottega.bot("master", milliseconds=50).budget) == "Budget(milliseconds=50, iterations=0)"
    assert repr(bottega.bot("random").kind(1)) == "RandomBot(1)"
    played(match)
    assert repr(match) == f"Match(codex, 2 seats, ply {match.ply}, over, scores {match.record.scores})"


class Number:
    """An integer of another library, such as numpy.int64."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_any_number_does_for_a_seat_a_move_a_ply_and_a_seed() -> None:
    match = bottega.open("workshop", seats=Number(2), seed=Number(3))
    assert match.record.seed == bottega.open("workshop", seats=2, seed=3).record.seed
    seat = Number(match.awaited[0])
    assert bottega.bot("random", seed=Number(1), iterations=Number(5)).budget.iterations == 5
    assert match.offers(seat) == match.view(seat).offers
    assert match.question(seat) == match.question(match.awaited[0])
    match.play(seat, Number(match.game.words.parse(match.offers(seat)[0])))
    assert match.at(Number(0)).ply == 0
    assert match.picture(seat).own.seat == seat.value
    assert match.lines(seat) == match.lines(seat.value)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_match_is_pickled_and_copied_as_its_record(again: Callable[[object], object]) -> None:
    match = played(bottega.open("codex", seats=2, seed=7), 20)
    other = again(match)
    assert isinstance(other, bottega.Match)
    assert (other.record.dump(), repr(other)) == (match.record.dump(), repr(match))
    assert other.lines(0) == match.lines(0)
    played(other)
    assert (match.ply, other.over) == (20, True)
    player = bottega.bot("greedy", seed=4)
    twin = again(player)
    assert isinstance(twin, bottega.Player)
    assert twin.choose(match.view(match.awaited[0])) == player.choose(match.view(match.awaited[0]))


def scores_of(seed: int) -> tuple[Result | None, bottega.View]:
    """A match that was played in another process, and what a seat sees of its end."""
    game = ["codex", "leonardo", "inventors", "workshop"][seed % 4]
    match = played(bottega.open(game, seats=2, seed=seed))
    return match.result, match.view(0)


def test_a_pool_of_processes_gives_back_results_and_views() -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = list(pool.map(scores_of, range(4)))
    for seed, (result, view) in enumerate(there):
        here, seen = scores_of(seed)
        assert result == here
        assert view.picture.json() == seen.picture.json()


def test_what_does_not_fit_is_said_at_once() -> None:
    match = bottega.open("leonardo", seats=3, options={"preset": "expert"}, seed=1)
    for wrong, said in {
        "bottega.open('codex', seats=9)": "codex is for .* seats, not 9",
        "bottega.open('codex', seats=3, players=['A'])": "1 players for 3 seats",
        "bottega.open('codex', seats=2, seed=1.5)": "a seed is a whole number, .* not 1.5",
        "bottega.bot('master', iterations=-1)": "iterations must be 1 or more, not -1",
        "bottega.bot('master', milliseconds=0)": "milliseconds must be 1 or more, not 0",
        "bottega.bot('master', iterations=5, milliseconds=5)": "give one of them",
        "Budget(-1)": "a budget is 0 or more, not -1",
        "match.at(999)": "there is no ply 999: this match has 0 moves",
        "match.at(-1)": "there is no ply -1",
        "match.view(7)": "there is no seat 7: this match has seats 0 to 2",
        "match.offers(3)": "there is no seat 3",
        "match.question(1)": "seat 1 is asked nothing now",
    }.items():
        with pytest.raises(SetupError, match=said):
            eval(wrong, {"bottega": bottega, "match": match, "Budget": Budget})
    assert match.view(NOBODY).offers == []


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    match = bottega.open("leonardo", seats=3, options={"preset": "expert"}, seed=1)
    seat = match.awaited[0]
    refusal = next(one for one in match.refusals(seat) if "*" not in one.about)
    with pytest.raises(
        IllegalMove, match=rf"may not `{refusal.about}` now: .*\(§{refusal.reason.paragraph}\)"
    ):
        match.play(seat, refusal.about)
    other = next(one for one in range(3) if one not in match.awaited)
    with pytest.raises(IllegalMove, match=f"now: seat {seat} must choose"):
        match.play(other, match.offers(seat)[0])
    assert match.ply == 0
