"""The rulebook of Les Inventeurs, one file a chapter, in its order."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.phases import eras, setting_up, sharing, tokens, turns, working
from bottega.kit.board import Part

STEPS: Final[list[type[Part]]] = [
    setting_up.ChooseTeam,
    setting_up.DealTeams,
    setting_up.DrawFirstPlayer,
    turns.TakeTurn,
    turns.FinishTurn,
    turns.EndTurn,
    working.PutCubes,
    sharing.Complete,
    sharing.ShareRewards,
    sharing.TakeReward,
    sharing.TakeBack,
    eras.BeginEra,
    eras.EndEra,
    eras.LastTokens,
    eras.CountPoints,
    tokens.UseTokens,
]
