"""What a learner types who goes through a course, and what they read then: all as the records say."""

from collections.abc import Iterator
from typing import NamedTuple

from bottega.kit.board import Board
from bottega.kit.play import legal_moves, refusals
from bottega.kit.state import State
from bottega.kit.texts import text_id
from bottega.lessons import Lessons
from bottega.lessons.course import answer_to_move, answer_to_refusal
from bottega.lessons.record import LEARNER, Answer, Step, fits
from bottega.terminal.exercise import shuffled, without_gaps
from bottega.terminal.words import read_words


class Typed(NamedTuple):
    """A line, and words of what it brings about."""

    line: str
    told: str


def script(lessons: Lessons, course: str, lang: str) -> Iterator[Typed]:
    """For each step the first mistake it knows of, if it knows one, and then what it asks for."""
    book = lessons.book(lang)
    for id in lessons.courses[course]:
        for step, s, _ in lessons.walk(id):
            said = text_id("step", id, step.id)
            if step.asks == "reading":
                yield Typed("", "")
            elif step.asks == "choice":
                choices = shuffled(step)
                wrong, right = (choices.index(step.choices[at]) + 1 for at in (1, 0))
                yield Typed(str(wrong), read_words(lang).say("learn-not_so"))
                yield Typed(str(right), book.say(f"{said}.why"))
            else:
                for answer in step.wrong[:1]:
                    yield Typed(mistake(lessons, step, s, answer), book.say(f"{said}.{answer.says}"))
                yield Typed(asked_for(step, s), book.say(f"{said}.{step.right[0].says}"))


def mistake(lessons: Lessons, step: Step, s: State[Board], answer: Answer) -> str:
    """A line that is answered so: an offer, or a question why it is none."""
    offers = [lessons.game.words.text(move) for move in legal_moves(s, LEARNER)]
    made = [offer for offer in offers if answer_to_move(step, offer) == answer]
    tried = [why.about for why in refusals(s, LEARNER) if answer_to_refusal(step, why.about) == answer]
    return made[0] if made else f"? {without_gaps(tried[0])}"


def asked_for(step: Step, s: State[Board]) -> str:
    """The move of the story, or what is to be refused."""
    if step.asks == "move":
        return step.story
    refused = [why.about for why in refusals(s, LEARNER)]
    return without_gaps(next(about for about in refused if fits(step.right[0].move, about)))


def in_one_line(page: str) -> str:
    """Words without the breaks between lines."""
    return " ".join(page.split())
