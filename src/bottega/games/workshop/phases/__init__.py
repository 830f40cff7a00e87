"""The rulebook of The Workshop of Leonardo, one file a chapter, in its order."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.phases import (
    effects,
    ending,
    maintenance,
    rounds,
    setting_up,
    solitaire,
    turns,
)
from bottega.kit.board import Part

STEPS: Final[list[type[Part]]] = [
    setting_up.TurnUpRows,
    setting_up.TakeHands,
    setting_up.PutFatigue,
    rounds.BeginRound,
    rounds.TakeTurn,
    rounds.EndRound,
    turns.PlayCard,
    turns.DrawCard,
    effects.Teach,
    effects.DrawMore,
    effects.LookAtTop,
    effects.PlayLooked,
    effects.PutUnder,
    maintenance.PassFatigue,
    ending.CountPoints,
    solitaire.BeginHand,
    solitaire.EndHand,
]
