"""Weights that tell how a match ends from how it stands, held near today's weights by a ridge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from bottega.lab.training.samples import Sample

Array = Any  # what numpy says of its types differs from version to version
FOLDS: Final = 5
RIDGES: Final = (10.0, 100.0, 1000.0, 10000.0)
STEPS: Final = 30
SETTLED: Final = 1e-8
HAIR: Final = 1e-9
DIGITS: Final = 4


class Error(Struct, frozen=True):
    """How far guesses are from what happened, in matches that were not learned from."""

    log_loss: float
    brier: float


class Fit(Struct, frozen=True):
    """What was learned, and how well victory is told by today's outlook and by the learned one."""

    weights: dict[str, tuple[float, float]]  # by part: when a match begins, and when it ends
    matches: int
    samples: int
    model: str
    ridge: float
    before: Error
    after: Error


class Data(Struct, frozen=True):
    """Samples as columns: today's outlook first, then each part at the beginning and at the end."""

    columns: Array
    won: Array
    lead: Array
    fold: Array  # samples of one match are learned from together, or not at all

    def where(self, chosen: Array) -> Data:
        """Some of the samples."""
        return Data(self.columns[chosen], self.won[chosen], self.lead[chosen], self.fold[chosen])


def fit(matches: Sequence[Sequence[Sample]], parts: Sequence[str]) -> Fit:
    """What each part is worth, by the model and the ridge that tell other matches best."""
    data = data_of(matches)
    size = np.maximum(rms(data.columns), HAIR)
    even = Data(data.columns / size, data.won, data.lead, data.fold)
    tried = {
        (name, ridge): error_of(guessed(even, model, ridge), data.won)
        for name, model in MODELS.items()
        for ridge in RIDGES
    }
    name, ridge = min(tried, key=lambda model: tried[model].log_loss)
    found = MODELS[name](even, ridge) / size
    usual, columns = data.columns[:, 0], data.columns[:, 1:]
    # Today's outlook is a sum of the parts: so what is learned beside it is one more such sum.
    weights = found[0] * np.linalg.lstsq(columns, usual, rcond=None)[0] + found[1:]
    # A search is used to sums that are as large as today's.
    weights *= rms(usual) / max(float(rms(columns @ weights)), HAIR)
    alone = Data(even.columns[:, :1], data.won, data.lead, data.fold)
    before = error_of(guessed(alone, logistic, 0.0), data.won)
    return Fit(table(weights, parts), len(matches), len(data.won), name, ridge, before, tried[name, ridge])


def data_of(matches: Sequence[Sequence[Sample]]) -> Data:
    """The samples of these matches."""
    samples = [sample for match in matches for sample in match]
    more = np.array([sample.more for sample in samples], dtype=float)
    phase = np.array([[sample.phase] for sample in samples])
    usual = np.array([[sample.usual] for sample in samples])
    return Data(
        np.hstack([usual, more * (1 - phase), more * phase]),
        np.array([sample.share for sample in samples]),
        np.array([sample.lead for sample in samples]),
        np.array([number % FOLDS for number, match in enumerate(matches) for _ in match]),
    )


def rms(columns: Array) -> Array:
    """How large the numbers of each column are."""
    return np.sqrt(np.mean(columns**2, axis=0))


def logistic(data: Data, ridge: float) -> Array:
    """From victories, by Newton's method. Today's weight is free, the others are held near 0."""
    columns, held = data.columns, holding(data, ridge)
    weights = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        chance = sigmoid(columns @ weights)
        slope = columns.T @ (data.won - chance) - held * weights
        bend = (columns.T * (chance * (1 - chance))) @ columns + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.max(np.abs(step)) < SETTLED:
            break
    return weights


def least_squares(data: Data, ridge: float) -> Array:
    """From points, which say more of a match than who won it."""
    columns = data.columns
    return np.linalg.solve(columns.T @ columns + np.diag(holding(data, ridge)), columns.T @ data.lead)


MODELS: Final[dict[str, Callable[[Data, float], Array]]] = {"victories": logistic, "points": least_squares}


def holding(data: Data, ridge: float) -> Array:
    """How strongly each weight is held near 0."""
    held = np.full(data.columns.shape[1], ridge)
    held[0] = HAIR
    return held


def sigmoid(logit: Array) -> Array:
    """From 0 to 1."""
    return 0.5 + 0.5 * np.tanh(0.5 * logit)


def guessed(data: Data, model: Callable[[Data, float], Array], ridge: float) -> Array:
    """The chance of victory in each sample, by what was learned from other matches."""
    chance = np.zeros(len(data.won))
    for fold in range(FOLDS):
        own = data.fold == fold
        others = data.where(~own)
        sums = data.columns @ model(others, ridge)
        sure = logistic(Data(sums[~own, None], others.won, others.lead, others.fold), 0.0)
        chance[own] = sigmoid(sums[own] * sure[0])
    return chance


def error_of(chance: Array, won: Array) -> Error:
    """The log loss and the Brier score."""
    sure = np.clip(chance, HAIR, 1 - HAIR)
    losses = -(won * np.log(sure) + (1 - won) * np.log(1 - sure))
    return Error(round(float(np.mean(losses)), DIGITS), round(float(np.mean((won - chance) ** 2)), DIGITS))


def table(weights: Array, parts: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The weights by the names of the parts."""
    first, last = (row.round(DIGITS).tolist() for row in weights.reshape(2, len(parts)))
    return {part: (first[n], last[n]) for n, part in enumerate(parts)}
