"""Verifiable deals: one side commits to a seed, the players add words, both make the seed of the match."""

from __future__ import annotations

import hashlib
from typing import Final

from bottega.kit.errors import BadRecord
from bottega.kit.luck import commitment


def match_seed(server_seed: bytes, words: list[str]) -> bytes:
    """SHA-256 over a label, the server's seed, and each seat's words after their length in four bytes."""
    mixed = hashlib.sha256(b"bottega deal " + server_seed)
    for said in words:
        written = said.encode()
        mixed.update(len(written).to_bytes(4, "big") + written)
    return mixed.digest()


class Deal:
    """How the seed of a match came about, told once it is over."""

    def __init__(self, server_seed: bytes, words: list[str], committed: str = "") -> None:
        self.server_seed: Final = server_seed
        self.words: Final = words
        self.commitment: Final = committed or commitment(server_seed)

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.server_seed, self.words, self.commitment)

    def written(self) -> dict[str, str | list[str]]:
        """As a record has it."""
        return {"commitment": self.commitment, "server_seed": self.server_seed.hex(), "words": self.words}

    def check(self, seed: bytes, shown: str) -> None:
        """BadRecord unless the server committed to its seed, and the seed was made from it and the words.

        `shown` is the commitment a player noted at the table; without it the record's own is believed.
        """
        if commitment(self.server_seed) != (shown or self.commitment):
            raise BadRecord(0, "the server's seed does not match what was shown before the match")
        if match_seed(self.server_seed, self.words) != seed:
            raise BadRecord(0, "the seed was not made from the server's seed and the players' words")
