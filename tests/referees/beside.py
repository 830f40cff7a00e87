"""Plays a match by the real rules with a referee beside it, and compares the two at every decision."""

from typing import final

from bottega.kit.board import Board
from bottega.kit.game import AnyGame, Options
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result, setup
from bottega.kit.state import State
from tests.referees.codex import Codex
from tests.referees.deals import deal_of
from tests.referees.inventors import Inventors
from tests.referees.leonardo.match import Leonardo
from tests.referees.moods import Mood
from tests.referees.referee import Answers, Asked, Referee
from tests.referees.workshop import Workshop

REFEREES: dict[str, type[Referee]] = {
    "codex": Codex,
    "workshop": Workshop,
    "inventors": Inventors,
    "leonardo": Leonardo,
}


class Difference(AssertionError):
    """The rules and the referee do not agree: one of them is wrong."""


@final
class Beside:
    """One match, refereed."""

    def __init__(
        self, name: str, game: AnyGame, seats: int, options: Options, seed: bytes, mood: Mood
    ) -> None:
        self.name = f"{name}: {seats} seats, options {options}, seed {seed.hex()}, {mood.__name__}"
        self.mood = mood
        self.luck = Luck(seed, "beside")
        self.ply = 0
        self.told = ""
        self.words = game.words
        self.real: State[Board]
        self.real, _ = setup(game, seats, options, seed)
        self.referee = REFEREES[game.id](deal_of(game, seats, options, seed))

    def play(self) -> int:
        """Play to the end; how many decisions there were."""
        try:
            self.ask_all()
            self.compare_end()
        except Difference:
            raise
        except Exception as error:
            error.add_note(self.where)
            raise
        return self.ply

    @property
    def where(self) -> str:
        """What one needs to see it again."""
        return f"{self.name}, ply {self.ply}, after `{self.told}`"

    def ask_all(self) -> None:
        """Hand the referee's questions to the rules, and the answers to both."""
        asking = self.referee.play()
        try:
            asked = next(asking)
            while True:
                asked = asking.send(self.answers(asked))
        except StopIteration:
            pass

    def answers(self, asked: Asked) -> Answers:
        """Let everyone who is asked choose; those who choose in secret come in any order."""
        given: Answers = {}
        for seat in self.luck.shuffle(sorted(asked)):
            self.compare_decision(seat, asked, given)
            given[seat] = self.told = self.mood(self.real, seat, sorted(asked[seat]), self.luck)
            apply_unchecked(self.real, seat, self.words.parse(self.told))
            self.ply += 1
        return given

    def compare_decision(self, seat: int, asked: Asked, given: Answers) -> None:
        """Who is asked, what is legal, what is scored."""
        self.compare("who is asked", sorted(awaited(self.real)), sorted(asked.keys() - given.keys()))
        self.compare_offers(seat, asked[seat])
        scores = self.referee.scores()
        if scores and not given:
            ended = self.real.board.result()
            self.compare("points", ended.scores, [score.total for score in scores])

    def compare_offers(self, seat: int, offers: set[str]) -> None:
        """What is legal, and each of it once."""
        real = [self.words.text(move) for move in legal_moves(self.real, seat)]
        only_real, only_referee = sorted(set(real) - offers), sorted(offers - set(real))
        self.compare(f"only one side offers seat {seat}", only_real, only_referee)
        self.compare(f"how many offers seat {seat} has", len(real), len(offers))

    def compare_end(self) -> None:
        """Nobody is asked any more, and both count the same."""
        self.compare("who is asked", sorted(awaited(self.real)), [])
        ended, scores = result(self.real), self.referee.scores()
        assert ended is not None
        keys = [score.key for score in scores]
        self.compare("final parts", ended.parts, [score.parts for score in scores])
        self.compare("ranking", ended.ranking, [1 + sum(other > key for other in keys) for key in keys])
        self.compare("winners", ended.winners, self.referee.winners())

    def compare(self, what: str, real: object, referee: object) -> None:
        """Difference, with all one needs to see it again, unless both sides say the same."""
        if real != referee:
            raise Difference(f"{self.where}\n{what}:\n  rules   {real}\n  referee {referee}")
