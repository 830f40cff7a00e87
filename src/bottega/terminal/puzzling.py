"""Somebody at the keyboard who solves puzzles, one after the other, until they leave."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bottega.bots.reasons import reason_words, task_words, theme_words
from bottega.kit.board import Board
from bottega.kit.state import State
from bottega.puzzles import Puzzle, PuzzleAnswer, PuzzleMove, Puzzles
from bottega.puzzles.way import ENDING
from bottega.terminal.asking import PUZZLE_HELP
from bottega.terminal.players import RIVAL, YOU, name_players
from bottega.terminal.question import Keys, Question
from bottega.terminal.screen import LEFT, Screen

PUZZLE: Final = Keys(("h", "o"), "puzzle-commands", PUZZLE_HELP)


class Puzzling:
    """The flow of puzzles at a terminal."""

    def __init__(self, screen: Screen, puzzles: Puzzles) -> None:
        self.screen = screen
        self.puzzles = puzzles

    def run(self, number: int) -> None:
        """Puzzle by puzzle, from this one on."""
        while self.solve(number):
            if number == len(self.puzzles.all):
                return
            if self.screen.read(self.screen.words.say("puzzle-next")) == LEFT:
                break
            number += 1
        command = f"bottega puzzle {self.puzzles.game.id} {number}"
        self.screen.write(self.screen.words.say("puzzle-left", command=command))

    def solve(self, number: int) -> bool:
        """One puzzle; False if they leave."""
        puzzle = self.puzzles.puzzle(number)
        state = puzzle.position(self.puzzles.game)
        players = [RIVAL] * puzzle.seats
        players[puzzle.seat] = YOU
        self.screen.names = name_players(players, self.screen.words)
        self.screen.clear()
        self.screen.show(state.view(puzzle.seat), puzzle.seat)
        self.screen.say("puzzle-where", "underline", number=number, last=len(self.puzzles.all))
        self.task(puzzle)
        while (move := self.ask(state, puzzle.seat)) and puzzle.task and move not in puzzle.best:
            self.retry(puzzle, self.puzzles.answer(number, move).made)
        if move:
            self.explain(puzzle, self.puzzles.answer(number, move))
        return bool(move)

    def task(self, puzzle: Puzzle) -> None:
        """What is asked."""
        if puzzle.task:
            words = self.screen.words
            self.screen.write(task_words(self.puzzles.game, puzzle.task.form, puzzle.task.turns, words.lang))
        else:
            self.screen.say("puzzle-task")

    def retry(self, puzzle: Puzzle, made: PuzzleMove) -> None:
        """Why a try was not right, in numbers: another may follow."""
        if made.points is None:
            self.screen.say("puzzle-prevented", "yellow")
        else:
            self.screen.say("puzzle-comes_to", "yellow", points=made.points, most=puzzle.most)

    def ask(self, state: State[Board], seat: int) -> str:
        """The move that is tried; none if they leave."""
        asked = Question(self.screen, state, seat, PUZZLE)
        asked.ask()
        while (typed := self.screen.read(self.screen.words.say("ask-prompt"))) != LEFT:
            found = asked.meant(typed)
            if len(found) == 1:
                return found[0]
            if typed and not found:
                asked.answer(typed)
        return ""

    def explain(self, puzzle: Puzzle, answer: PuzzleAnswer) -> None:
        """The best move and why, what was chosen, and what looks best at once."""
        if answer.right:
            self.screen.say("puzzle-right", "green")
            self.proved(puzzle)
        else:
            self.screen.say("puzzle-wrong", "yellow")
            self.tell("puzzle-made", answer.made)
        for best in answer.best:
            self.tell("puzzle-best", best)
        if answer.looks_best.move != answer.made.move:
            self.tell("puzzle-looks_best", answer.looks_best)
        theme = theme_words(self.puzzles.game, answer.theme, self.screen.words.lang)
        self.screen.say("puzzle-decides", theme=theme)

    def proved(self, puzzle: Puzzle) -> None:
        """What the answer of an exact puzzle comes to, and how it goes on."""
        if not puzzle.task:
            return
        if puzzle.task.form == ENDING:
            self.screen.say("puzzle-certain")
        else:
            self.screen.say("puzzle-reaches", points=puzzle.most)
        if len(puzzle.line) > 1:
            self.screen.say("puzzle-then")
            for move in puzzle.line:
                self.screen.print(Text(f"  {self.said(move)}", "bold"))

    def said(self, move: str) -> str:
        """A move as a sentence."""
        words = self.puzzles.game.words
        return self.screen.texts.say(words.line(words.parse(move)), self.screen.names)

    def tell(self, id: str, one: PuzzleMove) -> None:
        """A move, its reason and its chance."""
        game, words = self.puzzles.game, self.screen.words
        self.screen.print(Text(words.say(id, move=self.said(one.move)), "bold"))
        if one.points is None:
            reason = reason_words(game, one.why, words.lang, self.screen.names)
            self.screen.say("puzzle-chance", reason=reason, chance=one.chance, doubt=one.doubt)
        else:
            self.screen.say("puzzle-points", points=one.points)
