"""Verifiable deals: the server commits to its seed, the players add words, both make the match's seed."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from bottega.kit.errors import BadRecord
from bottega.kit.luck import SEED_BYTES, commitment


def draw_seed() -> bytes:
    """The server's part, drawn before anybody says anything."""
    return secrets.token_bytes(SEED_BYTES)


def match_seed(server_seed: bytes, words: list[str]) -> bytes:
    """SHA-256 over a label, the server's seed, and each seat's words after their length in four bytes."""
    mixed = hashlib.sha256(b"bottega deal " + server_seed)
    for said in words:
        written = said.encode()
        mixed.update(len(written).to_bytes(4, "big") + written)
    return mixed.digest()


def add_deal(record: str, server_seed: bytes, words: list[str]) -> str:
    """The file of a record with the deal in it, before the moves."""
    deal = {"commitment": commitment(server_seed), "server_seed": server_seed.hex(), "words": words}
    line = f'  "deal": {json.dumps(deal, ensure_ascii=False)},\n'
    head, moves = record.split('  "moves": [', 1)
    return head + line + '  "moves": [' + moves


def check_deal(record: str, shown: str = "") -> None:
    """BadRecord unless the seed was made from the server's seed and the words, and that one was committed to.

    `shown` is the commitment a player noted at the table; without it the record's own is believed.
    """
    data: dict[str, Any] = json.loads(record)
    deal = data["deal"]
    server_seed = bytes.fromhex(deal["server_seed"])
    if commitment(server_seed) != (shown or deal["commitment"]):
        raise BadRecord(0, "the server's seed does not match what was shown before the match")
    if match_seed(server_seed, deal["words"]).hex() != data["seed"]:
        raise BadRecord(0, "the seed was not made from the server's seed and the players' words")
