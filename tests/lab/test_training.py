"""What an outlook is made of is learned from matches, and tried against today's master."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.bots.evaluators import EVALUATORS
from bottega.bots.face import Budget
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.errors import SetupError
from bottega.kit.game import Title
from bottega.kit.play import apply_unchecked
from bottega.lab.runner import Match, Played, match_of, play_match
from bottega.lab.training import samples as sampling
from bottega.lab.training.learned import Learned, LearnedEvaluator, total
from bottega.lab.training.parts import PARTS as PARTS_OF
from bottega.lab.training.samples import SEATS, Sample, samples_of
from bottega.lab.training.trial import LEARNED, TODAY, Trial
from tests.cli.run import bottega
from tests.shelf import JUDGED

PARTS = ["points", "hopes", "nothing"]
PLANTED = [(1.0, 1.0), (2.0, 0.5), (0.0, 0.0)]
MATCHES = 4
HORIZON = 6  # so that few matches are over by then
NOISE = 4.0  # by which a lead in points differs from the planted sum

every_judged_game = pytest.mark.parametrize("game", JUDGED.values(), ids=JUDGED.keys())


def planted(matches: int, each: int = 20) -> list[list[Sample]]:
    """Samples in which the end depends on the planted weights; today's outlook knows only of points."""
    draw = random.Random(1)
    found = []
    for _ in range(matches * each):
        more, phase = [draw.gauss(0, 1) for _ in PARTS], draw.random()
        logit = total(PLANTED, more, phase)
        won = float(draw.random() < 1 / (1 + math.exp(-logit)))
        found.append(Sample(phase, won, draw.gauss(logit, NOISE), more[0], more))
    return [found[at : at + each] for at in range(0, len(found), each)]


@pytest.mark.parametrize("model", ["victories", "points"])
def test_planted_weights_are_found_again(model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    from bottega.lab.training import fit as fitting

    monkeypatch.setattr(fitting, "MODELS", {model: fitting.MODELS[model]})
    found = fitting.fit(planted(200), PARTS)
    unit = found.weights["points"][0]
    for n, part in enumerate(PARTS):
        assert [weight / unit for weight in found.weights[part]] == pytest.approx(PLANTED[n], abs=0.4)
    assert found.after.log_loss < found.before.log_loss < math.log(2)
    assert found.after.brier < found.before.brier < 0.25
    assert (found.matches, found.samples) == (200, 4000)


@every_judged_game
def test_todays_outlook_is_a_sum_of_the_parts(game: Title) -> None:
    """So what is learned beside it is one more such sum."""
    np = pytest.importorskip("numpy")
    rows, usual = [], []
    for board in [board for number in range(MATCHES) for board in boards(game, number)]:
        one, other = (PARTS_OF[game.id].standing(board, seat) for seat in range(SEATS))
        phase = PARTS_OF[game.id].phase(board)
        assert 0 <= phase <= 1
        rows.append(np.subtract(one, other))
        usual.append(EVALUATORS[game.id].outlook(board, 0) - EVALUATORS[game.id].outlook(board, 1))
    assert rows[0].shape == (len(PARTS_OF[game.id].names),)
    assert len(rows) > 3 * len(rows[0])
    assert np.abs(rows @ np.linalg.lstsq(rows, usual, rcond=None)[0] - usual).max() < 1e-6


def boards(game: Title, number: int) -> Iterator[Board]:
    """Of a match that is played at random."""
    record = random_match(game, number).record()
    s, _ = record.start()
    for seat, text in record.moves:
        apply_unchecked(s, seat, game.words.parse(text))
        yield s.board


def random_match(game: Title, number: int) -> Played:
    """A match that is soon played."""
    return play_match(match_of(number, game, {}, bytes([number] * 32), ["random"] * SEATS, Budget()))


def test_a_match_brings_the_same_samples_again() -> None:
    record = random_match(SHELF["workshop"], 3).record()
    found = list(samples_of(record, HORIZON))
    assert found == list(samples_of(record, HORIZON))
    assert {sample.share for sample in found} <= {0.0, 0.5, 1.0}


def test_weights_are_of_the_parts_and_of_no_others() -> None:
    weights = dict.fromkeys(PARTS_OF["codex"].names, (1.0, 3.0))
    assert LearnedEvaluator("codex", Learned(5, weights)).params.horizon == 5
    del weights["points"]
    with pytest.raises(SetupError, match="codex is made of points"):
        LearnedEvaluator("codex", Learned(5, weights))


def test_it_is_learned_and_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(sampling, "WORLDS", 1)
    file = tmp_path / "weights.json"
    told = bottega(
        "lab", "train", "workshop", "--games", "5", "--bot", "random", "--horizon", "6", "--out", str(file)
    )
    assert told.exit_code == 0, told.output
    assert "log loss" in told.stdout
    written = json.loads(file.read_text())
    assert list(written["weights"]) == PARTS_OF["workshop"].names
    assert written["horizon"] == 6
    tried = bottega("lab", "trial", "workshop", str(file), "--games", "2", "--ms", "1", "--seed", "1")
    assert tried.exit_code == 0, tried.output
    assert " of 2, " in tried.stdout
    assert "not surely better" in tried.stdout


PLAY = """
import json, sys
sys.modules["numpy"] = None
from bottega.bots import Budget
from bottega.games import SHELF
from bottega.lab.runner import match_of
from bottega.lab.training.learned import Learned
from bottega.lab.training.trial import play_trial
match = match_of(0, SHELF["codex"], {}, bytes(32), ["learned", "today"], Budget(iterations=2))
print(len(play_trial(match, Learned(12, json.loads(sys.argv[1]))).moves))
"""


def test_learned_weights_play_without_numpy() -> None:
    table = json.dumps({part: [1.0, 0.5] for part in PARTS_OF["codex"].names})
    said = subprocess.run([sys.executable, "-c", PLAY, table], capture_output=True, text=True, check=True)
    assert int(said.stdout) > 20


@pytest.mark.parametrize(("won", "better"), [(40, True), (30, True), (24, False), (0, False)])
def test_better_is_what_surely_wins_more_than_half(won: int, better: bool) -> None:
    trial = Trial(SHELF["codex"], SEATS, 1, bytes(32))
    for match in trial.league.work(40):
        trial.count(ended(match, won=match.number < won))
    assert (trial.won.a_wins, trial.won.games) == (won, 40)
    assert trial.is_better() is better
    assert trial.thought(LEARNED) == pytest.approx(2 * trial.thought(TODAY))


def ended(match: Match, won: bool) -> Played:
    """A match that the learned one has won or lost, thinking twice as long."""
    given = {name: getattr(match, name) for name in Match.__struct_fields__}
    shares = [float((name == LEARNED) == won) for name in match.players]
    clocked = {f"seat {at}": 2.0 if name == LEARNED else 1.0 for at, name in enumerate(match.players)}
    tables = {"shares": shares, "ranking": [2 - int(share) for share in shares], "choices": [20, 20]}
    return Played(**given, commitment="", scores=[0, 0], moves=[], tables=tables, clocked=clocked)
