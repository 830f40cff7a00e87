"""Every kind of table answers every question."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
import pytest

from bottega.server.core.kinds import Casual, Daily, Duplicate, Kind, Policy, Rated, Source, WhatIf, must
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import digest

ANNA, BRUNO = 1, 2
DEAL: Final = "2027-01-15/codex"
ON_THE_DAY, A_DAY_LATER = 1800000000.0, 1800086400.0  # 15 and 16 January 2027
SOURCE: Final = Source(match=7, ply=5, root=6, moves=4, seat=1, known=False)
KINDS: Final[dict[str, Kind]] = {
    "casual": Casual(),
    "rated": Rated(),
    "daily": Daily(DEAL, counted=True, iterations=400),
    "duplicate": Duplicate([11, 12], iterations=2000),
    "what_if": WhatIf(SOURCE, "both hands", [ANNA], [digest("link")]),
}
# Every question with its answer for a casual table, and the kinds that answer otherwise.
ANSWERS: Final[dict[str, tuple[Any, dict[str, Any]]]] = {
    "counts": (False, {"rated": True}),
    "needs_account": (False, {"rated": True}),
    "substitute_loses": (False, {"rated": True}),
    "listed": (True, {"what_if": False}),
    "open_hands": (True, {"rated": False}),
    "reveals_at_end": (True, {"duplicate": False}),
    "sends_notices": (True, {"daily": False, "what_if": False}),
    "any_player_starts": (False, {"duplicate": True}),
    "usual_substitute": (False, {"rated": True}),
    "fewest_to_cancel": (1, {"rated": 2}),
    "no_change": ("", {"daily": "daily"}),
    "no_change_of_deal": ("", {"daily": "daily", "duplicate": "grouped"}),
    "no_rematch": ("", {"daily": "daily", "duplicate": "grouped", "what_if": "what_if_rematch"}),
    "no_abandoning": ("", {"rated": "abandon_rated"}),
    "no_votes": ("", {"rated": "no_vote_rated"}),
    "bot_iterations": (0, {"daily": 400, "duplicate": 2000}),
    "same_deal": ((), {"duplicate": [11, 12]}),
    "deal_of_the_day": ("", {"daily": DEAL}),
    "source": (None, {"what_if": SOURCE}),
    "title": ("", {"what_if": "both hands"}),
    "one_seat_each": ((False, True), {"rated": (True, True), "what_if": (False, False)}),
    "seed_is_secret": ((False, False), {"daily": (True, False)}),
    "lets_in": ((False, False, False), {"what_if": (True, False, True)}),
    "renamed": (None, {"what_if": WhatIf(SOURCE, "one hand", [ANNA], [digest("link")])}),
    "of_match": ("itself", {"what_if": WhatIf(SOURCE)}),
}


def answered(kind: Kind, question: str) -> Any:
    """What a kind answers, to all that a method can be asked."""
    match question:
        case "one_seat_each":
            return kind.one_seat_each(False), kind.one_seat_each(True)
        case "seed_is_secret":
            return kind.seed_is_secret(ON_THE_DAY), kind.seed_is_secret(A_DAY_LATER)
        case "lets_in":
            return kind.lets_in(ANNA, ""), kind.lets_in(BRUNO, ""), kind.lets_in(0, "link")
        case "renamed":
            return kind.renamed("one hand")
        case "of_match":
            return "itself" if kind.of_match() is kind else kind.of_match()
    return getattr(kind, question)


def test_all_kinds_and_all_questions_are_here() -> None:
    assert {type(kind) for kind in KINDS.values()} == set(get_args(Kind))
    assert set(ANSWERS) == {name for name in vars(Policy) if not name.startswith("_")}


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("question", ANSWERS)
def test_every_kind_answers_every_question(question: str, name: str) -> None:
    kind, (usual, others) = KINDS[name], ANSWERS[question]
    assert answered(kind, question) == others.get(name, usual)


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_stored_under_its_name(name: str) -> None:
    stored = msgspec.json.encode(KINDS[name])
    assert msgspec.json.decode(stored)["is"] == name
    assert msgspec.json.decode(stored, type=Kind) == KINDS[name]


def test_a_code_refuses() -> None:
    must("")
    with pytest.raises(Refused, match="grouped"):
        must("grouped")
