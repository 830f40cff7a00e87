"""The server's part of a deal (docs/server.md)."""

from __future__ import annotations

import secrets

from bottega.kit.luck import SEED_BYTES


def draw_seed() -> bytes:
    """Drawn before players add words. Players see a commitment to it."""
    return secrets.token_bytes(SEED_BYTES)
