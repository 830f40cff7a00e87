"""Every decision of recorded matches, as whoever decides sees it, and what was chosen: to count taps with."""

from __future__ import annotations

import msgspec

from bottega.examples import write
from bottega.kit.codec import Json
from bottega.kit.picture import picture
from bottega.kit.play import apply, is_open, legal_moves, question
from tools.playthrough import FOLDER, read

PLAYS = ["codex-2p", "inventors-2p", "leonardo-2p", "workshop-3p"]


def decisions(name: str) -> list[Json]:
    """A recorded match, decision by decision."""
    record = read((FOLDER / f"{name}.play").read_text("utf-8").splitlines())
    words = record.game.words
    s, _ = record.start()
    told: list[Json] = []
    for ply, (seat, text) in enumerate(record.moves):
        told.append(
            {
                "ply": ply,
                "seat": seat,
                "question": write(question(s, seat)),
                "offers": [words.text(move) for move in legal_moves(s, seat)],
                "open": is_open(s, seat),
                "picture": msgspec.to_builtins(picture(s, seat)),
                "said": text,
            }
        )
        apply(s, seat, words.parse(text))
    return told
