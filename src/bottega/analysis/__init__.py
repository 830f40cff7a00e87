"""Looking back: what each decision of a match was worth, from what its seat could know then."""

from bottega.analysis.levels import LEVELS, Level
from bottega.analysis.match import (
    Analysis,
    Decision,
    Option,
    SeatSummary,
    analyse,
    decide,
    decisions,
    together,
)

__all__ = [
    "LEVELS",
    "Analysis",
    "Decision",
    "Level",
    "Option",
    "SeatSummary",
    "analyse",
    "decide",
    "decisions",
    "together",
]
