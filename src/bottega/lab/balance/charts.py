"""The charts of a report, as SVG: a page needs no script to show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import altair
import vl_convert
from msgspec import structs

from bottega.lab.balance.figures import PART, SEAT, TOLD, USE, kind_of
from bottega.lab.balance.report import Report
from bottega.lab.balance.rows import Difference

WIDTH: Final = 460
ROW: Final = 22  # points of height for each line of a chart
MOST: Final = 24  # things that are drawn; the tables have all
FOUND: Final = altair.Color(
    "found:N",
    scale=altair.Scale(domain=[True, False], range=["#a4371f", "#8a8f98"]),
    legend=None,
)
ID: Final = re.compile(r'(\bid="|url\(#|href="#)')

Rows = list[dict[str, object]]


def seats(told: Report) -> str:
    """Victories by seat of every arm, beside the fair share."""
    rows = [{**structs.asdict(row), "what": f"{row.arm}, {row.place}"} for row in told.seat_rows]
    return svg("seats", with_intervals(rows, "share", "part of the victories", 1 / told.seats))


def differences(told: Report, figure: str) -> str:
    """What every change does to one figure."""
    drawn = [row for row in told.differences if row.figure == figure]
    rows = [{**structs.asdict(row), "what": row.change} for row in drawn]
    return svg(figure, with_intervals(rows, "difference", f"difference in: {title(figure)}", 0.0))


def lifts(told: Report) -> str:
    """What won: the things and parts that are surest to matter."""
    tested = sorted((row for row in told.lifts if row.p_value is not None), key=lambda row: row.p_value or 0)
    shown = sorted(tested[:MOST], key=lambda row: -row.lift)
    rows = [{**structs.asdict(row), "what": row.label} for row in shown]
    return svg("lifts", with_intervals(rows, "lift", "more victories than those who used it less", 0.0))


def parts(told: Report) -> str:
    """What scores are made of."""
    rows: Rows = [
        {"arm": row.arm, "part": row.figure.partition(" ")[2], "points": row.mean}
        for row in told.figures
        if kind_of(row.figure) == PART
    ]
    bars = (
        altair.Chart(altair.InlineData(values=rows))
        .mark_bar()
        .encode(
            x=altair.X("points:Q", title="points of a seat, on average"),
            y=altair.Y("arm:N", sort=None, title=None),
            color=altair.Color("part:N", title=None),
        )
    )
    return svg("parts", sized(bars, len({row["arm"] for row in rows})))


def with_intervals(rows: Rows, value: str, about: str, plain: float) -> altair.TopLevelMixin:
    """Points with their intervals; what counts as found is red, and a line marks where nothing is."""
    data = altair.InlineData(values=rows)
    y = altair.Y("what:N", sort=None, title=None)
    line = altair.Chart(data).mark_rule(strokeDash=[4, 3]).encode(x=altair.datum(plain))
    reach = altair.Chart(data).mark_rule().encode(x="low:Q", x2="high:Q", y=y, color=FOUND)
    point = (
        altair.Chart(data)
        .mark_point(filled=True, size=50)
        .encode(x=altair.X(f"{value}:Q", title=about, scale=altair.Scale(zero=False)), y=y, color=FOUND)
    )
    return altair.layer(line, reach, sized(point, len(rows)))


def sized(chart: altair.Chart, lines: int) -> altair.Chart:
    """As high as it needs to be."""
    return chart.properties(width=WIDTH, height=ROW * max(1, lines))


def svg(name: str, chart: altair.TopLevelMixin) -> str:
    """The chart as it stands in a page; ids get the name of the chart, since a page has several."""
    drawn: str = vl_convert.vegalite_to_svg(chart.to_json())
    own = re.sub(r"\W", "-", name)
    return ID.sub(rf"\g<1>{own}-", drawn)


def title(figure: str) -> str:
    """What a figure is, in words."""
    kind, _, rest = figure.partition(" ")
    told = {
        SEAT: f"part of the victories of seat {rest}",
        PART: f"points from {rest}",
        USE: f"uses of {rest}",
    }
    return TOLD.get(figure) or told[kind]


def drawn_figures(rows: Iterable[Difference]) -> Sequence[str]:
    """The figures that have a chart of their own: all but parts and uses."""
    return list(dict.fromkeys(row.figure for row in rows if kind_of(row.figure) not in (PART, USE)))
