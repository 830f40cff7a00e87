"""What is counted over many matches between bots."""

from __future__ import annotations

import hashlib
import json

from bottega.kit.board import Board
from bottega.kit.codec import dump
from bottega.kit.play import result
from bottega.kit.record import Record
from bottega.kit.state import State


class Tally:
    """Wins and points by seat, decisions, and a digest that differs if two runs differ by a single card."""

    def __init__(self, game: str, players: list[str]) -> None:
        self.game = game
        self.players = players
        self.games = self.decisions = 0
        self.wins = [0] * len(players)
        self.points = [0] * len(players)
        self.digest = hashlib.sha256()

    def add(self, record: Record, s: State[Board]) -> None:
        """Count a match that was played to its end."""
        ended = result(s)
        assert ended
        self.games += 1
        self.decisions += len(record.moves)
        for seat, score in enumerate(ended.scores):
            self.points[seat] += score
            self.wins[seat] += seat in ended.winners
        self.digest.update(json.dumps(dump(s), sort_keys=True, separators=(",", ":")).encode())

    def seats(self) -> list[dict[str, object]]:
        """A row a seat."""
        rows = zip(self.players, self.wins, self.points, strict=True)
        return [
            {"bot": bot, "wins": wins, "mean_score": round(points / self.games, 3)}
            for bot, wins, points in rows
        ]

    def summary(self, seconds: float) -> dict[str, object]:
        """The tally as data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "digest": self.digest.hexdigest(),
            "seats": self.seats(),
        }
