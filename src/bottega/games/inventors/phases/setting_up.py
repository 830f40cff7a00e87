"""§2 Setting up: teams, then who goes first. The first era is laid out between the two."""

from __future__ import annotations

from typing import final

from bottega.games.inventors.facts import CHOSE_TEAM, GOES_FIRST, GOT_TEAM
from bottega.games.inventors.names import TEAMS
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.words import CHOOSE, CHOOSE_TEAM, TEAM_TAKEN
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Choice, State, Step


@final
class ChooseTeam(Choice[Table]):
    """§2.1. In table order, each player chooses one of the teams left; the last team is not asked for."""

    def free(self, s: State[Table]) -> list[int]:
        """The teams nobody leads."""
        return [team for team in range(TEAMS.size) if team not in s.board.teams]

    def first_awaited(self, s: State[Table]) -> Seat:
        return self.seat if len(self.free(s)) > 1 else NOBODY

    def question(self, s: State[Table], seat: Seat) -> Line:
        return CHOOSE_TEAM.line([seat])

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [CHOOSE.of(team) for team in self.free(s)]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        return [Refusal(CHOOSE, [team], TEAM_TAKEN, [team]) for team in s.board.teams if team >= 0]

    def run(self, s: State[Table], log: Log) -> None:
        self.lead(s, self.free(s)[0], log)

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        self.lead(s, CHOOSE.first(move), log)

    def lead(self, s: State[Table], team: int, log: Log) -> None:
        """The team comes to its player."""
        s.board.lead(self.seat, team)
        log.tell(CHOSE_TEAM, self.seat, team)


@final
class DealTeams(Step[Table]):
    """§2.1. By option the teams are dealt at random."""

    def run(self, s: State[Table], log: Log) -> None:
        for seat, team in enumerate(s.board.teams):
            log.tell(GOT_TEAM, seat, team)


@final
class DrawFirstPlayer(Step[Table]):
    """§2.4. The first player, drawn by lot, has the statuette and the first turn."""

    def run(self, s: State[Table], log: Log) -> None:
        s.board.statuette = s.board.lot
        log.tell(GOES_FIRST, s.board.lot)
        s.then_all(s.board.rules.turns[s.board.lot])
