"""The deal that a referee takes as given is by the book: which cards there are, and how decks are stacked."""

import hashlib
from collections import Counter
from itertools import product

import pytest

from bottega.games import GAMES
from bottega.kit.game import Options
from tests.referees.deals import deal_of
from tests.referees.leonardo.pieces import inventions
from tests.referees.referee import Deal, printed

SEEDS = [hashlib.sha256(bytes([number])).digest() for number in range(20)]
STARTS = product(["beginner", "expert"], ["example", "number"])
FEW_PLAYERS = {2: 3, 3: 4}  # inventions asked for at first


def deals(game: str, options: Options, seats: list[int]) -> list[Deal]:
    """Deals of a game, some for each number of seats."""
    return [deal_of(GAMES[game], many, options, seed) for many in seats for seed in SEEDS]


def test_codex_is_dealt_all_cards_once() -> None:
    for deal in deals("codex", {}, [2, 3, 4]):
        for pile, file in (("resource", "resource"), ("gold", "gold"), ("objectives", "objective")):
            assert sorted(deal.piles[pile]) == [card["id"] for card in printed("codex", file)["card"]]
        assert len(set(deal.piles["starters"])) == deal.seats
        assert 0 <= deal.lot < deal.seats


def test_the_workshop_is_dealt_as_many_apprentices_as_the_book_says() -> None:
    counts: Counter[str] = Counter()
    for card in printed("workshop", "apprentices")["apprentice"]:
        below = "+".join(card["practice"]) if card["action"] == "practice" else card["action"]
        counts[f"{card['study']}/{below}"] += card["count"]
    assert counts.total() == 72
    for deal in deals("workshop", {}, [1, 2, 3, 4, 5]):
        assert len(deal.piles["apprentices"]) == {1: 64, 2: 32, 3: 48, 4: 64, 5: 72}[deal.seats]
        assert Counter(deal.piles["apprentices"]) <= counts
        for pile, file, entry in (
            ("patrons", "patrons", "patron"),
            ("unfinished", "unfinished", "unfinished"),
        ):
            assert sorted(deal.piles[pile]) == sorted(card["id"] for card in printed("workshop", file)[entry])
        effects = {card["effect"]: card["count"] for card in printed("workshop", "leonardo")["leonardo"]}
        assert Counter(deal.piles["leonardo"]) == effects


def test_inventors_are_dealt_eras_of_their_own_and_one_bag() -> None:
    eras = {card["id"]: card["era"] for card in printed("inventors", "inventions")["invention"]}
    tokens = printed("inventors", "rewards")["token"]
    for deal in deals("inventors", {}, [2, 3, 4, 5]):
        for era in (1, 2, 3):
            assert sorted(deal.piles[f"era {era}"]) == sorted(id for id, its in eras.items() if its == era)
        assert sorted(Counter(deal.piles["bag"]).values()) == sorted(token["count"] for token in tokens)
        assert len(deal.piles["bag"]) == 52


@pytest.mark.parametrize(("start", "ranks"), list(STARTS))
def test_leonardos_deck_is_stacked_as_printed(start: str, ranks: str) -> None:
    rank = {number: card["rank"] for number, card in inventions(ranks).items()}
    for deal in deals("leonardo", {"start": start, "ranks": ranks}, [2, 3, 4, 5]):
        deck = [int(card) for card in deal.piles["inventions"]]
        boxed = [int(card) for card in deal.piles["boxed"]]
        assert set(deck[-5:]) == {21, 22, 23, 24, 25}
        assert {16, 17, 18, 19, 20} <= set(deck[-16:-5])
        layer = Counter(rank[card] for card in deck[-16:-5])
        assert layer == {"gold": 5, "silver": 3, "copper": 2, "bronze": 1}
        asked = [1, 12, 8, 3, 9][: FEW_PLAYERS.get(deal.seats, 5)] if start == "beginner" else []
        assert sorted(deck + boxed + asked) == list(range(1, 26))
        three = start == "expert" and deal.seats == 2
        assert sorted(rank[card] for card in boxed) == (["bronze", "copper", "silver"] if three else [])


def test_leonardos_staged_deck_lets_each_rank_overlap_the_next() -> None:
    rank = {number: card["rank"] for number, card in inventions("example").items()}
    for deal in deals("leonardo", {"start": "expert", "staged_deck": "on"}, [2, 3, 4, 5]):
        deck = [int(card) for card in deal.piles["inventions"]]
        ranks = [rank[card] for card in deck]
        assert sorted(deck) == list(range(1, 26))
        assert {21, 22, 23, 24, 25} <= set(deck[-7:])
        assert ranks[:3] == ["bronze"] * 3
        assert Counter(ranks[3:8]) == {"bronze": 2, "copper": 3}
        assert Counter(ranks[8:13]) == {"copper": 2, "silver": 3}
        assert Counter(ranks[13:18]) == {"silver": 2, "gold": 3}
