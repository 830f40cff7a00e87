"""A learner at the keyboard: goes through the lessons of a course until it is over or until they leave."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bottega.bots import LEVELS
from bottega.kit.board import Board
from bottega.kit.state import State
from bottega.kit.texts import text_id
from bottega.lessons import Lessons
from bottega.lessons.record import LEARNER, Lesson
from bottega.terminal.exercise import Exercise, News
from bottega.terminal.players import RIVAL, YOU, name_players
from bottega.terminal.screen import Screen

PRESET: Final = "preset"  # among options, a named set of them


class Learning:
    """The flow of a course at a terminal."""

    def __init__(self, screen: Screen, lessons: Lessons, course: str) -> None:
        self.screen = screen
        self.lessons = lessons
        self.course = course
        self.ids = lessons.courses[course]
        self.book = lessons.book(screen.words.lang)
        self.news: News = []

    def run(self, first: str) -> None:
        """Lesson by lesson, from this one on."""
        if first == self.ids[0]:
            self.introduce()
        for id in self.ids[self.ids.index(first) :]:
            if not self.lesson(id):
                self.leave(id)
                return
        self.finish()

    def introduce(self) -> None:
        """What the game is about."""
        id = text_id("course", self.course)
        self.news = [Text(self.book.say(id), "bold")]
        self.news += [Text(self.book.say(f"{id}.{attribute}")) for attribute in ("theme", "goal")]

    def lesson(self, id: str) -> bool:
        """Step by step; False if the learner leaves."""
        try:
            for number, (step, state, _) in enumerate(self.lessons.walk(id), start=1):
                self.show_page(state)
                self.head(id, number)
                exercise = Exercise(self.screen, self.lessons, id, step, state)
                exercise.say()
                news = exercise.ask()
                if news is None:
                    return False
                self.news = news
        except KeyboardInterrupt:
            return False
        self.news.append(Text(self.screen.words.say("learn-done", title=self.title(id)), "bold"))
        return True

    def show_page(self, state: State[Board]) -> None:
        """A new page: the picture, and what came of the step before."""
        self.screen.names = name_players([YOU] + [RIVAL] * (state.setup.seats - 1), self.screen.words)
        self.screen.clear()
        self.screen.show(state.view(LEARNER), LEARNER)
        self.screen.print("")
        for news in self.news:
            self.screen.print(news)
        self.screen.print("")

    def head(self, id: str, step: int) -> None:
        """Where the learner is."""
        self.screen.say(
            "learn-where",
            "underline",
            lesson=self.ids.index(id) + 1,
            lessons=len(self.ids),
            title=self.title(id),
            step=step,
            steps=len(self.lessons.lesson(id).steps),
        )

    def title(self, id: str) -> str:
        """What a lesson is called."""
        return self.book.say(text_id("lesson", id))

    def leave(self, id: str) -> None:
        """How to come back."""
        command = f"bottega learn {self.lessons.game.id} --lesson {id}"
        self.screen.write(self.screen.words.say("learn-left", command=command))

    def finish(self) -> None:
        """The last page: where the story ended, and how a match is begun."""
        self.show_page(self.lessons.end(self.ids[-1])[0])
        self.screen.say("learn-end")
        self.screen.write(self.screen.words.say("learn-play", command=self.first_match()))

    def first_match(self) -> str:
        """The command that opens a match like the lessons."""
        lesson = self.lessons.lesson(self.ids[0])
        seats = ",".join([YOU] + [LEVELS[0]] * (lesson.seats - 1))
        return " ".join([f"bottega play {self.lessons.game.id} --seats {seats}", *option_words(lesson)])


def option_words(lesson: Lesson) -> list[str]:
    """The options of a lesson as they are typed."""
    return [
        f"--preset {value}" if name == PRESET else f"--option {name}={value}"
        for name, value in lesson.options.items()
    ]
