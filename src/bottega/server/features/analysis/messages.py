"""Messages of analyses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.analysis import Analysis

AnalysisLevel = Literal["quick", "fine"]
AnalysisState = Literal["none", "waiting", "done", "failed"]


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """The level of a requested analysis."""

    level: AnalysisLevel = "quick"


class MatchAnalysis(Struct):
    """The progress of an analysis, and the best one stored.

    `state`, `level`, `done` and `total` are those of the finest level requested. Until that is ready,
    `analysis` may be of a quicker level. Its plies are those of the match.
    """

    match: str
    state: AnalysisState
    level: AnalysisLevel
    done: int
    total: int
    analysis: Analysis | None
