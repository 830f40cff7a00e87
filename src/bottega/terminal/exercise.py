"""One step of a lesson at the keyboard: what it asks, what is answered, and what is told when it is done."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from bottega.kit.board import Board
from bottega.kit.errors import UnknownWord
from bottega.kit.luck import Luck
from bottega.kit.moves import Vocabulary
from bottega.kit.play import refusals, result
from bottega.kit.state import State
from bottega.kit.texts import text_id
from bottega.lessons import Lessons
from bottega.lessons.course import answer_to_move, answer_to_refusal
from bottega.lessons.record import ANY, LEARNER, Step, fits
from bottega.terminal.ending import ending
from bottega.terminal.question import LESSON, WHY_NOT, Question
from bottega.terminal.screen import LEFT, Screen

News = list[RenderableType]  # told on the next page, below its picture
HINT: Final = "hint"


class Exercise:
    """A step where it begins. Each way of asking gives the news of it; None if the learner leaves."""

    def __init__(
        self, screen: Screen, lessons: Lessons, lesson: str, step: Step, state: State[Board]
    ) -> None:
        self.screen = screen
        self.lessons = lessons
        self.step = step
        self.state = state
        self.book = lessons.book(screen.words.lang)
        self.id = text_id("step", lesson, step.id)

    def say(self) -> None:
        """What the learner is told, and what of the table it is about, if that has a name."""
        self.screen.print(Text(self.book.say(self.id)))
        if things := self.looked_at():
            self.screen.say("learn-look", "dim", things=" · ".join(things))
        if self.step.asks == "refusal":
            self.screen.say("learn-refusal", "dim")

    def looked_at(self) -> list[str]:
        """The names of what is pointed at; what only boards have is left out."""
        words = self.screen.texts.words
        fields = {field.name: field for phrase in words.phrases.values() for field in phrase.ranges}
        pairs = [thing.split(maxsplit=1) for thing in self.step.look if " " in thing]
        return [
            name
            for kind, id in pairs
            if kind in fields and id in fields[kind].by_name and (name := self.name(kind, id))
        ]

    def name(self, kind: str, id: str) -> str:
        """The name of a thing by itself; spots are their own names, and numbers have none."""
        book = self.screen.texts.book
        ids = [text_id(section, kind, id) for section in ("labels", "names")]
        return next((book.say(one) for one in ids if book.has(one)), "" if id.isdigit() else id)

    def ask(self) -> News | None:
        """Ask until it is done."""
        if self.step.asks == "reading":
            return self.read()
        return self.choose() if self.step.asks == "choice" else self.play()

    def read(self) -> News | None:
        """There is nothing to do but to go on."""
        left = self.screen.read(self.screen.words.say("learn-go_on")) == LEFT
        return None if left else self.after(self.step.then)

    # --- a question in words ------------------------------------------------------------------------

    def choose(self) -> News | None:
        """Ask in words."""
        choices = shuffled(self.step)
        for number, choice in enumerate(choices, start=1):
            self.screen.print(
                Text.assemble((f"{number:>2}", "bold"), "  ", self.book.say(f"{self.id}.{choice}"))
            )
        while (typed := self.screen.read(self.screen.words.say("ask-prompt"))) != LEFT:
            if not typed.isdecimal() or not 0 < int(typed) <= len(choices):
                self.screen.say("learn-choose", last=len(choices))
            elif choices[int(typed) - 1] != self.step.choices[0]:
                self.screen.say("learn-not_so", "yellow")
            else:
                return [self.answer("why", self.step.rule, "green"), *self.after(self.step.then)]
        return None

    # --- a move, or what is refused -----------------------------------------------------------------

    def play(self) -> News | None:
        """Ask as in a match."""
        asked = Question(self.screen, self.state, LEARNER, LESSON)
        asked.ask()
        while (typed := self.screen.read(self.screen.words.say("ask-prompt"))) != LEFT:
            found = asked.meant(typed)
            news: News | None = None
            if len(found) == 1:
                news = self.moved(found[0])
            elif typed == HINT:
                self.hint()
            elif typed and not found:
                news = self.tried(typed, asked)
            if news is not None:
                return news
        return None

    def moved(self, move: str) -> News | None:
        """Play a right move; another is answered, and not played."""
        answer = answer_to_move(self.step, move)
        if answer not in self.step.right:
            self.screen.print(self.answer(answer.says, answer.rule, "yellow"))
            return None
        right = self.answer(answer.says, answer.rule, "green")
        if move == self.step.story:
            return [right, *self.after(self.step.ending)]
        story = Text(self.screen.words.say("learn-as_if", move=self.worded(self.step.story)), "dim")
        return [right, *self.after([f"{LEARNER} {move}"]), story]

    def tried(self, typed: str, asked: Question) -> News | None:
        """Answer what is no offer. If it was asked for because it is refused, the step is done."""
        move = typed.removeprefix(WHY_NOT).strip()
        refused = [] if asked.is_command(move) else asked.refused(move)
        whole = move if is_move(self.screen.texts.words, move) else ""
        answers = [found for why in refused if (found := answer_to_refusal(self.step, why.about, whole))]
        for answer in answers:
            if answer in self.step.right:
                right = self.answer(answer.says, answer.rule, "green")
                return [*self.screen.refused(refused), right, *self.after(self.step.then)]
        asked.answer(typed)
        for answer in answers[:1]:
            self.screen.print(self.answer(answer.says, answer.rule, "yellow"))
        return None

    def hint(self) -> None:
        """What is asked for, as it may be typed."""
        if self.step.asks == "move":
            self.screen.say("learn-hint", "yellow", move=self.worded(self.step.story), typed=self.step.story)
            return
        wanted = [why for why in refusals(self.state, LEARNER) if fits(self.step.right[0].move, why.about)]
        for why in wanted[:1]:
            self.screen.say("learn-hint_refusal", "yellow", typed=without_gaps(why.about))

    # --- what is told -------------------------------------------------------------------------------

    def answer(self, attribute: str, rule: str, style: str) -> Text:
        """What is answered, with the paragraph it rests on."""
        said = self.book.say(f"{self.id}.{attribute}")
        return Text(
            self.screen.words.say("ask-refused", reason=said, paragraph=rule) if rule else said, style
        )

    def after(self, moves: list[str]) -> News:
        """What these moves, each with its seat, brought about; also the end of a match."""
        state = self.state.copy()
        events = [event for move in moves for event in self.lessons.play(state, move)]
        ended = result(state) if moves else None
        screen = self.screen
        news: News = [screen.told([event.line(LEARNER) for event in events])] if events else []
        return [*news, ending(ended, screen.texts, screen.words, screen.names)] if ended else news

    def worded(self, move: str) -> str:
        """A move in the learner's language."""
        words = self.screen.texts.words
        return self.screen.texts.say(words.line(words.parse(move)), self.screen.names)


def shuffled(step: Step) -> list[str]:
    """The choices in an order that does not tell the right one; always the same."""
    return Luck(b"", step.id).shuffle(step.choices[:])


def is_move(words: Vocabulary, typed: str) -> bool:
    """Whether it is a whole move of the game, offered or not."""
    try:
        words.parse(typed)
    except UnknownWord:
        return False
    return True


def without_gaps(about: str) -> str:
    """What is refused, as it may be typed: what can be anything is left out."""
    return " ".join(word for word in about.split() if word != ANY)
