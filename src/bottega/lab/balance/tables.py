"""The tables of a study: each is judged as a whole, since among many rows some look like more than chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from math import sqrt
from statistics import fmean, stdev, variance
from typing import TypeVar

from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts, text_id
from bottega.lab.balance.arms import Comparison
from bottega.lab.balance.figures import PART, SEAT, SKILL, TURN, USE, kind_of
from bottega.lab.balance.measures import Measured, things_of
from bottega.lab.balance.rows import Difference, Figure, Judge, Lift, Seat
from bottega.lab.balance.statistics import Estimate, against, estimate, wilson
from bottega.lab.balance.study import ByDeal, Study

T = TypeVar("T")


def seats(study: Study) -> list[Seat]:
    """Victories by seat and by turn, of every arm, beside the fair share."""
    fair = 1 / study.plan.seats
    counted = [
        (arm.name, place, sum(figures[place] for figures in in_order(by_deal)), len(by_deal))
        for arm, by_deal in zip(study.plan.arms, study.figures, strict=True)
        for place in names(in_order(by_deal), SEAT, TURN)
        if not is_said_already(study, place)
    ]
    p_values = [against(wins, games, fair) for *_, wins, games in counted]
    judge = Judge(p_values)
    rows: list[Seat] = []
    for (arm, place, wins, games), p_value in zip(counted, p_values, strict=True):
        low, high = wilson(wins, games)
        found = judge.finds(p_value)
        row = Seat(arm=arm, place=place, games=games, share=wins / games, low=low, high=high, fair=fair,
                   p_value=p_value, found=found)  # fmt: skip
        rows.append(row)
    return rows


def figures(study: Study) -> Iterator[Figure]:
    """Every other figure of every arm, but what was used."""
    for arm, played, skill in zip(study.plan.arms, study.figures, study.skill, strict=True):
        for by_deal in (played, skill):
            for figure in names(in_order(by_deal)):
                if kind_of(figure) not in (SEAT, TURN, USE):
                    yield figure_of(arm.name, figure, by_deal)


def figure_of(arm: str, figure: str, by_deal: ByDeal) -> Figure:
    """One of them."""
    values = [of_deal.get(figure, 0.0) for of_deal in in_order(by_deal)]
    found = estimate(values)
    low, high = wilson(sum(values), len(values)) if figure == SKILL else found.interval
    deviation = stdev(values) if len(values) > 1 else 0.0
    return Figure(arm=arm, figure=figure, games=found.count, mean=found.mean, low=low, high=high,
                  deviation=deviation)  # fmt: skip


def lifts(study: Study) -> list[Lift]:
    """What things and parts won in the printed game; nothing where there is nobody to win against."""
    if study.plan.seats == 1:
        return []
    found = {
        figure: gain(in_order(study.printed), figure)
        for figure in names(in_order(study.figures[0]), PART, USE)
    }
    judge = Judge(one.p_value for one in found.values())
    return [lift(study, figure, one, judge) for figure, one in found.items()]


def lift(study: Study, figure: str, found: Estimate, judge: Judge) -> Lift:
    """One of them."""
    low, high = found.interval
    every = [amount for one in in_order(study.printed) for amount in amounts(one, figure)]
    return Lift(
        figure=figure,
        label=label(study.plan.game, figure),
        a_seat=fmean(every),
        users=sum(amount != 0 for amount in every) / len(every),
        compared=found.count,
        lift=found.mean,
        low=low,
        high=high,
        p_value=found.p_value,
        detectable=found.detectable(judge.level),
        found=judge.finds(found.p_value),
    )


def gain(matches: Iterable[Measured], figure: str) -> Estimate:
    """Victories of those who had more than the mean of their table, less those of the ones who had less.

    Seats are compared within a match: they had the same deal, and matches do not depend on each other. How
    sure it is is told by what lots would do: eleven who lost, of whom two in three had to, are no proof.
    """
    gains: list[float] = []
    spread = 0.0  # the variance of their sum if lots had been drawn for the victory
    for one in matches:
        counts = amounts(one, figure)
        mean = fmean(counts)
        above = [share for share, count in zip(one.shares, counts, strict=True) if count > mean]
        below = [share for share, count in zip(one.shares, counts, strict=True) if count < mean]
        if above:
            gains.append(fmean(above) - fmean(below))
            spread += variance(one.shares) * (1 / len(above) + 1 / len(below))
    games = len(gains)
    return (
        Estimate(games, fmean(gains), sqrt(spread) / games, games if spread else 0) if games else estimate([])
    )


def amounts(one: Measured, figure: str) -> list[int]:
    """How much of a part or a use each seat had."""
    kind, _, name = figure.partition(" ")
    return [count.get(name, 0) for count in (one.parts if kind == PART else one.uses)]


def label(game: AnyGame, figure: str) -> str:
    """A part or a use, as people read it."""
    kind, _, name = figure.partition(" ")
    if kind == USE:
        return things_of(game).label(name)
    book = read_texts(game.package, LANGUAGES[0], game.words).book
    id = text_id("parts", name)
    return book.say(id) if book.has(id) else name


def differences(study: Study) -> list[Difference]:
    """All comparisons, as one table."""
    found = [(one, row) for one in study.plan.comparisons for row in paired(study, one)]
    judge = Judge(of.p_value for _, (_, _, _, of) in found)
    rows: list[Difference] = []
    for one, (figure, before, after, of) in found:
        low, high = of.interval
        row = Difference(change=one.name, figure=figure, pairs=of.count, base=before, other=after,
                         difference=of.mean, low=low, high=high, p_value=of.p_value,
                         detectable=of.detectable(judge.level), found=judge.finds(of.p_value))  # fmt: skip
        rows.append(row)
    return rows


def paired(study: Study, one: Comparison) -> Iterator[tuple[str, float, float, Estimate]]:
    """Every figure with the means of both sides, and their difference deal by deal."""
    for table in (study.figures, study.skill):
        base, other = table[one.base], table[one.other]
        deals = sorted(base.keys() & other.keys())
        for figure in names(chain.from_iterable((base[deal], other[deal]) for deal in deals)):
            if is_said_already(study, figure):
                continue
            before = [base[deal].get(figure, 0.0) for deal in deals]
            after = [other[deal].get(figure, 0.0) for deal in deals]
            changed = [late - early for early, late in zip(before, after, strict=True)]
            yield figure, fmean(before), fmean(after), estimate(changed)


def is_said_already(study: Study, figure: str) -> bool:
    """Whether another row says the same: a table that repeats itself would find more than there is."""
    kind, _, place = figure.partition(" ")
    if kind == TURN and not study.turns_vary:
        return True
    return kind in (SEAT, TURN) and study.plan.seats == 2 and place == "2"  # it has what the other has not


def names(tables: Iterable[dict[str, float]], *kinds: str) -> list[str]:
    """The figures that there are, of these kinds or of all, in the order in which they are met."""
    met = dict.fromkeys(figure for figures in tables for figure in figures)
    return [figure for figure in met if not kinds or kind_of(figure) in kinds]


def in_order(by_deal: dict[int, T]) -> list[T]:
    """What was found, by deal: sums of numbers differ in their last digits if the order does."""
    return [by_deal[deal] for deal in sorted(by_deal)]
