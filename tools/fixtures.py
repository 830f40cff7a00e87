"""Writes web/fixtures: catalogues, moments of matches and sentences, to build and test the web client with.

Run it with `python -m tools.fixtures`, or for one match: `python -m tools.fixtures codex 3 my-seed 0 7 40`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from bottega.catalogue import catalogue, texts
from bottega.examples import examples, moment, write
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.codec import Json
from bottega.kit.events import Line
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.texts import read_texts
from bottega.lessons import Lessons
from tools.decisions import PLAYS, decisions
from tools.playthrough import NAMES, choose

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
TOLD = 12  # how many lines of the log a moment carries
LONGEST = 1000

# Game, seats, seed, and the plies to be shown; the longest stands for the end.
WANTED: list[tuple[str, int, str, list[int]]] = [
    ("codex", 4, "four", [0, 4, 8, 9, 24, 41, 72, 97, LONGEST]),
    ("codex", 2, "two", [0, 2, 4, 5, 17, 30, 48, LONGEST]),
    ("leonardo", 3, "three", [0, 12, 30, 60, 120, LONGEST]),
    ("leonardo", 4, "pietrocupo", [0, 20, 24, 89, 124, 125, 132, 179, 298, LONGEST]),
    ("leonardo", 3, "expert", [0, 20, 60, 120, LONGEST]),
    ("inventors", 4, "four", [0, 1, 8, 14, 36, 46, 54, 100, 176, 192, 196, LONGEST]),
    ("inventors", 2, "two", [0, 5, 23, 50, 139, LONGEST]),
    ("inventors", 5, "feast", [3, 149, 219, 220, LONGEST]),
    ("inventors", 2, "fifteen", [5, 53, LONGEST]),
    ("workshop", 3, "three", [0, 8, 17, 18, 32, 36, 37, 41, LONGEST]),
    ("workshop", 5, "five", [15, 58]),
    ("workshop", 1, "alone", [0, 4, 17, 25, 50, LONGEST]),
    ("workshop", 1, "sequence", [0, 20, 40, LONGEST]),
]
# Options of a match, by its seed.
OPTIONS: dict[str, dict[str, str]] = {
    "sequence": {"solitaire": "sequence"},
    "fifteen": {"cubes": "fifteen"},
    "expert": GAMES["leonardo"].presets["expert"],
    "pietrocupo": GAMES["leonardo"].presets["pietrocupo"] | {"ranks": "example"},
}


class Telling:
    """A match under way, and what has been told of it so far."""

    def __init__(self, game: AnyGame, seats: int, seed: str) -> None:
        self.game = game
        self.players = NAMES[:seats]
        self.luck = Luck(hashlib.sha256(seed.encode()).digest(), "fixtures")
        self.s, events = setup(game, seats, OPTIONS.get(seed, {}), hashlib.sha256(seed.encode()).digest())
        self.events = [(0, event) for event in events]
        self.ply = 0
        self.said: set[str] = set()  # every move ever offered
        self.lines: list[tuple[Line, str]] = []  # every line ever told to anyone, and its form

    def moment(self, viewer: Seat) -> Json:
        """What this viewer are shown now: an `Update` of server/core/shown.py."""
        s, words = self.s, self.game.words
        return moment(s, viewer, self.ply, self.events[-TOLD:], self.players) | {
            "is": "update",
            "table": "0000000000000",
            "match": "0000000000000",
            "back": None,
            "offers": [words.text(move) for move in legal_moves(s, viewer)],
            "refusals": [
                {"about": why.about, "why": write(why.line), "paragraph": why.reason.paragraph}
                for why in refusals(s, viewer)
            ],
            "undo": False,
        }

    def go_on(self) -> bool:
        """Play one sensible move; whether there was one to play."""
        seats = awaited(self.s)
        if not seats:
            return False
        seat = seats[0]
        self.said.update(self.game.words.text(move) for move in legal_moves(self.s, seat)[::7])
        asked = question(self.s, seat)
        self.lines += [(asked, "you"), (asked, "others")]
        self.lines += [(why.line, "") for why in refusals(self.s, seat)]
        events = apply(self.s, seat, choose(self.s, seat, self.luck))
        self.ply += 1
        self.events += [(self.ply, event) for event in events]
        self.lines += [(event.line(viewer), "") for event in events for viewer in (seat, NOBODY)]
        return True


def moments(telling: Telling, plies: list[int]) -> list[Json]:
    """The match at these plies: seen as the one awaited, of one who waits, and of nobody."""
    shown: list[Json] = []
    going = True
    while going:
        ending = not awaited(telling.s)
        if telling.ply in plies or (ending and LONGEST in plies):
            seats = awaited(telling.s)
            waiting = [seat for seat in range(len(telling.players)) if seat not in seats]
            shown += [telling.moment(viewer) for viewer in [*seats[:1], *waiting[:1], NOBODY]]
        going = telling.go_on()
    return shown


def sentences(telling: Telling) -> dict[str, Json]:
    """Everything said and told in the match, worded by the kit: what the client must word alike."""
    words = telling.game.words
    worded: dict[str, Json] = {}
    for lang in LANGUAGES:
        book = read_texts(telling.game.package, lang, words)
        told: dict[str, Json] = {}
        for line, form in telling.lines:
            key = json.dumps([write(line), form], ensure_ascii=False)
            told[key] = book.say(line, telling.players, form)
        moves: dict[str, Json] = {
            text: book.say(words.line(words.parse(text)), telling.players) for text in sorted(telling.said)
        }
        worded[lang] = {"told": told, "moves": moves}
    return {"players": list[Json](telling.players), "languages": worded}


def save(name: str, content: Json) -> None:
    """Write one file of JSON."""
    write_file(f"{name}.json", json.dumps(content, ensure_ascii=False))


def write_file(name: str, content: str) -> None:
    """Write one file."""
    (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
    (FOLDER / name).write_text(content, "utf-8")
    print(f"web/fixtures/{name}")


def main() -> None:
    wanted = WANTED
    if len(sys.argv) > 1:
        named, seats, seed, *plies = sys.argv[1:]
        wanted = [(named, int(seats), seed, [int(ply) for ply in plies])]
    for id, game in GAMES.items():
        save(f"{id}.examples", examples(game))
        lessons = Lessons(game)
        save(f"lessons/{id}", [lessons.told(lesson) for lesson in lessons.by_id])
        for lang in LANGUAGES if lessons.by_id else []:
            write_file(f"lessons/{id}.{lang}.ftl", lessons.words(lang))
    for play in PLAYS:
        save(f"taps/{play}", decisions(play))
    for id, seats_wanted, seed, plies_wanted in wanted:
        game_wanted = GAMES[id]
        telling = Telling(game_wanted, seats_wanted, seed)
        save(f"{id}.catalogue", catalogue(game_wanted))
        for lang in LANGUAGES:
            write_file(f"{id}.{lang}.ftl", texts(game_wanted, lang))
        save(f"{id}-{seed}.moments", moments(telling, plies_wanted))
        save(f"{id}-{seed}.sentences", sentences(telling))


if __name__ == "__main__":
    main()
