"""Lessons: stories of real play in games/<game>/lessons, with what is said, asked and answered on the way.

Nothing of a position is written down: a story is the number of a deal and moves, which are played whenever
it is read. All words are in games/<game>/lessons/texts; docs/add-a-game.md shows how a lesson is written.
"""

from bottega.lessons.checking import gaps
from bottega.lessons.course import Lessons

__all__ = ["Lessons", "gaps"]
