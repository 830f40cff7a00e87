"""Verifiable deals: the server commits to a seed, players add words, and both make the match seed."""

from __future__ import annotations

import hashlib
from typing import Final

from bottega.kit.errors import BadRecord
from bottega.kit.luck import commitment


def match_seed(server_seed: bytes, words: list[str]) -> bytes:
    """SHA-256 of a label, the server seed, and each seat's words with a four-byte length prefix."""
    mixed = hashlib.sha256(b"bottega deal " + server_seed)
    for said in words:
        written = said.encode()
        mixed.update(len(written).to_bytes(4, "big") + written)
    return mixed.digest()


class Deal:
    """How the match seed was made; published when the match is over."""

    def __init__(self, server_seed: bytes, words: list[str], committed: str = "") -> None:
        self.server_seed: Final = server_seed
        self.words: Final = words
        self.commitment: Final = committed or commitment(server_seed)

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.server_seed, self.words, self.commitment)

    def written(self) -> dict[str, str | list[str]]:
        """Convert to the form that records store."""
        return {"commitment": self.commitment, "server_seed": self.server_seed.hex(), "words": self.words}

    def check(self, seed: bytes, shown: str) -> None:
        """Raise BadRecord unless commitment, server seed, words and match seed fit together.

        `shown` is the commitment that a player noted before the match; the default is the record's own.
        """
        if commitment(self.server_seed) != (shown or self.commitment):
            raise BadRecord(0, "the server's seed does not match what was shown before the match")
        if match_seed(self.server_seed, self.words) != seed:
            raise BadRecord(0, "the seed was not made from the server's seed and the players' words")
