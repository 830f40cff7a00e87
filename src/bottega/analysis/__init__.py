"""Looking back: what each decision of a match was worth, from what its seat could know then."""

from bottega.analysis.advising import Advice, advise
from bottega.analysis.levels import LEVELS, QUICK, Level
from bottega.analysis.marks import GRAVE
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
    "GRAVE",
    "LEVELS",
    "QUICK",
    "Advice",
    "Analysis",
    "Decision",
    "Level",
    "Option",
    "SeatSummary",
    "advise",
    "analyse",
    "decide",
    "decisions",
    "together",
]
