"""Words notices in the reader's language."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bottega.kit.book import LANGUAGES
from bottega.kit.events import Line
from bottega.kit.game import AnyGame
from bottega.kit.texts import Texts, Value, read_phrasebook, read_texts
from bottega.server.core.free_time import zone_of
from bottega.server.core.giving_up import SERVER
from bottega.server.notify.digest import Digest, as_line
from bottega.server.people.rows import Person
from bottega.server.platform.ids import id_text

MOST_LINES: Final = 12
MOST_PUSHED: Final = 3  # lines on a locked phone
LONGEST: Final = 900  # characters; push services take 4096 encrypted bytes


class Wording:
    """The texts of one person's language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language if language in LANGUAGES else LANGUAGES[0]
        self.book: Final = read_phrasebook(__package__, self.language)

    # --- a mail ---------------------------------------------------------------------------------

    def subject(self, digests: list[Digest]) -> str:
        """The subject: game, players, whose turn."""
        tables = {one.table for one in digests}
        if len(tables) > 1:
            return self.say("several", count=len(tables))
        return self.title(digests[-1])  # the reminder, if there are both

    def mail(self, digests: list[Digest], name: str, person: Person, site: str, stop: str) -> str:
        """A section for each question, and how to unsubscribe."""
        sections = [self.section(one, person, site) for one in digests]
        foot = self.say("foot", site=site, wishes=f"{site}/me", stop=stop).strip()
        return "\n\n".join([self.say("hello", name=name), *sections, "-- \n" + foot]) + "\n"

    def section(self, digest: Digest, person: Person, site: str) -> str:
        """The question, its deadline, recent events, and a link."""
        parts = [self.title(digest), "", self.question(digest)]
        if digest.due is not None:
            due = datetime.fromtimestamp(digest.due, zone_of(person.zone))
            parts.append(self.say("due", due=due, zone=person.zone))
        lines = self.lines(digest)
        if lines:
            parts += ["", self.say("since"), *self.last(lines, MOST_LINES)]
        return "\n".join([*parts, "", self.say("table", link=site + path(digest))])

    # --- a push ---------------------------------------------------------------------------------

    def push(self, digest: Digest) -> dict[str, str]:
        """A push message; of one table, browsers show only the newest."""
        text = "\n".join([self.question(digest), *self.last(self.lines(digest), MOST_PUSHED)])
        return {
            "title": self.title(digest),
            "text": text[:LONGEST],
            "to": path(digest),
            "tag": id_text(digest.table),
        }

    # --- pieces ---------------------------------------------------------------------------------

    def title(self, digest: Digest) -> str:
        """The game, the other players, and that it is your turn."""
        others = [name for seat, name in enumerate(digest.players) if seat != digest.notice.seat]
        kind = digest.notice.kind + (".with" if others else "")
        name = self.game(digest.game).get("game", "name")
        return self.say(kind, game=name, others=self.book.list(others))

    def question(self, digest: Digest) -> str:
        """The question."""
        return self.game(digest.game).say(digest.question, digest.players, "you")

    def lines(self, digest: Digest) -> list[str]:
        """Recent events, a sentence each."""
        texts = self.game(digest.game)
        said = [(self.line(texts, as_line(one.line), digest.players), one.by) for one in digest.told]
        return [self.say("stood_in", line=line, bot=bot) if bot else line for line, bot in said]

    def line(self, texts: Texts, line: Line, players: list[str]) -> str:
        """A sentence of the game or the server."""
        if line.section == SERVER:
            return self.say(line.id, player=players[int(line.args["seat"])])
        return texts.say(line, players)

    def last(self, lines: list[str], most: int) -> list[str]:
        """The last sentences, and how many came before."""
        shown = [f"- {line}" for line in lines[-most:]]
        more = len(lines) - len(shown)
        return [self.say("before", count=more), *shown] if more else shown

    def game(self, game: AnyGame) -> Texts:
        """The texts of a game."""
        return read_texts(game.package, self.language, game.words)

    def say(self, key: str, **told: Value) -> str:
        """One of our own texts."""
        return self.book.say(key, **told)


def path(digest: Digest) -> str:
    """The address of the table."""
    return f"/table/{id_text(digest.table)}"
