"""What is wrong with the lessons of a game: every one is played through, by every way it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.codec import Json
from bottega.kit.errors import BookError, BottegaError
from bottega.kit.events import Ask
from bottega.kit.game import AnyGame
from bottega.kit.picture import picture
from bottega.kit.play import legal_moves, refusals
from bottega.kit.state import State
from bottega.kit.texts import Phrasebook, read_phrasebook, text_id
from bottega.lessons.course import OTHER, Lessons, answer_to_move, answer_to_refusal
from bottega.lessons.record import LEARNER, Claim, Step, fits

MANY_STEPS: Final = 12  # of a lesson
MANY_WORDS: Final = 35  # that are said at once
READ: Final = 180  # words in a minute
CHOOSING: Final = 6  # seconds that a move takes
LONG: Final = 12  # minutes of a course


def gaps(game: AnyGame) -> list[str]:
    """Everything that is wrong with the lessons of a game."""
    try:
        lessons = Lessons(game)
    except BookError as error:
        return [str(error)]
    found: list[str] = []
    texts = list(course_texts(lessons))
    for id in lessons.by_id:
        found += [f"{id}{gap}" for gap in lesson_gaps(lessons, id, texts)]
    played = not found  # else it is not known what the rest may answer
    for lang in LANGUAGES if lessons.by_id else []:
        found += [f"{lang}: {gap}" for gap in word_gaps(lessons, lang, texts, played)]
    return [f"{game.id}: {gap}" for gap in found]


# --- what is played -------------------------------------------------------------------------------


def lesson_gaps(lessons: Lessons, id: str, texts: list[str]) -> Iterator[str]:
    """What is wrong with one lesson; the texts that it needs are added to the others."""
    steps = lessons.lesson(id).steps
    if len(steps) > MANY_STEPS:
        yield f": {len(steps)} steps, and {MANY_STEPS} are enough"
    texts.append(text_id("lesson", id))
    reached: list[str] = []
    try:
        for step, s, _ in lessons.walk(id):
            if step.id in reached:
                yield f"/{step.id}: there are two of that name"
            reached.append(step.id)
            texts += step_texts(lessons, id, step, s)
            yield from (f"/{step.id}: {gap}" for gap in step_gaps(lessons, step, s))
    except BottegaError as error:
        yield f": {error}"
    except RecursionError:
        yield ": begins where it would have to be played already"
    for step in steps[len(reached) :]:
        texts += step_texts(lessons, id, step, None)


def step_gaps(lessons: Lessons, step: Step, s: State[Board]) -> Iterator[str]:
    """Whether what is asked can be done, what is called wrong could happen, and what is claimed is so."""
    offers = [lessons.game.words.text(move) for move in legal_moves(s, LEARNER)]
    refused = [why.about for why in refusals(s, LEARNER)]
    if step.asks in ("move", "refusal"):
        if not step.right:
            yield "asks for nothing"
        for one in step.right:
            there = offers if step.asks == "move" else refused
            if not any(fits(one.move, move) for move in there):
                yield f"`{one.move}` is not {'offered' if step.asks == 'move' else 'refused'}"
        for one in step.wrong:
            mistakes = [answer_to_move(step, move) for move in offers]
            tried = [answer_to_refusal(step, about) for about in refused]
            if one not in mistakes and one not in tried:
                yield f"`{one.move}` is no mistake that can be made here"
    if step.asks == "move" and step.right and step.story not in offers:
        yield f"the story goes on with `{step.story}`, which is not offered"
    if step.asks == "choice" and len(step.choices) < 2:
        yield "a question in words has two answers or more"
    for claim in step.claims:
        found = value_of(lessons, s, claim)
        if found != claim.value:
            yield f"{claim.picture or claim.offered} is {found}, not {claim.value}"
    paragraphs = read_phrasebook(lessons.game.package, LANGUAGES[0])
    for rule in [step.rule, *(one.rule for one in [*step.right, *step.wrong])]:
        if rule and not paragraphs.has(text_id("rules", rule)):
            yield f"there is no §{rule}"


def value_of(lessons: Lessons, s: State[Board], claim: Claim) -> Json:
    """What is really so."""
    after = s.copy()
    lessons.play_all(after, 0, claim.moves)
    if claim.offered:
        moves = [lessons.game.words.text(move) for move in legal_moves(after, LEARNER)]
        return any(fits(claim.offered, move) for move in moves)
    found: Json = msgspec.to_builtins(picture(after, LEARNER))
    for piece in claim.picture.split("."):
        if isinstance(found, list):
            found = dict(enumerate(found)).get(int(piece)) if piece.isdigit() else None
        else:
            found = found.get(piece) if isinstance(found, dict) else None
    return found


# --- what is said ---------------------------------------------------------------------------------


ADVICE: Final = ["advice", "when"]  # beside what a question is about: said only with these reasons for a move


def course_texts(lessons: Lessons) -> Iterator[str]:
    """The ids of what is said beside the lessons."""
    for course in lessons.courses:
        yield from (text_id("course", course), f"course-{course}.theme", f"course-{course}.goal")
    for phrase in lessons.game.words.phrases.values():
        if isinstance(phrase, Ask):
            yield text_id("coach", phrase.id)  # the first time it is asked in a first match


def step_texts(lessons: Lessons, id: str, step: Step, s: State[Board] | None) -> list[str]:
    """The ids of what a step says, and of what it may answer where it begins, if that was reached."""
    attributes = [one.says for one in [*step.right, *step.wrong]] + step.choices
    if step.asks == "choice":
        attributes.append("why")
    elif step.asks != "reading" and s is not None:
        offers = [lessons.game.words.text(move) for move in legal_moves(s, LEARNER)]
        attributes += [OTHER for offer in offers if answer_to_move(step, offer).says == OTHER]
    said = text_id("step", id, step.id)
    return [said, *dict.fromkeys(f"{said}.{attribute}" for attribute in attributes)]


def word_gaps(lessons: Lessons, lang: str, texts: list[str], played: bool) -> Iterator[str]:
    """What is not said, said for nothing, or too long."""
    try:
        book = lessons.book(lang)
        missing = [id for id in texts if not book.has(id)]
        yield from (f"no text {id}" for id in missing)
        for id in texts:
            if id not in missing and (count := word_count(book, id)) > MANY_WORDS:
                yield f"{id} has {count} words, and {MANY_WORDS} are enough"
        said = {*texts, *(id.partition(".")[0] for id in texts)}
        said |= {f"{id}.{part}" for id in texts if id.startswith("coach-") for part in ADVICE}
        below = [one for id in book.ids if id in said for one in attributes_of(book, id)] if played else []
        yield from (f"{id}: nothing says it" for id in [*book.ids, *below] if id not in said)
        for course in [] if missing else lessons.courses:
            if (long := minutes(lessons, course, lang)) > LONG:
                yield f"the course {course} takes {long:.1f} minutes, and {LONG} are enough"
    except BookError as error:
        yield str(error)
    except FileNotFoundError:
        yield f"no file {lang}.ftl"


def attributes_of(book: Phrasebook, id: str) -> list[str]:
    """The ids of what is written below a message."""
    return [one for one in book.messages.forms(id) if one != id]


def minutes(lessons: Lessons, course: str, lang: str) -> float:
    """How long a course takes."""
    return sum(lesson_minutes(lessons, id, lang) for id in lessons.courses[course])


def lesson_minutes(lessons: Lessons, id: str, lang: str) -> float:
    """How long a lesson takes: reading what is said and answered to right moves, and making them."""
    book = lessons.book(lang)
    words, moves = 0, 0
    for step in lessons.lesson(id).steps:
        said = text_id("step", id, step.id)
        answers = [step.right[0].says] if step.right else ["why"] if step.asks == "choice" else []
        words += sum(word_count(book, one) for one in [said, *(f"{said}.{one}" for one in answers)])
        moves += step.asks != "reading"
    return words / READ + moves * CHOOSING / 60


def word_count(book: Phrasebook, id: str) -> int:
    """How many words a text has; French puts a space before a sign, which makes no word of it."""
    return sum(any(sign.isalnum() for sign in word) for word in book.say(id).split())
