"""The process a bot thinks in: questions come in line by line, answers go out. It can reach nothing else."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from bottega.analysis import LEVELS, decide
from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.bots.judging import judge
from bottega.games import SHELF
from bottega.kit import codec
from bottega.kit.errors import IllegalMove
from bottega.kit.game import Setup
from bottega.kit.luck import Luck
from bottega.kit.view import View
from bottega.server.workers.question import GIVE_WAY, Answer, Question

LOW: Final = 10  # as `nice` counts
TRIES: Final = 20
PAUSE: Final = 0.15  # seconds


def choose(question: Question) -> Answer:
    """What the bot says; IllegalMove if it was not offered."""
    seen = msgspec.json.decode(question.view)
    setup = Setup(SHELF[question.game].in_edition(seen["edition"]), question.seats, question.options)
    view = codec.load(setup, seen)
    if question.level:
        made, level = setup.game.words.parse(question.played), LEVELS[question.level]
        return Answer(decision=decide(view, question.seat, made, question.ply, len(question.offers), level))
    budget, luck = Budget(question.milliseconds, question.iterations), Luck(bytes.fromhex(question.luck))
    if question.played:
        verdict = judge(view, question.seat, question.played, question.much / 100, budget, luck)
        return Answer(said=verdict.better, loses=round(100 * verdict.loses))
    shown = View(question.seat, view, question.offers[:])
    said = seat_bot(question.bot, question.seat).choose(shown, budget, luck)
    if said not in question.offers:
        raise IllegalMove(f"`{said}` was not offered")
    return Answer(said=said)


def answer(question: Question) -> Answer:
    """What comes of a question, whatever the bot does."""
    try:
        return choose(question)
    except Exception as error:
        return Answer(error=repr(error))


def give_way() -> None:
    """Let everybody else on this machine go first: where all want to run, this process has a tenth of theirs.

    Where the system shares its time among sessions (autogroups), the session must give way, too.
    """
    os.nice(LOW)
    group = Path("/proc/self/autogroup")
    for _ in range(TRIES if group.exists() else 0):
        try:
            group.write_text(str(LOW))
            return
        except BlockingIOError:  # somebody else on this machine did the same just now
            time.sleep(PAUSE)
        except OSError:  # it may not be written here
            return


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        answers.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if GIVE_WAY in sys.argv:
        give_way()
    # The node that asked may be gone before it hears the answer: then nobody misses it.
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints is no answer
        main(sys.stdin.buffer, answers)
