"""The process a bot thinks in: questions come in line by line, answers go out. It can reach nothing else."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.bots.judging import judge
from bottega.games import SHELF
from bottega.kit import codec
from bottega.kit.errors import IllegalMove
from bottega.kit.game import Setup
from bottega.kit.luck import Luck
from bottega.server.workers.question import Answer, Question


def choose(question: Question) -> Answer:
    """What the bot says; IllegalMove if it was not offered."""
    setup = Setup(SHELF[question.game], question.seats, question.options)
    view = codec.load(setup, msgspec.json.decode(question.view))
    budget, luck = Budget(milliseconds=question.milliseconds), Luck(bytes.fromhex(question.luck))
    if question.played:
        verdict = judge(view, question.seat, question.played, question.much / 100, budget, luck)
        return Answer(said=verdict.better, loses=round(100 * verdict.loses))
    said = seat_bot(question.bot, question.seat).choose(view, question.offers[:], budget, luck)
    if said not in question.offers:
        raise IllegalMove(f"`{said}` was not offered")
    return Answer(said=said)


def answer(question: Question) -> Answer:
    """What comes of a question, whatever the bot does."""
    try:
        return choose(question)
    except Exception as error:
        return Answer(error=repr(error))


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        answers.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    # The node that asked may be gone before it hears the answer: then nobody misses it.
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints is no answer
        main(sys.stdin.buffer, answers)
