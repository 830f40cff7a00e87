"""The process in which a bot thinks. It reads questions line by line, and reaches nothing else."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from bottega.analysis import LEVELS, advise, decide
from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit import codec
from bottega.kit.errors import IllegalMove
from bottega.kit.game import Setup
from bottega.kit.luck import Luck
from bottega.kit.view import View
from bottega.server.bots.question import GIVE_WAY, Answer, Question

LOW: Final = 10  # as `nice` counts
TRIES: Final = 20
PAUSE: Final = 0.15  # seconds


def choose(question: Question) -> Answer:
    """The bot's move; IllegalMove if it was not offered."""
    seen = msgspec.json.decode(question.view)
    setup = Setup(GAMES[question.game].in_edition(seen["edition"]), question.seats, question.options)
    view = codec.load(setup, seen)
    if question.level and not question.played:
        advice = advise(view, question.seat)
        return Answer(said=advice.move, why=advice.why)
    if question.level:
        made, level = setup.game.words.parse(question.played), LEVELS[question.level]
        return Answer(decision=decide(view, question.seat, made, question.ply, len(question.offers), level))
    budget, luck = Budget(question.milliseconds, question.iterations), Luck(bytes.fromhex(question.luck))
    shown = View(question.seat, view, question.offers[:])
    said = seat_bot(question.bot, question.seat).choose(shown, budget, luck)
    if said not in question.offers:
        raise IllegalMove(f"`{said}` was not offered")
    return Answer(said=said)


def answer(question: Question) -> Answer:
    """The answer to a question, or the error."""
    try:
        return choose(question)
    except Exception as error:
        return Answer(error=repr(error))


def give_way() -> None:
    """Lower the priority of this process: on a busy machine it gets a tenth of the time of others.

    Where Linux shares CPU time among sessions (autogroups), this lowers the session's priority too.
    """
    os.nice(LOW)
    group = Path("/proc/self/autogroup")
    for _ in range(TRIES if group.exists() else 0):
        try:
            group.write_text(str(LOW))
            return
        except BlockingIOError:  # another process did the same just now
            time.sleep(PAUSE)
        except OSError:  # not permitted here
            return


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until the input ends."""
    for line in questions:
        answers.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if GIVE_WAY in sys.argv:
        give_way()
    # The node may be gone before it reads the answer; no one misses it.
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints must not look like an answer
        main(sys.stdin.buffer, answers)
