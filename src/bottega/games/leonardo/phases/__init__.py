"""The rulebook of Leonardo da Vinci, one file a phase, in its order."""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.phases import (
    auctions,
    choices,
    completing,
    council,
    ending,
    offers,
    placing,
    revealing,
    starting,
    turn_zero,
)
from bottega.kit.board import Part

STEPS: Final[list[type[Part]]] = [
    turn_zero.LayDisplay,
    turn_zero.DealComponents,
    turn_zero.HalfFavours,
    turn_zero.TakeHalfFavour,
    turn_zero.Favours,
    turn_zero.TakeFavour,
    choices.PickComponents,
    choices.Shift,
    choices.ShiftOne,
    choices.OrderDeck,
    choices.TurnUp,
    starting.PhaseA,
    starting.StartWork,
    placing.PhaseB,
    placing.NextPlacement,
    placing.PlaceWorkers,
    placing.CallApprentices,
    placing.AssignAll,
    placing.AssignWorkers,
    council.Council,
    council.RankCouncil,
    council.GiveLeonardo,
    council.ChoosePrivilege,
    council.CarryOut,
    council.LeaveCouncil,
    offers.ResolvePlace,
    offers.Offer,
    completing.WorkLaboratories,
    completing.PhaseD,
    auctions.HoldAuctions,
    auctions.Bids,
    revealing.RevealInOrder,
    revealing.Reveal,
    ending.BeginTurn,
    ending.AddFlorin,
    ending.Refill,
    ending.PassLeonardo,
    ending.CountDiversity,
]
