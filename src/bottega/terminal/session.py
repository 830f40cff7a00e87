"""A person, or several in turn, at the keyboard: plays until the match is over or until they leave."""

from __future__ import annotations

from rich.text import Text

from bottega.bots.reasons import reason_words
from bottega.kit.play import awaited, result
from bottega.kit.seats import NOBODY, Seat
from bottega.terminal.advice import hint, last_of_bots
from bottega.terminal.players import people
from bottega.terminal.question import Question
from bottega.terminal.screen import LEFT, Screen
from bottega.terminal.sitting import Sitting, lines


class Session:
    """The flow of a match at a terminal."""

    def __init__(self, screen: Screen, sitting: Sitting) -> None:
        self.screen = screen
        self.sitting = sitting
        self.people = people(sitting.record.players)
        self.shown_to = (
            self.people[0] if len(self.people) == 1 else NOBODY
        )  # whose cards may be on the screen
        self.notice = ""

    def run(self) -> None:
        """Play until the match is over or somebody leaves; the record is saved either way."""
        try:
            over = self.play()
        except KeyboardInterrupt:
            over = False
        if over:
            self.finish()
        else:
            self.save("leave-resume")

    def play(self) -> bool:
        """Turn by turn; False if somebody leaves. Saved after each, so that a closed window loses nothing."""
        self.sitting.let_bots_play()
        while seats := awaited(self.sitting.state):
            if not self.hand_over(seats[0]) or not self.turn(seats[0]):
                return False
            self.sitting.let_bots_play()
            self.sitting.save()
        return True

    def hand_over(self, seat: Seat) -> bool:
        """Before another person's cards are shown: clear the screen and wait; False if they leave."""
        if seat == self.shown_to:
            return True
        self.shown_to = seat
        self.screen.clear(forget=True)
        name = self.screen.names[seat]
        self.screen.say("hand_over-give", name=name)
        return self.screen.read(self.screen.words.say("hand_over-ready", name=name)) != LEFT

    def turn(self, seat: Seat) -> bool:
        """One question: read until a move is made or taken back; False if they leave."""
        asked = self.show_page(seat)
        while (typed := self.screen.read(self.screen.words.say("ask-prompt"))) != LEFT:
            found = asked.meant(typed)
            if len(found) == 1:
                self.sitting.play(seat, asked.whole.moves[found[0]])
                return True
            if typed == "u":
                if self.undo(seat):
                    return True
            elif typed and not found:
                self.answer(typed, seat, asked)
        return False

    def show_page(self, seat: Seat) -> Question:
        """A new page: the picture, what happened, the question and its offers."""
        screen, state = self.screen, self.sitting.state
        screen.clear()
        screen.show(state.view(seat), seat)
        screen.print("")
        screen.tell(self.sitting.news(seat))
        if self.notice:
            screen.print(Text(self.notice, "yellow"))
        self.notice = ""
        asked = Question(screen, state, seat)
        asked.ask()
        return asked

    def answer(self, typed: str, seat: Seat, asked: Question) -> None:
        """Answer what changes nothing."""
        if typed.split()[0] == "why":
            self.why_bots_moved(seat)
        elif typed.split()[0] == "hint":
            self.hint(seat)
        else:
            asked.answer(typed)

    def why_bots_moved(self, seat: Seat) -> None:
        """What bots did last, and why."""
        told, events = last_of_bots(self.sitting), dict(self.sitting.told)
        if not told:
            self.screen.say("ask-no_bot_moved")
        for ply, name in told:
            self.screen.tell([event.line(seat) for event in events[ply]])
            if said := self.reason(name):
                self.screen.print(Text(f"    {said}", "yellow"))

    def hint(self, seat: Seat) -> None:
        """What a bot would do here."""
        move, name = hint(self.sitting, seat)
        words, texts = self.sitting.record.game.words, self.screen.texts
        said = texts.say(words.line(move), self.screen.names)
        self.screen.say("ask-hint", "yellow", move=said, typed=words.text(move), reason=self.reason(name))

    def reason(self, name: str) -> str:
        """A reason in the player's language."""
        return reason_words(self.sitting.record.game, name, self.screen.words.lang, self.screen.names)

    def undo(self, seat: Seat) -> bool:
        """Take the last move back, if it may be."""
        if not self.sitting.can_undo(seat):
            self.screen.say("ask-cannot_undo")
            return False
        words = self.sitting.record.game.words
        move = words.line(words.parse(self.sitting.record.moves[-1][1]))
        self.notice = self.screen.words.say("ask-undone", move=self.screen.texts.say(move, self.screen.names))
        self.sitting.undo()
        return True

    def finish(self) -> None:
        """The last page: everything open, who won, and the record."""
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.screen.clear()
        self.screen.show(self.sitting.state.view(viewer), viewer)
        self.screen.print("")
        self.screen.tell(lines(self.sitting.told, len(self.sitting.record.moves), viewer))
        ended = result(self.sitting.state)
        assert ended
        self.screen.end(ended)
        self.save("leave-verify")

    def save(self, then: str) -> None:
        """Save the record and say where, and what can be done with it."""
        self.sitting.save()
        for id in ("leave-saved", then):
            self.screen.write(self.screen.words.say(id, file=str(self.sitting.file)))
