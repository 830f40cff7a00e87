"""Messages of analyses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.analysis import Analysis

AnalysisLevel = Literal["quick", "fine"]
AnalysisState = Literal["none", "waiting", "done", "failed"]


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """How thoroughly I would like to look back."""

    level: AnalysisLevel = "quick"


class MatchAnalysis(Struct):
    """How far the analysis of a match is, and the best of it that is kept.

    State, level and how many of how many decisions are done tell of the finest level that somebody asked for.
    While that is waited for, the analysis may be a quicker one. Its plies are those of the match.
    """

    match: str
    state: AnalysisState
    level: AnalysisLevel
    done: int
    total: int
    analysis: Analysis | None
